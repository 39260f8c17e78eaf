import { pairs } from '@parlor/examples/pairs';
import { expect, test } from 'vitest';
import { judge, play, playIdle, understand } from './play.ts';
import { numberedSeed } from './seed.ts';

const start = () => pairs.setup({ ranks: 4, bonus: true }, 2, numberedSeed(1));
const legal = () => pairs.format(pairs.moves(start())[0]!);

test('a legal move gives a new state and leaves the old one alone', () => {
  const before = start();
  const played = play(pairs, before, 0, legal());
  expect(before).toEqual(start());
  expect(played).toMatchObject({ value: { turn: 1 } });
});

test('over comes before unreadable, unreadable before turn, turn before the rules', () => {
  const over = start();
  while (pairs.turn(over) !== null) pairs.apply(over, pairs.moves(over)[0]!);
  expect(judge(pairs, over, 1, 'gibberish')).toHaveProperty('refusal.code', 'over');
  expect(judge(pairs, start(), 1, 'gibberish')).toHaveProperty('refusal.code', 'syntax');
  expect(judge(pairs, start(), 1, 'play 9')).toHaveProperty('refusal.code', 'turn');
  expect(judge(pairs, start(), 0, 'play 9')).toHaveProperty('refusal.code', 'no-card');
});

test('an unreadable move is quoted, but not without end', () => {
  const judged = judge(pairs, start(), 0, 'x'.repeat(5000));
  expect(judged).toHaveProperty('refusal.message', `"${'x'.repeat(60)}" is not a move in Pairs.`);
});

test('the table plays idle, and its text reads back', () => {
  const { state, text } = playIdle(pairs, start());
  expect(state).toEqual((play(pairs, start(), 0, text) as { value: unknown }).value);
});

test('notation is tried before the way a person speaks', () => {
  const view = pairs.view(start(), 0);
  expect(understand(pairs, 'play 2', view, ['a', 'b'])).toEqual({ card: 2 });
  expect(understand(pairs, ' 2 ', view, ['a', 'b'])).toEqual({ card: 2 });
  expect(understand(pairs, 'whatever', view, ['a', 'b'])).toBeNull();
});
