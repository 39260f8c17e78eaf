/** What a search remembers of positions it has met, whatever the order of moves that led there. */
import type { Move, State } from '../types.ts';

export interface Memory {
  readonly depth: number;
  readonly value: number;
  /** Was the value exact, or did the search stop at a bound? */
  readonly bound: 'exact' | 'at-least' | 'at-most';
  readonly best: Move;
}

/** Positions kept before the table is emptied. */
const MOST = 200_000;

export class Memories {
  readonly #kept = new Map<number, Memory>();

  get(key: number): Memory | undefined {
    return this.#kept.get(key);
  }

  keep(key: number, memory: Memory): void {
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.set(key, memory);
  }
}

/** 53 bits of the pieces and the seat on turn. Sums, so that the order of the pieces does not matter. */
export function keyOf(state: State): number {
  let high = state.turn;
  let low = state.turn;
  for (const { seat, type, x, y } of state.pieces) {
    const piece = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(type.charCodeAt(0) * 2 + seat, 0xc2b2ae3d);
    high = (high + scatter(piece, 0x2c1b3c6d)) | 0;
    low = (low + scatter(piece, 0x297a2d39)) | 0;
  }
  return (high >>> 0) * 2 ** 21 + (low & 0x1fffff);
}

function scatter(word: number, factor: number): number {
  const half = Math.imul(word ^ (word >>> 16), factor);
  return Math.imul(half ^ (half >>> 13), factor) ^ (half >>> 15);
}
