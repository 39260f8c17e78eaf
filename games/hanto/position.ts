/** Small questions about a position that judging, listing and showing moves share. */
import type { Seat } from '@parlor/kernel';
import { seatBit } from './grid.ts';
import { distance, isSameHex } from './hex.ts';
import type { Rules } from './rules.ts';
import type { Hand, Hex, Piece, State } from './types.ts';

export function pieceAt(pieces: readonly Piece[], hex: Hex): Piece | null {
  return pieces.find(piece => isSameHex(piece, hex)) ?? null;
}

/** A player's butterfly, if it is on the board. */
export function butterflyOf(pieces: readonly Piece[], seat: Seat): Piece | null {
  for (const piece of pieces) {
    if (piece.type === 'B' && piece.seat === seat) return piece;
  }
  return null;
}

/** T7: must the seat on turn place its butterfly now? */
export function isButterflyDue(state: State, rules: Rules): boolean {
  if (rules.butterflyBy === null || ownTurn(state.made) < rules.butterflyBy) return false;
  return butterflyOf(state.pieces, state.turn) === null;
}

/** The number of a player's own turn when so many moves have been made by both. */
export function ownTurn(made: number): number {
  return Math.floor(made / 2) + 1;
}

/** T8: may the seat on turn place where pieces of these seats touch? */
export function isFriendly(touching: number, state: State, rules: Rules): boolean {
  return !rules.colourRule || state.pieces.length < 2 || touching === seatBit(state.turn);
}

export function handOf(state: State): Hand {
  return state.hands[state.turn] as Hand;
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** How many of the six hexes round this one are filled. */
export function countAround(pieces: readonly Piece[], hex: Hex): number {
  let count = 0;
  for (const piece of pieces) {
    if (distance(piece, hex) === 1) count++;
  }
  return count;
}

/** Does every piece hang together with every other? */
export function isOneGroup(pieces: readonly Hex[]): boolean {
  const [first, ...apart] = pieces;
  const joined = first === undefined ? [] : [first];
  for (const hex of joined) {
    for (let at = apart.length - 1; at >= 0; at--) {
      if (distance(hex, apart[at] as Hex) === 1) joined.push(...apart.splice(at, 1));
    }
  }
  return apart.length === 0;
}
