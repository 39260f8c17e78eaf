/** The laws bite: each fault that is planted in Pairs is caught, by the law that is there for it, with a case a person can read. */
import { below, type Game, rngFrom } from '@parlor/kernel';
import { laws, TEST_SIZE } from '@parlor/kernel/laws';
import { expect, test } from 'vitest';
import { pairs } from './game.ts';
import { testing } from './testing.ts';
import type { Move, Options, State, View } from './types.ts';

type Pairs = Game<State, Move, View, Options>;

const INVISIBLE = 'a view does not change when everything its seat may not know is dealt anew';
const SAME_GAME = 'same seed, same game';

/** What each broken law says of a game with a planted fault. */
function brokenLaws(fault: Partial<Pairs>): Map<string, string> {
  const broken = new Map<string, string>();
  for (const law of laws({ ...pairs, ...fault }, testing, { ...TEST_SIZE, positions: 300, smalls: 2 })) {
    try {
      law.run();
    } catch (error) {
      broken.set(law.name, String(error));
    }
  }
  return broken;
}

/** A view that shows something more. */
function leaking(leak: (state: State, seat: number | null) => unknown): Partial<Pairs> {
  return { view: (state, seat) => Object.assign(pairs.view(state, seat), { leak: leak(state, seat) }) };
}

test('Pairs as it is breaks none', () => {
  expect(brokenLaws({})).toEqual(new Map());
});

test('a view that shows the top of the deck is caught', () => {
  expect(brokenLaws(leaking(state => state.deck.at(-1) ?? null)).has(INVISIBLE)).toBe(true);
});

test('a view that holds the seed is caught', () => {
  const broken = brokenLaws(leaking(state => state.rng.key));
  expect(broken.has('no view holds the seed')).toBe(true);
  expect(broken.has(INVISIBLE)).toBe(true);
});

test('a view that holds the seed in disguise is caught', () => {
  expect(brokenLaws(leaking(state => [...state.rng.key].reverse().join(''))).has(INVISIBLE)).toBe(true);
});

test('a view that shows a sum over a hidden hand is caught', () => {
  const sum = (state: State) => state.hands.map(hand => hand.reduce((total, card) => total + card, 0));
  expect(brokenLaws(leaking(sum)).has(INVISIBLE)).toBe(true);
});

test('a view that marks hidden cards with a stable id is caught', () => {
  const ids = (state: State) => state.hands.map(hand => hand.map(card => (card * 7919) % 1009));
  expect(brokenLaws(leaking(ids)).has(INVISIBLE)).toBe(true);
});

test('an apply that depends on something outside the state is caught', () => {
  let calls = 0;
  const apply: Pairs['apply'] = (state, move) => {
    pairs.apply(state, move);
    state.scores[0]! += calls++ % 2;
  };
  expect(brokenLaws({ apply }).has(SAME_GAME)).toBe(true);
});

test('a clone that shares a hand is caught', () => {
  const clone: Pairs['clone'] = state => ({ ...pairs.clone(state), hands: state.hands });
  expect(brokenLaws({ clone }).has('a clone is equal and independent')).toBe(true);
});

test('a clone that forgets where chance stood is caught', () => {
  const clone: Pairs['clone'] = state => ({ ...pairs.clone(state), rng: rngFrom(state.rng.key) });
  expect(brokenLaws({ clone }).has('a clone is equal and independent')).toBe(true);
});

test('an imagine that leans is caught', () => {
  // One time in three it puts the lower of two unseen cards on top of the deck.
  const imagine: Pairs['imagine'] = (view, seed) => {
    const state = pairs.imagine(view, seed);
    if (below(rngFrom(`lean${seed.slice(4)}`), 3) === 0) state.deck.sort((a, b) => b - a);
    return state;
  };
  expect(brokenLaws({ imagine }).has('imagined worlds are fair')).toBe(true);
});

test('an imagine that forgets what happened is caught', () => {
  const imagine: Pairs['imagine'] = (view, seed) => ({ ...pairs.imagine(view, seed), happened: [] });
  expect(brokenLaws({ imagine }).has('an imagined world gives the same view')).toBe(true);
});

test('an idle that uses up chance is caught', () => {
  const idle: Pairs['idle'] = state => {
    const moves = pairs.moves(state);
    return moves[below(state.rng, moves.length)]!;
  };
  expect(brokenLaws({ idle }).has('idle is a pure function that uses up no chance and moves the game on')).toBe(true);
});

test('a notation that two moves share is caught', () => {
  const format: Pairs['format'] = move => `play ${Math.max(2, move.card)}`;
  expect(brokenLaws({ format }).has('notation round trip')).toBe(true);
});

test('a check that refuses a listed move is caught', () => {
  const check: Pairs['check'] = (_, move) =>
    move.card === 3 ? { code: 'no-threes', message: 'Threes are never played.' } : null;
  expect(brokenLaws({ check }).has('listed moves pass check, once each and in a fixed order')).toBe(true);
});

test('a load that takes anything is caught', () => {
  const load: Pairs['load'] = json => ({ value: json as State });
  expect(brokenLaws({ load }).has('what is not a state is refused')).toBe(true);
});

test('an option value that is never tried is caught', () => {
  const ends = testing.ends.map(options => ({ ...options, bonus: true }));
  const law = laws(pairs, { ...testing, ends }).find(({ name }) => name === 'every option value is tried')!;
  expect(() => law.run()).toThrow('testing never tries bonus = false');
});

test('a broken law tells the deal and the moves, shrunk to the shortest walk found', () => {
  const told = brokenLaws(leaking(state => state.deck.at(-1) ?? null)).get(INVISIBLE)!;
  expect(told).toContain('pairs, 2 seats, options {"ranks":3,"bonus":false}, seed 0');
  expect(told).toContain('moves: none');
  expect(told).toContain('sees what it may not know');
});
