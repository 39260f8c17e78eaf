import { dice, numberedSeed, promiseOf } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { optionsOf } from './fixtures.ts';
import { hanabi } from './game.ts';

/** Random games in numbers: every move and every end, folded into one hash. If it moves, stored games replay differently. */
function signature(games: number): string {
  const chance = dice(numberedSeed(2026));
  let folded = '';
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 4);
    const colours = (['none', 'six', 'wild'] as const)[game % 3] ?? 'none';
    const state = hanabi.setup(optionsOf({ colours }, seats), seats, numberedSeed(game));
    const moves: string[] = [];
    while (state.turn !== null) {
      const move = chance.pick(hanabi.moves(state));
      moves.push(hanabi.format(move));
      hanabi.apply(state, move);
    }
    folded = promiseOf(`${folded}${moves.join(' ')}${JSON.stringify(state)}`);
  }
  return folded;
}

test('the signature of 1000 seeded games has not moved', () => {
  expect(signature(1000)).toBe('b1753b9d544d0e3f44190178ad11dce08c8375d199242602e9bdc9fb1d1b7a98');
});
