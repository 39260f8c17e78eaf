import { numberedSeed, pick, rngFrom } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { position } from './fixtures.ts';
import { codex } from './game.ts';

const EXAMPLE =
  '{"phase":"PLAYING","turn":0,"first":0,"boards":[["S1f@0,0","R07b@1,-1"],["S2b@0,0"]],"hands":[["R01","G02"],[]],"scores":[0,0],' +
  '"table":["R05","R06","G07",null],"decks":{"resource":["R09"],"gold":["G11"]},"common":["O01","O02"],"own":["O03",null],' +
  '"offered":[["O03","O04"],null],"colours":["red",null],"starters":["S1","S2"],"last":false}';

const encoded = (state: ReturnType<typeof position>) => (codex.encode(state) as { value: string }).value;
const whyNot = (parts: unknown, seats = 2) => {
  const read = codex.decode(typeof parts === 'string' ? parts : JSON.stringify(parts), { deal: null }, seats);
  return 'refusal' in read ? read.refusal : null;
};

/** A state in the middle of a random game. */
function midGame(seats: number) {
  const rng = rngFrom(numberedSeed(4));
  const state = codex.setup({ deal: null }, seats, numberedSeed(4));
  for (let made = 0; made < 40; made++) codex.apply(state, pick(rng, codex.moves(state)));
  return state;
}

describe('position text', () => {
  test('C35 a whole position is written as it was read', () => {
    expect(encoded(position(JSON.parse(EXAMPLE)))).toBe(EXAMPLE);
  });

  test('C35 every field is written', () => {
    expect(Object.keys(JSON.parse(encoded(position({}))))).toEqual(Object.keys(JSON.parse(EXAMPLE)));
  });

  test('C36 every field may be left out, and short lists are padded', () => {
    expect(JSON.parse(encoded(position({ boards: [['S1f@0,0']], table: ['R05'] }, 3)))).toEqual({
      phase: 'PLAYING',
      turn: 0,
      first: 0,
      boards: [['S1f@0,0'], [], []],
      hands: [[], [], []],
      scores: [0, 0, 0],
      table: ['R05', null, null, null],
      decks: { resource: [], gold: [] },
      common: [],
      own: [null, null, null],
      offered: [null, null, null],
      colours: [null, null, null],
      starters: ['S1', null, null],
      last: false,
    });
  });

  test('C36 the end is triggered by 20 points, or by decks that are given and empty', () => {
    expect(position({ scores: [3, 20] }).trigger).toBe('points');
    expect(position({ scores: [3, 19] }).trigger).toBeNull();
    expect(position({ decks: { resource: [], gold: [] } }).trigger).toBe('decks');
    expect(position({ decks: {} }).trigger).toBe('decks');
    expect(position({ decks: { gold: ['G01'] } }).trigger).toBeNull();
  });

  test('C36 a position stands as it is written, also with a blocked seat on turn', () => {
    const state = position({ boards: [['S1f@0,0'], ['S2f@0,0']], hands: [[], ['R01']] });
    expect([codex.turn(state), codex.moves(state)]).toEqual([0, []]);
    codex.apply(state, codex.idle(state));
    expect(codex.turn(state)).toBe(1);
  });

  test('C36 a game plays on from its text as it would have', () => {
    const state = midGame(3);
    const again = position(JSON.parse(encoded(state)), 3);
    const rng = rngFrom(numberedSeed(9));
    while (codex.turn(state) !== null) {
      const move = pick(rng, codex.moves(state));
      codex.apply(state, move);
      codex.apply(again, move);
    }
    expect(codex.outcome(again)).toEqual(codex.outcome(state));
    expect(encoded(again)).toBe(encoded(state));
  });

  test.each([
    ['an unknown card', { hands: [['R41']] }, 'R41'],
    ['an unknown card on a board', { boards: [['S1f@0,0', 'G77f@1,1']] }, 'G77'],
    ['a card in two places', { hands: [['R01']], table: ['R01'] }, 'R01 is in two places'],
    ['a card twice on one board', { boards: [['S1f@0,0', 'R01b@1,1', 'R01b@2,2']] }, 'R01 is in two places'],
    ['a starter on two boards', { boards: [['S1f@0,0'], ['S1f@0,0']] }, 'S1 is in two places'],
    ['a starter on one board and with another seat', { boards: [['S1f@0,0']], starters: [null, 'S1'] }, 'S1 is in two places'],
    ['two starters for one seat', { boards: [['S1f@0,0']], starters: ['S2'] }, 'another starter'],
    ['an objective twice', { common: ['O01'], own: ['O01'] }, 'O01 is in two places'],
    ['an own objective that was not offered', { own: ['O01'], offered: [['O02', 'O03']] }, 'not offered O01'],
    ['a floating card', { boards: [['S1f@0,0', 'R01b@2,2']] }, 'R01b@2,2 floats'],
    ['a card that touches only a later one', { boards: [['S1f@0,0', 'R01b@2,2', 'R02b@1,1']] }, 'R01b@2,2 floats'],
    ['a card off the grid', { boards: [['S1f@0,0', 'R01b@1,0']] }, 'R01b@1,0 floats'],
    ['a board that does not begin at 0,0', { boards: [['S1f@1,1']] }, 'S1f@1,1 floats'],
    ['a card far away', { boards: [['S1f@0,0', 'R01b@5000,5000']] }, 'floats'],
    ['an overlapping card', { boards: [['S1f@0,0', 'R01b@1,1', 'R02b@2,2', 'R03b@1,1']] }, 'R03b@1,1 overlaps'],
    ['a card on the starter', { boards: [['S1f@0,0', 'R01b@1,1', 'R03b@0,0']] }, 'R03b@0,0 overlaps'],
    ['a second starter', { boards: [['S1f@0,0', 'S2f@1,1']] }, 'S2 does not belong'],
    ['an unreadable board card', { boards: [['S1f@0,0', 'R01@1,1']] }, 'R01@1,1'],
    ['a hand of four', { hands: [['R01', 'R02', 'R03', 'R04']] }, 'at most 3'],
    ['a starter in hand', { hands: [['S1']] }, 'S1 does not belong'],
    ['a gold card in the resource deck', { decks: { resource: ['G01'] } }, 'G01 does not belong'],
    ['three common objectives', { common: ['O01', 'O02', 'O03'] }, 'two common'],
    ['five slots', { table: [null, null, null, null, null] }, '4 slots'],
    ['a list for too many seats', { scores: [0, 0, 0] }, 'scores'],
    ['a seat that is not there', { turn: 2 }, 'turn'],
    ['two seats with one colour', { colours: ['red', 'red'] }, 'same colour'],
    ['an unknown colour', { colours: ['pink'] }, 'colours'],
    ['an unknown phase', { phase: 'WAITING' }, 'phase'],
    ['an unknown field', { cards: [] }, 'cards'],
    ['half a score', { scores: [1.5] }, 'scores'],
  ])('C37 %s is refused with the reason', (_, parts, reason) => {
    const refusal = whyNot(parts)!;
    expect(refusal.code).toBe('bad-position');
    expect(refusal.message).toContain(reason);
  });

  test.each(['', '{', '[]', 'null', '7', '"text"'])('C37 "%s" is no position', text => {
    expect(whyNot(text)!.code).toBe('bad-position');
  });
});

describe('stored games', () => {
  const stored = () => JSON.parse(JSON.stringify(midGame(2)));
  const fault = (spoil: (state: ReturnType<typeof stored>) => void) => {
    const state = stored();
    spoil(state);
    const read = codex.load(state);
    return 'refusal' in read ? read.refusal : null;
  };

  test('C38 a stored game reads back', () => {
    expect(fault(() => {})).toBeNull();
  });

  test.each<[string, (state: ReturnType<typeof stored>) => void, string]>([
    ['a board whose counts are wrong', state => state.boards[0].counts[0]++, 'boards.0'],
    ['a board with an open cell too many', state => state.boards[1].open.push(3), 'boards.1'],
    ['a card that floats', state => (state.boards[0].cells[1] = 0), 'boards.0'],
    ['a card in two places', state => (state.hands[0][0] = state.hands[1][0]), 'two places'],
    ['a starter in a hand', state => (state.hands[0][0] = 80), 'hands.0.0'],
    ['a resource card in the gold deck', state => state.decks.gold.push(state.decks.resource.pop()), 'decks.gold'],
    ['a score of another type', state => (state.scores[0] = '3'), 'scores.0'],
    ['scores for three', state => state.scores.push(0), 'scores'],
    ['origins out of step', state => state.origins[0].pop(), 'origins.0'],
    ['a seat that is not there', state => (state.turn = 3), 'seat'],
    ['an event of a seat that is not there', state => (state.happened = [{ kind: 'skipped', seat: 2, why: 'blocked' }]), 'seat'],
    ['an unknown event', state => (state.happened = [{ kind: 'danced', seat: 0 }]), 'happened.0'],
    ['an own objective that was not offered', state => (state.own[0] = state.common[0]), 'own.0'],
    ['a refused objective that is nowhere', state => (state.decks.objective = []), 'offered.0'],
  ])('C38 %s is refused with its place', (_, spoil, place) => {
    const refusal = fault(spoil)!;
    expect(refusal.code).toBe('bad-state');
    expect(refusal.message).toContain(place);
  });
});
