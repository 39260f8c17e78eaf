/** How a move is written: `B@0,0`, `S:0,1>2,-1`, `resign`. */
import type { Hex, Letter, Move } from './types.ts';

const PLACE = /^([BSCHND])@(-?\d+),(-?\d+)$/;
const MOVE = /^([BSCHND]):(-?\d+),(-?\d+)>(-?\d+),(-?\d+)$/;

/** No group drifts this far. Longer numbers are read as this one, so that all arithmetic stays exact. */
const FARTHEST = 1_000_000_000;

export function format(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `${move.type}@${formatHex(move.to)}`;
    case 'move':
      return `${move.type}:${formatHex(move.from)}>${formatHex(move.to)}`;
    case 'resign':
      return 'resign';
  }
}

export function formatHex(hex: Hex): string {
  return `${hex.x},${hex.y}`;
}

export function parse(text: string): Move | null {
  if (text === 'resign') return { kind: 'resign' };
  const place = PLACE.exec(text);
  if (place) return { kind: 'place', type: place[1] as Letter, to: readHex(place[2], place[3]) };
  const move = MOVE.exec(text);
  if (move) {
    return { kind: 'move', type: move[1] as Letter, from: readHex(move[2], move[3]), to: readHex(move[4], move[5]) };
  }
  return null;
}

/** From the digits of two matched numbers. */
export function readHex(x: string | undefined, y: string | undefined): Hex {
  return { x: readWhole(x), y: readWhole(y) };
}

function readWhole(digits: string | undefined): number {
  const whole = Math.max(-FARTHEST, Math.min(FARTHEST, Number(digits)));
  return whole === 0 ? 0 : whole; // "-0" is 0
}
