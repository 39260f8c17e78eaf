import { pairs } from '@parlor/examples/pairs';
import { expect, expectTypeOf, test } from 'vitest';
import type { Json } from './game.ts';
import { type AnyGame, type SealedMove, type SealedState, type SeenView, seal } from './seal.ts';
import { numberedSeed } from './seed.ts';
import { unseal } from './unseal.ts';

/** Stands for every function that sends something out. */
const send = (message: { readonly view: Json }): Json => message.view;

const sealed: AnyGame = seal(pairs);
const state = sealed.setup({ ranks: 4, bonus: true }, 2, numberedSeed(1));

test('a sealed State is not Json: sending one does not compile', () => {
  expectTypeOf<SealedState>().not.toMatchTypeOf<Json>();
  expectTypeOf<SealedMove>().not.toMatchTypeOf<Json>();
  expectTypeOf<SeenView>().toMatchTypeOf<Json>();
  // @ts-expect-error a State does not fit into a message
  send({ view: state });
  // @ts-expect-error nor a field of it
  send({ view: state.rng.key });
  // @ts-expect-error nor anything spread from it
  send({ view: { ...state } });
});

test('a view of it is', () => {
  expect(send({ view: sealed.view(state, 0) })).toHaveProperty('hand');
});

test('unseal is the one way round', () => {
  expect(unseal(state)).toHaveProperty('deck');
});
