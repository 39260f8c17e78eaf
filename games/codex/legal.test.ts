import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, position, refusedAs, solo } from './fixtures.ts';
import { codex } from './game.ts';

const BOARD = ['S6b@0,0', 'R01b@1,1'];
const placing = () => position({ boards: [BOARD, ['S1f@0,0']], hands: [['R02', 'G10'], ['R03']] });
const drawing = (more: object = {}) =>
  position({ phase: 'DRAWING', boards: [BOARD, ['S1f@0,0']], hands: [['R02'], ['R03']], ...more });

describe('refusals, in their order', () => {
  test('C34 game-over comes before everything', () => {
    const over = position({ phase: 'ENDING' });
    expect(refusedAs(over, 'nonsense', 1)).toBe('game-over');
    expect(codex.moves(over)).toEqual([]);
  });

  test('C34 syntax comes before not-your-turn', () => {
    expect(refusedAs(placing(), 'R02 f', 1)).toBe('syntax');
    expect(refusedAs(placing(), 's:x', 1)).toBe('not-your-turn');
  });

  test('C34 wrong-phase comes before every fault of the move itself', () => {
    for (const text of ['s:x', 'c:pink', 'o:9', 'd:9']) expect(refusedAs(placing(), text)).toBe('wrong-phase');
    expect(refusedAs(drawing(), 'R99x@1,0')).toBe('wrong-phase');
  });

  test('C25 a pass from a player is wrong-phase in every phase', () => {
    for (const phase of ['STARTING', 'COLOR', 'OBJECTIVE', 'PLAYING', 'DRAWING']) {
      expect(refusedAs(position({ phase }), '-')).toBe('wrong-phase');
      expect(refusedAs(position({ phase }), 'skip')).toBe('wrong-phase');
    }
  });

  test('C34 bad-face', () => {
    expect(refusedAs(position({ phase: 'STARTING' }), 's:x')).toBe('bad-face');
    expect(refusedAs(position({ phase: 'STARTING' }), 'start sideways')).toBe('bad-face');
    expect(refusedAs(placing(), 'R99x@1,0')).toBe('bad-face');
  });

  test('C34 bad-colour and colour-taken', () => {
    const choosing = position({ phase: 'COLOR', turn: 1, colours: ['red', null] });
    expect(refusedAs(choosing, 'c:pink')).toBe('bad-colour');
    expect(refusedAs(choosing, 'c:red')).toBe('colour-taken');
    expect(refusedAs(choosing, 'colour blue')).toBeNull();
  });

  test('C34 bad-choice', () => {
    const choosing = position({ phase: 'OBJECTIVE', offered: [['O01', 'O02'], null] });
    for (const text of ['o:0', 'o:3', 'o:one', 'objective -1']) expect(refusedAs(choosing, text)).toBe('bad-choice');
  });

  test('C34 bad-card: no such card, a starter, an objective', () => {
    for (const card of ['R41', 'R00', 'S1', 'O01', 'X07', 'R7']) expect(refusedAs(placing(), `${card}f@1,0`)).toBe('bad-card');
  });

  test('C34 not-in-hand comes before the cell', () => {
    expect(refusedAs(placing(), 'R04f@1,0')).toBe('not-in-hand');
    expect(refusedAs(placing(), 'R03b@2,2')).toBe('not-in-hand');
  });

  test('C34 off-grid, occupied, no-contact, absent-corner, need', () => {
    expect(refusedAs(placing(), 'G10f@1,0')).toBe('off-grid');
    expect(refusedAs(placing(), 'G10f@-2,1')).toBe('off-grid');
    expect(refusedAs(placing(), 'G10f@1,1')).toBe('occupied');
    expect(refusedAs(placing(), 'G10f@4,4')).toBe('no-contact');
    expect(refusedAs(placing(), 'G10f@200000,200000')).toBe('no-contact');
    expect(refusedAs(placing(), 'G10f@-1,-1')).toBe('absent-corner');
    expect(refusedAs(placing(), 'G10f@2,2')).toBe('need');
    expect(refusedAs(placing(), 'G10b@2,2')).toBeNull();
  });

  test('C34 bad-slot, empty-slot, empty-deck', () => {
    const state = drawing({ table: ['R05', null], decks: { gold: ['G01'] } });
    for (const text of ['d:0', 'd:5', 'd:-1', 'd:X', 'draw table 9', 'draw silver deck'])
      expect(refusedAs(state, text)).toBe('bad-slot');
    expect(refusedAs(state, 'd:2')).toBe('empty-slot');
    expect(refusedAs(state, 'd:R')).toBe('empty-deck');
    expect(codex.moves(state).map(codex.format)).toEqual(['d:G', 'd:1']);
  });

  test('C34 a refused move changes nothing', () => {
    const state = placing();
    const before = JSON.stringify(state);
    for (const text of ['G10f@2,2', 'R02b@-1,-1', '-', 'nonsense']) refusedAs(state, text);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('C9 one absent corner among several neighbours forbids the cell', () => {
    // R13 has no top-right corner: 2,2 is closed, and stays so when R02 offers it a corner from the other side.
    const state = solo(['S3b@0,0', 'R13f@1,1', 'R02b@2,0', 'R04b@3,1'], ['R05', 'R06']);
    expect(refusedAs(state, 'R05b@2,2')).toBe('absent-corner');
    expect(refusedAs(state, 'R05b@4,2')).toBeNull();
  });

  test('C8 a closed cell never opens', () => {
    const state = after(solo(['S6b@0,0', 'R01b@1,1', 'R02b@2,0'], ['R03', 'R04']), 'R03b@3,-1');
    expect(refusedAs(state, 'R04b@1,-1')).toBe('absent-corner');
  });
});

describe('what the table does for an absent seat', () => {
  test('C24 in set-up: face front, the first free colour, objective 1', () => {
    const start = codex.setup({ deal: { first: 0 } }, 2, numberedSeed(2));
    const made: string[] = [];
    const state = codex.clone(start);
    while (state.phase !== 'PLAYING') {
      made.push(codex.format(codex.idle(state)));
      codex.apply(state, codex.idle(state));
    }
    expect(made).toEqual(['s:f', 's:f', 'c:red', 'c:blue', 'o:1', 'o:1']);
  });

  test('C25 in PLAYING the seat is passed over', () => {
    const state = placing();
    expect(codex.format(codex.idle(state))).toBe('-');
    codex.apply(state, codex.idle(state));
    expect(state.turn).toBe(1);
    expect(state.happened).toEqual([{ kind: 'skipped', seat: 0, why: 'passed' }]);
  });

  test('C26 in DRAWING the table draws: resource deck, else gold deck, else the lowest filled slot', () => {
    const idleAt = (more: object) => codex.format(codex.idle(drawing(more)));
    expect(idleAt({ decks: { resource: ['R09'], gold: ['G01'] }, table: ['R05'] })).toBe('d:R');
    expect(idleAt({ decks: { gold: ['G01'] }, table: ['R05'] })).toBe('d:G');
    expect(idleAt({ table: [null, 'R05', 'G05'] })).toBe('d:2');
    expect(idleAt({})).toBe('-');
  });

  test('C27 a game that is broken off counts no objectives', () => {
    const state = position({
      boards: [['S1f@0,0', 'R31b@-1,1', 'R32b@-2,2', 'R33b@-3,3']],
      common: ['O04', 'O12'],
      scores: [5, 3],
    });
    expect(codex.standing(state)).toEqual({ scores: [5, 3], extra: { cards: [5, 3], objectives: [0, 0], completed: [0, 0] } });
  });
});
