import { type Refusal, refusals } from '@parlor/kernel';
import type { Move, State } from './types.ts';

const refuse = refusals({ 'no-card': 'You hold no card of that rank. Play one of the ranks in your hand.' });

/** Each rank in hand once, low to high. */
export function moves(state: State): Move[] {
  const ranks = new Set(state.hands[state.turn]!);
  return [...ranks].sort((a, b) => a - b).map(card => ({ card }));
}

// E3
export function check(state: State, move: Move): Refusal | null {
  return state.hands[state.turn]!.includes(move.card) ? null : refuse('no-card');
}

// E8
export function idle(state: State): Move {
  return moves(state)[0]!;
}
