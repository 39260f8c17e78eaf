import { dice, numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, start } from '../fixtures.ts';
import { hanabi } from '../game.ts';
import type { CardText, Held, Property, State, View } from '../types.ts';
import { bestDiscard, bestInfo, bestMove, bestPlay } from './filters.ts';
import { guardedPlay } from './pipeline.ts';

const chance = () => dice(numberedSeed(1));

/** Seat 0's view with its own slots known as said: "R2" both, "R?" colour, "?2" number, "??" nothing. */
function knowing(own: string, table: Partial<View> = {}): View {
  const view = hanabi.view(start({ hands: ['', 'W4 W4 B4 B4 Y4'] }), 0);
  const hand = own.split(' ').map(mark => heldAs(mark, null));
  return { ...view, ...table, hands: [hand, ...view.hands.slice(1)] };
}

function heldAs(mark: string, card: CardText | null, told: Property[] = []): Held {
  const colours = mark[0] === '?' ? (['R', 'Y', 'G', 'W', 'B'] as const) : ([mark[0]] as Held['colours']);
  const ranks = mark[1] === '?' ? ([1, 2, 3, 4, 5] as const) : ([Number(mark[1])] as Held['ranks']);
  return { card, colours, ranks, colourKnown: colours.length === 1, rankKnown: ranks.length === 1, told, since: 0 };
}

describe('best play', () => {
  test('value 0: colour and number known and next on its pile', () => {
    expect(bestPlay(knowing('?? R2 ??', { piles: [1, 0, 0, 0, 0] }), chance())).toEqual({ slot: 1, value: 0 });
  });

  test('value 0: the higher number first, then the lower slot', () => {
    const piles = [1, 0, 2, 0, 2];
    expect(bestPlay(knowing('R2 B3 G3', { piles }), chance())).toEqual({ slot: 1, value: 0 });
  });

  test('value 1: number known, colour not, and some pile waits for it', () => {
    expect(bestPlay(knowing('R? ?2 ??', { piles: [1, 0, 0, 0, 0] }), chance())).toEqual({ slot: 1, value: 1 });
    expect(bestPlay(knowing('?? ?3 ??', { piles: [1, 0, 0, 0, 0] }), chance()).value).toBe(3);
  });

  test('value 1: the higher number first, then the lower slot', () => {
    const piles = [1, 0, 2, 0, 0];
    expect(bestPlay(knowing('?1 ?2 ?3 ?3', { piles }), chance())).toEqual({ slot: 2, value: 1 });
  });

  test('value 2: colour known, number not, and that pile is not full; the lower slot first', () => {
    expect(bestPlay(knowing('?? R? B? G?', { piles: [5, 0, 0, 0, 2] }), chance())).toEqual({ slot: 2, value: 2 });
  });

  test('value 3: any slot of which nothing is known, by chance', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, n) => bestPlay(knowing('?5 ?? ??'), dice(numberedSeed(n)))).map(
        ({ slot, value }) => `${slot}/${value}`,
      ),
    );
    expect(seen).toEqual(new Set(['1/3', '2/3']));
  });

  test('value 9: something is known of every card and nothing fits', () => {
    expect(bestPlay(knowing('?5 R4'), chance())).toEqual({ slot: 0, value: 9 });
  });
});

describe('best discard', () => {
  test('value 0: known and already on its pile; the lower number, then the lower slot', () => {
    const piles = [3, 2, 0, 0, 0];
    expect(bestDiscard(knowing('R3 R1 Y1', { piles }), chance())).toEqual({ slot: 1, value: 0 });
  });

  test('value 1: known and not the last copy', () => {
    expect(bestDiscard(knowing('R3 Y2 ??', { discards: ['Y2'] }), chance())).toEqual({ slot: 0, value: 1 });
    expect(bestDiscard(knowing('R5 ?? ??'), chance()).value).toBe(3);
  });

  test('value 1: the lower number first', () => {
    expect(bestDiscard(knowing('R4 Y2 B3'), chance())).toEqual({ slot: 1, value: 1 });
  });

  test('value 2: one property known, and it need not be a last copy', () => {
    expect(bestDiscard(knowing('?? ?3 ??'), chance())).toEqual({ slot: 1, value: 2 });
    expect(bestDiscard(knowing('?? G? ??'), chance())).toEqual({ slot: 1, value: 2 });
  });

  test('value 2: a card known as a five never qualifies, and a lower number goes before a colour', () => {
    expect(bestDiscard(knowing('?5 ?? ??'), chance()).value).toBe(3);
    expect(bestDiscard(knowing('R? ?4 ?2'), chance())).toEqual({ slot: 2, value: 2 });
  });

  test('value 2: not when every card of that number is down to its last copy', () => {
    const discards: CardText[] = ['R2', 'Y2', 'G2', 'W2', 'B2'];
    expect(bestDiscard(knowing('?2 ??', { discards }), chance())).toEqual({ slot: 1, value: 3 });
  });

  test('value 9: something is known of every card and none may go', () => {
    expect(bestDiscard(knowing('?5 R5'), chance())).toEqual({ slot: 0, value: 9 });
  });
});

describe('best info', () => {
  const infoOf = (state: State) => bestInfo(hanabi.view(state, 0));

  test('value 1: a playable card, its colour if both properties are lacking', () => {
    expect(infoOf(start({ hands: ['', 'W4 R1 B4 B4 Y4'] }))).toEqual({ to: 1, about: 'R', value: 1 });
  });

  test('value 1: the property that is lacking', () => {
    const state = after(start({ hands: ['R1 Y1 G1 B1 W1', 'W4 R1 B4 B4 Y4'] }), 'H1:R', 'H0:1');
    expect(infoOf(state)).toEqual({ to: 1, about: 1, value: 1 });
  });

  test('value 1: higher cards first, then the nearest holder, then the lower slot', () => {
    const state = start({ seats: 3, hands: ['', 'Y1 W1 W4 W4 Y4', 'R2 B1 B4 B4 Y4'], piles: 'R1' });
    expect(infoOf(state)).toEqual({ to: 2, about: 'R', value: 1 });
    expect(infoOf(start({ seats: 3, hands: ['', 'Y3 W1 Y1 W4 Y4', 'R3 B1 B4 B4 Y4'] }))).toEqual({ to: 1, about: 'W', value: 1 });
  });

  test('value 1, wild: Rainbow cannot be told, so an unused colour, then what is lacking', () => {
    const state = start({ options: { colours: 'wild' }, hands: ['R1 Y1 G1 B1 W1', 'M1 W4 B4 B4 Y4'] });
    expect(infoOf(state)).toEqual({ to: 1, about: 'R', value: 1 });
    expect(infoOf(after(state, 'H1:R', 'H0:1'))).toEqual({ to: 1, about: 'Y', value: 1 });
    expect(infoOf(after(state, 'H1:R', 'H0:1', 'H1:Y', 'H0:1'))).toEqual({ to: 1, about: 1, value: 1 });
  });

  test('value 2: a five whose number is not known', () => {
    expect(infoOf(start({ hands: ['', 'W4 R5 B4 B4 Y4'] }))).toEqual({ to: 1, about: 5, value: 2 });
    expect(infoOf(after(start({ hands: ['R1', 'W4 R5 B4 B4 Y4'] }), 'H1:5', 'H0:R')).value).toBe(3);
  });

  test('value 3: the player who knows least, the nearest of equals', () => {
    const state = start({ seats: 3, hands: ['R1', 'R3 W4 B4 B4 Y4', 'R4 Y3 G4 G4 W3'] });
    expect(infoOf(state)).toMatchObject({ to: 1, value: 3 });
    expect(infoOf(after(state, 'H1:4', 'H0:R', 'H0:1'))).toMatchObject({ to: 2, value: 3 });
  });

  test('value 3: what most cards learn; colours before numbers, in colour order, then higher numbers', () => {
    expect(infoOf(start({ hands: ['', 'W3 W4 B4 B3 Y4'] }))).toEqual({ to: 1, about: 4, value: 3 });
    expect(infoOf(start({ hands: ['', 'W3 W4 B4 B2 Y3'] }))).toEqual({ to: 1, about: 'W', value: 3 });
    expect(infoOf(start({ seats: 4, hands: ['', 'R3 Y4 G3 B4', 'Y3 G4 Y4 R4', 'R2 Y2 G2 B2'] }))).toEqual({
      to: 1,
      about: 4,
      value: 3,
    });
  });
});

describe('best move', () => {
  const view = hanabi.view(start({ info: 4 }), 0);
  const slot = (value: number) => ({ slot: 0, value });
  const info = (value: number) => ({ to: 1, about: 5 as const, value });

  test('the smallest value; of equals info, then play, then discard', () => {
    expect(bestMove(view, slot(2), slot(2), info(2))).toBe('info');
    expect(bestMove(view, slot(2), slot(2), info(3))).toBe('play');
    expect(bestMove(view, slot(2), slot(1), info(3))).toBe('discard');
  });

  test('no discard at eight tokens, no info at none', () => {
    expect(bestMove({ ...view, info: 8 }, slot(3), slot(0), info(3))).toBe('info');
    expect(bestMove({ ...view, info: 0 }, slot(3), slot(2), info(1))).toBe('discard');
  });

  test('the guard: nothing uncertain with one life, nothing blind ever', () => {
    const last = { ...view, lives: 1 };
    expect([0, 1, 2, 3, 9].map(value => guardedPlay(view, slot(value)) !== null)).toEqual([true, true, true, false, false]);
    expect([0, 1, 2, 3, 9].map(value => guardedPlay(last, slot(value)) !== null)).toEqual([true, false, false, false, false]);
    expect(bestMove(view, null, slot(3), info(3))).toBe('info');
  });
});
