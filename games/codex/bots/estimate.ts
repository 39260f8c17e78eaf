import type { Seat } from '@parlor/kernel';
import { goalPoints, goalsOf } from '../score.ts';
import type { State } from '../types.ts';

/** A lead of so many points makes a win about three times as likely as a loss. */
const CLEAR_LEAD = 6;

/** How good a position is for a seat, 0 to 1: its points and met objectives against the best of the others. */
export function estimate(state: State, seat: Seat): number {
  const totals = state.scores.map((score, other) => score + goalPoints(goalsOf(state, other)));
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp((best - totals[seat]!) / CLEAR_LEAD));
}
