import { pick, rngFrom, type Seat, type Seed, shuffle, type Testing } from '@parlor/kernel';
import { apply } from './apply.ts';
import { moves } from './legal.ts';
import { box, setup } from './setup.ts';
import type { Card, Options, State, View } from './types.ts';

export const testing: Testing<State, View, Options> = {
  ends: [3, 4, 5, 6].map(ranks => ({ ranks, bonus: ranks % 2 === 0 })),
  scramble,
  small,
  worlds,
};

/** A seat knows its own hand and the pile: the other hands and the deck are dealt anew, and chance is new. */
function scramble(state: State, seat: Seat | null, seed: Seed): State {
  const rng = rngFrom(seed);
  const hidden = state.hands.filter((_, owner) => owner !== seat).flat();
  const pool = shuffle(rng, [...hidden, ...state.deck]);
  const hands = state.hands.map((hand, owner) => (owner === seat ? [...hand] : pool.splice(0, hand.length)));
  return { ...state, rng, hands, deck: pool, happened: newestDrawn(state.happened, hands) };
}

/** A card that was just drawn is the newest of its hand. */
function newestDrawn(happened: State['happened'], hands: readonly Card[][]): State['happened'] {
  return happened.map(event => (event.event === 'drew' ? { ...event, card: hands[event.seat]!.at(-1)! } : event));
}

/** The smallest box and two players, played at random until the deck holds two cards. */
function small(seed: Seed): State {
  const rng = rngFrom(seed);
  const state = setup({ ranks: 3, bonus: false }, 2, seed);
  while (state.deck.length > 2) apply(state, pick(rng, moves(state)));
  return state;
}

/** Every order of the cards that lie neither on the pile nor in the viewer's hand. */
function worlds(view: View): State[] {
  const unseen = box(view.options);
  for (const card of [...view.pile, ...view.hand]) unseen.splice(unseen.indexOf(card), 1);
  return permutations(unseen).map(order => {
    const hands = view.handSizes.map((size, seat) => (seat === view.seat ? [...view.hand] : order.splice(0, size)));
    const happened = newestDrawn(
      view.happened.map(event => (event.event === 'drew' ? { ...event, card: 0 } : event)),
      hands,
    );
    return {
      options: view.options,
      rng: rngFrom(''),
      turn: view.turn ?? 0,
      hands,
      deck: order,
      pile: [...view.pile],
      scores: [...view.scores],
      happened,
    };
  });
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]));
}
