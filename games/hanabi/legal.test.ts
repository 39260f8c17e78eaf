import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, optionsOf, refusal, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { State } from './types.ts';

const listed = (state: State) => hanabi.moves(state).map(hanabi.format);

describe('what may be done', () => {
  test('H9 a discard is refused while all eight tokens are there', () => {
    expect(refusal(start({ info: 8 }), 'D0')).toBe('full');
    expect(refusal(start({ info: 7 }), 'D0')).toBe('allowed');
  });

  test('H11 a hint must touch a card', () => {
    const state = start({ hands: ['', 'R1 R2 R3 R4 R5'] });
    expect(refusal(state, 'H1:R')).toBe('allowed');
    expect(refusal(state, 'H1:B')).toBe('notouch');
  });

  test('H11 a hint needs a token', () => {
    expect(refusal(start({ info: 0, hands: ['', 'R1'] }), 'H1:1')).toBe('noinfo');
  });

  test('H13 Rainbow can be told with six, and not with none', () => {
    expect(refusal(start(), 'H1:M')).toBe('colour');
    expect(refusal(start({ options: { colours: 'six' }, hands: ['', 'M1'] }), 'H1:M')).toBe('allowed');
  });

  test('H14 Rainbow cannot be told with wild, and any colour touches it', () => {
    const state = start({ options: { colours: 'wild' }, hands: ['', 'M1 M1 M1 M2 M2'] });
    expect(refusal(state, 'H1:M')).toBe('colour');
    expect(refusal(state, 'H1:G')).toBe('allowed');
  });

  test('H15 with empty hints allowed a hint may touch nothing, and every one is listed', () => {
    const state = start({ options: { allowEmptyHints: true }, hands: ['', 'R1 R2 R3 R4 R5'] });
    expect(refusal(state, 'H1:B')).toBe('allowed');
    expect(listed(state).filter(text => text.startsWith('H'))).toHaveLength(10);
    expect(after(state, 'H1:B').happened[0]).toMatchObject({ slots: [] });
    expect(hanabi.view(after(state, 'H1:B'), 1).hands[1]?.[0]?.colours).toEqual(['R', 'Y', 'G', 'W']);
  });

  test('H21 moves are listed in a fixed order: plays, discards, hints by seat', () => {
    const state = start({ seats: 4, info: 5, hands: ['', 'R1 R1 R2 R2', 'Y5 B5', 'M'].map(each => each.replace('M', '')) });
    const moves = listed(state);
    expect(moves.slice(0, 8)).toEqual(['P0', 'P1', 'P2', 'P3', 'D0', 'D1', 'D2', 'D3']);
    expect(moves.slice(8, 11)).toEqual(['H1:R', 'H1:1', 'H1:2']);
  });

  test('H21 no discards are listed at eight tokens, no hints at none, nothing after the end', () => {
    expect(listed(start({ info: 8 })).some(text => text.startsWith('D'))).toBe(false);
    expect(listed(start({ info: 0 })).some(text => text.startsWith('H'))).toBe(false);
    expect(listed(after(start({ lives: 1, hands: ['R2'] }), 'P0'))).toEqual([]);
  });
});

describe('the first code that applies wins', () => {
  const over = after(start({ lives: 1, hands: ['R2'] }), 'P0');
  const emptied: State = {
    ...start({ seats: 4, info: 8 }),
    cards: start({ seats: 4 }).cards.map((card, at) => (at === 2 ? -1 : card)),
  };

  test.each([
    ['over, before the text is read', over, 'nonsense', 1, 'over'],
    ['over', over, 'P0', 0, 'over'],
    ['syntax, before the turn', start(), 'p0', 1, 'syntax'],
    ['syntax: slot 5 is no text', start(), 'P5', 0, 'syntax'],
    ['syntax: seat 5 is no text', start(), 'H5:R', 0, 'syntax'],
    ['syntax: no passing (H6)', start(), '', 0, 'syntax'],
    ['turn, before the slot', start({ seats: 4 }), 'P4', 1, 'turn'],
    ['slot: a hand of four has no slot 4', start({ seats: 4 }), 'P4', 0, 'slot'],
    ['slot, before full', start({ seats: 4, info: 8 }), 'D4', 0, 'slot'],
    ['emptyslot', emptied, 'P2', 0, 'emptyslot'],
    ['emptyslot, before full', emptied, 'D2', 0, 'emptyslot'],
    ['full', start({ info: 8 }), 'D0', 0, 'full'],
    ['seat, before colour', start({ seats: 3 }), 'H3:M', 0, 'seat'],
    ['self, before colour', start({ info: 0 }), 'H0:M', 0, 'self'],
    ['colour, before noinfo', start({ info: 0 }), 'H1:M', 0, 'colour'],
    ['noinfo, before notouch', start({ info: 0, hands: ['', 'R1 R2 R3 R4 R5'] }), 'H1:B', 0, 'noinfo'],
    ['notouch', start({ hands: ['', 'R1 R2 R3 R4 R5'] }), 'H1:B', 0, 'notouch'],
  ])('H21 %s', (_, state, text, seat, code) => {
    expect(refusal(state, text, seat)).toBe(code);
  });

  test('H21 a refused move changes nothing', () => {
    const state = hanabi.setup(optionsOf(), 4, numberedSeed(5));
    const before = JSON.stringify(state);
    for (const text of ['D0', 'P4', 'H4:R', 'H0:R', 'H1:M', 'x']) refusal(state, text);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('for a seat that does not answer', () => {
  test('H22 a card is discarded below eight tokens, else one is played', () => {
    expect(hanabi.idle(start({ info: 7 })).kind).toBe('discard');
    expect(hanabi.idle(start({ info: 8 })).kind).toBe('play');
  });

  test('H22 the slot hangs on the seed and the number of moves made, and no chance is used up', () => {
    const slotAt = (seed: number, moves: number) => {
      const state = { ...hanabi.setup(optionsOf(), 2, numberedSeed(seed)), moves };
      const before = JSON.stringify(state);
      const text = hanabi.format(hanabi.idle(state));
      expect(JSON.stringify(state)).toBe(before);
      expect(hanabi.format(hanabi.idle(hanabi.clone(state)))).toBe(text);
      return text;
    };
    expect(new Set(Array.from({ length: 40 }, (_, moves) => slotAt(1, moves))).size).toBe(5);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => slotAt(seed, 3))).size).toBe(5);
  });

  test('H22 only slots that hold a card are chosen', () => {
    const state = start({ info: 3 });
    const emptied: State = { ...state, cards: state.cards.map((card, at) => (at < 4 ? -1 : card)) };
    expect(hanabi.format(hanabi.idle(emptied))).toBe('D4');
  });
});
