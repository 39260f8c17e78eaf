/** Every game's own bots, by game id. */
import { type AnyShelf, sealShelf } from '@parlor/kernel';
import { shelf as hanto } from './hanto/bots/index.ts';

export const shelves: Readonly<Record<string, AnyShelf>> = { hanto: sealShelf(hanto) };
