import { understand } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { cardText } from './notation.ts';
import { orders } from './orders.ts';
import { NAMES, type Sketch, start } from './support.ts';

const HAND = 'B4 W R9 S R4 Y2 G3 B9 R2 G9';

function sorted(order: keyof typeof orders, sketch: Partial<Sketch> = {}): string {
  const view = orders[order](phase10.view(start({ hands: [HAND, 'R1'], ...sketch }), 0));
  return (view.hands[0] ?? []).map(cardText).join(' ');
}

describe('the own hand in order', () => {
  test('by number, wilds and skips last', () => {
    expect(sorted('number')).toBe('R2 Y2 G3 R4 B4 R9 G9 B9 W S');
  });

  test('by colour', () => {
    expect(sorted('colour')).toBe('R2 R4 R9 Y2 G3 G9 B4 B9 W S');
  });

  test.each([
    [1, 'two sets', 'R9 G9 B9 R2 Y2 G3 R4 B4 W S'],
    [2, 'a set and a run', 'R9 G9 B9 R2 G3 R4 Y2 B4 W S'],
    [4, 'a run', 'R2 G3 R4 Y2 B4 R9 G9 B9 W S'],
    [8, 'one colour', 'R2 R4 R9 Y2 G3 B4 G9 B9 W S'],
  ])('by phase %i, %s: what comes nearest to it first', (phase, _, hand) => {
    expect(sorted('phase', { phases: [phase, 1] })).toBe(hand);
  });

  test('by phase once it is laid: by number', () => {
    expect(sorted('phase', { table: [['set R1 B1 G1', 'set R5 B5 G5']] })).toBe(sorted('number'));
  });

  test('is the own hand alone, and nothing for a spectator', () => {
    const state = start({ hands: ['R2 R1', 'B4 B3'] });
    expect(orders.number(phase10.view(state, null))).toEqual(phase10.view(state, null));
    expect(orders.number(phase10.view(state, 1)).hands[0]).toBeNull();
  });

  test('places that are typed are places on the screen', () => {
    const state = start({ hands: [HAND, 'R1'] });
    const shown = orders.number(phase10.view(state, 0));
    expect(phase10.render(shown, NAMES)).toContain('hand   1:R2 2:Y2 3:G3');
    const said = (line: string) => {
      const move = understand(phase10, line, shown, NAMES);
      return move && phase10.format(move);
    };
    expect(said('discard 3')).toBe('discard G3');
    expect(said('lay 1 2 9 / 6 7 8')).toBe('lay [R2 Y2 W] [R9 G9 B9]');
  });
});

test('the discards are shown whole, the top first', () => {
  const view = phase10.view(start({ hands: ['R1', 'R2'], discard: 'Y9 B3 W' }), 0);
  const panel = phase10.panels?.['discards'];
  expect(panel?.show(view, NAMES, 0)).toBe('discard pile, top first (3): Y9 B3 W');
});
