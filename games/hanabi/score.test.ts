import { outcomeOfEvent } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import { impression } from './notation.ts';

const NEARLY = 'R5 Y5 G5 W5 B4';

describe('the end', () => {
  test('H18 the third lost life ends it at once', () => {
    const state = after(start({ lives: 1, hands: ['R3'], piles: 'B2' }), 'P0');
    expect(hanabi.outcome(state)).toMatchObject({ reason: 'strikeout', winners: [], places: [1, 1] });
    expect(state.happened.at(-1)).toEqual({ kind: 'end', reason: 'strikeout', score: 0, kept: 2 });
    expect(state.turn).toBeNull();
  });

  test('H18 every pile at five ends it at once and everybody wins', () => {
    const state = after(start({ hands: ['B5'], piles: NEARLY }), 'P0');
    expect(hanabi.outcome(state)).toMatchObject({ reason: 'perfect', scores: [25, 25], winners: [0, 1], places: [1, 1] });
  });

  test('H18 a perfect game is perfect in the final round too, also with its last move', () => {
    const state = start({ hands: ['B5'], piles: NEARLY, deck: 0 });
    expect(hanabi.outcome(after({ ...state, last: 1 }, 'P0'))).toMatchObject({ reason: 'perfect' });
  });

  test('H18 no life left comes before the end of the final round', () => {
    const state = start({ hands: ['R3'], lives: 1, deck: 0 });
    expect(hanabi.outcome(after({ ...state, last: 1 }, 'P0'))).toMatchObject({ reason: 'strikeout' });
  });

  test('H18 the final round used up is a deckout', () => {
    const state = after(start({ hands: ['R3 Y1', 'Y1'], deck: 0, piles: 'R2' }), 'P0', 'H0:1');
    expect(hanabi.outcome(state)).toMatchObject({ reason: 'deckout', scores: [3, 3], winners: [] });
  });

  test('H18 the move that ends the game still draws its card', () => {
    const state = start({ lives: 1, hands: ['R3'] });
    expect(after(state, 'P0').drawn).toBe(state.drawn + 1);
  });

  test('H18 it goes on when no more points are possible', () => {
    const state = after(start({ hands: ['R1 R1 R1'], info: 0 }), 'D0');
    expect(hanabi.outcome(after(state, 'D0', 'D1', 'D1', 'D2'))).toBeNull();
  });
});

describe('the score', () => {
  test('H19 the sum of the pile tops, the same for every seat', () => {
    const state = start({ seats: 3, piles: 'R3 B2' });
    expect(hanabi.standing(state)).toEqual({ scores: [5, 5, 5], extra: { kept: 5 } });
  });

  test('H19 a strikeout scores nothing, and the sum is kept beside it', () => {
    const state = after(start({ lives: 1, hands: ['R5'], piles: 'R3 B2' }), 'P0');
    expect(hanabi.outcome(state)).toMatchObject({ scores: [0, 0], extra: { kept: 5 } });
  });

  test('H19 with scoring kept a strikeout keeps the sum', () => {
    const state = after(start({ options: { scoring: 'kept' }, lives: 1, hands: ['R5'], piles: 'R3 B2' }), 'P0');
    expect(hanabi.outcome(state)).toMatchObject({ scores: [5, 5], extra: { kept: 5 }, winners: [] });
  });

  test('H20 a table that somebody left has both numbers as they stand and no winner', () => {
    const state = start({ piles: 'R3 B2' });
    expect(outcomeOfEvent(hanabi, state, 2, { event: 'left', seat: 1 })).toEqual({
      scores: [5, 5],
      winners: [],
      places: [1, 1],
      reason: 'left',
      extra: { kept: 5 },
    });
  });

  test('H20 the impression of 25 points', () => {
    const bands = (best: number) => Array.from({ length: best + 1 }, (_, score) => impression(score, best));
    const starts = (texts: readonly string[]) => texts.flatMap((text, score) => (text === texts[score - 1] ? [] : [score]));
    expect(starts(bands(25))).toEqual([0, 6, 11, 16, 21, 25]);
    expect(starts(bands(30))).toEqual([0, 7, 13, 19, 25, 30]);
    expect(impression(0, 25)).toBe('The fuse was wet.');
    expect(impression(24, 25)).toBe('They will talk about it for years.');
    expect(impression(30, 30)).toBe('Legendary: nobody finds words.');
  });
});
