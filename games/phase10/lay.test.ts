import { expect, test } from 'vitest';
import { after, answer, groupText, movesOf, start } from './support.ts';

const FULL = 'R6 B6 G6 W Y11 G11 B11 W R8 B8 Y8';

test('P22 two sets are laid, and a set may have more cards than asked for', () => {
  const state = start({ hands: [FULL, 'R1'] });
  expect(answer(state, 'lay [R6 B6 W] [Y11 G11 B11]')).toBe('ok');
  expect(groupText(after(state, 'lay [R6 B6 W] [Y11 G11 B11 W]'), 0, 1)).toBe('set: Y11 G11 B11 W');
});

test('P22 extra cards are refused where groups must have their exact size', () => {
  const state = start({ hands: [FULL, 'R1'], options: { extraCards: false } });
  expect(answer(state, 'lay [R6 B6 W] [Y11 G11 B11 W]')).toBe('long');
  expect(answer(state, 'lay [R6 B6 W] [Y11 G11 B11]')).toBe('ok');
});

test('P23 a third set is never allowed, nor is one group alone', () => {
  const state = start({ hands: ['R6 B6 G6 R8 B8 Y8 R10 B10 G10 W', 'R1'] });
  expect(answer(state, 'lay [R6 B6 G6] [R8 B8 Y8] [R10 B10 G10]')).toBe('nparts');
  expect(answer(state, 'lay [R6 B6 G6]')).toBe('nparts');
});

test('P24 groups may be written in either order; the table keeps the order of the phase', () => {
  const state = after(start({ hands: ['G3 Y4 W B6 R9 R9 B9 R1', 'R1'], phases: [2, 1] }), 'lay [G3 Y4 W B6] [R9 R9 B9]');
  expect(groupText(state, 0, 0)).toBe('set: R9 R9 B9');
  expect(groupText(state, 0, 1)).toBe('run from 3: G3 Y4 W B6');
});

test('P57 when neither order fits, the reason is the one of the written order', () => {
  const state = start({ hands: ['R3 Y4 W B6 R9 R9 B8 G1', 'R1'], phases: [2, 1] });
  expect(answer(state, 'lay [R9 R9 B8] [R3 Y4 W B6]')).toBe('setnum');
  expect(answer(state, 'lay [R3 Y4 W B6] [R9 R9 B8]')).toBe('setnum');
  expect(answer(state, 'lay [R9 R9] [B6 Y4 R3 W]')).toBe('short');
  expect(answer(state, 'lay [B6 Y4 R3 W] [R9 R9]')).toBe('setnum');
});

test('P57 the groups are tested one after the other, each from skips to its kind', () => {
  const state = start({ hands: ['R3 B4 S R9 R9 B9 W W W', 'R1'] });
  expect(answer(state, 'lay [R3 B4 S] [R9 R9]')).toBe('skipin');
  expect(answer(state, 'lay [R3 B4] [R9 S B9]')).toBe('short');
  expect(answer(state, 'lay [R3 B4 W] [R9 S B9]')).toBe('setnum');
  expect(answer(state, 'lay [W W W] [R9 R9]')).toBe('allwild');
});

test('P5 a set is of one number in any colours, and two sets of a phase may have the same', () => {
  const state = start({ hands: ['R6 R6 B6 B6 G6 Y6 G7', 'R1'] });
  expect(answer(state, 'lay [R6 R6 B6] [B6 G6 Y6]')).toBe('ok');
  expect(answer(state, 'lay [R6 R6 B6] [B6 G6 G7]')).toBe('setnum');
});

test('P6 a run stays between 1 and 12', () => {
  const state = start({ hands: ['R10 G11 B12 W W W W R1', 'R1'], phases: [4, 1] });
  expect(answer(state, 'lay [R10 G11 B12 W W W W]')).toBe('runlim');
  const laid = after(state, 'lay [W W W W R10 G11 B12]');
  expect(groupText(laid, 0, 0)).toBe('run from 6: W W W W R10 G11 B12');
});

test('P6 a run is written low to high and does not wrap', () => {
  const state = start({ hands: ['R2 G3 B5 Y4 R6 R7 R8 R1 R12', 'R1'], phases: [4, 1] });
  expect(answer(state, 'lay [R2 G3 B5 Y4 R6 R7 R8]')).toBe('runseq');
  expect(answer(state, 'lay [R2 G3 Y4 B5 R6 R7 R8]')).toBe('ok');
  const wrap = start({ hands: ['R10 R11 R12 R1 R2 R3 R4 R9', 'R1'], phases: [4, 1] });
  expect(answer(wrap, 'lay [R10 R11 R12 R1 R2 R3 R4]')).toBe('runseq');
});

test('P7 a colour group takes any numbers of one colour, repeats too', () => {
  const state = start({ hands: ['B1 B1 W B12 B7 B7 W G7', 'R1'], phases: [8, 1] });
  expect(answer(state, 'lay [B1 B1 W B12 B7 B7 W]')).toBe('ok');
  expect(answer(state, 'lay [B1 B1 W B12 B7 G7 W]')).toBe('color');
});

test('P26 each group needs a natural card; both sets may have one number', () => {
  const state = start({ hands: ['W W W W W W R4 Y4 B4 R1', 'R1'], phases: [9, 1] });
  expect(answer(state, 'lay [W W R4 Y4 W] [W W]')).toBe('allwild');
  expect(answer(state, 'lay [W W R4 W W] [W B4]')).toBe('ok');
});

test('P26 under wildMin phase one natural card in the whole phase is enough', () => {
  const state = start({ hands: ['W W W W W W W R4 R1', 'R1'], phases: [9, 1], options: { wildMin: 'phase' } });
  expect(answer(state, 'lay [W W R4 W W] [W W]')).toBe('ok');
  expect(answer(state, 'lay [W W W W W] [W W]')).toBe('allwild');
});

test('P26 under wildMin none wilds alone will do, and the first natural card hit on them says what they are', () => {
  const state = start({ hands: ['W W W W W W W R4 B4 R5', 'R1'], phases: [9, 1], options: { wildMin: 'none' } });
  const laid = after(state, 'lay [W W W W W] [W W]', 'hit R4 p1.2');
  expect(laid.table[0]?.map(group => group.of)).toEqual([null, 4]);
  expect(answer(laid, 'hit R5 p1.2')).toBe('nofit');
  expect(answer(laid, 'hit R5 p1.1')).toBe('ok');
});

test('P27 a run of wilds is written with its first number', () => {
  const state = start({ hands: ['W W W W W W W R10 R2', 'R1'], phases: [4, 1], options: { wildMin: 'none' } });
  expect(answer(state, 'lay [W W W W W W W]')).toBe('runseq');
  expect(answer(state, 'lay [W=7 W W W W W W]')).toBe('runlim');
  expect(answer(after(state, 'lay [W=3 W W W W W W]'), 'hit R10 p1.1 top')).toBe('ok');
  expect(answer(after(state, 'lay [W=3 W W W W W W]'), 'hit R2 p1.1')).toBe('ok');
});

test('P27 a number written on a wild must be true, and belongs to runs only', () => {
  const run = start({ hands: ['W R4 R5 R6 R7 R8 R9 R1', 'R1'], phases: [4, 1] });
  expect(answer(run, 'lay [W=3 R4 R5 R6 R7 R8 R9]')).toBe('ok');
  expect(answer(run, 'lay [W=2 R4 R5 R6 R7 R8 R9]')).toBe('runseq');
  const sets = start({ hands: ['W R4 B4 R6 B6 G6 R1', 'R1'] });
  expect(answer(sets, 'lay [W=4 R4 B4] [R6 B6 G6]')).toBe('setnum');
});

test('P28 a skip is never part of a group', () => {
  expect(answer(start({ hands: ['R6 B6 S R8 B8 G8 R1', 'R1'] }), 'lay [R6 B6 S] [R8 B8 G8]')).toBe('skipin');
});

test('P20 P21 a phase is laid after drawing, from the own hand, and once a round', () => {
  expect(answer(start({ hands: [FULL, 'R1'], drawn: false }), 'lay [R6 B6 G6] [Y11 G11 B11]')).toBe('nodraw');
  const state = start({ hands: [FULL, 'R1'] });
  expect(answer(state, 'lay [R6 B6 G6] [R11 G11 B11]')).toBe('nocard');
  expect(answer(state, 'lay [R6 R6 B6] [Y11 G11 B11]')).toBe('nocard');
  expect(answer(after(state, 'lay [R6 B6 G6] [Y11 G11 B11]'), 'lay [R8 B8 Y8] [W W W]')).toBe('laid');
});

test('P56 a lay meets its reasons in their order', () => {
  const state = start({ hands: ['R6 S', 'R1'] });
  expect(answer(state, 'lay #2 [R7]')).toBe('phase');
  expect(answer(state, 'lay #1 [R7]')).toBe('nocard');
  expect(answer(state, 'lay [R6]')).toBe('nparts');
  expect(answer(state, 'lay [R6] [S]')).toBe('short');
});

test('P55 in fixed order a lay may name the own phase and no other; in any order it must name one', () => {
  const state = start({ hands: [FULL, 'R1'] });
  expect(answer(state, 'lay #1 [R6 B6 W] [Y11 G11 B11]')).toBe('ok');
  expect(answer(state, 'lay #7 [R6 B6 G6 W] [Y11 G11 B11 W]')).toBe('phase');
  const any = { ...state, rules: { ...state.rules, order: 'any' as const } };
  expect(answer(any, 'lay #7 [R6 B6 G6 W] [Y11 G11 B11 W]')).toBe('ok');
  expect(answer(any, 'lay [R6 B6 W] [Y11 G11 B11]')).toBe('phase');
});

test('P51 in any order the phase is named, and a completed one is closed', () => {
  const state = start({ hands: ['R2 G3 B4 Y5 R6 R7 R8 R1', 'R1'] });
  const any = { ...state, rules: { ...state.rules, order: 'any' as const }, done: [[1], []] };
  expect(answer(any, 'lay #4 [R2 G3 B4 Y5 R6 R7 R8]')).toBe('ok');
  expect(answer(any, 'lay [R2 G3 B4 Y5 R6 R7 R8]')).toBe('phase');
  expect(answer(any, 'lay #1 [R2 G3 B4] [Y5 R6 R7]')).toBe('phase');
  expect(movesOf(any)).toContain('lay #4 [R2 G3 B4 Y5 R6 R7 R8]');
});

test('P40 under goOut discard a lay may not empty the hand', () => {
  const sketch = { hands: ['R6 B6 G6 Y11 G11 B11', 'R1'] };
  expect(answer(start({ ...sketch, options: { goOut: 'discard' } }), 'lay [R6 B6 G6] [Y11 G11 B11]')).toBe('keep');
  expect(movesOf(start({ ...sketch, options: { goOut: 'discard' } })).some(move => move.startsWith('lay'))).toBe(false);
  expect(after(start(sketch), 'lay [R6 B6 G6] [Y11 G11 B11]').round).toBe(2);
});

test('P59 the smallest lays are listed once each, up to equal cards', () => {
  const lays = (hand: string, phase: number, options = {}) =>
    movesOf(start({ hands: [hand, 'R1'], phases: [phase, 1], options })).filter(move => move.startsWith('lay'));
  expect(lays('R6 R6 B6 R8 B8 Y8 G1', 1)).toEqual(['lay [R6 R6 B6] [R8 Y8 B8]']);
  expect(lays('R6 B6 W R8 B8 Y8 G1', 1)).toEqual(['lay [R6 B6 W] [R8 Y8 B8]']);
  expect(lays('R6 B6 G6 W R8 B8 Y8', 1)).toHaveLength(7);
  expect(lays('R2 G3 B4 Y5 R6 R7 R8 R9 G1', 4)).toHaveLength(3);
  expect(lays('R3 R4 R5 W B9 B9 G9', 2)).toEqual(['lay [G9 B9 B9] [W R3 R4 R5]', 'lay [G9 B9 B9] [R3 R4 R5 W]']);
  expect(lays('B1 B2 B3 B4 B5 B6 W G1', 8)).toEqual(['lay [B1 B2 B3 B4 B5 B6 W]']);
  expect(lays('R6 B6 R8 B8 Y8 G1 G2', 1)).toEqual([]);
  expect(lays('W W W W W W W R1', 4, { wildMin: 'none' }).filter(move => move.includes('W='))).toHaveLength(6);
});
