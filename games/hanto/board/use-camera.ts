/** Where one looks from: it fits the pieces by itself until a person pans or zooms, and again after `0`. */
import { swallowClick } from '@parlor/ui';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Box, RADIUS } from './geometry.ts';

export interface Camera {
  /** Where the middle of the field lies on the plane. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CameraControl {
  readonly camera: Camera;
  readonly field: RefObject<HTMLDivElement | null>;
  zoom(factor: number): void;
  fit(): void;
  /** Spread on the field. */
  readonly pan: { onPointerDown(event: PointerEvent<HTMLElement>): void };
}

const LEAST = 0.4;
const MOST = 2;
/** Room left round the group. */
const MARGIN = RADIUS * 0.4;
/** A press that moves less is a tap. */
const SLACK = 8;

export function useCamera(box: Box): CameraControl {
  const field = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 900, height: 560 });
  const [own, setOwn] = useState<Camera | null>(null);
  const camera = own ?? fitted(box, size);
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, []);

  function zoom(factor: number): void {
    setOwn({ ...camera, scale: clamp(camera.scale * factor) });
  }

  const pointers = useRef(new Map<number, { x: number; y: number }>());

  /** One finger pans, two pinch. Pieces are dragged, not panned by. */
  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || (event.target as Element).closest('[data-drags], .hanto-zoom')) return;
    const down = pointers.current;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size > 1) return;
    const from = { x: event.clientX, y: event.clientY };
    let view = camera;
    let moved = false;

    const move = (now: globalThis.PointerEvent) => {
      const before = down.get(now.pointerId);
      if (!before) return;
      const spread = apart(down);
      down.set(now.pointerId, { x: now.clientX, y: now.clientY });
      if (down.size === 1 && !moved && Math.hypot(now.clientX - from.x, now.clientY - from.y) < SLACK) return;
      moved = true;
      const share = 1 / down.size / view.scale;
      view = {
        x: view.x - (now.clientX - before.x) * share,
        y: view.y - (now.clientY - before.y) * share,
        scale: spread > 0 ? clamp((view.scale * apart(down)) / spread) : view.scale,
      };
      setOwn(view);
    };
    const end = (up: globalThis.PointerEvent) => {
      down.delete(up.pointerId);
      if (down.size > 0) return;
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
      if (moved) swallowClick();
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
  }

  return { camera, field, zoom, fit: () => setOwn(null), pan: { onPointerDown: begin } };
}

/** Never larger than drawn, and on narrow fields a little smaller. */
function fitted(box: Box, { width, height }: Size): Camera {
  const most = width < 560 ? 0.74 : 1;
  const scale = Math.min(most, width / (box.width + MARGIN * 2), height / (box.height + MARGIN * 2));
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, scale: clamp(scale) };
}

function clamp(scale: number): number {
  return Math.max(LEAST, Math.min(MOST, scale));
}

/** How far two fingers are apart; 0 unless there are two. */
function apart(pointers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...pointers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
