import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { boxOf, textOf } from './cards.ts';
import { after, optionsOf, refusal, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { Options } from './types.ts';

function copies(options: Partial<Options>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of boxOf(optionsOf(options))) counts[textOf(card)] = (counts[textOf(card)] ?? 0) + 1;
  return counts;
}

describe('the box', () => {
  test('H1 five colours with three 1s, two 2s, 3s and 4s and one 5 each: 50 cards', () => {
    const box = copies({});
    for (const colour of 'RYGWB') expect([1, 2, 3, 4, 5].map(rank => box[`${colour}${rank}`])).toEqual([3, 2, 2, 2, 1]);
    expect(boxOf(optionsOf())).toHaveLength(50);
    expect(box).not.toHaveProperty('M1');
  });

  test('H2 six and wild add Rainbow with the same copies: 60 cards', () => {
    for (const colours of ['six', 'wild'] as const) {
      expect([1, 2, 3, 4, 5].map(rank => copies({ colours })[`M${rank}`])).toEqual([3, 2, 2, 2, 1]);
      expect(boxOf(optionsOf({ colours }))).toHaveLength(60);
    }
  });

  test('H2 single leaves one Rainbow card of each number: 55 cards; without Rainbow it changes nothing', () => {
    expect([1, 2, 3, 4, 5].map(rank => copies({ colours: 'wild', single: true })[`M${rank}`])).toEqual([1, 1, 1, 1, 1]);
    expect(boxOf(optionsOf({ colours: 'six', single: true }))).toHaveLength(55);
    expect(boxOf(optionsOf({ single: true }))).toHaveLength(50);
  });
});

describe('the deal', () => {
  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
    [5, 4],
  ])('H3 %i players hold %i cards each', (seats, size) => {
    const state = hanabi.setup(optionsOf(), seats, numberedSeed(3));
    const view = hanabi.view(state, 0);
    expect(view.hands.map(hand => hand.length)).toEqual(Array(seats).fill(size));
    expect(view.deck).toBe(50 - seats * size);
  });

  test('H4 the deck is dealt hand by hand', () => {
    const deal = boxOf(optionsOf()).map(textOf).reverse();
    const state = hanabi.setup(optionsOf({ deal }), 3, numberedSeed(1));
    expect(hanabi.view(state, 0).hands[1]?.map(held => held?.card)).toEqual(deal.slice(5, 10));
    expect(hanabi.view(state, 0).hands[2]?.map(held => held?.card)).toEqual(deal.slice(10, 15));
    expect(hanabi.view(state, 1).hands[0]?.map(held => held?.card)).toEqual(deal.slice(0, 5));
  });

  test('H4 another seed deals other cards, the same seed the same', () => {
    const deal = (n: number) => hanabi.setup(optionsOf(), 2, numberedSeed(n)).deck;
    expect(deal(1)).toEqual(deal(1));
    expect(deal(1)).not.toEqual(deal(2));
    expect([...deal(1)].sort()).toEqual([...boxOf(optionsOf())].sort());
  });

  test('H5 a fixed deal is read in upper and lower case', () => {
    const deal = boxOf(optionsOf()).map(textOf);
    const lower = deal.map(card => card.toLowerCase());
    expect(hanabi.options.read({ deal: lower }, 2)).toEqual({ value: optionsOf({ deal }) });
  });

  test.each([
    ['one card too few', (deal: string[]) => deal.slice(1), 'it has 49 cards'],
    ['a fourth R1', (deal: string[]) => ['R1', ...deal.slice(0, -1)], 'entry 3 is copy 4 of R1'],
    ['no card', (deal: string[]) => [...deal.slice(0, 7), 'R6', ...deal.slice(8)], 'entry 7 is no card'],
    ['Rainbow in a game without it', (deal: string[]) => ['M1', ...deal.slice(1)], 'entry 0 is copy 1 of M1'],
  ])('H5 a deal with %s is refused by name', (_, spoil, message) => {
    const read = hanabi.options.read({ deal: spoil(boxOf(optionsOf()).map(textOf)) }, 2);
    expect(read).toMatchObject({ refusal: { code: 'bad-option', message: expect.stringContaining(message) } });
  });

  test('H5 a deal that is no array is refused, and none at all is fine', () => {
    expect(hanabi.options.read({ deal: 'R1' }, 2)).toMatchObject({ refusal: { code: 'bad-option' } });
    expect(hanabi.options.read({ deal: null }, 2)).toEqual({ value: optionsOf() });
  });

  test('H2 an unknown variant is refused by name', () => {
    expect(hanabi.options.read({ colours: 'seven' }, 2)).toMatchObject({
      refusal: { code: 'bad-option', message: expect.stringContaining('colours') },
    });
  });

  test('H6 seat 0 begins, then the seats upwards and round', () => {
    const state = start({ seats: 3, hands: ['R1', 'Y1', 'G1'] });
    expect(state.turn).toBe(0);
    expect(after(state, 'H1:1').turn).toBe(1);
    expect(after(state, 'H1:1', 'H2:1', 'H0:1').turn).toBe(0);
    expect(refusal(state, 'H2:1', 1)).toBe('turn');
  });

  test('H7 eight tokens and three lives at the start', () => {
    expect(hanabi.view(start(), 0)).toMatchObject({ info: 8, lives: 3, piles: [0, 0, 0, 0, 0], discards: [] });
    expect(hanabi.view(start({ options: { colours: 'six' } }), 0).piles).toHaveLength(6);
  });
});
