/** Every game's own bots, by game id. */
import { type AnyShelf, sealShelf } from '@parlor/kernel';
import { shelf as codex } from './codex/bots/index.ts';
import { shelf as hanabi } from './hanabi/bots/index.ts';
import { shelf as hanto } from './hanto/bots/index.ts';
import { shelf as phase10 } from './phase10/bots/index.ts';

export const shelves: Readonly<Record<string, AnyShelf>> = {
  hanabi: sealShelf(hanabi),
  phase10: sealShelf(phase10),
  codex: sealShelf(codex),
  hanto: sealShelf(hanto),
};
