/** How good a position looks, without looking ahead. */
import type { Seat } from '@parlor/kernel';
import { distance } from '../hex.ts';
import { butterflyOf, countAround, otherSeat } from '../position.ts';
import { limitOf } from '../rules.ts';
import type { Hex, Move, State } from '../types.ts';

/** What a won game is worth in points. */
export const WIN = 1_000_000;

/** By filled hexes round a butterfly: every further one weighs more. */
const DANGER = [0, 2, 6, 14, 28, 60, 200];

/** Filled hexes round a player's butterfly; 0 while it is in hand. */
export function crowdingOf(state: State, seat: Seat): number {
  const butterfly = butterflyOf(state.pieces, seat);
  return butterfly === null ? 0 : countAround(state.pieces, butterfly);
}

/** What a position that goes on is worth, from 0 to 1, to a playout that is cut there. */
export function estimate(state: State, seat: Seat): number {
  const points = dangerIn(crowdingOf(state, otherSeat(seat))) - dangerIn(crowdingOf(state, seat));
  return 1 / (1 + Math.exp(-points / 20));
}

/** Judges the moves of one position without making them: a move changes little round the butterflies. */
export class Outlook {
  readonly #state: State;
  readonly #ours: Hex | null;
  readonly #theirs: Hex | null;
  readonly #roundOurs: number;
  readonly #roundTheirs: number;
  readonly #isLastMove: boolean;

  constructor(state: State) {
    this.#state = state;
    this.#ours = butterflyOf(state.pieces, state.turn);
    this.#theirs = butterflyOf(state.pieces, otherSeat(state.turn));
    this.#roundOurs = crowdingOf(state, state.turn);
    this.#roundTheirs = crowdingOf(state, otherSeat(state.turn));
    this.#isLastMove = state.made + 1 === limitOf(state.options);
  }

  /** Points for the seat on turn after this move, an end included. */
  after(move: Move): number {
    if (move.kind === 'resign') return -WIN;
    const from = move.kind === 'move' ? move.from : null;
    const theirs = this.#roundTheirs + changeRound(this.#theirs, from, move.to);
    const ours = move.type === 'B' ? this.#roundMoved(from, move.to) : this.#roundOurs + changeRound(this.#ours, from, move.to);
    if (theirs === 6 || ours === 6) return ours < 6 ? WIN : theirs < 6 ? -WIN : 0;
    return this.#isLastMove ? 0 : dangerIn(theirs) - dangerIn(ours);
  }

  /** Filled hexes round our butterfly once it stands here. */
  #roundMoved(from: Hex | null, to: Hex): number {
    return countAround(this.#state.pieces, to) - (from !== null && distance(from, to) === 1 ? 1 : 0);
  }
}

function changeRound(butterfly: Hex | null, from: Hex | null, to: Hex): number {
  if (butterfly === null) return 0;
  return Number(distance(to, butterfly) === 1) - Number(from !== null && distance(from, butterfly) === 1);
}

function dangerIn(crowding: number): number {
  return DANGER[crowding] as number;
}
