/** What is said of pieces, hexes and turns, put together from the words of the language. */
import type { Seat } from '@parlor/kernel';
import { type BoardPerson, markedName } from '@parlor/ui';
import { COLOURS, type Hex, type Move, PIECE_NAMES, type Piece, type View } from '../types.ts';
import { words } from './en.ts';

/** "(1, -1)". */
export function hexText({ x, y }: Hex): string {
  return words.hex(x, y);
}

export function colourName(seat: Seat): string {
  return COLOURS[seat === 0 ? 0 : 1];
}

/** "ben", "BOT search 1"; a colour where nobody is known. */
export function nameOf(seat: Seat, people: readonly BoardPerson[]): string {
  const person = people[seat];
  return person ? markedName(person) : colourName(seat);
}

/** "blue butterfly at (0, 0)", "your crab at (2, 1)". */
export function pieceName(piece: Piece, view: View): string {
  const kind = PIECE_NAMES[piece.type];
  const whose = piece.seat === view.seat ? words.yours(kind) : words.theirs(colourName(piece.seat), kind);
  return words.pieceAt(whose, hexText(piece));
}

/** "Place crab at (1, 0)", "Move to (1, -1)", "Resign". */
export function moveLabel(move: Move): string {
  switch (move.kind) {
    case 'place':
      return words.placeAt(PIECE_NAMES[move.type], hexText(move.to));
    case 'move':
      return words.moveTo(hexText(move.to));
    case 'resign':
      return words.resign;
  }
}

/** What a seat still owes, from one turn before it must be paid; null otherwise. */
export function dutyText(view: View): string | null {
  const left = view.seat === null || view.turn === null ? null : (view.duty[view.seat] ?? null);
  if (left === null || left > 2) return null;
  const mine = view.turn === view.seat;
  if (left === 1) return mine ? words.dutyNow : words.dutyNext;
  return mine ? words.dutySoon : words.dutyWithin;
}

/** "move 5 of 40". */
export function progressText(view: View): string {
  const number = view.turn === null ? view.made : view.made + 1;
  return view.limit === null ? words.progress(number) : words.progressOf(number, view.limit);
}
