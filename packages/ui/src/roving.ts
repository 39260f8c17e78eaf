/** Roving focus: a group of buttons is one tab stop; arrows go to the nearest button in that direction. */
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** A button of the group and where it lies. Any unit will do; y grows downward. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface Roving {
  /** Spread on the element that holds the buttons. */
  readonly group: { onKeyDown(event: KeyboardEvent<HTMLElement>): void; onFocus(event: FocusEvent<HTMLElement>): void };
  /** Spread on each button. */
  item(id: string): { readonly 'data-place': string; readonly tabIndex: number };
}

export function useRoving(places: readonly Place[], home: string | null = null): Roving {
  const [visited, setVisited] = useState<string | null>(null);
  const current = [visited, home].find(id => places.some(place => place.id === id)) ?? places[0]?.id;
  return {
    group: {
      onKeyDown(event) {
        const next = step(places, placeOf(event.target), event);
        if (next === null) return;
        event.preventDefault();
        focusPlace(event.currentTarget, next.id);
      },
      onFocus(event) {
        const id = placeOf(event.target);
        if (id !== null) setVisited(id);
      },
    },
    item: id => ({ 'data-place': id, tabIndex: id === current ? 0 : -1 }),
  };
}

export function focusPlace(root: HTMLElement | null, id: string): void {
  root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`)?.focus();
}

function placeOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null;
}

function step(places: readonly Place[], id: string | null, event: KeyboardEvent): Place | null {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Home') return places[0] ?? null;
  if (event.key === 'End') return places.at(-1) ?? null;
  const direction = DIRECTIONS[event.key];
  const from = places.find(place => place.id === id);
  return direction && from ? nearest(places, from, direction) : null;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sideways counts double, so that a row is walked before it is left. */
export function nearest(places: readonly Place[], from: Place, [dx, dy]: readonly [number, number]): Place | null {
  let best: Place | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy - (place.y - from.y) * dx);
    const cost = ahead + aside * 2;
    if (ahead > 0.01 && cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}
