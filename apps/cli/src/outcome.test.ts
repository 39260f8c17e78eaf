import { expect, test } from 'vitest';
import { outcomeLines } from './outcome.ts';

const NAMES = ['nora', 'ben', 'cleo'];

test('the end is told with reason, winners, places and scores, the best first', () => {
  const outcome = { scores: [20, 31, 20], places: [2, 1, 2], winners: [1], reason: 'points', extra: { objectives: [1, 3, 0] } };
  expect(outcomeLines(outcome, NAMES)).toEqual([
    'The game is over (points). ben wins.',
    'Scores: 1. ben 31, 2. nora 20, 2. cleo 20 (objectives 1 3 0)',
  ]);
});

test('where all share one place it is not said', () => {
  const outcome = { scores: [21, 21], places: [1, 1], winners: [], reason: 'deckout', extra: {} };
  expect(outcomeLines(outcome, NAMES)).toEqual(['The game is over (deckout). Nobody wins.', 'Scores: nora 21, ben 21']);
});
