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

/** By the six bits "that neighbour is filled": into how many runs the filled neighbours fall. */
const RUNS: readonly number[] = Array.from({ length: 64 }, (_, bits) => countRuns(bits));

/** 0: empty; else the bit of the seat whose piece is there. */
const filled = new Uint8Array(SIZE);
/** On the edge: the bits of the seats that touch the cell, and how many pieces do. */
const touched = new Uint8Array(SIZE);
const crowd = new Uint8Array(SIZE);
/** While a piece is lifted that held parts together: the bit of the part a filled cell belongs to. */
const partOf = new Uint8Array(SIZE);
/** The hex last meant by a cell. Hexes are shared by all moves that name them. */
const hexes: Hex[] = new Array<Hex>(SIZE).fill({ x: Number.NaN, y: Number.NaN });

let laid: readonly Piece[] = [];
const laidCells: number[] = [];
const edge: number[] = [];
let lifted = -1;
let liftedBit = 0;
let parts = 0;

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
  for (const cell of laidCells) filled[cell] = 0;
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
  liftedBit = filled[lifted] as number;
  filled[lifted] = 0;
  const runs = RUNS[neighbourBits(lifted)] as number;
  parts = runs < 2 ? runs : floodParts();
  return lifted;
}

/** With the lifted piece on this cell, do all pieces form one group (T11)? */
export function holds(cell: number): boolean {
  if (parts < 2) return parts === 0 || touchesAnother(cell); // No part at all: it is the only piece.
  if ((crowd[cell] as number) < parts) return false;
  let met = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(cell, direction);
    if (filled[next] !== 0) met |= partOf[next] as number;
  }
  return met === 2 ** parts - 1;
}

/** Does a piece other than the lifted one touch this cell? */
function touchesAnother(cell: number): boolean {
  const touching = crowd[cell] as number;
  if (touching !== 1) return touching > 1;
  for (let direction = 0; direction < 6; direction++) {
    if (neighbour(cell, direction) === lifted) return false;
  }
  return true;
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

function neighbourBits(cell: number): number {
  let bits = 0;
  for (let direction = 0; direction < 6; direction++) {
    if (filled[neighbour(cell, direction)] !== 0) bits |= 1 << direction;
  }
  return bits;
}

/** Names the parts the group falls into without the lifted piece, and returns how many there are. */
function floodParts(): number {
  for (const cell of laidCells) partOf[cell] = 0;
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const cell = neighbour(lifted, direction);
    if (filled[cell] !== 0 && partOf[cell] === 0) flood(cell, 1 << count++);
  }
  return count;
}

const waiting: number[] = [];

function flood(first: number, bit: number): void {
  partOf[first] = bit;
  waiting.push(first);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbour(cell, direction);
      if (filled[next] === 0 || partOf[next] !== 0) continue;
      partOf[next] = bit;
      waiting.push(next);
    }
  }
}

function countRuns(bits: number): number {
  if (bits === 63) return 1;
  let runs = 0;
  for (let direction = 0; direction < 6; direction++) {
    const before = (direction + 5) % 6;
    if (bits & (1 << direction) && !(bits & (1 << before))) runs++;
  }
  return runs;
}
