/** The registry: every game, by id. A new game is one line here and one in bots.ts, boards.ts and testing.ts. */
import { type AnyGame, seal } from '@parlor/kernel';
import { codex } from './codex/game.ts';
import { hanabi } from './hanabi/game.ts';
import { hanto } from './hanto/game.ts';
import { phase10 } from './phase10/game.ts';

export const games: readonly AnyGame[] = [seal(hanabi), seal(phase10), seal(codex), seal(hanto)];

export function findGame(id: string): AnyGame | null {
  return games.find(game => game.id === id) ?? null;
}
