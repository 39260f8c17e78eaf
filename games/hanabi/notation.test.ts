import { describe, expect, test } from 'vitest';
import { start } from './fixtures.ts';
import { hanabi } from './game.ts';

const NAMES = ['nora', 'ben', 'Ben Two', 'cleo'];
const view = hanabi.view(start({ seats: 4 }), 0);
const said = (text: string) => {
  const move = hanabi.say(text, view, NAMES);
  return move && hanabi.format(move);
};

describe('notation', () => {
  test.each(['P0', 'P4', 'D3', 'H2:R', 'H1:4', 'H0:M', 'H4:5'])('H23 %s reads back as itself', text => {
    const move = hanabi.parse(text);
    expect(move && hanabi.format(move)).toBe(text);
  });

  test.each([
    '',
    'P',
    'P5',
    'p0',
    'P00',
    ' P0',
    'P0 ',
    'D-1',
    'H1R',
    'H1:6',
    'H1:0',
    'H5:R',
    'H1:P',
    'h1:r',
    'H1:RR',
    '__proto__',
  ])('H23 "%s" is no move', text => expect(hanabi.parse(text)).toBeNull());
});

describe('what people type', () => {
  test.each([
    ['play 3', 'P2'],
    ['PLAY 1', 'P0'],
    ['discard 4', 'D3'],
    ['  discard   slot 4 ', 'D3'],
    ['hint ben red', 'H1:R'],
    ['hint cleo 2', 'H3:2'],
    ['hint c m', 'H3:M'],
    ['hint cl rainbow', 'H3:M'],
    ['hint cleo ra', 'H3:M'],
    ['hint cleo r', 'H3:R'],
    ['tell ben two white', 'H2:W'],
    ['hint BEN two 5', 'H2:5'],
    ['h nora b', 'H0:B'],
  ])('H3 "%s" is %s', (text, move) => expect(said(text)).toBe(move));

  test.each([
    'play',
    'play 0',
    'play 6',
    'play 1 2',
    'hint',
    'hint ben',
    'hint be red',
    'hint zoe red',
    'hint ben purple',
    'pass',
    '',
  ])('"%s" is no move', text => expect(said(text)).toBeNull());
});
