/** The laws bite: each fault that is planted in Pairs is caught, by the law that is there for it, with a case a person can read. */
import { below, type Game, rngFrom } from '@parlor/kernel';
import { laws, TEST_SIZE } from '@parlor/kernel/laws';
import { expect, test } from 'vitest';
import { pairs } from './game.ts';
import { testing } from './testing.ts';
import type { Move, Options, State, View } from './types.ts';

type Pairs = Game<State, Move, View, Options>;

const INVISIBLE = 'a view does not change when everything its seat may not know is dealt anew';
const SEES_TOO_MUCH = 'sees what it may not know';

const SIZE = { ...TEST_SIZE, positions: 300, smalls: 2 };

/** What a law says of a game with a planted fault; null if it sees none. */
function complaint(fault: Partial<Pairs>, law: string): string | null {
  const tried = laws({ ...pairs, ...fault }, testing, SIZE).find(({ name }) => name === law);
  if (!tried) throw new Error(`There is no law "${law}".`);
  try {
    tried.run();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** A view that shows something more. */
function leaking(leak: (state: State, seat: number | null) => unknown): Partial<Pairs> {
  return { view: (state, seat) => Object.assign(pairs.view(state, seat), { leak: leak(state, seat) }) };
}

test('Pairs as it is breaks none', () => {
  for (const law of laws(pairs, testing, SIZE)) expect(law.run, law.name).not.toThrow();
});

test('a view that shows the top of the deck is caught', () => {
  expect(
    complaint(
      leaking(state => state.deck.at(-1) ?? null),
      INVISIBLE,
    ),
  ).toContain(SEES_TOO_MUCH);
});

test('a view that holds the seed is caught', () => {
  const fault = leaking(state => state.rng.key);
  expect(complaint(fault, 'no view holds the seed')).toContain('holds the seed');
  expect(complaint(fault, INVISIBLE)).toContain(SEES_TOO_MUCH);
});

test('a view that holds the seed in disguise is caught', () => {
  expect(
    complaint(
      leaking(state => [...state.rng.key].reverse().join('')),
      INVISIBLE,
    ),
  ).toContain(SEES_TOO_MUCH);
});

test('a view that shows a sum over a hidden hand is caught', () => {
  const sum = (state: State) => state.hands.map(hand => hand.reduce((total, card) => total + card, 0));
  expect(complaint(leaking(sum), INVISIBLE)).toContain(SEES_TOO_MUCH);
});

test('a view that marks hidden cards with a stable id is caught', () => {
  const ids = (state: State) => state.hands.map(hand => hand.map(card => (card * 7919) % 1009));
  expect(complaint(leaking(ids), INVISIBLE)).toContain(SEES_TOO_MUCH);
});

test('an apply that depends on something outside the state is caught', () => {
  let calls = 0;
  const apply: Pairs['apply'] = (state, move) => {
    pairs.apply(state, move);
    state.scores[0]! += calls++ % 2;
  };
  expect(complaint({ apply }, 'same seed, same game')).toContain('the same seed and moves led to another position');
});

test('a clone that shares a hand is caught', () => {
  const clone: Pairs['clone'] = state => ({ ...pairs.clone(state), hands: state.hands });
  expect(complaint({ clone }, 'a clone is equal and independent')).toContain('playing on a clone changed the original');
});

test('a clone that forgets where chance stood is caught', () => {
  const clone: Pairs['clone'] = state => ({ ...pairs.clone(state), rng: rngFrom(state.rng.key) });
  expect(complaint({ clone }, 'a clone is equal and independent')).toContain('a clone differs from its original');
});

test('an imagine that leans is caught', () => {
  // One time in three it puts the lower of two unseen cards on top of the deck.
  const imagine: Pairs['imagine'] = (view, seed) => {
    const state = pairs.imagine(view, seed);
    if (below(rngFrom(`lean${seed.slice(4)}`), 3) === 0) state.deck.sort((a, b) => b - a);
    return state;
  };
  expect(complaint({ imagine }, 'imagined worlds are fair')).toContain('sigma');
});

test('an imagine that forgets what happened is caught', () => {
  const imagine: Pairs['imagine'] = (view, seed) => ({ ...pairs.imagine(view, seed), happened: [] });
  expect(complaint({ imagine }, 'an imagined world gives the same view')).toContain('gives another view');
});

test('an idle that uses up chance is caught', () => {
  const idle: Pairs['idle'] = state => {
    const moves = pairs.moves(state);
    return moves[below(state.rng, moves.length)]!;
  };
  expect(complaint({ idle }, 'idle is a pure function that uses up no chance and moves the game on')).toContain(
    'idle changed the state or used up chance',
  );
});

test('a phrase that stands for another move is caught', () => {
  expect(complaint({ phrase: () => 'play 0' }, 'notation round trip')).toContain('read as another move');
});

test('a notation that two moves share is caught', () => {
  const format: Pairs['format'] = move => `play ${Math.max(2, move.card)}`;
  expect(complaint({ format }, 'notation round trip')).toContain('reads back as another move');
});

test('an order that loses a card is caught', () => {
  const orders: Pairs['orders'] = { short: view => ({ ...view, hand: view.hand.slice(1) }) };
  expect(complaint({ orders }, 'an ordered hand is the same hand')).toContain('shows more or less than the view');
});

test('a check that refuses a listed move is caught', () => {
  const check: Pairs['check'] = (_, move) =>
    move.card === 3 ? { code: 'no-threes', message: 'Threes are never played.' } : null;
  expect(complaint({ check }, 'listed moves pass check, once each and in a fixed order')).toContain(
    'is listed and refused: no-threes',
  );
});

test('a load that takes anything is caught', () => {
  const load: Pairs['load'] = json => ({ value: json as State });
  expect(complaint({ load }, 'what is not a state is refused')).toContain('was loaded');
});

test('an option value that is never tried is caught', () => {
  const ends = testing.ends.map(options => ({ ...options, bonus: true }));
  const law = laws(pairs, { ...testing, ends }).find(({ name }) => name === 'every option value is tried')!;
  expect(() => law.run()).toThrow('testing never tries bonus = false');
});

test('a broken law tells the deal and the moves, shrunk to the shortest walk found', () => {
  const told = complaint(
    leaking(state => state.deck.at(-1) ?? null),
    INVISIBLE,
  );
  expect(told).toContain('pairs, 2 seats, options {"ranks":3,"bonus":false}, seed 0');
  expect(told).toContain('moves: none');
  expect(told).toContain(SEES_TOO_MUCH);
});
