import { describe, expect, test } from 'vitest';
import { after, start } from '../fixtures.ts';
import { hanabi } from '../game.ts';
import type { Move, State } from '../types.ts';
import { discardOldest, playKnown, tellNext } from './basic.ts';
import { insight, possibilities } from './insight.ts';
import * as ladder from './ladder.ts';

const asked = (rule: ladder.Rule, state: State, seat = 0) => written(rule(insight(hanabi.view(state, seat))));
const written = (move: Move | null) => move && hanabi.format(move);

describe('counting', () => {
  test('a slot that can be one card only uses up a copy for the others', () => {
    const red5 = 1 | (1 << 10);
    const anyRed45 = 1 | (1 << 9) | (1 << 10);
    const unseen = [0, 0, 0, 1, 1];
    expect(possibilities([red5, anyRed45], unseen)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 1, 0],
    ]);
  });

  test('a card is known by the copies one sees elsewhere', () => {
    const state = after(start({ hands: ['B1', 'R5 Y5 G5 W5 B1'], info: 8, turn: 1 }), 'H0:1');
    expect(insight(hanabi.view(state, 0)).hands[0]?.[0]?.maybe.filter(count => count > 0)).toHaveLength(5);
  });
});

describe('the rules of the ladder, one by one', () => {
  test('play a card that surely fits, the lowest first', () => {
    const state = after(start({ hands: ['Y3 R1 B1', 'G2'], turn: 1 }), 'H0:1');
    expect(asked(ladder.playSure, state)).toBe('P1');
    expect(asked(ladder.playSure, start())).toBeNull();
  });

  test('take a chance in the last round while a life is to spare', () => {
    const state = after(start({ hands: ['R3', 'G2'], piles: 'R2 Y2', deck: 0, turn: 1 }), 'H0:3');
    expect(asked(ladder.playInLastRound, state)).toBe('P0');
    expect(asked(ladder.playInLastRound, { ...state, lives: 1 })).toBeNull();
    expect(asked(ladder.playInLastRound, start())).toBeNull();
  });

  test('play a card that very likely fits, never with the last life', () => {
    const state = after(start({ hands: ['R2', 'G4'], piles: 'R1 Y1 G1 W1', turn: 1 }), 'H0:2');
    expect(asked(ladder.playLikely, state)).toBe('P0');
    expect(asked(ladder.playLikely, { ...state, lives: 1 })).toBeNull();
  });

  test('save a last copy the next player is about to throw away', () => {
    const state = start({ hands: ['', 'R5 Y5 G5 W5 B5'] });
    expect(asked(ladder.saveLastCopy, { ...state, info: 3 })).toBeNull();
    const mixed = start({ hands: ['', 'R5 Y3 G3 W3 B3'], info: 3 });
    const hint = asked(ladder.saveLastCopy, mixed);
    expect(hint).not.toBeNull();
    expect(asked(ladder.saveLastCopy, { ...after(mixed, String(hint)), turn: 0 })).toBeNull();
    expect(asked(ladder.discardLeastMissed, after(mixed, String(hint)), 1)).not.toBe('D0');
    expect(asked(ladder.saveLastCopy, { ...mixed, info: 0 })).toBeNull();
  });

  test('tell somebody what can be played, as many cards as possible', () => {
    expect(asked(ladder.tellPlayable, start({ hands: ['', 'R1 Y1 G1 W4 B4'] }))).toBe('H1:1');
    expect(asked(ladder.tellPlayable, start({ hands: ['', 'R3 Y3 G3 W4 B4'] }))).toBeNull();
    expect(asked(ladder.tellPlayable, start({ hands: ['', 'R1'], info: 0 }))).toBeNull();
  });

  test('do not tell what its holder knows already', () => {
    const state = after(start({ hands: ['W2', 'R1 Y1 G1 W4 B4'] }), 'H1:1', 'H0:W');
    expect(asked(ladder.tellPlayable, state)).toBeNull();
  });

  test('discard a useless card', () => {
    const state = after(start({ hands: ['Y4 R1', 'G2'], piles: 'R1 Y1 G1 W1 B1', turn: 1 }), 'H0:1');
    expect(asked(ladder.discardUseless, state)).toBe('D1');
    expect(asked(ladder.discardUseless, { ...state, info: 8 })).toBeNull();
    expect(asked(ladder.discardUseless, start({ info: 4 }))).toBeNull();
  });

  test('tell something helpful about a playable card while tokens are plenty', () => {
    const state = start({ hands: ['', 'R2 Y4 G4 W4 B4'], piles: 'R1 Y1 G1 W1' });
    expect(asked(ladder.tellPlayable, state)).toBeNull();
    expect(asked(ladder.tellHelpful, state)).toBe('H1:2');
    expect(asked(ladder.tellHelpful, { ...state, info: 1 })).toBeNull();
  });

  test('discard the card that is missed least: not a five, the oldest of equals', () => {
    const state = after(start({ hands: ['R5 Y4', 'G2'], info: 4, turn: 1 }), 'H0:5');
    expect(asked(ladder.discardLeastMissed, state)).toBe('D1');
    expect(asked(ladder.discardLeastMissed, { ...state, info: 8 })).toBeNull();
  });

  test('tell whatever says most', () => {
    expect(asked(ladder.tellMost, start({ hands: ['', 'R3 R4 R4 R5 Y5'] }))).toMatch(/^H1:/);
    expect(asked(ladder.tellMost, start({ info: 0 }))).toBeNull();
  });

  test('play what fits most likely when nothing else is left', () => {
    expect(asked(ladder.playBest, start({ piles: 'R1' }))).toMatch(/^P/);
  });

  test('the first rule that proposes a move makes it, and says its name', () => {
    const state = after(start({ hands: ['R1', 'G2'], turn: 1 }), 'H0:1');
    expect(ladder.climb(insight(hanabi.view(state, 0))).why).toBe('play a card that surely fits');
  });
});

describe('basic', () => {
  test('plays what it knows', () => {
    const state = after(start({ hands: ['R1 Y2', 'G2'], turn: 1 }), 'H0:R');
    expect(written(playKnown(hanabi.view(state, 0)))).toBeNull();
    const known = after(start({ hands: ['R1 Y2', 'G2 G3'], turn: 1 }), 'H0:R', 'H1:G', 'H0:1');
    expect(written(playKnown(hanabi.view(known, 0)))).toBe('P0');
  });

  test('tells what can be played, if it can', () => {
    const state = start({ hands: ['', 'R1 Y3 G3 W4 B4'] });
    expect(written(tellNext(hanabi.view(state, 0)))).toBe('H1:R');
    expect(tellNext(hanabi.view({ ...state, info: 0 }, 0))).toBeNull();
  });

  test('discards the oldest card', () => {
    const state = after(start({ hands: ['R1 Y3', 'Y4'], info: 2 }), 'D0', 'D0');
    expect(written(discardOldest(hanabi.view(state, 0)))).toBe('D1');
    expect(discardOldest(hanabi.view({ ...state, info: 8 }, 0))).toBeNull();
  });
});
