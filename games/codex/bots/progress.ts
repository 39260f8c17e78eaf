/** How near a board is to its objectives and to the needs of gold cards. */
import { NEEDS, objectiveFacts } from '../cards.ts';
import { kingdomAt, type ShapeCell, timesMet, wantedBy } from '../objectives.ts';
import type { Board, Card } from '../types.ts';

/** Points of the objectives met, and of the next one of each the share that is there. */
export function objectiveProgress(board: Board, objectives: readonly Card[]): number {
  let sum = 0;
  for (const objective of objectives) {
    sum += objectiveFacts(objective).points * (timesMet(board, objective) + shareOfNext(board, objective));
  }
  return sum;
}

/** Symbols that gold cards still miss, each card for itself. */
export function missingSymbols(board: Board, cards: readonly Card[]): number {
  let missing = 0;
  for (const card of cards) missing += missingFor(board.counts, card);
  return missing;
}

export function missingFor(counts: readonly number[], card: Card): number {
  const need = NEEDS[card];
  if (!need) return 0;
  let missing = 0;
  for (let symbol = 0; symbol < need.length; symbol++) missing += Math.max(0, need[symbol]! - counts[symbol]!);
  return missing;
}

function shareOfNext(board: Board, objective: Card): number {
  const wanted = wantedBy(objective);
  return wanted.set ? shareOfSet(board.counts, wanted.set, timesMet(board, objective)) : shareOfShape(board, wanted.shape);
}

function shareOfSet(counts: readonly number[], set: readonly number[], complete: number): number {
  let have = 0;
  let size = 0;
  for (let symbol = 0; symbol < set.length; symbol++) {
    size += set[symbol]!;
    have += Math.min(set[symbol]!, counts[symbol]! - complete * set[symbol]!);
  }
  return have / size;
}

/** The best group that is not complete and can still be completed: its cards that lie there, of three. */
function shareOfShape(board: Board, shape: readonly ShapeCell[]): number {
  let best = 0;
  for (const cell of board.cells) {
    for (const { step } of shape) best = Math.max(best, cardsOfGroup(board, shape, cell - step));
  }
  return best / shape.length;
}

/** How many cards of the group with its anchor at this cell lie there; 0 if it is complete or something is in its way. */
function cardsOfGroup(board: Board, shape: readonly ShapeCell[], anchor: number): number {
  let there = 0;
  for (const { step, kingdom } of shape) {
    const at = board.cells.indexOf(anchor + step);
    if (at >= 0 ? kingdomAt(board, at) !== kingdom : board.closed.includes(anchor + step)) return 0;
    if (at >= 0) there++;
  }
  return there === shape.length ? 0 : there;
}
