/** Points, whose turn, who won (P41, P44 to P50). */
import type { Outcome, Seat } from '@parlor/kernel';
import { type Card, isNatural, numberOf, phaseNumbers, SKIP, type State, WILD } from './types.ts';

/** More than any round has. */
const SLOTS_OF_A_ROUND = 1_000_000;

export function turn(state: State): Seat | null {
  return state.turn;
}

/** With two players a skip gives the same seat the next turn. */
export function turnNumber({ round, slot }: State): number {
  return round * SLOTS_OF_A_ROUND + slot;
}

export function outcome(state: State): Outcome | null {
  if (state.finish === null) return null;
  const { winners, reason } = state.finish;
  return { ...standing(state), winners: [...winners], places: placesOf(state, winners), reason };
}

export function standing(state: State): Pick<Outcome, 'scores' | 'extra'> {
  return { scores: [...state.scores], extra: { phases: state.done.map(done => done.length), rounds: state.round } };
}

/** What a card costs its holder at the end of a round. */
export function pointsOf(card: Card): number {
  if (isNatural(card)) return numberOf(card) < 10 ? 5 : 10;
  return card === WILD ? 25 : card === SKIP ? 15 : 0;
}

export function handPoints(hand: readonly Card[]): number {
  let sum = 0;
  for (const card of hand) sum += pointsOf(card);
  return sum;
}

/** P44: who has every phase behind. */
export function completers(state: State): Seat[] {
  const phases = phaseNumbers(state.rules).length;
  return state.playing.filter(seat => (state.done[seat] as number[]).length === phases);
}

/** P47: winners, then the others of a replay, then more phases, then fewer points; equals share a place. */
export function placesOf(state: State, winners: readonly Seat[]): number[] {
  const ranks = state.scores.map((score, seat) => [
    winners.includes(seat) ? 0 : 1,
    state.replay && state.playing.includes(seat) ? 0 : 1,
    -(state.done[seat] as number[]).length,
    score,
  ]);
  return ranks.map(rank => 1 + ranks.filter(other => isBetter(other, rank)).length);
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] as number) < (other[at] as number);
}
