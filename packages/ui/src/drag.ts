/**
 * Dragging a thing onto a place by mouse, pen or finger. The thing itself follows the pointer; a place carries
 * `data-drop`. Whatever can be dragged can also be tapped and typed: dragging is never the only way.
 */
import './drag.css';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface Drop {
  /** What was dragged. */
  readonly id: string;
  /** The `data-drop` it was let go over. */
  readonly onto: string;
  readonly touch: boolean;
}

export interface Dragging {
  readonly id: string;
  readonly over: string | null;
}

interface Drag {
  readonly dragging: Dragging | null;
  /** Spread on each thing that can be dragged. `scale`: how much larger than itself it is drawn. */
  handle(id: string, scale?: number): { onPointerDown(event: PointerEvent<HTMLElement>): void };
}

export function useDrag(onDrop: (drop: Drop) => void): Drag {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: PointerEvent<HTMLElement>, id: string, scale: number): void {
    if (event.button !== 0) return;
    const thing = event.currentTarget;
    const { clientX: startX, clientY: startY } = event;
    let over: string | null = null;
    let started = false;

    function move(moved: globalThis.PointerEvent): void {
      const dx = moved.clientX - startX;
      const dy = moved.clientY - startY;
      if (!started && Math.hypot(dx, dy) < SLACK) return;
      if (!started) thing.dataset['dragged'] = '';
      thing.style.translate = `${dx / scale}px ${dy / scale}px`;
      const under = placeUnder(moved.clientX, moved.clientY);
      if (!started || under !== over) setDragging({ id, over: under });
      started = true;
      over = under;
    }

    function end(ended: globalThis.PointerEvent | null): void {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
      stop.current = null;
      if (!started) return;
      delete thing.dataset['dragged'];
      thing.style.translate = '';
      setDragging(null);
      swallowClick();
      if (ended && over !== null) onDrop({ id, onto: over, touch: ended.pointerType === 'touch' });
    }

    const listeners = [
      ['pointermove', move],
      ['pointerup', (up: globalThis.PointerEvent) => end(up)],
      ['pointercancel', () => end(null)],
      ['keydown', (key: KeyboardEvent) => key.key === 'Escape' && end(null)],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true);
    stop.current = () => end(null);
  }

  return { dragging, handle: (id, scale = 1) => ({ onPointerDown: event => begin(event, id, scale) }) };
}

/** A press that moves less than this is a tap. */
const SLACK = 8;

function placeUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-drop]');
    if (place) return place.getAttribute('data-drop');
  }
  return null;
}

/** Letting go after a drag or a hold is not a click on what lies there. */
export function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
