import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { solo } from './fixtures.ts';
import { codex } from './game.ts';
import { printed, printedObjective, readLaid } from './notation.ts';

const written = (text: string) => {
  const move = codex.parse(text);
  return move === null ? null : codex.format(move);
};

describe('notation', () => {
  test.each([
    ['start front', 's:f'],
    ['start back', 's:b'],
    ['colour red', 'c:red'],
    ['objective 1', 'o:1'],
    ['objective 2', 'o:2'],
    ['place R07 front at 1,-1', 'R07f@1,-1'],
    ['place G12 back at -2,0', 'G12b@-2,0'],
    ['draw resource deck', 'd:R'],
    ['draw gold deck', 'd:G'],
    ['draw table 2', 'd:2'],
    ['skip', '-'],
  ])('C30, C31 "%s" is read and written as %s', (long, short) => {
    expect(written(long)).toBe(short);
    expect(written(short)).toBe(short);
    expect(codex.parse(long)).toEqual(codex.parse(short));
  });

  test.each([
    's:x',
    'c:pink',
    'o:3',
    'o:-1',
    'd:5',
    'd:X',
    'S1f@0,0',
    'O01b@0,0',
    'R99f@1,1',
    'R7f@1,1',
    'R07q@1,1',
    'R07front@1,1',
  ])('C32 "%s" is read, so that its fault can be named', text => {
    expect(written(text)).toBe(text);
  });

  test.each([
    '',
    ' ',
    'R07f@+1,1',
    'R07f@01,1',
    'R07f@-0,0',
    'R07f@1, 1',
    'R07f @1,1',
    'R07@1,1',
    'f@1,1',
    'R07f@1',
    'R07f@1,1,1',
    's:',
    's:f ',
    's f',
    'o:01',
    'd:+1',
    'draw',
    'draw table',
    'place R07 at 1,1',
    'place R07 front 1,1',
    'start  front',
    '--',
    'R07f@1.5,1',
    'R07f@1e3,1',
    'R07f@1234567890123456,0',
    'draw table R',
    'place pine sideways at 1,1',
    'place R07x front at 1,1',
  ])('C32 "%s" is not a move', text => {
    expect(codex.parse(text)).toBeNull();
  });

  test.each([
    ['pinef@1,1', 'pine', 'f'],
    ['place pine back at 1,1', 'pine', 'b'],
    ['A1B2f@1,1', 'A1B2', 'f'],
    ['place A1B2 sideways at 1,1', 'A1B2', 'sideways'],
  ])('C32 "%s" is read, so that the fault can be named, and reads back', (text, card, face) => {
    const move = codex.parse(text)!;
    expect(move).toEqual({ kind: 'place', card, face, x: 1, y: 1 });
    expect(codex.parse(codex.format(move))).toEqual(move);
  });

  test('C33 a card on a board is written like a placement', () => {
    expect(readLaid('S1f@0,0')).toEqual({ card: 'S1', face: 'f', x: 0, y: 0 });
    expect(readLaid('S1x@0,0')).toBeNull();
    expect(readLaid('s:f')).toBeNull();
  });

  test('C2 what is printed on a card can be looked up by its id', () => {
    expect(printed('G12')).toMatchObject({ kingdom: 'P', front: '.Mx.', points: '1/M', need: 'FPP' });
    expect(printedObjective('O13')).toEqual({ id: 'O13', points: 3, set: 'QKM' });
    expect([printed('O13'), printed('G41'), printedObjective('R01')]).toEqual([null, null, null]);
  });
});

describe('what a person types', () => {
  const view = codex.view(solo(['S1f@0,0'], ['R07', 'G12']), 0);
  const said = (text: string) => {
    const move = codex.say(text, view, ['nora', 'ben']);
    return move === null ? null : codex.format(move);
  };

  test.each([
    ['place 2 1,1 back', 'G12b@1,1'],
    ['place 1 1,1', 'R07f@1,1'],
    ['PLACE g12 BACK at -1, 1', 'G12b@-1,1'],
    ['pl 1 b 1,1', 'R07b@1,1'],
    ['face back', 's:b'],
    ['Color RED', 'c:red'],
    ['colour y', 'c:yellow'],
    ['goal 1', 'o:1'],
    ['draw table 3', 'd:3'],
    ['draw 3', 'd:3'],
    ['draw gold', 'd:G'],
    ['draw res', 'd:R'],
    ['draw resource deck', 'd:R'],
  ])('"%s" means %s', (text, move) => {
    expect(said(text)).toBe(move);
  });

  test.each([
    '',
    'place',
    'place 3 1,1',
    'place 1',
    'color',
    'color purple',
    'draw',
    'draw silver',
    'goal',
    'board ben',
    'dance',
  ])('"%s" means nothing', text => {
    expect(said(text)).toBeNull();
  });

  test('a spectator has no hand to place from', () => {
    expect(codex.say('place 1 1,1', codex.view(codex.setup({ deal: null }, 2, numberedSeed(1)), null), [])).toBeNull();
  });
});
