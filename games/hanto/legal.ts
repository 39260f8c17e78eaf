/** Why a move is not legal, if it is not: one list of questions for all variants, in the order in which faults are named (T19). */
import type { Refusal } from '@parlor/kernel';
import { cellOf, holds, isFilled, jumpCells, lay, lift, touchedBy, walkCells } from './grid.ts';
import { distance, isSameHex, ORIGIN } from './hex.ts';
import { hasMove } from './moves.ts';
import { butterflyOf, handOf, isButterflyDue, isFriendly, pieceAt } from './position.ts';
import { type Code, refuse } from './refusals.ts';
import { isInGame, type Movement, type Rules, rulesOf } from './rules.ts';
import type { Hex, Move, Piece, PieceType, State } from './types.ts';

export function check(state: State, move: Move): Refusal | null {
  const rules = rulesOf(state.options);
  if (move.kind === 'resign') return checkResign(state, rules);
  const { type, to } = move;
  if (!isInGame(rules, type)) return refuse('piece-not-in-game');
  lay(state.pieces);
  if (move.kind === 'place') return firstFault(PLACING, { state, rules, type, to });
  const piece = pieceAt(state.pieces, move.from);
  if (piece === null) return refuse('no-piece');
  lift(piece);
  return firstFault(MOVING, { state, rules, type, to, piece, movement: rules.movement[type] ?? null });
}

interface Placing {
  readonly state: State;
  readonly rules: Rules;
  readonly type: PieceType;
  readonly to: Hex;
}

interface Moving extends Placing {
  /** The piece on the source hex, lifted. */
  readonly piece: Piece;
  /** Null: this type never moves. */
  readonly movement: Movement | null;
}

/** A code and whether it applies. Each may rely on those before it. */
type Fault<Situation> = readonly [code: Code, applies: (situation: Situation) => boolean];

const PLACING: readonly Fault<Placing>[] = [
  ['none-left', ({ state, type }) => handOf(state)[type] === 0],
  ['butterfly-due', ({ state, rules, type }) => type !== 'B' && isButterflyDue(state, rules)],
  ['first-not-origin', ({ state, to }) => state.pieces.length === 0 && !isSameHex(to, ORIGIN)],
  ['occupied', ({ to }) => isFilled(cellOf(to))],
  ['not-adjacent', ({ state, to }) => state.pieces.length > 0 && touchedBy(cellOf(to)) === 0],
  ['touches-opponent', ({ state, rules, to }) => !isFriendly(touchedBy(cellOf(to)), state, rules)],
];

const MOVING: readonly Fault<Moving>[] = [
  ['not-your-piece', ({ state, piece }) => piece.seat !== state.turn],
  ['wrong-type', ({ piece, type }) => piece.type !== type],
  ['cannot-move', ({ movement }) => movement === null],
  ['butterfly-first', ({ state }) => butterflyOf(state.pieces, state.turn) === null],
  ['occupied', ({ piece, to }) => isSameHex(piece, to) || isFilled(cellOf(to))],
  ['too-far', ({ piece, movement, to }) => distance(piece, to) > reachOf(movement)],
  ['bad-jump', ({ piece, movement, to }) => movement?.kind === 'jump' && !jumpCells(cellOf(piece)).includes(cellOf(to))],
  ['splits-group', ({ to }) => !holds(cellOf(to))],
  ['no-slide', ({ rules, piece, movement, to }) => movement?.kind === 'walk' && !canWalk(piece, to, movement.steps, rules)],
];

function firstFault<Situation>(faults: readonly Fault<Situation>[], situation: Situation): Refusal | null {
  for (const [code, applies] of faults) {
    if (applies(situation)) return refuse(code);
  }
  return null;
}

/** T18 */
function checkResign(state: State, rules: Rules): Refusal | null {
  if (rules.resign === 'never') return refuse('resign-not-allowed');
  return rules.resign === 'stuck' && hasMove(state) ? refuse('premature-resign') : null;
}

/** How far a walk or a flight may lead; a jump has no such end. */
function reachOf(movement: Movement | null): number {
  if (movement?.kind === 'walk') return movement.steps;
  return movement?.kind === 'fly' ? movement.reach : Number.POSITIVE_INFINITY;
}

function canWalk(piece: Piece, to: Hex, steps: number, rules: Rules): boolean {
  return walkCells(cellOf(piece), steps, rules.slideRule).includes(cellOf(to));
}
