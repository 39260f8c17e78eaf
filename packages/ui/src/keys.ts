/** A board's own keys, heard before the frame's. Nothing is taken from a person who types or reads a dialog. */
import { useEffectEvent, useLayoutEffect } from 'react';

interface KeyListener {
  /** True: the key was used. */
  down(event: KeyboardEvent): boolean;
  up?(event: KeyboardEvent): void;
  /** The window went out of sight or lost the keyboard: a key held down is not heard to come up. */
  away?(): void;
}

export function useBoardKeys(listener: KeyListener): void {
  const down = useEffectEvent((event: KeyboardEvent) => {
    if (belongsElsewhere(event)) return;
    if (listener.down(event)) event.preventDefault();
  });
  const up = useEffectEvent((event: KeyboardEvent) => listener.up?.(event));
  const away = useEffectEvent(() => listener.away?.());
  // Before the first paint: whoever sees the board can use its keys.
  useLayoutEffect(() => {
    window.addEventListener('keydown', down, true);
    window.addEventListener('keyup', up, true);
    window.addEventListener('blur', away);
    document.addEventListener('visibilitychange', away);
    return () => {
      window.removeEventListener('keydown', down, true);
      window.removeEventListener('keyup', up, true);
      window.removeEventListener('blur', away);
      document.removeEventListener('visibilitychange', away);
    };
  }, []);
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';
