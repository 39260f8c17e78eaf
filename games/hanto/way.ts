/** The hexes the last move led over: a walk step by step, both ends of a flight or a jump. */
import { cellOf, hexOf, lay, lift, walkPath } from './grid.ts';
import { isSameHex } from './hex.ts';
import { rulesOf } from './rules.ts';
import type { Hex, Move, PieceType, State } from './types.ts';

/** `state` is the one after the move. */
export function wayOf(state: State, { type, from, to }: Extract<Move, { kind: 'move' }>): readonly Hex[] {
  const rules = rulesOf(state.options);
  const movement = rules.movement[type as PieceType];
  const moved = state.pieces.find(piece => isSameHex(piece, to));
  if (movement?.kind !== 'walk' || moved === undefined) return [from, to];
  const before = { ...moved, x: from.x, y: from.y };
  lay(state.pieces.map(piece => (piece === moved ? before : piece)));
  const path = walkPath(lift(before), cellOf(to), movement.steps, rules.slideRule);
  return [from, ...path.map(hexOf), to];
}
