/** The hex plane (T1): directions, neighbours, distance. */
import type { Hex } from './types.ts';

export const ORIGIN: Hex = Object.freeze({ x: 0, y: 0 });

/** Clockwise from north. The two common neighbours of a hex and the next one lie one direction to either side. */
export const DIRECTIONS: readonly Hex[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
];

export function neighboursOf(hex: Hex): Hex[] {
  return DIRECTIONS.map(step => ({ x: hex.x + step.x, y: hex.y + step.y }));
}

export function distance(a: Hex, b: Hex): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
}

export function isSameHex(a: Hex, b: Hex): boolean {
  return a.x === b.x && a.y === b.y;
}
