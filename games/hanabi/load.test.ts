import { describe, expect, test } from 'vitest';
import { after, optionsOf, start } from './fixtures.ts';
import { hanabi } from './game.ts';

const state = after(start({ seats: 3, hands: ['R1 R2', 'Y1', 'G1'], info: 4 }), 'P0', 'D0', 'H0:R');
const stored = () => JSON.parse(JSON.stringify(state));
const loaded = (change: object) => {
  const read = hanabi.load({ ...stored(), ...change });
  return 'refusal' in read ? read.refusal : null;
};

describe('a stored position', () => {
  test('H23 reads back as it was', () => {
    expect(hanabi.load(stored())).toEqual({ value: state });
    const text = hanabi.encode(state);
    expect('value' in text && hanabi.decode(text.value, optionsOf(), 3)).toEqual({ value: state });
  });

  test('holds part of the box if it likes', () => {
    expect('value' in hanabi.load(JSON.parse(JSON.stringify(start({ deck: 3 }))))).toBe(true);
  });

  test.each([
    ['a lives count of four', { lives: 4 }, 'lives'],
    ['text in the deck', { deck: ['R1'] }, 'deck.0'],
    ['an unknown field', { colour: 1 }, 'state'],
    ['a pile too many', { piles: [0, 0, 0, 0, 0, 0] }, 'piles'],
    ['a short hand', { cards: [1, 2] }, 'cards'],
    ['more drawn than there is', { drawn: 51 }, 'drawn'],
    ['a fifth copy', { discards: [0, 0, 0, 0] }, 'copies of R1'],
    ['a fit of false memory', { knows: state.knows.map(() => 1 | (1 << 6)) }, 'knows.'],
    ['a card from the future', { since: state.since.map(() => 9) }, 'since.0'],
    ['a final round with cards to draw', { last: 2 }, 'last'],
    ['a turn after the end', { lives: 0 }, 'turn'],
    ['an end too early', { turn: null }, 'turn'],
    ['a seat nobody has', { turn: 3 }, 'turn'],
    [
      'a seat without cards',
      { cards: state.cards.map(() => -1), knows: state.knows.map(() => 0), since: state.since.map(() => 0) },
      'cards',
    ],
    ['knowledge of an empty slot', { cards: state.cards.map((card, at) => (at === 0 ? -1 : card)) }, 'knows.0'],
    ['a strange event', { happened: [{ kind: 'play' }] }, 'happened.0'],
  ])('with %s is refused by name', (_, change, place) => {
    expect(loaded(change)).toMatchObject({ code: 'bad-state', message: expect.stringContaining(place) });
  });

  test('of another table is refused', () => {
    const text = JSON.stringify(state);
    expect(hanabi.decode(text, optionsOf(), 2)).toMatchObject({ refusal: { code: 'bad-state' } });
    expect(hanabi.decode(text, optionsOf({ colours: 'six' }), 3)).toMatchObject({ refusal: { code: 'bad-state' } });
    expect(hanabi.decode('{', optionsOf(), 3)).toMatchObject({ refusal: { code: 'bad-state' } });
  });
});
