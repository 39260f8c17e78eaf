import { type Begin, numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import type { View } from '../types.ts';
import { matcher } from './matcher.ts';

test('a pair is made before anything else', () => {
  expect(answer({ hand: [2, 3], pile: [1, 3] })).toEqual({ move: { card: 3 }, why: 'it makes a pair' });
});

test('without a pair it plays the rank of which the fewest are about', () => {
  expect(answer({ hand: [1, 2], pile: [2, 2, 3] })).toEqual({ move: { card: 2 }, why: '1 more of it are about' });
});

test('equal ranks are told apart by its own seed', () => {
  const cards = Array.from({ length: 20 }, (_, n) => answer({ hand: [1, 2], pile: [3] }, n).move.card);
  expect(new Set(cards)).toEqual(new Set([1, 2]));
  expect(answer({ hand: [1, 2], pile: [3] }, 7)).toEqual(answer({ hand: [1, 2], pile: [3] }, 7));
});

/** What it does on seat 0 of two, seeing these cards. */
function answer(seen: Pick<View, 'hand' | 'pile'>, seed = 1) {
  const options = { ranks: 4, bonus: false };
  const begin: Begin = { game: 'pairs', seat: 0, seats: 2, options, seed: numberedSeed(seed), budget: { ms: 100 } };
  const view: View = { options, seat: 0, turn: 0, handSizes: [2, 2], deck: 9, scores: [0, 0], happened: [], ...seen };
  const agent = matcher.make();
  agent.begin(begin);
  const moves = [...new Set(view.hand)].map(card => ({ card }));
  return agent.choose(view, moves, () => 100);
}
