/** What is seen on the board comes first: the log, sounds and the tab follow once the board is on the screen. */
import { useEffect, useState } from 'react';

/** Runs when the frame that is being made has been painted. Returns how to call it off. */
export function afterPaint(run: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(late);
  };
  const once = () => {
    callOff();
    run();
  };
  let painted: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(once);
  });
  const late = setTimeout(once, LONGEST_FRAME);
  return callOff;
}

/** The value as of the last painted frame. */
export function usePainted<Value>(value: Value): Value {
  const [painted, show] = useState(value);
  useEffect(() => afterPaint(() => show(() => value)), [value]);
  return painted;
}

/** A page that is hidden makes no frames: it waits no longer than this. */
const LONGEST_FRAME = 250;
