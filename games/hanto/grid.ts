/**
 * The pieces on a small wrapped board, so that a question about a hex is an array read. The plane has no edge, but a
 * connected group of at most 26 pieces fits into a 64 by 64 window wherever it has drifted to: x + 64y, wrapped, is a cell of
 * its own for every hex in or beside the group, and a neighbour is a fixed step away. This is scratch: `lay` starts it anew
 * for each position, and nothing in it outlives one call of `check` or `moves`.
 */
import { DIRECTIONS, distance } from './hex.ts';
import type { Hex, Piece } from './types.ts';

const WIDTH = 64;
const SIZE = WIDTH * WIDTH;
const WRAP = SIZE - 1;

/** Beyond this from any piece there is nothing to meet; also the way to the emptiest cell of the window. */
const FAR = WIDTH / 2;

/** The way to the neighbour in each direction; a second round, so that `direction + 5` needs no wrapping. */
const STEPS = Int32Array.from([...DIRECTIONS, ...DIRECTIONS], ({ x, y }) => x + WIDTH * y);

/** By the way from one cell to another: 1 if they are neighbours. */
const BESIDE = new Uint8Array(SIZE);
for (const step of STEPS) BESIDE[step & WRAP] = 1;

/** 0: empty; else the bit of the seat whose piece is there. */
const filled = new Uint8Array(SIZE);
/** On the edge: the bits of the seats that touch the cell, and how many pieces do. */
const touched = new Uint8Array(SIZE);
const crowd = new Uint8Array(SIZE);
/** A walk over the group, numbered 1, 2, 3 ... depth first; 0: not yet. What hangs on a cell has the numbers after it, up to `newest`. */
const order = new Uint8Array(SIZE);
const newest = new Uint8Array(SIZE);
/** The lowest number that touches a cell or what hangs on it. */
const lowest = new Uint8Array(SIZE);
/** The one cell through which a cell, with what hangs on it, reaches the rest; -1: there are others. */
const gate = new Int16Array(SIZE);
/** The hex last meant by a cell. Hexes are shared by all moves that name them. */
const hexes: Hex[] = new Array<Hex>(SIZE).fill({ x: Number.NaN, y: Number.NaN });

let laid: readonly Piece[] = [];
const laidCells: number[] = [];
const edge: number[] = [];
let lifted = -1;
let liftedBit = 0;
/** The parts the group falls into without the lifted piece: first those cut off behind it, as `order` numbers them, then the rest. */
let cutOff = 0;
let parts = 0;
const firstOf = new Uint8Array(6);
const lastOf = new Uint8Array(6);

/** Puts these pieces on the board in place of what was there. They form one group. */
export function lay(pieces: readonly Piece[]): void {
  sweep();
  laid = pieces;
  for (const piece of pieces) {
    const cell = (piece.x + WIDTH * piece.y) & WRAP;
    filled[cell] = seatBit(piece.seat);
    laidCells.push(cell);
  }
  for (const piece of pieces) {
    for (let direction = 0; direction < 6; direction++) touchFrom(piece, DIRECTIONS[direction] as Hex);
  }
}

function sweep(): void {
  for (const cell of laidCells) {
    filled[cell] = 0;
    order[cell] = 0;
  }
  for (const cell of edge) {
    touched[cell] = 0;
    crowd[cell] = 0;
  }
  laidCells.length = 0;
  edge.length = 0;
  lifted = -1;
}

function touchFrom(piece: Piece, step: Hex): void {
  const x = piece.x + step.x;
  const y = piece.y + step.y;
  const cell = (x + WIDTH * y) & WRAP;
  if (filled[cell] !== 0) return;
  if (crowd[cell] === 0) {
    edge.push(cell);
    const held = hexes[cell] as Hex;
    if (held.x !== x || held.y !== y) hexes[cell] = Object.freeze({ x, y });
  }
  touched[cell] = (touched[cell] as number) | seatBit(piece.seat);
  crowd[cell] = (crowd[cell] as number) + 1;
}

export function seatBit(seat: number): number {
  return 1 << seat;
}

/** The cell of a hex anywhere on the plane: hexes far from the group share one that is empty and touches nothing. */
export function cellOf(hex: Hex): number {
  const anchor = laid[0];
  if (anchor === undefined || distance(anchor, hex) < FAR) return (hex.x + WIDTH * hex.y) & WRAP;
  return (anchor.x + FAR + WIDTH * (anchor.y + FAR)) & WRAP;
}

export function isFilled(cell: number): boolean {
  return filled[cell] !== 0;
}

/** The bits of the seats that have a piece next to this empty cell. */
export function touchedBy(cell: number): number {
  return touched[cell] as number;
}

/** The edge: all empty cells that touch the group, piece by piece, clockwise. */
export function edgeCells(): readonly number[] {
  return edge;
}

/** The hex of a cell of the edge. */
export function hexOf(cell: number): Hex {
  return hexes[cell] as Hex;
}

/** Takes a piece up, after putting back the one taken up before, and returns its cell. */
export function lift(piece: Piece): number {
  if (lifted >= 0) filled[lifted] = liftedBit;
  lifted = (piece.x + WIDTH * piece.y) & WRAP;
  if (order[lifted] === 0) walkFrom(lifted, -1, 0); // Once for all pieces, while it is still there.
  liftedBit = filled[lifted] as number;
  filled[lifted] = 0;
  findParts();
  return lifted;
}

/** With the lifted piece on this cell, do all pieces form one group (T11)? */
export function holds(cell: number): boolean {
  const touching = (crowd[cell] as number) - (BESIDE[(cell - lifted) & WRAP] as number);
  if (parts < 2) return parts === 0 || touching > 0; // No part at all: it is the only piece.
  if (touching < parts) return false;
  let met = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(cell, direction);
    if (filled[next] !== 0) met |= partBit(next);
  }
  return met === 2 ** parts - 1;
}

/** The cells the lifted piece can walk to, nearest first (T12). */
export function walkCells(from: number, steps: number, slideRule: boolean): number[] {
  const reached = [from];
  let start = 0;
  for (let step = 0; step < steps; step++) {
    const end = reached.length;
    for (; start < end; start++) stepFrom(reached[start] as number, slideRule, reached);
  }
  reached.shift();
  return reached;
}

/** The cells between the two ends of a shortest walk of the lifted piece; none where it cannot walk there. */
export function walkPath(from: number, to: number, steps: number, slideRule: boolean): number[] {
  const reached = [from, ...walkCells(from, steps, slideRule)];
  const path: number[] = [];
  let end = to;
  while (reached.includes(end) && end !== from) {
    end = reached.find(cell => stepsFrom(cell, slideRule).includes(end)) as number;
    if (end !== from) path.unshift(end);
  }
  return path;
}

function stepsFrom(cell: number, slideRule: boolean): number[] {
  const next: number[] = [];
  stepFrom(cell, slideRule, next);
  return next;
}

function stepFrom(cell: number, slideRule: boolean, reached: number[]): void {
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(cell, direction);
    if (filled[next] !== 0 || reached.includes(next)) continue;
    if (slideRule && !hasRoom(cell, direction)) continue;
    if (holds(next)) reached.push(next);
  }
}

/** Is a single step to this empty hex possible, with room beside it (T12)? Any position will do here, also one in pieces. */
export function canStep(from: Hex, to: Hex): boolean {
  const direction = DIRECTIONS.findIndex(step => from.x + step.x === to.x && from.y + step.y === to.y);
  return direction >= 0 && !isFilled(cellOf(to)) && hasRoom(cellOf(from), direction);
}

/** At least one of the two hexes beside the step is empty. */
function hasRoom(cell: number, direction: number): boolean {
  return filled[neighbour(cell, direction + 5)] === 0 || filled[neighbour(cell, direction + 1)] === 0;
}

/** The cells the lifted piece can jump to: in each direction the first empty one behind one or more pieces (T14). */
export function jumpCells(from: number): number[] {
  const reached: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    let cell = neighbour(from, direction);
    if (filled[cell] === 0) continue;
    while (filled[cell] !== 0) cell = neighbour(cell, direction);
    reached.push(cell);
  }
  return reached;
}

function neighbour(cell: number, direction: number): number {
  return (cell + (STEPS[direction] as number)) & WRAP;
}

/** Without the lifted piece, every branch that has only this gate is on its own; what is left hangs together. */
function findParts(): void {
  let left = laid.length - 1;
  cutOff = 0;
  for (let direction = 0; direction < 6; direction++) {
    const cell = neighbour(lifted, direction);
    if (filled[cell] === 0 || gate[cell] !== lifted) continue;
    firstOf[cutOff] = order[cell] as number;
    lastOf[cutOff] = newest[cell] as number;
    left -= (newest[cell] as number) - (order[cell] as number) + 1;
    cutOff++;
  }
  parts = left > 0 ? cutOff + 1 : cutOff;
}

function partBit(cell: number): number {
  const number = order[cell] as number;
  for (let part = 0; part < cutOff; part++) {
    if (number >= (firstOf[part] as number) && number <= (lastOf[part] as number)) return 1 << part;
  }
  return 1 << cutOff;
}

/** Numbers the group from this cell on and returns the highest number given. */
function walkFrom(cell: number, from: number, before: number): number {
  let number = before + 1;
  let touches = number;
  order[cell] = number;
  gate[cell] = -1;
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(cell, direction);
    if (filled[next] === 0 || next === from) continue;
    if (order[next] === 0) {
      number = walkFrom(next, cell, number);
      if ((lowest[next] as number) > before) gate[next] = cell;
      touches = Math.min(touches, lowest[next] as number);
    } else touches = Math.min(touches, order[next] as number);
  }
  lowest[cell] = touches;
  newest[cell] = number;
  return number;
}
