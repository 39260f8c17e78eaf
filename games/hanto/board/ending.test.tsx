// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hanto } from '../game.ts';
import type { End } from '../types.ts';
import { HantoEnding } from './ending.tsx';

afterEach(cleanup);

test.each([
  [{ reason: 'surrounded', winner: 0 }, 'You win with blue.', 'The red butterfly is surrounded.'],
  [{ reason: 'surrounded', winner: 1 }, 'BOT search 1 wins with red.', 'The blue butterfly is surrounded.'],
  [{ reason: 'resigned', winner: 1 }, 'BOT search 1 wins with red.', 'Blue resigned.'],
  [{ reason: 'both-surrounded', winner: null }, 'A draw.', 'Both butterflies are surrounded.'],
  [{ reason: 'limit', winner: null }, 'A draw.', 'The last move of the game was made.'],
  [{ reason: 'blocked', winner: null }, 'A draw.', 'There was no legal move left.'],
] as const)('%j: %s %s', (end: End, result, reason) => {
  draw(end, end.reason, end.winner);
  expect(screen.getByText(result)).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
});

test.each([
  ['left', 0, 'You win with blue.', 'Red left the table.'],
  ['alone', 0, 'You win with blue.', 'Red did not come back.'],
  ['closed', null, 'A draw.', 'The table was closed.'],
] as const)('ended by the table, %s: why is said too', (reason, winner, result, why) => {
  draw(null, reason, winner);
  expect(screen.getByText(result)).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
});

function draw(end: End | null, reason: string, winner: number | null): void {
  const read = hanto.options.read({ variant: 'delta' }, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const view = hanto.view(hanto.setup(read.value, 2, '00000000000000000000000000000007'), 0);
  const people = [
    { name: 'nora', bot: false, present: true },
    { name: 'search 1', bot: true, present: true },
  ];
  const outcome = { scores: [0, 0], winners: winner === null ? [] : [winner], places: [1, 1], reason, extra: {} };
  render(<HantoEnding view={{ ...view, end }} seat={0} people={people} outcome={outcome} />);
}
