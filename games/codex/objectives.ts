/** How often a board meets an objective (C20, C21). */
import { stepBy, yOf } from './board.ts';
import { FIRST_OBJECTIVE, KINGDOM_OF, OBJECTIVES, type ObjectiveFacts, tally } from './cards.ts';
import { type Board, type Card, KINGDOMS } from './types.ts';

/** A cell of a shape, seen from its anchor. */
export interface ShapeCell {
  readonly step: number;
  readonly kingdom: number;
}

/** What an objective asks for, as a board is compared with it: a set of symbols, or a shape (anchor first). */
export type Wanted =
  | { readonly set: readonly number[]; readonly shape: null }
  | { readonly set: null; readonly shape: readonly ShapeCell[] };

const WANTED: readonly Wanted[] = OBJECTIVES.map(readWanted);

export function wantedBy(objective: Card): Wanted {
  return WANTED[objective - FIRST_OBJECTIVE]!;
}

export function timesMet(board: Board, objective: Card): number {
  const wanted = wantedBy(objective);
  return wanted.set ? completeSets(board.counts, wanted.set) : separateGroups(board, wanted.shape);
}

// C20
function completeSets(counts: readonly number[], set: readonly number[]): number {
  let sets = Number.MAX_SAFE_INTEGER;
  for (let symbol = 0; symbol < set.length; symbol++) {
    if (set[symbol]! > 0) sets = Math.min(sets, Math.floor(counts[symbol]! / set[symbol]!));
  }
  return sets;
}

/**
 * C21: the largest number of groups that share no card. From top to bottom every group whose cards are still free is taken.
 * Groups of one shape share cards only with the next ones up and down their line, so this loses nothing.
 */
function separateGroups(board: Board, shape: readonly ShapeCell[]): number {
  const used: boolean[] = [];
  let groups = 0;
  for (const anchor of topToBottom(board, shape[0]!.kingdom)) {
    const group = groupAt(board, shape, anchor);
    if (group === null || group.some(at => used[at])) continue;
    for (const at of group) used[at] = true;
    groups++;
  }
  return groups;
}

/** The cards of one kingdom, by their place in order of laying, highest first. */
function topToBottom(board: Board, kingdom: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < board.laid.length; at++) if (kingdomAt(board, at) === kingdom) found.push(at);
  return found.sort((one, other) => yOf(board.cells[other]!) - yOf(board.cells[one]!));
}

/** The three cards of a group with this anchor; null: it is not complete. */
function groupAt(board: Board, shape: readonly ShapeCell[], anchor: number): number[] | null {
  const group: number[] = [];
  for (const { step, kingdom } of shape) {
    const at = board.cells.indexOf(board.cells[anchor]! + step);
    if (at < 0 || kingdomAt(board, at) !== kingdom) return null;
    group.push(at);
  }
  return group;
}

/** Position in KINGDOMS of a laid card, whichever face it shows; -1 for the starter. */
export function kingdomAt(board: Board, at: number): number {
  return KINGDOM_OF[board.laid[at]! >> 1]!;
}

function readWanted(facts: ObjectiveFacts): Wanted {
  if ('set' in facts) return { set: tally(facts.set), shape: null };
  const shape = facts.shape.map(([dx, dy, kingdom]) => ({ step: stepBy(dx, dy), kingdom: KINGDOMS.indexOf(kingdom) }));
  return { set: null, shape };
}
