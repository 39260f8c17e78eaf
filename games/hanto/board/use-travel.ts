/** A piece that moved travels: straight, a sparrow in a low arc. A placed one comes from its hand. */
import { outline } from '@parlor/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { View } from '../types.ts';
import { centreOf } from './geometry.ts';
import { placeId } from './selection.ts';

export function useTravel(field: RefObject<HTMLElement | null>, view: View, motion: boolean, scale: number): void {
  const drawn = useRef(view.made);
  useLayoutEffect(() => {
    const stepped = view.made === drawn.current + 1;
    drawn.current = view.made;
    if (stepped) play(field.current, view, motion, scale);
  }, [field, view, motion, scale]);
}

function play(field: HTMLElement | null, view: View, motion: boolean, scale: number): void {
  const event = view.happened.find(one => one.kind === 'moved' || one.kind === 'placed');
  if (!event || (event.kind !== 'moved' && event.kind !== 'placed')) return;
  const piece = field?.querySelector<HTMLElement>(`[data-spot="${placeId(event.to)}"]`);
  if (!piece) return;
  if (!motion || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    outline(piece);
    return;
  }
  const way = event.kind === 'moved' ? between(event.from, event.to) : fromHand(piece, event.seat, event.type, scale);
  const middle = event.type === 'S' && event.kind === 'moved' ? [shift(way.x / 2, way.y / 2 - 26)] : [];
  piece.animate?.([shift(way.x, way.y), ...middle, shift(0, 0)], { duration: 200, easing: 'ease-out' });
}

function between(from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number } {
  const start = centreOf(from);
  const end = centreOf(to);
  return { x: start.x - end.x, y: start.y - end.y };
}

function fromHand(piece: HTMLElement, seat: number, type: string, scale: number): { x: number; y: number } {
  const hand = piece.closest('.ui-board')?.querySelector(`[data-spot="hand-${seat}-${type}"]`);
  if (!hand) return { x: 0, y: -30 };
  const start = hand.getBoundingClientRect();
  const end = piece.getBoundingClientRect();
  return {
    x: (start.left + start.width / 2 - end.left - end.width / 2) / scale,
    y: (start.top + start.height / 2 - end.top - end.height / 2) / scale,
  };
}

/** Cells are drawn round their middle; see hanto.css. */
function shift(x: number, y: number): Keyframe {
  return { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px))`, zIndex: 5 };
}
