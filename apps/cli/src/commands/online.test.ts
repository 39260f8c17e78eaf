import { expect, test } from 'vitest';
import { gameNamed } from '../input.ts';
import { createLine } from './online.ts';

const hanabi = gameNamed('hanabi');

test('flags of play become the settings of a table on a server', () => {
  const flags = {
    seats: '4',
    vs: ['pipeline', 'basic'],
    colours: 'six',
    single: 'true',
    limitSeconds: '60',
    seed: 'ab'.repeat(16),
    chat: 'phrases',
    public: true,
    watchers: false,
    sitIn: true,
    random: true,
    force: true,
  } as const;
  expect(createLine(hanabi, flags)).toBe(
    `create hanabi seats 4 colours=six single=true bots pipeline,basic limit 60 seed ${flags.seed} chat phrases public no-watchers sit-in random force`,
  );
});

test('without flags it is the smallest table with the usual options', () => {
  expect(createLine(hanabi, { watchers: true })).toBe('create hanabi seats 2');
});

test('an option that is wrong is refused before anything is asked of a server', () => {
  expect(() => createLine(hanabi, { colours: 'nine' })).toThrow('colours');
});

test.each([
  [{ limitSeconds: 'abc' }, '--limit-seconds takes a whole number from 1 to 120; "abc" is not.'],
  [{ limitSeconds: '121' }, '--limit-seconds takes a whole number from 1 to 120; "121" is not.'],
  [{ limitSeconds: '1e2' }, '--limit-seconds takes a whole number from 1 to 120; "1e2" is not.'],
  [{ seats: 'abc' }, '--seats takes a whole number from 2 to 5; "abc" is not.'],
  [{ seats: '6' }, '--seats takes a whole number from 2 to 5; "6" is not.'],
])('a number that is none is refused, not left out: %j', (flags, sentence) => {
  expect(() => createLine(hanabi, flags)).toThrow(sentence);
});
