import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, optionsOf, start } from './fixtures.ts';
import { hanabi } from './game.ts';

describe('what a seat sees', () => {
  test('H24 all hands but its own', () => {
    const view = hanabi.view(start({ seats: 3, hands: ['R1', 'Y2', 'G3'] }), 1);
    expect(view.hands.map(hand => hand[0]?.card)).toEqual(['R1', null, 'G3']);
    expect(view.hands[1]?.every(held => held?.card === null)).toBe(true);
  });

  test('H24 not its own cards after the end either', () => {
    const view = hanabi.view(after(start({ lives: 1, hands: ['R2'] }), 'P0'), 0);
    expect(view.turn).toBeNull();
    expect(view.hands[0]?.every(held => held?.card === null)).toBe(true);
  });

  test('H24 a spectator sees no hand', () => {
    const view = hanabi.view(start({ seats: 3 }), null);
    expect(view.hands.flat().every(held => held?.card === null)).toBe(true);
  });

  test('H24 nobody sees the deck, the seed or the fixed deal', () => {
    const state = hanabi.setup(optionsOf(), 2, numberedSeed(77));
    for (const seat of [0, 1, null]) {
      const text = JSON.stringify(hanabi.view(state, seat));
      expect(text).not.toContain(numberedSeed(77));
      expect(Object.keys(hanabi.view(state, seat).rules)).not.toContain('deal');
    }
  });

  test('H25 the fixed names: info lives piles discards deck hands', () => {
    const view = hanabi.view(after(start({ hands: ['R1 B4', 'Y3'], info: 3 }), 'P0', 'D0'), 0);
    expect(view).toMatchObject({ info: 4, lives: 3, piles: [1, 0, 0, 0, 0], discards: ['Y3'], deck: 38 });
  });

  test('H25 unseen counts the copies in the own hand and the deck', () => {
    const view = hanabi.view(start({ hands: ['R1 R1', 'R1 B5'] }), 0);
    expect(view.unseen[0]).toBe(2);
    expect(view.unseen[24]).toBe(0);
    expect(view.unseen.reduce((sum, count) => sum + count, 0)).toBe(view.deck + 5);
    expect(hanabi.view(start({ hands: ['R1 R1', 'R1 B5'] }), null).unseen[0]).toBe(3);
  });

  test('H25 a drawn card is new for one round', () => {
    const isNew = (moves: number, since: number, seats: number) => since > 0 && moves - since < seats;
    let state = after(start({ hands: ['R1', 'Y1 Y1 Y1'] }), 'P0');
    const seen = () => {
      const view = hanabi.view(state, 1);
      return isNew(view.moves, view.hands[0]?.[0]?.since ?? 0, view.seats);
    };
    expect(seen()).toBe(true);
    state = after(state, 'P0');
    expect(seen()).toBe(true);
    state = after(state, 'H1:1');
    expect(seen()).toBe(false);
  });
});
