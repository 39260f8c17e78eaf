/** What a move does. It has passed `check`. */
import { isSameHex } from './hex.ts';
import { handOf, otherSeat } from './position.ts';
import { settle } from './score.ts';
import type { Hex, Move, Piece, PieceType, State } from './types.ts';

export function apply(state: State, move: Move): void {
  switch (move.kind) {
    case 'place':
      place(state, move.type as PieceType, move.to);
      break;
    case 'move':
      shift(state, move.from, move.to);
      break;
    case 'resign':
      state.end = { reason: 'resigned', winner: otherSeat(state.turn) }; // T18
      break;
  }
  state.last = move;
  state.made++;
  state.turn = otherSeat(state.turn);
  state.end ??= settle(state);
}

function place(state: State, type: PieceType, to: Hex): void {
  handOf(state)[type]--;
  state.pieces.push({ seat: state.turn, type, x: to.x, y: to.y });
}

function shift(state: State, from: Hex, to: Hex): void {
  const index = state.pieces.findIndex(piece => isSameHex(piece, from));
  const { seat, type } = state.pieces[index] as Piece;
  state.pieces[index] = { seat, type, x: to.x, y: to.y };
}
