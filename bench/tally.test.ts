import { expect, test } from 'vitest';
import type { Result } from './matchup.ts';
import { describeTally, reaches, tally } from './tally.ts';

const WINS = { kind: 'wins', share: 0.6 } as const;

test('wins, draws and losses are counted for the seat the bot sat in', () => {
  const sums = tally(WINS, [game(0, [0]), game(1, [1]), game(1, [0]), game(0, [])]);
  expect(sums).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, mean: 0.5 });
});

test('a shared win counts as its share and is no loss', () => {
  expect(tally(WINS, [game(0, [0, 1])])).toMatchObject({ wins: 0.5, losses: 0, mean: 0.5 });
});

test('the standard error is that of the mean', () => {
  const sums = tally(WINS, [game(0, [0]), game(0, [0]), game(0, [0]), game(0, [1])]);
  expect(sums.error).toBeCloseTo(Math.sqrt(0.25 / 4));
  expect(describeTally(WINS, sums)).toBe('75 % ± 25 %');
});

test('a score is the mean over all games and seats', () => {
  const bar = { kind: 'score', mean: 20 } as const;
  const sums = tally(bar, [game(0, [], [18, 18]), game(0, [], [24, 24])]);
  expect(sums.mean).toBe(21);
  expect(reaches(bar, sums)).toBe(true);
  expect(reaches({ kind: 'score', mean: 21.5 }, sums)).toBe(false);
});

test('a bar of wins is reached at its share, a bar of losses by their number', () => {
  const sums = tally(WINS, [game(0, [0]), game(0, [0]), game(0, [0]), game(0, [1]), game(0, [1])]);
  expect(reaches(WINS, sums)).toBe(true);
  expect(reaches({ kind: 'wins', share: 0.61 }, sums)).toBe(false);
  expect(reaches({ kind: 'losses', most: 2 }, sums)).toBe(true);
  expect(reaches({ kind: 'losses', most: 1 }, sums)).toBe(false);
});

test('faults of all seats are counted', () => {
  expect(tally(WINS, [{ ...game(0, [0]), faults: [1, 2] }]).faults).toBe(3);
});

function game(seat: number, winners: readonly number[], scores: readonly number[] = [0, 0]): Result {
  return { game: 0, seat, scores, winners, moves: 1, faults: [0, 0] };
}
