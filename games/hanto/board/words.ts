/** What is said of pieces, hexes and turns. */
import type { Seat } from '@parlor/kernel';
import { COLOURS, type Hex, type Move, PIECE_NAMES, type Piece, type View } from '../types.ts';

/** "(1, -1)". */
export function hexText({ x, y }: Hex): string {
  return `(${x}, ${y})`;
}

export function colourName(seat: Seat): string {
  return COLOURS[seat === 0 ? 0 : 1];
}

/** "blue butterfly at (0, 0)", "your crab at (2, 1)". */
export function pieceName(piece: Piece, view: View): string {
  const whose = piece.seat === view.seat ? 'your' : colourName(piece.seat);
  return `${whose} ${PIECE_NAMES[piece.type]} at ${hexText(piece)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function placesText(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

/** "Place crab at (1, 0)", "Move to (1, -1)", "Resign". */
export function moveLabel(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `Place ${PIECE_NAMES[move.type]} at ${hexText(move.to)}`;
    case 'move':
      return `Move to ${hexText(move.to)}`;
    case 'resign':
      return 'Resign';
  }
}

/** What a seat still owes, from one turn before it must be paid; null otherwise. */
export function dutyText(view: View): string | null {
  const left = view.seat === null || view.turn === null ? null : (view.duty[view.seat] ?? null);
  if (left === null || left > 2) return null;
  const mine = view.turn === view.seat;
  if (left === 1) return mine ? 'Your butterfly must come down now.' : 'Your butterfly must come down on your next turn.';
  return mine
    ? 'Your butterfly must come down this turn or the next.'
    : 'Your butterfly must come down within your next two turns.';
}

/** "move 5 of 40". */
export function progressText(view: View): string {
  const number = view.turn === null ? view.made : view.made + 1;
  return view.limit === null ? `move ${number}` : `move ${number} of ${view.limit}`;
}
