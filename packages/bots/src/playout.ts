/** The rest of a game by random moves, and what it brings each seat. */
import type { AnyGame, Dice, SealedState, Seat } from '@parlor/kernel';
import { EVEN, isShared, type Worth } from './worth.ts';

/** A playout is cut after so many moves; sooner where the game can estimate, since random moves only blur what it sees. */
const LONGEST = 60;
const LONGEST_ESTIMATED = 4;

export type Estimate = (state: SealedState, seat: Seat) => number;

export interface Playout {
  readonly game: AnyGame;
  readonly seats: number;
  readonly estimate: Estimate | undefined;
  readonly worth: Worth;
  readonly chance: Dice;
}

/** Plays on in place. One value a seat, from 0 to 1; a playout that is cut counts as even unless the game can estimate. */
export function playOut(playout: Playout, state: SealedState): number[] {
  const { game, estimate, chance } = playout;
  const longest = estimate ? LONGEST_ESTIMATED : LONGEST;
  for (let made = 0; made < longest && game.turn(state) !== null; made++) {
    game.apply(state, chance.pick(game.moves(state)));
  }
  return valuesOf(playout, state);
}

function valuesOf({ game, seats, estimate, worth }: Playout, state: SealedState): number[] {
  const outcome = game.outcome(state);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  if (outcome === null) return everySeat.map(seat => estimate?.(state, seat) ?? EVEN);
  if (estimate === undefined || !isShared(outcome)) return worth.of(outcome);
  // A team's end is on the scale of its estimates; a draw is even, however the board looks.
  const estimates = everySeat.map(seat => estimate(state, seat));
  return estimates.every(value => value === estimates[0]) ? estimates : estimates.map(() => EVEN);
}
