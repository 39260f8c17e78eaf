import { describe, expect, test } from 'vitest';
import { after, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { State } from './types.ts';

const see = (state: State, seat: number | null = 0) => hanabi.view(state, seat);

describe('playing', () => {
  test('H8 a card that is next goes on its pile', () => {
    const state = after(start({ hands: ['R2'], piles: 'R1' }), 'P0');
    expect(see(state)).toMatchObject({ piles: [2, 0, 0, 0, 0], discards: [], lives: 3, info: 8 });
    expect(state.happened[0]).toMatchObject({ kind: 'play', seat: 0, slot: 0, card: 'R2', fits: true, token: false, lives: 3 });
  });

  test('H8 a 1 goes on an empty pile', () => {
    expect(see(after(start({ hands: ['B1'] }), 'P0')).piles).toEqual([0, 0, 0, 0, 1]);
  });

  test('H8 any other card is discarded, costs a life and gives no token', () => {
    const state = after(start({ hands: ['R3'], piles: 'R1', info: 4 }), 'P0');
    expect(see(state)).toMatchObject({ piles: [1, 0, 0, 0, 0], discards: ['R3'], lives: 2, info: 4 });
    expect(state.happened[0]).toMatchObject({ kind: 'play', card: 'R3', fits: false, token: false, lives: 2 });
  });

  test('H8 a five gives a token back', () => {
    const state = after(start({ hands: ['R5'], piles: 'R4', info: 4 }), 'P0');
    expect(see(state)).toMatchObject({ piles: [5, 0, 0, 0, 0], info: 5 });
    expect(state.happened[0]).toMatchObject({ token: true });
  });

  test('H8 a five at eight tokens is legal and gives nothing', () => {
    const state = after(start({ hands: ['R5'], piles: 'R4' }), 'P0');
    expect(see(state)).toMatchObject({ piles: [5, 0, 0, 0, 0], info: 8 });
    expect(state.happened[0]).toMatchObject({ fits: true, token: false });
  });
});

describe('discarding', () => {
  test('H9 the card is discarded and one token comes back', () => {
    const state = after(start({ hands: ['R3 B4'], info: 4 }), 'D1');
    expect(see(state)).toMatchObject({ discards: ['B4'], info: 5, lives: 3 });
    expect(state.happened).toEqual([{ kind: 'discard', seat: 0, slot: 1, card: 'B4', drew: true }]);
  });

  test('H25 discards keep the order in which they went there', () => {
    expect(see(after(start({ hands: ['R3 B4', 'Y2'], info: 0 }), 'D1', 'D0', 'D0')).discards).toEqual(['B4', 'Y2', 'R3']);
  });
});

describe('drawing', () => {
  test('H10 the new card lies in the freed slot and the others stay where they are', () => {
    const state = after(start({ hands: ['R3 B4 G2 W1 Y1'], next: 'R5', info: 4 }), 'D1');
    expect(see(state, 1).hands[0]?.map(held => held?.card)).toEqual(['R3', 'R5', 'G2', 'W1', 'Y1']);
    expect(see(state, 1).deck).toBe(39);
  });

  test('H10 nothing is known of the new card, whatever was known of the old one', () => {
    const state = after(start({ hands: ['', 'R3 B4'], info: 4 }), 'H1:3', 'D0');
    expect(see(state).hands[1]?.[0]).toMatchObject({
      ranks: [1, 2, 3, 4, 5],
      colours: ['R', 'Y', 'G', 'W', 'B'],
      told: [],
      since: 2,
    });
    expect(see(state).hands[1]?.[1]).toMatchObject({ ranks: [1, 2, 4, 5], since: 0 });
  });

  test('H10 with an empty deck the slot stays empty', () => {
    const state = after(start({ hands: ['R1', 'Y1'], deck: 1, info: 4 }), 'D0', 'D0');
    expect(see(state).hands[1]?.[0]).toBeNull();
    expect(see(state).hands[0]?.[0]).not.toBeNull();
    expect(state.happened[0]).toMatchObject({ drew: false });
  });
});

describe('hints', () => {
  test('H11 a hint costs a token and names every card it touches', () => {
    const state = after(start({ hands: ['', 'R1 B1 G2 R3 Y1'] }), 'H1:1');
    expect(state.info).toBe(7);
    expect(state.happened).toEqual([{ kind: 'hint', seat: 0, to: 1, about: 1, slots: [0, 1, 4] }]);
  });

  test('H11 empty slots are not touched', () => {
    const state = after(start({ hands: ['R1', 'Y1 Y2 Y3 Y4 Y5'], deck: 1, info: 4 }), 'D0', 'D0', 'H1:Y');
    expect(state.happened[0]).toMatchObject({ slots: [1, 2, 3, 4] });
    expect(see(state).hands[1]?.[0]).toBeNull();
  });
});

describe('the final round', () => {
  test('H17 drawing the last card begins it: everybody, the drawer included, has one more turn', () => {
    const state = after(start({ seats: 3, hands: ['R1', 'Y1', 'G1'], deck: 1, info: 4 }), 'D0');
    expect(state.happened).toMatchObject([{ kind: 'discard' }, { kind: 'final-round', first: 1 }]);
    expect(see(state)).toMatchObject({ deck: 0, lastTurns: 3, turn: 1 });
    const later = after(state, 'H2:1', 'H1:1');
    expect(see(later)).toMatchObject({ lastTurns: 1, turn: 0, end: null });
    expect(after(later, 'H1:1').turn).toBeNull();
  });

  test('H17 it is announced once', () => {
    const state = after(start({ seats: 3, hands: ['R1', 'Y1', 'G1'], deck: 1, info: 4 }), 'D0', 'D0');
    expect(state.happened.map(event => event.kind)).toEqual(['discard']);
  });
});
