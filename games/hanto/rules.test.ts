/** One test or more for every clause of RULES.md. */
import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { distance, neighboursOf } from './hex.ts';
import { limitOf, rulesOf } from './rules.ts';
import { after, codeOf, playAll } from './script.ts';
import { EDITIONS, type State, VARIANTS } from './types.ts';

/** Blue's butterfly and one piece more, red's butterfly and one piece more, in a row from -1,0 to 2,0. */
const ROW = 'B@0,0 B@1,0 C@-1,0 C@2,0';

function listed(state: State): string[] {
  return hanto.moves(state).map(hanto.format);
}

describe('the board', () => {
  test('T1 the six neighbours come clockwise from north', () => {
    expect(neighboursOf({ x: 2, y: 3 }).map(({ x, y }) => `${x},${y}`)).toEqual(['2,4', '3,3', '3,2', '2,2', '1,3', '1,4']);
  });

  test('T1 1,1 and -1,-1 are not beside 0,0', () => {
    expect(distance({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(2);
    expect(distance({ x: 0, y: 0 }, { x: -1, y: -1 })).toBe(2);
    expect(distance({ x: 3, y: -1 }, { x: -2, y: 1 })).toBe(5);
  });

  test('T1 neighbouring hexes have exactly two neighbours in common', () => {
    const origin = { x: 0, y: 0 };
    for (const next of neighboursOf(origin)) {
      expect(neighboursOf(origin).filter(hex => distance(hex, next) === 1)).toHaveLength(2);
    }
  });

  test('T2 a second piece on a hex is refused, and pieces stay where they are put', () => {
    const state = after({}, ROW);
    expect(codeOf(state, 'S@1,0')).toBe('occupied');
    expect(codeOf(state, 'C:-1,0>0,0')).toBe('occupied');
    expect(after({}, `${ROW} C:-1,0>-1,1`).pieces).toHaveLength(4);
  });
});

describe('turns', () => {
  test('T3 blue is seat 0 and red seat 1, and they move in turn', () => {
    const { states } = playAll({}, ROW);
    expect(states.map(hanto.turn)).toEqual([0, 1, 0, 1, 0]);
    expect(states.at(-1)?.pieces.map(piece => piece.seat)).toEqual([0, 1, 0, 1]);
  });

  test('T3 there is no pass', () => {
    expect(codeOf(after({}, ''), 'pass')).toBe('bad-move');
  });

  test('T4 red opens where the table says so, but not in Alpha', () => {
    for (const variant of VARIANTS) {
      const opens = after({ variant, first: 'red' }, '').turn;
      expect([variant, opens]).toEqual([variant, variant === 'alpha' ? 0 : 1]);
    }
  });
});

describe('placing', () => {
  test('T5 a hand runs out', () => {
    const state = after({ variant: 'epsilon' }, 'B@0,0 B@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0');
    expect(state.hands[0]).toEqual({ B: 0, S: 0, C: 6, H: 4 });
    expect(codeOf(state, 'S@-3,0')).toBe('none-left');
    expect(codeOf(state, 'B@-3,0')).toBe('none-left');
  });

  test('T5 a piece the variant has not is refused', () => {
    expect(codeOf(after({ variant: 'alpha' }, ''), 'S@0,0')).toBe('piece-not-in-game');
    expect(codeOf(after({ variant: 'gamma' }, ''), 'C@0,0')).toBe('piece-not-in-game');
    expect(codeOf(after({ variant: 'delta' }, ''), 'H@0,0')).toBe('piece-not-in-game');
    expect(codeOf(after({ variant: 'epsilon' }, ''), 'D:0,0>1,0')).toBe('piece-not-in-game');
  });

  test('T6 the first piece goes on 0,0', () => {
    const start = after({}, '');
    expect(listed(start)).toEqual(['B@0,0', 'S@0,0', 'C@0,0']);
    expect(codeOf(start, 'B@1,0')).toBe('first-not-origin');
  });

  test('T6 later pieces touch the group', () => {
    const state = after({}, 'B@0,0');
    expect(codeOf(state, 'B@1,0')).toBeNull();
    expect(codeOf(state, 'B@1,1')).toBe('not-adjacent');
  });

  test('T7 the butterfly is due on the own fourth turn, and in time then', () => {
    const late = after({}, 'S@0,0 B@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0');
    expect(codeOf(late, 'S@-3,0')).toBe('butterfly-due');
    expect(codeOf(late, 'B@-3,0')).toBeNull();
    expect(listed(late).every(text => text.startsWith('B@'))).toBe(true);
  });

  test('T7 it is due for each player apart, also for the one who moves second', () => {
    const state = after({ variant: 'beta' }, 'B@0,0 S@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0 S@-3,0');
    expect(codeOf(state, 'S@4,0')).toBe('butterfly-due');
    expect(codeOf(state, 'B@4,0')).toBeNull();
  });

  test('T7 it is not due on the third turn', () => {
    expect(codeOf(after({}, 'S@0,0 S@1,0 S@-1,0 S@2,0'), 'S@-2,0')).toBeNull();
  });

  test('T8 from the third piece on a new one may not touch the opponent', () => {
    expect(codeOf(after({}, 'B@0,0'), 'B@1,0')).toBeNull();
    expect(codeOf(after({}, 'B@0,0 B@1,0'), 'C@0,1')).toBe('touches-opponent');
    expect(codeOf(after({}, 'B@0,0 B@1,0'), 'C@-1,1')).toBeNull();
  });

  test('T8 there is no colour rule in Beta and Gamma 2013', () => {
    expect(codeOf(after({ variant: 'beta' }, 'B@0,0 B@1,0'), 'S@0,1')).toBeNull();
    expect(codeOf(after({ variant: 'gamma', edition: '2013' }, 'B@0,0 B@1,0'), 'S@0,1')).toBeNull();
    expect(codeOf(after({ variant: 'gamma', edition: '2016' }, 'B@0,0 B@1,0'), 'S@0,1')).toBe('touches-opponent');
  });

  test('T8 a piece that moves may end beside the opponent', () => {
    expect(codeOf(after({}, 'B@0,0 B@1,0 S@-1,0 S@2,0'), 'S:-1,0>3,0')).toBeNull();
  });
});

describe('moving', () => {
  test('T9 the piece must be there, ours, and of the named type', () => {
    const state = after({}, ROW);
    expect(codeOf(state, 'C:-2,0>-2,1')).toBe('no-piece');
    expect(codeOf(state, 'C:2,0>2,1')).toBe('not-your-piece');
    expect(codeOf(state, 'S:-1,0>-1,1')).toBe('wrong-type');
    expect(codeOf(state, 'C:-1,0>-1,1')).toBeNull();
  });

  test('T9 fixed types never move', () => {
    expect(codeOf(after({ variant: 'beta' }, 'B@0,0 B@1,0'), 'B:0,0>0,1')).toBe('cannot-move');
    expect(codeOf(after({ variant: 'gamma', edition: '2013' }, 'B@0,0 B@1,0 S@-1,0 S@2,0'), 'S:-1,0>-1,1')).toBe('cannot-move');
  });

  test('T9 the hex it leaves is no destination', () => {
    expect(codeOf(after({}, ROW), 'C:-1,0>-1,0')).toBe('occupied');
  });

  test('T10 nothing moves before the own butterfly is down', () => {
    const state = after({}, 'S@0,0 B@1,0 S@-1,0 S@2,0');
    expect(codeOf(state, 'S:-1,0>-1,1')).toBe('butterfly-first');
    expect(listed(state).some(text => text.includes(':'))).toBe(false);
  });

  test('T11 a move may not split the group', () => {
    expect(codeOf(after({}, ROW), 'B:0,0>0,1')).toBe('splits-group');
    expect(codeOf(after({}, 'B@0,0 B@1,0 S@-1,0 S@2,0'), 'S:-1,0>9,9')).toBe('splits-group');
  });

  test('T11 a piece that holds two parts together may move where it still does', () => {
    // Red's sparrow on 1,0 joins 0,0 and 2,-1; on 1,-1 it still does.
    const state = after({}, 'B@0,0 S@1,0 S@-1,0 B@2,-1 S@-2,0');
    expect(codeOf(state, 'S:1,0>1,-1')).toBeNull();
    expect(codeOf(state, 'S:1,0>3,-1')).toBe('splits-group');
  });

  test('T12 a walker goes no further than its steps', () => {
    expect(codeOf(after({ edition: '2013' }, ROW), 'C:-1,0>0,1')).toBe('too-far');
    expect(codeOf(after({ edition: '2016' }, ROW), 'C:-1,0>0,1')).toBeNull();
    expect(codeOf(after({ edition: '2016' }, ROW), 'C:-1,0>1,1')).toBeNull();
    expect(codeOf(after({ edition: '2016' }, ROW), 'C:-1,0>2,1')).toBe('too-far');
  });

  test('T12 a step needs room under the slide rule', () => {
    const tight = 'B@0,0 B@1,0 S@0,-1 S@1,1 S@-1,0 S@2,0';
    expect(codeOf(after({ variant: 'gamma', edition: '2014' }, tight), 'B:0,0>1,-1')).toBe('no-slide');
    expect(codeOf(after({ variant: 'gamma', edition: '2013' }, tight), 'B:0,0>1,-1')).toBeNull();
  });

  test('T12 the group holds after every step of a walk, not only after the last', () => {
    // The way from -2,2 down to -2,-1 leads through the open.
    const state = after({ edition: '2016' }, 'B@0,0 B@0,-1 C@-1,1 C@0,-2 C@-2,2 S@-1,-2');
    expect(codeOf(state, 'C:-2,2>-2,-1')).toBe('no-slide');
  });

  test('T13 a sparrow flies over everything, in Delta as far as it likes, in Epsilon four hexes', () => {
    const line = `${ROW} S@-2,0 C@3,0`;
    expect(codeOf(after({ variant: 'delta' }, line), 'S:-2,0>4,0')).toBeNull();
    expect(codeOf(after({ variant: 'epsilon' }, line), 'S:-2,0>4,0')).toBe('too-far');
    expect(codeOf(after({ variant: 'epsilon' }, line), 'S:-2,0>2,-1')).toBeNull();
    expect(codeOf(after({ variant: 'epsilon' }, line), 'S:-2,0>3,-1')).toBe('too-far');
    expect(codeOf(after({ variant: 'epsilon' }, line), 'S:-2,0>-2,1')).toBeNull();
  });

  test('T13 a flight needs no room to slide', () => {
    const state = after({}, 'B@0,0 B@1,0 S@-1,0 S@2,0 S@-1,1 S@1,1 C@-1,-1 S@2,-1');
    expect(codeOf(state, 'S:-1,1>0,1')).toBeNull();
  });

  test('T14 a horse jumps in a line over pieces without a gap', () => {
    const state = after({ variant: 'epsilon' }, 'B@0,0 B@1,0 H@-1,0 S@2,0');
    expect(codeOf(state, 'H:-1,0>3,0')).toBeNull();
    expect(codeOf(state, 'H:-1,0>4,0')).toBe('bad-jump');
    expect(codeOf(state, 'H:-1,0>-1,1')).toBe('bad-jump');
    expect(codeOf(state, 'H:-1,0>1,1')).toBe('bad-jump');
    expect(codeOf(state, 'H:-1,0>1,-1')).toBe('bad-jump');
  });
});

describe('the end', () => {
  const SURROUND = 'B@0,0 B@-1,0 S@-1,1 S@-2,1 S@-2,0 S@-1,-1 S@0,-1';

  test('T15 a surrounded butterfly loses', () => {
    const state = after({ variant: 'beta' }, SURROUND);
    expect(hanto.outcome(state)).toEqual({ scores: [1, 0], winners: [0], places: [1, 2], reason: 'surrounded', extra: {} });
    expect(hanto.turn(state)).toBeNull();
    expect(hanto.moves(state)).toEqual([]);
  });

  test('T15 a player can lose by the own move', () => {
    const state = after({ variant: 'beta' }, 'B@0,0 S@1,0 S@-1,0 S@0,1 S@-1,1 B@1,1 S@-2,0 S@0,-1 S@-3,0 S@1,-1');
    expect(hanto.outcome(state)).toMatchObject({ winners: [1], reason: 'surrounded' });
    const own = after({ variant: 'beta' }, 'B@0,0 S@1,0 S@-1,0 S@0,1 S@-1,1 B@1,1 S@1,-1 S@2,0 S@0,-1');
    expect(hanto.outcome(own)).toMatchObject({ winners: [1], reason: 'surrounded' });
  });

  test('T16 both surrounded by one move is a draw', () => {
    const both = 'B@0,0 B@1,-1 S@0,1 S@2,-1 S@-1,1 S@2,-2 S@-1,0 S@1,-2 S@1,0 S@0,-1';
    expect(hanto.outcome(after({ variant: 'beta' }, both))).toEqual({
      scores: [0.5, 0.5],
      winners: [],
      places: [1, 1],
      reason: 'both-surrounded',
      extra: {},
    });
  });

  test('T17 the limit of the variant ends in a draw', () => {
    expect(hanto.outcome(after({ variant: 'alpha' }, 'B@0,0 B@1,0'))).toMatchObject({ winners: [], reason: 'limit' });
  });

  test('T17 the lower of both limits counts', () => {
    expect(limitOf({ variant: 'gamma', edition: '2013', first: 'blue', limit: 0 })).toBe(20);
    expect(limitOf({ variant: 'gamma', edition: '2013', first: 'blue', limit: 6 })).toBe(6);
    expect(limitOf({ variant: 'gamma', edition: '2013', first: 'blue', limit: 100 })).toBe(20);
    expect(limitOf({ variant: 'delta', edition: '2013', first: 'blue', limit: 200 })).toBe(200);
    expect(limitOf({ variant: 'delta', edition: '2013', first: 'blue', limit: 0 })).toBeNull();
    expect(hanto.outcome(after({ limit: 4 }, ROW))).toMatchObject({ winners: [], reason: 'limit' });
  });

  test('T17 a win on the last move is a win', () => {
    expect(hanto.outcome(after({ variant: 'beta', limit: 7 }, SURROUND))).toMatchObject({ winners: [0], reason: 'surrounded' });
  });

  test('T18 in Delta one may resign at any time, and the other wins', () => {
    const state = after({ first: 'red' }, 'resign');
    expect(hanto.outcome(state)).toEqual({
      scores: [1, 0],
      winners: [0],
      places: [1, 2],
      reason: 'resigned',
      extra: { resigned: 1 },
    });
    expect(listed(after({}, ROW))).not.toContain('resign');
  });

  test('T18 in Alpha, Beta and Gamma nobody resigns', () => {
    for (const variant of ['alpha', 'beta', 'gamma']) expect(codeOf(after({ variant }, ''), 'resign')).toBe('resign-not-allowed');
  });

  test('T18 in Epsilon one resigns only without another move, and then it is listed', () => {
    expect(codeOf(after({ variant: 'epsilon' }, ROW), 'resign')).toBe('premature-resign');
    const stuck = after({ variant: 'epsilon' }, 'B@0,0 B@-1,0 S@1,0 B:-1,0>0,-1 S:1,0>0,-2');
    expect(listed(stuck)).toEqual(['resign']);
    expect(codeOf(stuck, 'resign')).toBeNull();
  });
});

describe('faults', () => {
  test.each([
    ['game-over before bad-move', { variant: 'alpha' }, 'B@0,0 B@1,0', 'nonsense', 'game-over'],
    ['game-over before resigning', {}, 'resign', 'resign', 'game-over'],
    ['piece-not-in-game before the place', {}, '', 'H@5,5', 'piece-not-in-game'],
    ['piece-not-in-game before the source', {}, ROW, 'H:7,7>8,8', 'piece-not-in-game'],
    ['none-left before butterfly-due', { variant: 'epsilon' }, 'S@0,0 B@1,0 S@-1,0 C@2,0 C@-2,0 C@3,0', 'S@9,9', 'none-left'],
    ['none-left before occupied', {}, ROW, 'B@0,0', 'none-left'],
    ['butterfly-due before occupied', {}, 'S@0,0 B@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0', 'S@0,0', 'butterfly-due'],
    ['occupied before touches-opponent', {}, ROW, 'S@1,0', 'occupied'],
    ['no-piece before occupied', {}, ROW, 'C:5,5>0,0', 'no-piece'],
    ['not-your-piece before wrong-type', {}, ROW, 'S:2,0>0,0', 'not-your-piece'],
    ['wrong-type before cannot-move', { variant: 'gamma' }, 'B@0,0 B@1,0 S@-1,0 S@2,0', 'S:0,0>0,1', 'wrong-type'],
    ['cannot-move before butterfly-first', { variant: 'gamma' }, 'S@0,0 S@1,0', 'S:0,0>1,0', 'cannot-move'],
    ['butterfly-first before occupied', {}, 'S@0,0 S@1,0', 'S:0,0>1,0', 'butterfly-first'],
    ['occupied before too-far', {}, ROW, 'C:-1,0>2,0', 'occupied'],
    ['too-far before splits-group', {}, ROW, 'B:0,0>0,5', 'too-far'],
    ['bad-jump before splits-group', { variant: 'epsilon' }, 'H@0,0 B@1,0 B@-1,0 C@2,0', 'H:0,0>0,5', 'bad-jump'],
    ['splits-group after a good jump', { variant: 'epsilon' }, 'H@0,0 B@1,0 B@-1,0 C@2,0', 'H:0,0>3,0', 'splits-group'],
    ['splits-group before no-slide', {}, 'B@0,0 B@1,0 C@0,-1 C@1,1 C@-1,1 C@2,0', 'B:0,0>1,-1', 'splits-group'],
  ])('T19 %s', (_, options, moves, text, code) => {
    expect(codeOf(after(options, moves), text)).toBe(code);
  });

  test('T19 a refused move changes nothing', () => {
    const state = after({}, ROW);
    const before = JSON.stringify(state);
    expect(codeOf(state, 'B:0,0>0,1')).toBe('splits-group');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('T19 every fault has a sentence of its own', () => {
    const messages = ['resign', 'B@0,0', 'C:9,9>0,0'].map(
      text => playAll({ variant: 'gamma' }, `B@0,0 B@1,0 ${text}`).refusal?.message,
    );
    expect(new Set(messages).size).toBe(3);
  });
});

describe('variants', () => {
  test('T20 hands', () => {
    const hands = VARIANTS.map(variant => Object.values(after({ variant }, '').hands[0]));
    expect(hands).toEqual([
      [1, 0, 0, 0],
      [1, 5, 0, 0],
      [1, 5, 0, 0],
      [1, 4, 4, 0],
      [1, 2, 6, 4],
    ]);
  });

  test('T20 Alpha, Beta and Epsilon are the same in every edition', () => {
    for (const variant of ['alpha', 'beta', 'epsilon'] as const) {
      const sets = EDITIONS.map(edition => rulesOf({ variant, edition, first: 'blue', limit: 0 }));
      expect(new Set(sets).size).toBe(1);
    }
  });

  test('T20 limits are 2, 12, 20 and 40 moves of both together', () => {
    const limits = [
      limitOf({ variant: 'alpha', edition: '2016', first: 'blue', limit: 0 }),
      limitOf({ variant: 'beta', edition: '2016', first: 'blue', limit: 0 }),
      limitOf({ variant: 'gamma', edition: '2013', first: 'blue', limit: 0 }),
      limitOf({ variant: 'gamma', edition: '2016', first: 'blue', limit: 0 }),
      limitOf({ variant: 'epsilon', edition: '2016', first: 'blue', limit: 0 }),
    ];
    expect(limits).toEqual([2, 12, 20, 40, null]);
  });
});

describe('house rules', () => {
  const BLOCKED = 'S@0,0 B@-1,1 B@0,-1 B:-1,1>0,1 S@-1,-1 B:0,1>1,0 S@1,-2 B:1,0>1,-1 S:0,0>1,0';

  test('T21 in Gamma a player without a legal move makes it a draw', () => {
    const state = after({ variant: 'gamma', edition: '2014' }, BLOCKED);
    expect(hanto.outcome(state)).toMatchObject({ winners: [], scores: [0.5, 0.5], reason: 'blocked' });
  });

  test('T21 the limit is named before it', () => {
    const state = after({ variant: 'gamma', edition: '2014', limit: 9 }, BLOCKED);
    expect(hanto.outcome(state)).toMatchObject({ winners: [], reason: 'limit' });
  });

  test('T21 in Delta such a player can only resign', () => {
    const state = after({}, 'B@0,0 B@1,0 S@-1,1 B:1,0>1,-1 S:-1,1>2,-2');
    expect(listed(state)).toEqual(['resign']);
    expect(hanto.format(hanto.idle(state))).toBe('resign');
  });

  test('T22 the table plays a legal move for a player who does not answer', () => {
    const state = after({}, ROW);
    expect(listed(state)).toContain(hanto.format(hanto.idle(state)));
    expect(hanto.idle(state)).toEqual(hanto.idle(hanto.clone(state)));
  });

  test('T23 a game that is broken off counts nothing', () => {
    expect(hanto.standing(after({}, ROW))).toEqual({ scores: [0, 0], extra: {} });
  });
});
