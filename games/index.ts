/** The registry: every game, by id. A new game is one line here and one in bots.ts, boards.ts and testing.ts. */
import type { AnyGame } from '@parlor/kernel';

export const games: readonly AnyGame[] = [];

export function findGame(id: string): AnyGame | null {
  return games.find(game => game.id === id) ?? null;
}
