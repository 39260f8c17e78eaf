// @vitest-environment happy-dom
import { playOn } from '@parlor/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hanabi } from '../game.ts';
import type { View } from '../types.ts';
import { HanabiEnding } from './ending.tsx';
import { HanabiSentence } from './sentence.tsx';
import { tripsOf } from './trips.ts';
import { scarcity } from './words.ts';

afterEach(cleanup);

describe('the end', () => {
  test.each([
    [[5, 4, 5, 4, 3], 'deckout', '21 of 25', 'They will talk about it for years.'],
    [[1, 1, 1, 1, 1], 'deckout', '5 of 25', 'The fuse was wet.'],
    [[5, 5, 5, 5, 5], 'perfect', '25 of 25', 'Legendary: nobody finds words.'],
    [[5, 5, 5, 5, 4, 5], 'deckout', '29 of 30', 'They will talk about it for years.'],
  ] as const)('%j, %s: %s, "%s"', (piles, reason, score, sentence) => {
    const kept = piles.reduce<number>((sum, top) => sum + top, 0);
    draw({ piles, end: { reason, score: kept, kept } });
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.querySelector('.hanabi-score')?.textContent).toBe(score);
  });

  test('three lost fuses have a sentence of their own', () => {
    draw({ piles: [2, 1, 0, 0, 0], lives: 0, end: { reason: 'strikeout', score: 0, kept: 3 } });
    expect(screen.getByText('The third fuse burned down.')).toBeDefined();
    expect(document.querySelector('.hanabi-score')?.textContent).toBe('0 of 25');
  });

  test.each([
    ['strikeout', 'Three fuses are lost.'],
    ['perfect', 'Every firework is complete.'],
    ['deckout', 'The deck is empty, and everybody has had a last turn.'],
  ] as const)('%s: why it ended is said', (reason, why) => {
    draw({ end: { reason, score: 0, kept: 0 } });
    expect(screen.getByText(why)).toBeDefined();
  });

  test.each([
    ['left', 'Somebody left the table.'],
    ['alone', 'Nobody else came back.'],
    ['closed', 'The table was closed.'],
  ])('broken off, %s: why is said', (reason, why) => {
    draw({ moves: 1, lives: 1 }, reason);
    expect(screen.getByText('The game broke off.')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByText('1 turn, 1 fuse left')).toBeDefined();
  });

  function draw(change: Partial<View>, reason = 'deckout') {
    const outcome = { scores: [0, 0], winners: [], places: [1, 1], reason, extra: {} };
    render(<HanabiEnding view={{ ...start(), ...change }} seat={0} people={[]} outcome={outcome} />);
  }
});

test('the cards of a sentence are drawn in it, and its words stay', () => {
  const { container } = render(<HanabiSentence text="ben played slot 3: R2 fits" />);
  expect(container.textContent).toBe('ben played slot 3: R2 fits');
  expect(container.querySelectorAll('.ui-chip')).toHaveLength(1);
});

describe('what travels', () => {
  const play = { kind: 'play', seat: 1, slot: 2, card: 'R1', token: false, lives: 3, drew: true } as const;

  test('a card that fits goes to its firework, and a new one comes from the deck', () => {
    expect(tripsOf({ ...start(), happened: [{ ...play, fits: true }] })).toEqual([
      { from: 'hand-1-2', to: 'pile-R' },
      { from: 'deck', to: 'hand-1-2' },
    ]);
  });

  test('a card that does not fit goes to the discards; without a deck nothing follows', () => {
    expect(tripsOf({ ...start(), happened: [{ ...play, fits: false, drew: false }] })).toEqual([
      { from: 'hand-1-2', to: 'discards' },
    ]);
  });
});

test('one copy left of what a firework still needs is a last copy; what lies there already is not scarce', () => {
  const view = start();
  const unseen = view.unseen.map(() => 0);
  const hands = view.hands.map(hand => hand.map(() => null));
  unseen[1] = 1;
  expect(scarcity('R2', { ...view, hands, unseen })).toBe('last copy');
  expect(scarcity('R3', { ...view, hands, unseen })).toBe('none left');
  expect(scarcity('R2', { ...view, hands, unseen, piles: [2, 0, 0, 0, 0] })).toBeNull();
});

function start(): View {
  const read = hanabi.options.read({}, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const state = playOn(hanabi, hanabi.setup(read.value, 2, '00000000000000000000000000000007'), 0);
  return hanabi.view(state, 0);
}
