/** Whether it is over, and what it is worth (H18 to H20). */
import type { Outcome, Seat } from '@parlor/kernel';
import type { EndReason, State } from './types.ts';

/** H18: the reasons in the order they are tested; null while it goes on. */
export function endOf(state: State): EndReason | null {
  if (state.lives === 0) return 'strikeout';
  if (allFull(state.piles)) return 'perfect';
  return state.last === 0 ? 'deckout' : null;
}

export function turn(state: State): Seat | null {
  return state.turn;
}

export function outcome(state: State): Outcome | null {
  const reason = endOf(state);
  if (reason === null) return null;
  const everyone = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    ...standing(state),
    winners: reason === 'perfect' ? everyone : [],
    places: everyone.map(() => 1),
    reason,
  };
}

/** H19, H20: both numbers as they stand. */
export function standing(state: State): Pick<Outcome, 'scores' | 'extra'> {
  return { scores: Array<number>(state.seats).fill(scoreOf(state)), extra: { kept: keptOf(state) } };
}

export function scoreOf(state: State): number {
  return state.lives === 0 && state.rules.scoring === 'lost-zero' ? 0 : keptOf(state);
}

/** What lies on the piles. */
export function keptOf(state: State): number {
  let sum = 0;
  for (const top of state.piles) sum += top;
  return sum;
}

function allFull(piles: readonly number[]): boolean {
  for (let colour = 0; colour < piles.length; colour++) if (piles[colour] !== 5) return false;
  return true;
}
