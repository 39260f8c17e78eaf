/** Every game's own bots, by game id. */
import { type AnyShelf, sealShelf } from '@parlor/kernel';
import { shelf as hanabi } from './hanabi/bots/index.ts';
import { shelf as hanto } from './hanto/bots/index.ts';

export const shelves: Readonly<Record<string, AnyShelf>> = { hanabi: sealShelf(hanabi), hanto: sealShelf(hanto) };
