import { expect, test } from 'vitest';
import { addressed, botName, seatNamed } from './names.ts';

const NAMES = ['nora', 'Ben', 'benny', 'Ann B'];

test.each([
  ['nora', 0],
  ['BEN', 1],
  ['benn', 2],
  ['ann b', 3],
  ['be', null],
  ['dora', null],
  ['', null],
])('%j is seat %j', (text, seat) => {
  expect(seatNamed(text, NAMES)).toBe(seat);
});

test.each([
  ['ben hello there', 'Ben', 'hello there'],
  ['ann b  psst', 'Ann B', 'psst'],
  ['dora hello', 'dora', 'hello'],
  ['ben', 'Ben', ''],
])('%j is to %s: %j', (line, name, text) => {
  expect(addressed(line, NAMES)).toEqual({ name, text });
});

test.each([
  ['search', 'search 1'],
  ['search 2', 'search 1 (2)'],
  ['friday', 'search 1 (friday)'],
])('the bot search, version 1, that sits here as %j is called %j', (atTable, shown) => {
  expect(botName({ name: 'search', version: '1' }, atTable)).toBe(shown);
});
