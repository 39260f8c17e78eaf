/** How good a position looks, without looking ahead. */
import type { Seat } from '@parlor/kernel';
import { butterflyOf, countAround, otherSeat } from '../position.ts';
import type { State } from '../types.ts';

/** Filled hexes round a player's butterfly; 0 while it is in hand. */
export function crowdingOf(state: State, seat: Seat): number {
  const butterfly = butterflyOf(state.pieces, seat);
  return butterfly === null ? 0 : countAround(state.pieces, butterfly);
}

/** By filled hexes round a butterfly: every further one weighs more. */
const DANGER = [0, 2, 6, 14, 28, 60, 200];

/** For a seat, in points: the danger to their butterfly less the danger to ours. */
export function evaluate(state: State, seat: Seat): number {
  return dangerTo(state, otherSeat(seat)) - dangerTo(state, seat);
}

/** The same from 0 to 1: what a playout is worth that is cut here. */
export function estimate(state: State, seat: Seat): number {
  return 1 / (1 + Math.exp(-evaluate(state, seat) / 20));
}

function dangerTo(state: State, seat: Seat): number {
  return DANGER[crowdingOf(state, seat)] as number;
}
