/** Where a hex lies on the screen: flat-top hexes of radius 48, y downward. */
import type { Hex } from '../types.ts';

export const RADIUS = 48;
export const HEX_HEIGHT = RADIUS * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function centreOf({ x, y }: Hex): Point {
  return { x: 1.5 * RADIUS * x, y: -HEX_HEIGHT * (y + x / 2) };
}

export function sameHex(a: Hex | null, b: Hex | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

export function neighboursOf({ x, y }: Hex): Hex[] {
  return STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

const STEPS = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
] as const;

export function distance(a: Hex, b: Hex): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
}

/** What holds all these hexes whole. */
export function boxAround(hexes: readonly Hex[]): Box {
  const points = hexes.map(centreOf);
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const left = Math.min(...xs) - RADIUS;
  const top = Math.min(...ys) - HEX_HEIGHT / 2;
  return { left, top, width: Math.max(...xs) + RADIUS - left, height: Math.max(...ys) + HEX_HEIGHT / 2 - top };
}

/** The outline of a hex. */
export function outlineOf(radius: number): string {
  return `M${radius} 0${stepsRound(radius)}`;
}

/** From a hex's right corner round and back. The same for every hex, so that many are soon drawn. */
export function stepsRound(radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [-radius / 2, half],
    [-radius, 0],
    [-radius / 2, -half],
    [radius / 2, -half],
    [radius, 0],
  ] as const;
  return `l${corners.map(([dx, dy]) => `${dx} ${dy.toFixed(2)}`).join(' ')}z`;
}
