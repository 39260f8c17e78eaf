/** H22: what the table plays for a seat that does not answer. */
import { glance, type Seat } from '@parlor/kernel';
import { handSize, NONE } from './cards.ts';
import { DISCARDS, PLAYS } from './legal.ts';
import { MAX_INFO, type Move, type State } from './types.ts';

/** A random own card, discarded if that is allowed, else played. It depends on the seed and the number of moves made only. */
export function idle(state: State): Move {
  const size = handSize(state.seats);
  const hand = (state.turn as Seat) * size;
  const filled = [0, 1, 2, 3, 4].filter(slot => slot < size && state.cards[hand + slot] !== NONE);
  const slot = filled[glance(state.rng, state.moves, filled.length)] as number;
  return (state.info < MAX_INFO ? DISCARDS[slot] : PLAYS[slot]) as Move;
}
