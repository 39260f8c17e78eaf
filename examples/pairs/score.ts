import type { Outcome, Seat } from '@parlor/kernel';
import type { State } from './types.ts';

// E6
export function turn(state: State): Seat | null {
  return state.hands[state.turn]?.length ? state.turn : null;
}

// E7
export function outcome(state: State): Outcome | null {
  if (turn(state) !== null) return null;
  const best = Math.max(...state.scores);
  return {
    ...standing(state),
    winners: state.scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    places: state.scores.map(score => 1 + state.scores.filter(other => other > score).length),
    reason: 'played-out',
  };
}

export function standing(state: State): Pick<Outcome, 'scores' | 'extra'> {
  return { scores: [...state.scores], extra: {} };
}
