import type { Outcome } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { makeWorth } from './worth.ts';

test('a winner has everything, the others nothing', () => {
  expect(makeWorth().of(end([3, 9, 5], [1], [3, 1, 2]))).toEqual([0, 1, 0]);
});

test('winners share', () => {
  expect(makeWorth().of(end([9, 9, 5], [0, 1], [1, 1, 3]))).toEqual([0.5, 0.5, 0]);
});

test('a draw is even', () => {
  const worth = makeWorth();
  expect(worth.of(end([0, 0], [], [1, 1]))).toEqual([0.5, 0.5]);
  expect(worth.of(end([0, 0], [], [1, 1]))).toEqual([0.5, 0.5]);
});

test('a team is measured against the lowest and the highest score seen', () => {
  const worth = makeWorth();
  expect(worth.of(end([10, 10], [], [1, 1]))).toEqual([0.5, 0.5]);
  expect(worth.of(end([20, 20], [], [1, 1]))).toEqual([1, 1]);
  expect(worth.of(end([15, 15], [], [1, 1]))).toEqual([0.5, 0.5]);
  expect(worth.of(end([10, 10], [], [1, 1]))).toEqual([0, 0]);
  expect(worth.of(end([25, 25], [0, 1], [1, 1]))).toEqual([1, 1]);
});

test('a tie with many points is even once the game was seen to be contested', () => {
  const worth = makeWorth();
  worth.of(end([20, 5], [0], [1, 2]));
  worth.of(end([10, 10], [0, 1], [1, 1]));
  expect(worth.of(end([25, 25], [0, 1], [1, 1]))).toEqual([0.5, 0.5]);
});

function end(scores: readonly number[], winners: readonly number[], places: readonly number[]): Outcome {
  return { scores, winners, places, reason: 'test', extra: {} };
}
