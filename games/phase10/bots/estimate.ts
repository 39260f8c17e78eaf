/** How good a cut-off position is for a seat: phases first, then how near the next one is, then the cost of the hand. */
import type { Seat } from '@parlor/kernel';
import { missing, tallyOf } from '../finder.ts';
import { handPoints } from '../score.ts';
import { type Card, phaseGroups, type State } from '../types.ts';

export function estimate(state: State, seat: Seat): number {
  if (state.finish !== null) return state.finish.winners.includes(seat) ? 1 : 0;
  const own = progress(state, seat);
  const best = Math.max(...state.playing.filter(other => other !== seat).map(other => progress(state, other)));
  return 1 / (1 + Math.exp(best - own));
}

/** One for a phase laid, less for each card missing, and a hundredth of it for a point in hand or on the score. */
function progress(state: State, seat: Seat): number {
  const hand = state.hands[seat] as Card[];
  const cost = (handPoints(hand) + (state.scores[seat] as number)) / 100;
  return 2 * ((state.done[seat] as number[]).length + layProgress(state, seat)) - cost;
}

function layProgress(state: State, seat: Seat): number {
  if (state.table[seat]?.length) return 1;
  const phase = phaseGroups(state.rules, state.phases[seat] as number);
  const size = phase.reduce((sum, group) => sum + group.size, 0);
  return 0.7 * (1 - missing(phase, tallyOf(state.hands[seat] as Card[]), state.rules.wildMin) / size);
}
