/** Whose turn it is, and who won. */
import type { Outcome, Seat } from '@parlor/kernel';
import { hasMove } from './moves.ts';
import { butterflyOf, countAround, otherSeat } from './position.ts';
import { limitOf, rulesOf } from './rules.ts';
import type { End, Piece, State } from './types.ts';

export function turn(state: State): Seat | null {
  return state.end === null ? state.turn : null;
}

/** The end a position has come to after a move, surrounding before limits (T15-T17); null: it goes on. */
export function settle(state: State): End | null {
  const blueLost = isSurrounded(state.pieces, 0);
  const redLost = isSurrounded(state.pieces, 1);
  if (blueLost && redLost) return BOTH_SURROUNDED;
  if (blueLost) return SURROUNDED_BLUE;
  if (redLost) return SURROUNDED_RED;
  if (state.made >= (limitOf(state.options) ?? Number.POSITIVE_INFINITY)) return LIMIT;
  return isBlocked(state) ? BLOCKED : null;
}

export function outcome(state: State): Outcome | null {
  if (state.end === null) return null;
  const { reason, winner } = state.end;
  return {
    ...standing(state),
    winners: winner === null ? [] : [winner],
    places: SEATS.map(seat => (winner === null || winner === seat ? 1 : 2)),
    reason,
  };
}

/** A win counts 1 and a draw 0.5 each, nothing before the end; `resigned` names the seat that gave up. */
export function standing(state: State): Pick<Outcome, 'scores' | 'extra'> {
  if (state.end === null) return { scores: [0, 0], extra: {} };
  const { reason, winner } = state.end;
  return {
    scores: SEATS.map(seat => (winner === null ? 0.5 : Number(winner === seat))),
    extra: reason === 'resigned' && winner !== null ? { resigned: otherSeat(winner) } : {},
  };
}

const SEATS: readonly Seat[] = [0, 1];
const BOTH_SURROUNDED: End = Object.freeze({ reason: 'both-surrounded', winner: null });
const SURROUNDED_BLUE: End = Object.freeze({ reason: 'surrounded', winner: 1 });
const SURROUNDED_RED: End = Object.freeze({ reason: 'surrounded', winner: 0 });
const LIMIT: End = Object.freeze({ reason: 'limit', winner: null });
const BLOCKED: End = Object.freeze({ reason: 'blocked', winner: null });

function isSurrounded(pieces: readonly Piece[], seat: Seat): boolean {
  const butterfly = butterflyOf(pieces, seat);
  return butterfly !== null && countAround(pieces, butterfly) === 6;
}

/** T21: where nobody may resign, a player without a legal move ends the game. */
function isBlocked(state: State): boolean {
  return rulesOf(state.options).resign === 'never' && !hasMove(state);
}
