/** Held down, not pressed: by pointer on a hand or on its eye, by Space or Enter on the eye. */
import { swallowClick } from '@parlor/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface Hold {
  /** On the eye: from the first moment. */
  readonly button: {
    onPointerDown(): void;
    onKeyDown(event: KeyboardEvent): void;
    onKeyUp(): void;
    onBlur(): void;
  };
  /** On the hand: after a while, so that a tap still selects. */
  readonly hand: { onPointerDown(): void; onContextMenu(event: { preventDefault(): void }): void };
}

export function useHold(onChange: (holding: boolean) => void): Hold {
  const release = useRef<(() => void) | null>(null);
  useEffect(() => () => release.current?.(), []);

  function untilRelease(delay: number): void {
    let holding = false;
    const begin = () => {
      holding = true;
      onChange(true);
    };
    const timer = delay === 0 ? undefined : setTimeout(begin, delay);
    if (delay === 0) begin();
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', end, true);
      window.removeEventListener('pointercancel', end, true);
      release.current = null;
      if (!holding) return;
      onChange(false);
      swallowClick();
    };
    window.addEventListener('pointerup', end, true);
    window.addEventListener('pointercancel', end, true);
    release.current = end;
  }

  return {
    button: {
      onPointerDown: () => untilRelease(0),
      onKeyDown: event => {
        if (event.key === ' ' || event.key === 'Enter') onChange(true);
      },
      onKeyUp: () => onChange(false),
      onBlur: () => onChange(false),
    },
    hand: { onPointerDown: () => untilRelease(LONG), onContextMenu: event => event.preventDefault() },
  };
}

/** Milliseconds after which a press is a hold. */
const LONG = 350;
