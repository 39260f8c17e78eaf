/**
 * One seat's board (C6-C8). A card at x,y touches the four cells diagonally next to it. Which free cells are open and which
 * are closed for good is kept up with every card laid, so that listing them costs nothing.
 */
import { ABSENT, SIDES, type Side } from './cards.ts';
import { type Board, type Cell, SYMBOLS } from './types.ts';

/** Cells are packed as (x + 128) * 256 + (y + 128); a board of all 80 cards stays far inside. */
const ROW = 256;
const MIDDLE = 128;
/** No card can lie farther out, and no packed cell beyond it is ever asked for. */
const REACH = 100;

/** From a card to the cell over its top-left, top-right, bottom-left and bottom-right corner. */
export const STEPS: readonly number[] = [stepBy(-1, 1), stepBy(1, 1), stepBy(-1, -1), stepBy(1, -1)];

export const ORIGIN: Cell = cellAt(0, 0) as Cell;

export function emptyBoard(): Board {
  return { cells: [], laid: [], counts: SYMBOLS.map(() => 0), open: [], closed: [] };
}

export function cloneBoard(board: Board): Board {
  return {
    cells: board.cells.slice(),
    laid: board.laid.slice(),
    counts: board.counts.slice(),
    open: board.open.slice(),
    closed: board.closed.slice(),
  };
}

/** The packed cell; null: no board reaches that far. */
export function cellAt(x: number, y: number): Cell | null {
  return Math.abs(x) > REACH || Math.abs(y) > REACH ? null : (x + MIDDLE) * ROW + y + MIDDLE;
}

export function xOf(cell: Cell): number {
  return (cell >> 8) - MIDDLE;
}

export function yOf(cell: Cell): number {
  return (cell & 255) - MIDDLE;
}

/** What to add to a cell to go dx right and dy up. */
export function stepBy(dx: number, dy: number): number {
  return dx * ROW + dy;
}

/** Lays one side of a card on a free cell and returns the neighbour corners it covers. */
export function lay(board: Board, cell: Cell, side: number): number[] {
  const covered: number[] = [];
  const { corners, centre } = SIDES[side] as Side;
  leave(board.open, cell);
  leave(board.closed, cell);
  for (let corner = 0; corner < 4; corner++) {
    const beside = cell + (STEPS[corner] as number);
    const neighbour = board.cells.indexOf(beside);
    if (neighbour >= 0) covered.push(cover(board, neighbour, 3 - corner));
    else if (corners[corner] === ABSENT) close(board, beside);
    else if (!board.closed.includes(beside) && !board.open.includes(beside)) board.open.push(beside);
  }
  board.cells.push(cell);
  board.laid.push(side);
  for (const symbol of corners) if (symbol >= 0) board.counts[symbol]!++;
  for (const symbol of centre) board.counts[symbol]!++;
  return covered;
}

/** Why a list of cards is no board: which card, by its place in the list, and what is wrong with it. */
export interface BoardFault {
  readonly at: number;
  readonly fault: 'floats' | 'overlaps';
}

/** Lays cards in order: the first at 0,0, each other one on a free cell that touches an earlier card. */
export function build(cells: readonly (Cell | null)[], sides: readonly number[]): Board | BoardFault {
  const board = emptyBoard();
  for (const [at, side] of sides.entries()) {
    const cell = cells[at] ?? null;
    if (cell === null || (at === 0 ? cell !== ORIGIN : !touches(board, cell))) return { at, fault: 'floats' };
    if (board.cells.includes(cell)) return { at, fault: 'overlaps' };
    lay(board, cell, side);
  }
  return board;
}

function touches(board: Board, cell: Cell): boolean {
  return STEPS.some(step => board.cells.includes(cell + step));
}

/** Takes a corner of a laid card out of sight and returns what it showed. */
function cover(board: Board, at: number, corner: number): number {
  const symbol = (SIDES[board.laid[at] as number] as Side).corners[corner] as number;
  if (symbol >= 0) board.counts[symbol]!--;
  return symbol;
}

function close(board: Board, cell: Cell): void {
  leave(board.open, cell);
  if (!board.closed.includes(cell)) board.closed.push(cell);
}

function leave(cells: Cell[], cell: Cell): void {
  const at = cells.indexOf(cell);
  if (at >= 0) cells.splice(at, 1);
}
