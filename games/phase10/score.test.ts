import { numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { handPoints } from './score.ts';
import { after, answer, cardsOf, movesOf, type Sketch, start } from './support.ts';
import type { State } from './types.ts';

const DOWN = ['set R1 B1 G1', 'set R2 B2 G2'];
const TEN = ['set R1 B1 G1 Y1 W', 'set R2 B2 G2'];

function finish(sketch: Sketch, move: string): State {
  return after(start(sketch), move);
}

test('P41 1 to 9 cost five, 10 to 12 ten, a skip fifteen, a wild twenty-five', () => {
  expect(handPoints(cardsOf('R2 R12 W S'))).toBe(55);
  expect(handPoints(cardsOf('R9 R10 B1 B11'))).toBe(30);
});

test('P40 a round ends by a hit as well as by a discard', () => {
  const sketch = { hands: ['R7', 'R2', 'W', 'B1'], table: [DOWN, [], [], ['run R3 B4 G5 Y6']] };
  expect(after(start(sketch), 'hit R7 p4.1 top')).toMatchObject({ round: 2, scores: [0, 5, 25, 5] });
  expect(answer(start({ ...sketch, options: { goOut: 'discard' } }), 'hit R7 p4.1 top')).toBe('keep');
  expect(after(start({ ...sketch, options: { goOut: 'discard' } }), 'discard R7').round).toBe(2);
});

test('P40 under float a last discard does not end the round; a drawn card that is hit does', () => {
  const sketch = { hands: ['R7', 'R2 R3'], table: [DOWN], deck: 'R1 B1 B5', options: { goOut: 'float' } };
  const floating = after(start(sketch), 'discard R7');
  expect(floating).toMatchObject({ round: 1, turn: 1, hands: [[], cardsOf('R2 R3')] });
  expect(floating.happened).toContainEqual({ kind: 'floats', seat: 0 });
  const drawn = after(floating, 'draw deck', 'discard R2', 'draw deck');
  expect(movesOf(drawn)).toEqual(['hit B1 p1.1', 'discard B1']);
  expect(after(drawn, 'hit B1 p1.1')).toMatchObject({ round: 2, scores: [0, 10] });
  expect(after(drawn, 'discard B1')).toMatchObject({ round: 1, turn: 1 });
});

test('P42 everybody who laid moves on, the others repeat their phase', () => {
  const state = finish({ hands: ['R9 R10', 'B5', 'B1'], turn: 2, phases: [3, 3, 5], table: [DOWN, DOWN, []] }, 'discard B5');
  expect(state.phases).toEqual([4, 4, 5]);
  expect(state.scores).toEqual([15, 0, 5]);
});

test('P43 the next round is dealt from a whole box, and table, skips and guards are cleared', () => {
  const state = finish({ hands: ['R9', 'B5', 'B1'], table: [DOWN], skipped: [0, 1, 0], guards: [0, 9, 0] }, 'discard R9');
  expect(state.table).toEqual([[], [], []]);
  expect(state.hands.map(hand => hand.length)).toEqual([10, 10, 10]);
  expect(state.known).toEqual([[], [], []]);
  expect(state.hands.flat().length + state.deck.length + state.discard.length).toBe(108);
});

test('P39 a skip may be kept, and one that still waits at the end of a round vanishes', () => {
  const kept = after(start({ hands: ['S R9', 'B5', 'B1'] }), 'discard R9');
  expect(kept.hands[0]).toEqual(cardsOf('S'));
  const options = { firstUpSkip: 'ignore' };
  const state = finish({ hands: ['R9', 'B5', 'B1'], table: [DOWN], skipped: [0, 1, 1], dealer: 3, options }, 'discard R9');
  expect(state).toMatchObject({ round: 2, dealer: 0, turn: 1, skipped: [false, false, false] });
});

test('P44 P45 the game ends with the round of phase 10 and the lowest score wins, not who went out', () => {
  const state = finish(
    { hands: ['R9', 'B5', 'B1'], phases: [10, 4, 10], scores: [210, 0, 190], table: [TEN, [], TEN] },
    'discard R9',
  );
  expect(phase10.outcome(state)).toEqual({
    scores: [210, 5, 195],
    winners: [2],
    places: [2, 3, 1],
    reason: 'phase-10',
    extra: { phases: [10, 3, 10], rounds: 1 },
  });
  expect(state.phases).toEqual([10, 4, 10]);
  expect(answer(state, 'draw deck')).toBe('over');
});

test('P46 tied players alone replay phase 10 and the first to go out wins', () => {
  const sketch = { hands: ['R9', 'B5', ''], dealer: 1, phases: [10, 4, 10], scores: [210, 0, 210], table: [TEN, [], TEN] };
  const replay = finish(sketch, 'discard R9');
  expect(replay).toMatchObject({ replay: true, playing: [0, 2], dealer: 2, turn: 0, phases: [10, 4, 10] });
  expect(replay.hands.map(hand => hand.length)).toEqual([10, 0, 10]);
  expect(answer({ ...replay, drawn: true, hands: [cardsOf('S R1'), [], []] }, 'discard S >p2')).toBe('target');
  const last = { ...replay, drawn: true, hands: [cardsOf('R1'), [], cardsOf('W')], table: [replay.table[0] ?? [], [], []] };
  const over = after(last, 'discard R1');
  expect(phase10.outcome(over)).toMatchObject({ winners: [0], places: [1, 3, 2], reason: 'replay', scores: [210, 5, 210] });
});

test('P46 a tie is shared where the table says so', () => {
  const sketch = { hands: ['R9', 'B5', ''], phases: [10, 4, 10], scores: [210, 0, 210], table: [TEN, [], TEN] };
  const state = finish({ ...sketch, options: { tieBreak: 'share' } }, 'discard R9');
  expect(phase10.outcome(state)).toMatchObject({ winners: [0, 2], places: [1, 3, 1], reason: 'shared' });
});

test('P47 the rest are ranked by phases, then by points, and equals share a place', () => {
  const hands = ['R9', 'B5', 'B1', 'B2'];
  const state = finish({ hands, phases: [10, 4, 6, 4], scores: [0, 20, 90, 20], table: [TEN] }, 'discard R9');
  expect(phase10.outcome(state)?.places).toEqual([1, 3, 2, 3]);
});

test('P48 after the last round of a limit the ranking decides', () => {
  const state = finish(
    { hands: ['R9', 'B5'], phases: [3, 4], table: [DOWN], scores: [50, 20], options: { maxHands: 1 } },
    'discard R9',
  );
  expect(phase10.outcome(state)).toMatchObject({ winners: [1], places: [2, 1], reason: 'hands' });
});

test('P49 when the turns run out all score their hands and nobody went out; lost turns count', () => {
  const sketch = { hands: ['R9 S', 'B5', 'B12'], slot: 3, options: { maxTurns: 4, maxHands: 1 } };
  expect(after(start(sketch), 'discard S >p2')).toMatchObject({ scores: [5, 5, 10], turn: null });
  expect(after(start(sketch), 'discard R9')).toMatchObject({ turn: 1, slot: 4 });
});

test('P49 a replay that runs out of turns is shared', () => {
  const sketch = { hands: ['R9', 'B5', ''], phases: [10, 4, 10], scores: [210, 0, 210], table: [TEN, [], TEN] };
  const replay = finish({ ...sketch, options: { maxTurns: 1 } }, 'discard R9');
  const over = after({ ...replay, drawn: true }, movesOf({ ...replay, drawn: true }).at(-1) as string);
  expect(phase10.outcome(over)).toMatchObject({ winners: [0, 2], reason: 'shared' });
});

test('P50 in ten hands everybody moves on and the lowest score after the last phase wins', () => {
  const options = { mode: 'tenHands' };
  expect(finish({ hands: ['R9', 'B5'], phases: [3, 3], table: [DOWN], options }, 'discard R9').phases).toEqual([4, 4]);
  const over = finish({ hands: ['R9', 'B5'], phases: [10, 10], scores: [80, 70], table: [TEN], options }, 'discard R9');
  expect(phase10.outcome(over)).toMatchObject({ winners: [1], places: [2, 1], reason: 'hands' });
});

test('P51 in any order the game ends when somebody has every phase', () => {
  const base = start({ hands: ['R2 G3 B4 Y5 R6 R7 R8', 'R1'] });
  const rules = { ...base.rules, order: 'any' as const };
  const others = [1, 2, 3, 5, 6, 7, 8, 9, 10];
  const lay = 'lay #4 [R2 G3 B4 Y5 R6 R7 R8]';
  expect(phase10.outcome(after({ ...base, rules, done: [others, []] }, lay))).toMatchObject({ winners: [0], reason: 'phase-10' });
  const going = after({ ...base, rules, done: [[2, 10], []] }, lay);
  expect([going.done, going.phases]).toEqual([
    [[2, 10, 4], []],
    [1, 1],
  ]);
});

test('P2 all 108 cards are conserved at every step and no score ever falls', () => {
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 5);
    const read = phase10.options.read({ maxHands: 4, maxTurns: 60, phases: [['set 2'], ['run 3']] }, seats);
    if ('refusal' in read) throw new Error(read.refusal.message);
    const state = phase10.setup(read.value, seats, numberedSeed(game));
    let chance = game;
    while (state.turn !== null) {
      const before = [...state.scores];
      const moves = phase10.moves(state);
      chance = (chance * 31 + 17) % 10_007;
      phase10.apply(state, moves[chance % moves.length] as (typeof moves)[number]);
      const table = state.table.flat().flatMap(group => group.cards);
      const cards = [...state.hands.flat(), ...state.deck, ...state.discard, ...table].sort((one, other) => one - other);
      expect(cards.length).toBe(108);
      expect(cards.filter(card => card === 48).length + cards.filter(card => card === 49).length).toBe(12);
      expect(new Set(cards).size).toBe(50);
      expect(state.scores.every((score, seat) => score >= (before[seat] as number))).toBe(true);
    }
  }
});
