import { describe, expect, test } from 'vitest';
import { after, counts, position, refusedAs, solo, worth } from './fixtures.ts';
import { codex } from './game.ts';

/** Cards that are placed one after the other while seat 0 never runs out: the fillers stay in hand. */
function laid(starter: string, placements: readonly string[]) {
  return solo([`${starter}@0,0`, ...placements], ['R09', 'R10']);
}

describe('worked examples', () => {
  test('C7 covering takes a symbol away before the new ones are added', () => {
    const start = solo(['S4f@0,0'], ['R12', 'R33', 'R01']);
    expect(counts(start)).toBe('F1 P1 A1 I1');
    const first = after(start, 'R12f@1,1');
    expect(counts(first)).toBe('F1 P3 A1');
    expect(counts(after(first, 'R33f@2,0'))).toBe('F1 P3 A1 I2');
  });

  test('C13 a resource card with a point scores it', () => {
    const start = solo(['S6b@0,0'], ['R29', 'R01']);
    expect(counts(start)).toBe('F1 P1 A1');
    const placed = after(start, 'R29f@1,1');
    expect(placed.scores[0]).toBe(1);
    expect(counts(placed)).toBe('F1 P1 A2');
  });

  test('C9 an absent corner of the starter forbids the cell', () => {
    const start = solo(['S6b@0,0'], ['R29', 'R01']);
    expect(refusedAs(start, 'R29f@-1,-1')).toBe('absent-corner');
    expect(refusedAs(start, 'R01b@1,-1')).toBe('absent-corner');
  });

  test('C9 an absent corner of a card forbids the cell, its other corners do not', () => {
    const placed = after(solo(['S2f@0,0'], ['R13', 'R31', 'R01']), 'R13f@1,1');
    expect(counts(placed)).toBe('F1 P3 I1');
    expect(refusedAs(placed, 'R31b@2,2')).toBe('absent-corner');
    expect(counts(after(placed, 'R31b@2,0'))).toBe('F1 P2 I2');
  });

  test('C11 the own absent corner may lie on top, and C7 one card covers two corners', () => {
    const first = after(solo(['S6f@0,0'], ['R11', 'R21', 'R36']), 'R11f@-1,1');
    expect(counts(first)).toBe('P3 A1 I1');
    const second = after(first, 'R21f@1,1');
    expect(counts(second)).toBe('P3 A2 I1');
    expect(counts(after(second, 'R36f@0,2'))).toBe('F1 P3 A1 I2 M1');
  });

  test('C10 a need that is not met, then C13 two points for each corner', () => {
    const first = after(solo(['S5b@0,0'], ['R32', 'G35', 'R33']), 'R32b@-1,1');
    expect(counts(first)).toBe('P1 A1 I2');
    expect(refusedAs(first, 'G35f@-2,2')).toBe('need');
    const second = after(first, 'R33b@1,1');
    expect(counts(second)).toContain('I3');
    expect(after(second, 'G35f@0,2').scores[0]).toBe(4);
  });

  test('C10 the need is judged before covering', () => {
    const first = after(solo(['S4b@0,0'], ['R22', 'G29', 'R01']), 'R22f@1,1');
    expect(counts(first)).toBe('A3 I1');
    const second = after(first, 'G29f@2,0');
    expect(second.scores[0]).toBe(3);
    expect(counts(second)).toBe('A2 I1 Q1');
    expect(worth(second, 'O11')).toBe(0);
  });

  test('C13 an object that was just covered does not score', () => {
    const start = solo(['S1f@0,0', 'R35f@1,1'], ['R40', 'R16', 'G31']);
    const ready = after(start, 'R40f@-1,1', 'R16b@2,0');
    expect(counts(ready)).toBe('P1 A2 I2 Q1');
    expect(ready.scores[0]).toBe(1);
    const scored = after(ready, 'G31f@2,2');
    expect(scored.scores[0]).toBe(2);
    expect(counts(scored)).toBe('P1 A2 I2 Q1');
  });

  test('C13 objects add up, the own one included', () => {
    const board = ['S3f@0,0', 'R07f@-1,-1', 'R26f@1,1', 'R36f@-1,1', 'R05b@1,-1'];
    const start = solo(board, ['G03', 'R01']);
    expect(counts(start)).toBe('F3 P1 A1 I2 M3');
    const scored = after(start, 'G03f@-2,-2');
    expect(scored.scores[0]).toBe(3);
    expect(counts(scored)).toContain('M3');
  });

  test('C11 face down a gold card needs nothing and gives nothing', () => {
    const start = solo(['S2f@0,0'], ['G20', 'R01']);
    expect(refusedAs(start, 'G20f@1,1')).toBe('need');
    const placed = after(start, 'G20b@1,1');
    expect(placed.scores[0]).toBe(0);
    expect(counts(placed)).toBe('F1 P2 I1');
  });

  test('C21 four in a diagonal are one group', () => {
    const state = laid('S1f', ['R31b@-1,1', 'R32b@-2,2', 'R33b@-3,3', 'R34b@-4,4']);
    expect(worth(state, 'O04')).toBe(2);
    expect(worth(state, 'O12')).toBe(2);
  });

  test('C21 a column with its head', () => {
    const state = laid('S2f', ['R21b@-1,1', 'R22b@-1,-1', 'R01b@0,2']);
    expect(worth(state, 'O07')).toBe(3);
    expect(worth(state, 'O11')).toBe(2);
  });

  test('C20 sets of objects', () => {
    const state = laid('S4f', ['R16f@1,1', 'R05f@-1,1', 'R36f@-1,-1', 'R37f@1,-1']);
    expect(counts(state)).toContain('Q1 K2 M1');
    expect(worth(state, 'O13')).toBe(3);
    expect(worth(state, 'O15')).toBe(2);
  });

  test('C17 twenty points in round 7: the round ends, one more follows without drawing', () => {
    const start = position(
      {
        turn: 1,
        boards: [['S1f@0,0'], ['S2f@0,0', 'R21b@1,-1', 'R22b@-1,-1'], ['S3f@0,0']],
        hands: [
          ['R01', 'R02', 'R03'],
          ['G27', 'R05', 'R06'],
          ['R11', 'R12', 'R13'],
        ],
        scores: [0, 17, 0],
        decks: { resource: ['R14', 'R15', 'R16'], gold: ['G01', 'G02'] },
      },
      3,
    );
    const triggered = after(start, 'G27f@-1,1');
    expect(triggered.scores[1]).toBe(20);
    expect(triggered.phase).toBe('DRAWING');
    const lastRound = after(triggered, 'd:R', 'R11b@1,1', 'd:R');
    expect([lastRound.last, lastRound.turn, lastRound.phase]).toEqual([true, 0, 'PLAYING']);
    const ended = after(lastRound, 'R01b@1,1', 'R05b@1,1', 'R12b@-1,1');
    expect([ended.phase, codex.turn(ended), codex.outcome(ended)?.reason]).toEqual(['ENDING', null, 'points']);
  });

  test('C23 at equal totals more objective cards met wins', () => {
    const start = position({
      last: true,
      turn: 1,
      boards: [
        ['S1f@0,0', 'R01b@1,1', 'R02b@-1,-1', 'R05f@-1,1', 'R06f@1,-1', 'R07f@2,2'],
        ['S3b@0,0', 'R03b@1,1', 'R04b@2,2', 'R11b@3,3', 'R12b@4,4', 'R21b@5,5', 'R22b@6,6', 'R23b@7,7'],
      ],
      hands: [[], ['R31']],
      scores: [19, 18],
      common: ['O09', 'O10'],
      own: ['O13', 'O11'],
    });
    const ended = after(start, 'R31b@-1,1');
    expect(ended.happened.filter(event => event.kind === 'scored').map(event => event.goals.map(goal => goal.points))).toEqual([
      [2, 0, 3],
      [2, 2, 2],
    ]);
    const outcome = codex.outcome(ended)!;
    expect(outcome.scores).toEqual([24, 24]);
    expect(outcome.extra).toEqual({ cards: [19, 18], objectives: [5, 6], completed: [2, 3] });
    expect([outcome.winners, outcome.places]).toEqual([[1], [2, 1]]);
  });

  test('C15 an empty gold deck: the slot is filled from the resource deck', () => {
    const drawn = after(
      position({
        phase: 'DRAWING',
        boards: [['S1f@0,0'], ['S2f@0,0']],
        hands: [[], ['R01']],
        table: [null, null, 'G01', null],
        decks: { resource: ['R09', 'R18'], gold: [] },
      }),
      'd:3',
    );
    expect(codex.view(drawn, 0).table).toEqual([null, null, 'R09', null]);
    expect(codex.view(drawn, 0).hands[0]![0]!.card).toBe('G01');
  });

  test('C6 off the grid, without contact, occupied', () => {
    const fresh = solo(['S1f@0,0'], ['R01', 'R02', 'R03']);
    expect(refusedAs(fresh, 'R01b@1,0')).toBe('off-grid');
    expect(refusedAs(fresh, 'R01b@2,2')).toBe('no-contact');
    expect(refusedAs(fresh, 'R01b@0,0')).toBe('occupied');
  });
});
