import { describe, expect, test } from 'vitest';
import { after, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { Options, State } from './types.ts';

function handOfSeat1(state: State) {
  return hanabi.view(state, 1).hands[1] ?? [];
}

function game(colours: Options['colours'], hand: string): State {
  return start({ options: { colours }, hands: ['R1 Y1 G1 W1 B1', hand] });
}

describe('knowledge', () => {
  test('H12 a number hint: touched cards have it, the others do not', () => {
    const hand = handOfSeat1(after(game('none', 'R1 B2 G1 W4 Y5'), 'H1:1'));
    expect(hand.map(held => held?.ranks)).toEqual([[1], [2, 3, 4, 5], [1], [2, 3, 4, 5], [2, 3, 4, 5]]);
    expect(hand.map(held => held?.colours.length)).toEqual([5, 5, 5, 5, 5]);
  });

  test('H12 a colour hint likewise', () => {
    const hand = handOfSeat1(after(game('none', 'R1 B2 R3 W4 Y5'), 'H1:R'));
    expect(hand.map(held => held?.colours.join(''))).toEqual(['R', 'YGWB', 'R', 'YGWB', 'YGWB']);
  });

  test('H13 with six colours Rainbow is told like any other', () => {
    const hand = handOfSeat1(after(game('six', 'M1 B2 R3 W4 Y5'), 'H1:M'));
    expect(hand.map(held => held?.colours.join(''))).toEqual(['M', 'RYGWB', 'RYGWB', 'RYGWB', 'RYGWB']);
    expect(handOfSeat1(after(game('six', 'M1 B2 R3 W4 Y5'), 'H1:R'))[0]?.colours.join('')).toBe('YGWBM');
  });

  test('H14 wild: a colour hint touches Rainbow, and an untouched card is neither', () => {
    const state = after(game('wild', 'M1 B2 R3 W4 Y5'), 'H1:R');
    expect(state.happened[0]).toMatchObject({ slots: [0, 2] });
    expect(handOfSeat1(state).map(held => held?.colours.join(''))).toEqual(['RM', 'YGWB', 'RM', 'YGWB', 'YGWB']);
  });

  test('H14 wild: two different touching hints show Rainbow', () => {
    const hand = handOfSeat1(after(game('wild', 'M1 B2 R3 W4 Y5'), 'H1:R', 'H0:1', 'H1:B'));
    expect(hand[0]).toMatchObject({ colours: ['M'], colourKnown: true, told: ['R', 'B'] });
  });

  test('H14 wild: one hint that touched and another that did not settle the colour', () => {
    const hand = handOfSeat1(after(game('wild', 'M1 B2 R3 W4 Y5'), 'H1:R', 'H0:1', 'H1:B'));
    expect(hand[2]).toMatchObject({ colours: ['R'], colourKnown: true, told: ['R'] });
  });

  test('H16 one colour or number left is known, also if hints only ruled out the others', () => {
    const only = start({ hands: ['R1 Y1 G1 W1 B1', 'G4 R1 Y2 W3 B5'], info: 8 });
    const ruled = after(only, 'H1:1', 'H0:1', 'H1:2', 'H0:R', 'H1:3', 'H0:Y', 'H1:5');
    expect(handOfSeat1(ruled)[0]).toMatchObject({ ranks: [4], rankKnown: true, told: [] });
  });

  test('H16 told facts are kept apart from what was ruled out', () => {
    const hand = handOfSeat1(after(game('none', 'R1 B2 R3 W4 Y5'), 'H1:R', 'H0:1', 'H1:1'));
    expect(hand[0]).toMatchObject({ told: ['R', 1], colours: ['R'], ranks: [1] });
    expect(hand[1]).toMatchObject({ told: [], colours: ['Y', 'G', 'W', 'B'], ranks: [2, 3, 4, 5] });
    expect(hand[2]).toMatchObject({ told: ['R'], ranks: [2, 3, 4, 5] });
  });

  test('H16 knowledge is public: every seat and a spectator see the same', () => {
    const state = after(game('none', 'R1 B2 R3 W4 Y5'), 'H1:R');
    const facts = (seat: number | null) =>
      hanabi
        .view(state, seat)
        .hands.flat()
        .map(held => ({ ...held, card: null }));
    expect(facts(0)).toEqual(facts(1));
    expect(facts(0)).toEqual(facts(null));
  });
});
