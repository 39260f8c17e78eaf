import { describe, expect, test } from 'vitest';
import { after, position, solo } from './fixtures.ts';
import { codex } from './game.ts';
import type { State } from './types.ts';

const kinds = (state: State) => state.happened.map(event => event.kind);
const both = (hands: string[][], more: object = {}) => position({ boards: [['S3b@0,0'], ['S4b@0,0']], hands, ...more });

describe('a turn', () => {
  test('C9 place, then draw, then the next seat', () => {
    const start = both([['R01'], ['R02']], { table: ['R05', 'R06', 'G07', 'G08'], decks: { resource: ['R09'], gold: ['G11'] } });
    const placed = after(start, 'R01f@1,1');
    expect([placed.phase, placed.turn]).toEqual(['DRAWING', 0]);
    const drawn = after(placed, 'd:1');
    expect([drawn.phase, drawn.turn]).toEqual(['PLAYING', 1]);
    expect(codex.view(drawn, 0).hands[0]!.map(held => held.card)).toEqual(['R05']);
  });

  test('C13 the points of a placement are told with their reason', () => {
    const corners = after(solo(['S5b@0,0', 'R32b@-1,1', 'R33b@1,1'], ['G35', 'R01']), 'G35f@0,2');
    expect(corners.happened[0]).toMatchObject({
      kind: 'placed',
      covered: ['.', '.'],
      gain: { points: 4, per: 'corner', times: 2 },
      score: 4,
    });
    const objects = after(solo(['S3f@0,0', 'R07f@-1,-1', 'R26f@1,1', 'R36f@-1,1', 'R05b@1,-1'], ['G03', 'R01']), 'G03f@-2,-2');
    expect(objects.happened[0]).toMatchObject({ covered: ['M'], gain: { points: 3, per: 'M', times: 3 } });
    const flat = after(solo(['S6b@0,0'], ['R29', 'R01']), 'R29f@1,1');
    expect(flat.happened[0]).toMatchObject({ covered: ['.'], gain: { points: 1, per: 'card', times: 1 } });
    const faceDown = after(solo(['S6b@0,0'], ['R29', 'R01']), 'R29b@1,1');
    expect(faceDown.happened[0]).toMatchObject({ gain: { points: 0 }, score: 0 });
  });

  test('C13 a corner card may cover four corners', () => {
    const ring = ['R01b@-1,1', 'R02b@1,1', 'R04b@-2,2', 'R05b@2,2', 'R11b@-1,3', 'R12b@1,3'];
    const start = solo(['S3b@0,0', ...ring], ['G05', 'R06']);
    expect(after(start, 'G05f@0,2').scores[0]).toBe(8);
    expect(after(start, 'G05b@0,2').scores[0]).toBe(0);
  });

  test('C14 points have no limit', () => {
    expect(after(solo(['S6b@0,0'], ['R29', 'R01'], { scores: [29] }), 'R29f@1,1').scores[0]).toBe(30);
  });

  test('C15 a draw is told: from where, and which of the six places changed to what', () => {
    const start = both([['R01'], ['R02']], {
      table: ['R05', 'R06', 'G07', 'G08'],
      decks: { resource: ['R09', 'R18'], gold: ['G11'] },
    });
    const table = after(start, 'R01f@1,1', 'd:2');
    expect(table.happened).toEqual([
      { kind: 'drew', seat: 0, from: '2', drawn: { kind: 'resource', kingdom: 'F' } },
      { kind: 'changed', place: 3, to: { kind: 'resource', kingdom: 'F', card: 'R09' } },
      { kind: 'changed', place: 0, to: { kind: 'resource', kingdom: 'P', card: null } },
    ]);
    const deck = after(start, 'R01f@1,1', 'd:G');
    expect(deck.happened).toEqual([
      { kind: 'drew', seat: 0, from: 'G', drawn: { kind: 'gold', kingdom: 'P' } },
      { kind: 'changed', place: 1, to: null },
    ]);
  });

  test('C15 each slot is filled from its own deck, and stays empty if both are', () => {
    const slot = (number: string, decks: object) =>
      codex.view(after(both([['R01'], ['R02']], { table: ['R05', 'R06', 'G07', 'G08'], decks }), 'R01f@1,1', `d:${number}`), 0)
        .table;
    expect(slot('1', { resource: ['R09'], gold: ['G11'] })).toEqual(['R09', 'R06', 'G07', 'G08']);
    expect(slot('4', { resource: ['R09'], gold: ['G11'] })).toEqual(['R05', 'R06', 'G07', 'G11']);
    expect(slot('1', { gold: ['G11'] })).toEqual(['G11', 'R06', 'G07', 'G08']);
    expect(slot('3', { resource: ['R09'] })).toEqual(['R05', 'R06', 'R09', 'G08']);
    expect(slot('3', {})).toEqual(['R05', 'R06', null, 'G08']);
  });

  test('C16 where nothing can be drawn the draw is skipped', () => {
    const state = after(both([['R01', 'R03'], ['R02']]), 'R01f@1,1');
    expect([state.phase, state.turn]).toEqual(['PLAYING', 1]);
    expect(state.happened.at(-1)).toEqual({ kind: 'skipped', seat: 0, why: 'no-draw' });
  });

  test('C12 a seat without a cell is passed over by the rules', () => {
    const shut = ['S6b@0,0', 'G39f@-1,1', 'G07f@1,1', 'G30f@-2,0'];
    const start = position({ boards: [['S3b@0,0'], shut, ['S4b@0,0']], hands: [['R01', 'R02'], ['R03'], ['R04']] }, 3);
    expect(codex.view(start, 1).boards[1]!.spots).toEqual([]);
    const state = after(start, 'R01f@1,1');
    expect(state.turn).toBe(2);
    expect(state.happened.at(-1)).toEqual({ kind: 'skipped', seat: 1, why: 'blocked' });
  });

  test('C12 a seat without a card is passed over by the rules', () => {
    expect(after(both([['R01', 'R02'], []]), 'R01f@1,1').turn).toBe(0);
  });
});

describe('the end', () => {
  test('C17 both decks empty after a refill: the round ends, then the last round without a draw', () => {
    const start = both(
      [
        ['R01', 'R02'],
        ['R03', 'R04'],
      ],
      { table: ['R05', 'R06'], decks: { resource: ['R09'] } },
    );
    const triggered = after(start, 'R01f@1,1', 'd:1');
    expect(triggered.trigger).toBe('decks');
    expect(kinds(triggered)).toContain('triggered');
    const lastRound = after(triggered, 'R03f@1,1', 'd:2');
    expect([lastRound.last, kinds(lastRound).at(-1)]).toEqual([true, 'last-round']);
    const ended = after(lastRound, 'R02b@-1,1', 'R04b@-1,1');
    expect([ended.phase, codex.outcome(ended)!.reason]).toEqual(['ENDING', 'decks']);
  });

  test('C17 a trigger on the last seat makes the very next round the last', () => {
    const start = both([['R01'], ['R40', 'R02']], { turn: 1, scores: [0, 19], decks: { resource: ['R09', 'R10'] } });
    const drawn = after(start, 'R40f@1,1', 'd:R');
    expect([drawn.last, drawn.turn]).toEqual([true, 0]);
  });

  test('C17 a second trigger changes nothing', () => {
    const start = both(
      [
        ['R08', 'R02'],
        ['R40', 'R04'],
      ],
      { scores: [19, 19], decks: { resource: ['R09', 'R10', 'R12'] } },
    );
    const first = after(start, 'R08f@1,1', 'd:R');
    const second = after(first, 'R40f@1,1');
    expect(kinds(second)).not.toContain('triggered');
    expect(second.trigger).toBe('points');
  });

  test('C18 a round of passes ends the game; nobody having triggered it, the reason is decks', () => {
    const state = both([['R01'], ['R02']], { decks: { resource: ['R09'] } });
    codex.apply(state, codex.idle(state));
    expect(state.phase).toBe('PLAYING');
    codex.apply(state, codex.idle(state));
    expect([state.phase, codex.outcome(state)!.reason]).toEqual(['ENDING', 'decks']);
  });

  test('C18 a round in which somebody has placed is no round of passes', () => {
    const state = after(
      both([
        ['R01', 'R03'],
        ['R02', 'R04'],
      ]),
      'R01f@1,1',
    );
    codex.apply(state, codex.idle(state));
    expect([state.phase, state.turn]).toEqual(['PLAYING', 0]);
    codex.apply(state, codex.idle(state));
    expect(codex.turn(after(state, 'R02f@1,1'))).toBe(0);
  });

  test('C18 the last cards being played the game ends of itself', () => {
    const ended = after(both([['R01'], ['R02']]), 'R01f@1,1', 'R02f@1,1');
    expect([ended.phase, codex.outcome(ended)!.reason]).toEqual(['ENDING', 'decks']);
  });

  test('C19 objectives are told by card, and own ones are shown to all', () => {
    const start = position({
      last: true,
      turn: 1,
      boards: [['S1f@0,0', 'R31b@-1,1', 'R32b@-2,2', 'R33b@-3,3'], ['S2f@0,0']],
      hands: [[], ['R01']],
      scores: [4, 7],
      common: ['O04', 'O09'],
      own: ['O12', 'O10'],
    });
    expect(codex.view(start, 1).goals[0]!.own).toBeNull();
    const ended = after(start, 'R01b@1,1');
    expect(ended.happened.filter(event => event.kind === 'scored')[0]).toEqual({
      kind: 'scored',
      seat: 0,
      goals: [
        { card: 'O04', times: 1, points: 2 },
        { card: 'O09', times: 0, points: 0 },
        { card: 'O12', times: 1, points: 2 },
      ],
      total: 8,
    });
    expect(ended.scores).toEqual([8, 7]);
    expect(codex.view(ended, 1).goals[0]!.own).toBe('O12');
  });

  test('C22 the highest total wins', () => {
    const outcome = codex.outcome(position({ phase: 'ENDING', scores: [21, 25, 25, 3] }, 4))!;
    expect(outcome.places).toEqual([3, 1, 1, 4]);
  });

  test('C23 who is equal in everything shares the win', () => {
    expect(codex.outcome(position({ phase: 'ENDING', scores: [21, 21] }))!.winners).toEqual([0, 1]);
  });
});
