import { numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { after, cardsOf, NAMES, type Sketch, start } from './support.ts';
import { colourOf, numberOf, SKIP, type State } from './types.ts';

const TABLE = [['set R4 B4 W', 'run R3 W G5 Y6'], []];

function told(state: State, seat: number | null): string[] {
  return phase10.narrate(phase10.view(state, seat), NAMES);
}

test('P61 a seat sees its own hand and only the number of other cards', () => {
  const state = start({ hands: ['R1 R2', 'B7 B8 B9'], deck: 'G10 G11', discard: 'Y1 Y2' });
  const seen = phase10.view(state, 0);
  expect(seen.hands).toEqual([cardsOf('R1 R2'), null]);
  expect(seen).toMatchObject({ counts: [2, 3], deck: 2, discard: cardsOf('Y1 Y2') });
  expect(phase10.view(state, null).hands).toEqual([null, null]);
});

test('P61 after the end all hands are open', () => {
  const sketch: Sketch = { hands: ['R9', 'B5'], table: [['set R1 B1 G1', 'set R2 B2 G2']], options: { maxHands: 1 } };
  expect(phase10.view(after(start(sketch), 'discard R9'), null).hands).toEqual([[], cardsOf('B5')]);
});

test('P62 a card taken from the pile is known until it is seen to leave the hand', () => {
  const taken = after(start({ hands: ['R1 R2', 'B7'], drawn: false, discard: 'Y1 Y2' }), 'draw discard');
  expect(phase10.view(taken, 1).known).toEqual([cardsOf('Y1'), []]);
  expect(after(taken, 'discard R1').known).toEqual([cardsOf('Y1'), []]);
  expect(after(taken, 'discard Y1').known).toEqual([[], []]);
  for (let seed = 0; seed < 50; seed++) {
    expect(phase10.imagine(phase10.view(taken, 1), numberedSeed(seed)).hands[0]).toContain(cardsOf('Y1')[0]);
  }
});

test('P61 only the one who drew from the deck is told the card', () => {
  const state = after(start({ hands: ['R1', 'R2', 'R3'], drawn: false, deck: 'B7 B8' }), 'draw deck');
  expect(told(state, 0)).toEqual(['You drew B7 from the deck.']);
  expect(told(state, 1)).toEqual(['ada drew from the deck.']);
  expect(JSON.stringify(phase10.view(state, null).happened)).not.toContain(`${cardsOf('B7')[0]}`);
});

test('P34 sentences tell skips, hits and lays by name', () => {
  const skip = after(start({ hands: ['S R1', 'R2', 'R3'] }), 'discard S >p3');
  expect(told(skip, 1)).toEqual(['ada discarded a Skip: cleo loses a turn.']);
  expect(told(skip, 2)).toEqual(['ada discarded a Skip: you lose a turn.']);
  const hit = after(start({ hands: ['W R1', 'R2'], table: TABLE }), 'hit W p1.2 top');
  expect(told(hit, 0)).toEqual(['You hit W on your group 2, top: 7.']);
  expect(told(hit, 1)).toEqual(["ada hit W on ada's group 2, top: 7."]);
  const lay = after(start({ hands: ['R3 W G5 Y6 R4 B4 W R1', 'R2'], phases: [2, 1] }), 'lay [R4 B4 W] [R3 W G5 Y6]');
  expect(told(lay, 1)).toEqual(['ada laid phase 2: set of 4s: R4 B4 4*; run 3-6: R3 4* G5 Y6.']);
});

test('P40 P43 the end of a round and the next deal are told', () => {
  const over = after(start({ hands: ['R9', 'B5'], table: [['set R1 B1 G1', 'set R2 B2 G2']], dealer: 1 }), 'discard R9');
  expect(told(over, 1).slice(0, 3)).toEqual([
    'ada discarded R9.',
    'ada went out.',
    'Round 1: ada phase laid, 0 points, 0 in all; you no phase, 5 points, 5 in all.',
  ]);
  expect(told(over, 1)[3]).toMatch(/^Round 2\. Dealer: you\. Up-card: .*\. Your phase: set of 3 \+ set of 3\.$/);
});

test('P25 the table is drawn with a star for every wild and what it stands for', () => {
  const state = start({
    hands: ['R1 W', 'R2'],
    table: TABLE,
    phases: [2, 1],
    scores: [0, 35],
    skipped: [0, 1],
    deck: 'R5',
    discard: 'Y9',
  });
  expect(phase10.render(phase10.view(state, 0), NAMES).split('\n')).toEqual([
    'round 1 | your turn: lay, hit or discard | deck 1 | discard Y9 (1)',
    'p1 ada (you)  phase 2 (set of 3 + run of 4)  score 0  2 cards  laid',
    'p2 ben        phase 1 (set of 3 + set of 3)  score 35  1 cards  skipped next',
    'table  p1.1 ada  set of 4s: R4 B4 4*',
    'table  p1.2 ada  run 3-6: R3 4* G5 Y6',
    'hand   1:R1 2:W',
  ]);
});

test('P3 two standard decks show their own names', () => {
  const state = start({ hands: ['R1 W S B12', 'R2'], options: { deck: 'standard2' } });
  expect(phase10.render(phase10.view(state, 0), NAMES)).toContain('1:AH 2:K 3:JK 4:QS');
});

test('a stored State is refused by the path of its fault', () => {
  const state = JSON.parse(JSON.stringify(start({ hands: ['R1', 'R2'] })));
  const fault = (change: object) => {
    const read = phase10.load({ ...state, ...change });
    return 'refusal' in read ? read.refusal.message : 'ok';
  };
  expect(fault({})).toBe('ok');
  expect(fault({ hands: [[0], [77]] })).toContain('"hands.1.0"');
  expect(fault({ turn: 5 })).toContain('"turn"');
  expect(fault({ phases: [1, 11] })).toContain('"phases.1"');
  expect(fault({ known: [[5], []] })).toContain('"known.0"');
  expect(fault({ rules: { ...state.rules, goOut: 'never' } })).toContain('goOut');
  expect(fault({ rules: { ...state.rules, handSize: '10' } })).toContain('"rules.handSize"');
  expect(fault({ happened: [{ kind: 'lost', seat: 4 }] })).toContain('"happened.0"');
});

test('P66 the fields, readers and actions of the original design are there under our names', () => {
  const state = start({ hands: ['R1 R2', 'R3'], phases: [2, 1], skipped: [0, 1], scores: [0, 35] });
  const fields = [
    'hands',
    'turn',
    'phases',
    'skipped',
    'dealer',
    'deck',
    'discard',
    'table',
    'scores',
    'drawn',
    'slot',
    'guards',
  ];
  expect(Object.keys(state)).toEqual(expect.arrayContaining(fields));
  expect([phase10.turn(state), state.skipped[1], state.scores[1], state.table[1]]).toEqual([0, true, 35, []]);
  expect(phase10.parse('draw deck')).toEqual({ kind: 'draw', from: 'deck' });
  expect(phase10.parse('discard R1')).toEqual({ kind: 'discard', card: 0, target: null });
  expect(phase10.parse('discard S >p2')).toEqual({ kind: 'discard', card: SKIP, target: 1 });
  expect(phase10.parse('lay [R1]')).toEqual({ kind: 'lay', phase: null, groups: [{ cards: [0], start: null }] });
  expect(phase10.parse('hit R1 p2.1 top')).toEqual({ kind: 'hit', card: 0, on: 1, group: 0, end: 'top' });
  expect(phase10.outcome(state)).toBeNull();
});

test('P2 cards are numbers by colour and number', () => {
  expect(cardsOf('R1 Y1 G5 B12 W S')).toEqual([0, 12, 28, 47, 48, 49]);
  expect(cardsOf('G5').map(card => [colourOf(card), numberOf(card)])).toEqual([[2, 5]]);
});
