/** What is selected and where it may go. No rule lives here: the legal moves are given, and the platform's `why` is asked. */
import type { Refusal } from '@parlor/kernel';
import type { BoardProps } from '@parlor/ui';
import type { Hex, Move, Piece, PieceType, View } from '../types.ts';
import { neighboursOf, sameHex } from './geometry.ts';

export type Selection = { readonly kind: 'hand'; readonly type: PieceType } | { readonly kind: 'piece'; readonly piece: Piece };

type Asked = Pick<BoardProps<View, Move>, 'view' | 'moves' | 'why'>;

export function placeId(hex: Hex): string {
  return `hex-${hex.x}-${hex.y}`;
}

export function handId(type: PieceType): string {
  return `hand-${type}`;
}

export function pieceAt(hex: Hex, view: View): Piece | null {
  return view.pieces.find(piece => sameHex(piece, hex)) ?? null;
}

/** The move that brings what is selected to a hex. */
export function moveTo(selection: Selection, to: Hex): Move {
  if (selection.kind === 'hand') return { kind: 'place', type: selection.type, to: { x: to.x, y: to.y } };
  const { x, y, type } = selection.piece;
  return { kind: 'move', type, from: { x, y }, to: { x: to.x, y: to.y } };
}

export function destinationsOf(selection: Selection, moves: readonly Move[]): Hex[] {
  return moves.flatMap(move => (move.kind !== 'resign' && startsFrom(move, selection) ? [move.to] : []));
}

function startsFrom(move: Move & { kind: 'place' | 'move' }, selection: Selection): boolean {
  if (move.kind === 'place') return selection.kind === 'hand' && selection.type === move.type;
  return selection.kind === 'piece' && sameHex(selection.piece, move.from);
}

/** On an empty board there is one hex and one thing to do: the first piece lies ready over it. */
export function openingSelection({ view, moves }: Pick<Asked, 'view' | 'moves'>): Selection | null {
  if (view.pieces.length > 0) return null;
  const first = moves.find(move => move.kind === 'place');
  return first?.kind === 'place' ? { kind: 'hand', type: first.type as PieceType } : null;
}

/** Why what is selected can go nowhere: asked for the hexes it might be thought to reach. */
export function whyStuck(selection: Selection, { view, why }: Asked): string | null {
  const near = selection.kind === 'piece' ? neighboursOf(selection.piece) : [];
  const round = view.pieces.flatMap(neighboursOf);
  const free = (hexes: readonly Hex[]) => hexes.filter(hex => pieceAt(hex, view) === null);
  const asked = free(near).length > 0 ? free(near) : free(round);
  const reasons = (asked.length > 0 ? asked : [{ x: 0, y: 0 }]).map(hex => why(moveTo(selection, hex)));
  return telling(reasons)?.message ?? null;
}

/** A hex that is too tight to slide into says more than one that lies away from the group. */
function telling(reasons: readonly (Refusal | null)[]): Refusal | null {
  return reasons.find(reason => reason?.code === 'no-slide') ?? reasons.find(reason => reason !== null) ?? null;
}

/** The hexes a move would lead over, read from the view after it. */
export function wayOf(after: View | null): readonly Hex[] {
  const event = after?.happened.find(one => one.kind === 'moved');
  return event?.kind === 'moved' ? event.way : [];
}
