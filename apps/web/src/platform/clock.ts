/** A countdown that changes exactly when its number does: one timer per second, set for the moment of the change. */
import { useEffect, useState } from 'react';

/** Whole seconds until `deadline` (milliseconds of this computer's clock), never below 0; null without a deadline. */
export function useSecondsLeft(deadline: number | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    let timer = 0;
    const wait = () => {
      const left = deadline - Date.now();
      if (left <= 0) return;
      timer = window.setTimeout(
        () => {
          tick(count => count + 1);
          wait();
        },
        (left % 1000) + 5,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [deadline]);
  return deadline === null ? null : secondsLeft(deadline, Date.now());
}

export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** 0:48 */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Said aloud at half time, at 10 s and at 5 s, not each second. */
export function isSpoken(seconds: number, limit: number): boolean {
  return seconds > 0 && (seconds === 5 || seconds === 10 || seconds === Math.floor(limit / 2));
}
