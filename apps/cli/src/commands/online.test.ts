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
