import { expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { answer, movesOf, must, NAMES, optionsFor, start, textOf } from './support.ts';
import { BLANK, type State } from './types.ts';

const EXAMPLE = '2,2,0,48,1,47,1,2,1,0,1,2,1,49,1,28,2,0,3,14,26,48,1,4,3,48,5,42,0,0,35,1,7,0,9';

function decode(text: string, options: object = {}): ReturnType<typeof phase10.decode> {
  return phase10.decode(text, optionsFor(options), 2);
}

function fault(text: string, options: object = {}): string {
  const read = decode(text, options);
  return 'refusal' in read ? `${read.refusal.code} ${read.refusal.message}` : 'ok';
}

test('P63 the example of the text is written from its position', () => {
  const state = start({
    hands: ['R1 W', 'B12'],
    phases: [2, 1],
    skipped: [0, 1],
    dealer: 2,
    deck: 'S',
    discard: 'G5',
    table: [['set Y3 G3 W', 'run R4 W R6 B7']],
    scores: [0, 35],
    slot: 7,
    guards: [0, 9],
  });
  expect(phase10.encode(state)).toEqual({ value: EXAMPLE });
});

test('P64 the example reads back field by field', () => {
  const state = must(decode(EXAMPLE));
  expect(state).toMatchObject({
    hands: [[0, 48], [47]],
    turn: 0,
    phases: [2, 1],
    skipped: [false, true],
    dealer: 1,
    deck: [49],
    discard: [28],
    scores: [0, 35],
    drawn: true,
    slot: 7,
    guards: [0, 9],
    done: [[1], []],
  });
  expect(state.table).toEqual([
    [
      { kind: 'set', cards: [14, 26, 48], of: 3 },
      { kind: 'run', cards: [3, 48, 5, 42], of: 4 },
    ],
    [],
  ]);
});

test('P64 a phase that is down counts as laid in an earlier turn', () => {
  const table = [['set R1 B1 G1', 'set R2 B2 G2']];
  expect(answer(start({ hands: ['Y1 R9', 'R2'], table, options: { hitSameTurn: false } }), 'hit Y1 p1.1')).toBe('ok');
});

test('P64 every number is needed: a text cut anywhere is refused at the number that is missing', () => {
  const numbers = EXAMPLE.split(',');
  for (let length = 1; length < numbers.length; length++) {
    expect(fault(numbers.slice(0, length).join(','))).toContain(`number ${length + 1}:`);
  }
  expect(fault('')).toContain('number 1:');
});

test('P64 a number too many is refused at its place', () => {
  expect(fault(`${EXAMPLE},0`)).toContain('number 36:');
});

test.each([
  [1, '7'],
  [2, '109'],
  [3, '50'],
  [3, '-2'],
  [7, '3'],
  [8, '11'],
  [8, '0'],
  [10, '2'],
  [12, '0'],
  [14, '50'],
  [17, '3'],
  [18, '3'],
  [19, '0'],
  [30, '-1'],
  [32, '2'],
  [33, '-1'],
  [34, 'x'],
  [34, '01'],
  [34, ' 0'],
  [34, '1.5'],
])('P64 number %i written as "%s" is refused by its place', (at, word) => {
  const numbers = EXAMPLE.split(',');
  numbers[at - 1] = word;
  expect(fault(numbers.join(','))).toMatch(new RegExp(`^bad-state .*number ${at}:`));
});

test('P64 the even phases have the numbers 2, 4, 6, 8 and 10', () => {
  const text = textOf({ hands: ['R1', 'R2'], phases: [4, 10] });
  expect(phase10.encode(must(decode(text, { phases: 'even' })))).toEqual({ value: text });
  expect(fault(textOf({ hands: ['R1', 'R2'], phases: [4, 5] }), { phases: 'even' })).toContain('number 8:');
});

test('P63 a run of wilds begins with 50 and its number, and no other group does', () => {
  const text = textOf({ hands: ['R1', 'R2'], table: [['run W=3 W W W']] });
  const state = must(decode(text));
  expect(state.table[0]?.[0]).toEqual({ kind: 'run', cards: [48, 48, 48, 48], of: 3 });
  expect(phase10.encode(state)).toEqual({ value: text });
  expect(fault(textOf({ hands: ['R1', 'R2'], table: [['run W W W W']] }))).toContain('begins with 50');
  expect(fault(textOf({ hands: ['R1', 'R2'], table: [['run W=3 R4 W W']] }))).toContain('begins with 50');
  expect(fault(textOf({ hands: ['R1', 'R2'], table: [['set W=3 W W']] }))).toContain('bad-state');
});

test('P58 a position with blanked cards is written and drawn, and refuses every move', () => {
  for (const sketch of [
    { hands: ['R1 R2', '? ?'] },
    { hands: ['R1', 'R2'], deck: '? ?' },
    { hands: ['?', 'R2'], drawn: false },
  ]) {
    const state = start(sketch);
    expect(phase10.encode(state)).toEqual({ value: textOf(sketch) });
    expect(phase10.render(phase10.view(state, 0), NAMES)).toContain('ada');
    expect(answer(state, 'draw deck')).toBe('blanked');
    expect(answer(state, 'discard R1')).toBe('blanked');
    expect(movesOf(state)).toEqual([]);
  }
  expect(BLANK).toBe(-1);
});

test('P65 any order and the replay of a tie have no position text', () => {
  expect(fault(EXAMPLE, { order: 'any' })).toMatch(/^not-encodable/);
  const any = phase10.setup(optionsFor({ order: 'any' }), 2, '0'.repeat(32));
  expect(phase10.encode(any)).toMatchObject({ refusal: { code: 'not-encodable' } });
  const replay: State = { ...must(decode(EXAMPLE)), replay: true };
  expect(phase10.encode(replay)).toMatchObject({ refusal: { code: 'not-encodable' } });
});

test('P63 a finished game is written with nobody to move and phases that stay at 10', () => {
  const sketch = {
    hands: ['', 'R5'],
    turn: 0,
    phases: [10, 3],
    table: [['set R1 R1 B1 B1 W', 'set R2 B2 G2'], []],
    drawn: false,
  };
  const state = start({ ...sketch, scores: [20, 5] });
  expect(phase10.outcome(state)).toMatchObject({ winners: [0], reason: 'phase-10', places: [1, 2] });
  expect(phase10.encode(state)).toEqual({ value: textOf({ ...sketch, scores: [20, 5] }) });
});
