/** What the laws need to know of Hanto: everything lies open, so the only world is the one on the table. */
import { rngFrom, type Seat, type Seed, type Testing } from '@parlor/kernel';
import { hanto } from './game.ts';
import type { Options, State, View } from './types.ts';

export const testing: Testing<State, View, Options> = {
  ends: [
    { variant: 'alpha', edition: '2013', first: 'red', limit: 0 },
    { variant: 'beta', edition: '2014', first: 'blue', limit: 0 },
    { variant: 'gamma', edition: '2013', first: 'blue', limit: 0 },
    { variant: 'gamma', edition: '2014', first: 'red', limit: 0 },
    { variant: 'gamma', edition: '2016', first: 'blue', limit: 30 },
    { variant: 'delta', edition: '2013', first: 'blue', limit: 200 },
    { variant: 'delta', edition: '2014', first: 'red', limit: 100 },
    { variant: 'delta', edition: '2016', first: 'blue', limit: 200 },
    { variant: 'epsilon', edition: '2014', first: 'blue', limit: 200 },
    { variant: 'epsilon', edition: '2016', first: 'red', limit: 1 },
  ],
  scramble,
  small,
  worlds: view => [hanto.imagine(view, '0'.repeat(32))],
};

/** No seat may know what `idle` will draw; everything else is on the table. */
function scramble(state: State, _seat: Seat | null, seed: Seed): State {
  return { ...hanto.clone(state), rng: rngFrom(seed) };
}

/** The end of a short game of Beta. */
function small(seed: Seed): State {
  const state = hanto.setup({ variant: 'beta', edition: '2014', first: 'blue', limit: 0 }, 2, seed);
  while (state.made < 9 && state.end === null) hanto.apply(state, hanto.idle(state));
  return state;
}
