/** Every legal move of the seat on turn. No legal move ends anywhere but on the edge of the group, so the edge is all it looks at. */
import { edgeCells, hexOf, holds, jumpCells, lay, lift, touchedBy, walkCells } from './grid.ts';
import { distance, ORIGIN } from './hex.ts';
import { butterflyOf, handOf, isButterflyDue, isFriendly } from './position.ts';
import { type Movement, type Rules, rulesOf } from './rules.ts';
import { type Hex, type Move, PIECE_TYPES, type Piece, type State } from './types.ts';

export const RESIGN: Move = Object.freeze({ kind: 'resign' });

/** Placements by type, then movements piece by piece; `resign` only where nothing else is left (T18). */
export function moves(state: State): Move[] {
  if (state.end !== null) return [];
  const rules = rulesOf(state.options);
  const found: Move[] = [];
  lay(state.pieces);
  listPlacements(state, rules, found);
  listMovements(state, rules, found);
  if (found.length === 0) found.push(RESIGN);
  return found;
}

/** Can the seat on turn place or move anything? */
export function hasMove(state: State): boolean {
  const rules = rulesOf(state.options);
  const found: Move[] = [];
  lay(state.pieces);
  listPlacements(state, rules, found);
  if (found.length === 0) listMovements(state, rules, found);
  return found.length > 0;
}

function listPlacements(state: State, rules: Rules, found: Move[]): void {
  const hexes = placeHexes(state, rules);
  const hand = handOf(state);
  const due = isButterflyDue(state, rules);
  for (const type of PIECE_TYPES) {
    if (hand[type] === 0 || (due && type !== 'B')) continue;
    for (const to of hexes) found.push({ kind: 'place', type, to });
  }
}

/** Where the seat on turn may place, whatever it places. */
function placeHexes(state: State, rules: Rules): readonly Hex[] {
  if (state.pieces.length === 0) return [ORIGIN];
  const hexes: Hex[] = [];
  for (const cell of edgeCells()) {
    if (isFriendly(touchedBy(cell), state, rules)) hexes.push(hexOf(cell));
  }
  return hexes;
}

function listMovements(state: State, rules: Rules, found: Move[]): void {
  if (butterflyOf(state.pieces, state.turn) === null) return;
  for (const piece of state.pieces) {
    const movement = rules.movement[piece.type];
    if (piece.seat !== state.turn || movement === undefined) continue;
    const from: Hex = { x: piece.x, y: piece.y };
    for (const cell of targets(piece, movement, rules)) {
      found.push({ kind: 'move', type: piece.type, from, to: hexOf(cell) });
    }
  }
}

/** Where a piece may move to, in the order of the board. */
function targets(piece: Piece, movement: Movement, rules: Rules): readonly number[] {
  const from = lift(piece);
  switch (movement.kind) {
    case 'walk':
      return walkCells(from, movement.steps, rules.slideRule);
    case 'fly':
      return flights(piece, movement.reach);
    case 'jump':
      return jumpCells(from).filter(holds);
  }
}

function flights(piece: Piece, reach: number): readonly number[] {
  const cells = edgeCells().filter(holds);
  return reach === Number.POSITIVE_INFINITY ? cells : cells.filter(cell => distance(piece, hexOf(cell)) <= reach);
}
