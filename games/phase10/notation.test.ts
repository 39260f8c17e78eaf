import { expect, test } from 'vitest';
import { format, parse, parseCard, standardText } from './notation.ts';
import { say } from './say.ts';
import { NAMES, start } from './support.ts';
import { SKIP, WILD } from './types.ts';
import { view } from './view.ts';

test.each([
  'draw deck',
  'draw discard',
  'draw none',
  'lay [R3 B3 W] [G5 G5 Y5]',
  'lay #4 [W R4 R5 B6 B7 Y8 G9]',
  'lay [W=3 W W W]',
  'hit R7 p2.1 top',
  'hit W p6.2 bottom',
  'hit G5 p1.2',
  'discard R9',
  'discard S >p3',
])('P53 "%s" reads back as it is written', text => {
  expect(format(parse(text) as NonNullable<ReturnType<typeof parse>>)).toBe(text);
});

test.each([
  ['DRAW  Deck', 'draw deck'],
  ['lay [r3,b3, w][g5 g5,y5]', 'lay [R3 B3 W] [G5 G5 Y5]'],
  ['discard s > P3', 'discard S >p3'],
  ['discard s>p3', 'discard S >p3'],
  ['hit w P2.1 TOP', 'hit W p2.1 top'],
  ['hit w,p2.1,top', 'hit W p2.1 top'],
  ['discard s, >p3', 'discard S >p3'],
])('P54 letters have no case and commas are blanks: "%s"', (text, canonical) => {
  expect(format(parse(text) as NonNullable<ReturnType<typeof parse>>)).toBe(canonical);
});

test.each([
  ['discard AS', 'discard B1'],
  ['discard 10d', 'discard Y10'],
  ['discard JK >p2', 'discard S >p2'],
  ['hit KH p1.1', 'hit W p1.1'],
  ['lay [AH JD QS] [K? K KC]', 'lay [R1 Y11 B12] [W W W]'],
])('P3 the names of two standard decks are read too: "%s"', (text, canonical) => {
  expect(format(parse(text) as NonNullable<ReturnType<typeof parse>>)).toBe(canonical);
});

test.each(['', 'draw', 'draw two', 'lay', 'lay R3 R3', 'lay [R3', 'lay [R13]', 'lay [R4 W=3]', 'lay [W=13 W]', 'lay [R3=3]'])(
  'P54 "%s" is no move',
  text => expect(parse(text)).toBeNull(),
);

test.each([
  'hit R7',
  'hit R7 p2',
  'hit R7 p2.1 left',
  'discard',
  'discard R0',
  'discard R9 p3',
  'discard R9 >',
  'discard R01',
  'pass',
])('P54 "%s" is no move either', text => expect(parse(text)).toBeNull());

test('P52 cards are colour and number, W and S; players p1 to p6 and groups count from 1', () => {
  const names = ['R1', 'R12', 'Y1', 'G1', 'B1', 'B12', 'W', 'S'];
  expect(names.map(parseCard)).toEqual([0, 11, 12, 24, 36, 47, WILD, SKIP]);
  expect(['R0', 'R13', 'X1', 'W1', '1R'].map(parseCard)).toEqual([null, null, null, null, null]);
  expect(parse('hit R7 p2.1')).toMatchObject({ on: 1, group: 0 });
  expect(parse('discard S >p6')).toMatchObject({ target: 5 });
});

test('P3 every card has a name in two standard decks and is read back by it', () => {
  for (let card = 0; card <= SKIP; card++) expect(parseCard(standardText(card))).toBe(card);
  expect([standardText(WILD), standardText(SKIP)]).toEqual(['K', 'JK']);
});

test('P54 people name cards by their place and players by the beginning of their names', () => {
  const seen = view(start({ hands: ['R3 B3 W G5 G5 Y5 S', 'R1', 'R2'] }), 0);
  const said = (text: string) => {
    const move = say(text, seen, NAMES);
    return move && format(move);
  };
  expect(said('lay 1 2 3 / 4 5 6')).toBe('lay [R3 B3 W] [G5 G5 Y5]');
  expect(said('lay #1 1 2 3 / g5 5 6')).toBe('lay #1 [R3 B3 W] [G5 G5 Y5]');
  expect(said('hit 4 BEN 2 top')).toBe('hit G5 p2.2 top');
  expect(said('hit w me 1')).toBe('hit W p1.1');
  expect(said('discard 7 skip cl')).toBe('discard S >p3');
  expect(said('discard 1')).toBe('discard R3');
  expect(said('discard 9')).toBeNull();
  expect(said('discard 7 skip nobody')).toBeNull();
  expect(said('sort phase')).toBeNull();
});
