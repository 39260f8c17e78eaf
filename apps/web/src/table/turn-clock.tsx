/** The turn clock: a number and a ring. It ticks by itself, so that nothing else is drawn again each second. */
import type { Picture } from '@parlor/protocol';
import { useEffect, useRef } from 'react';
import { clockText, isSpoken, useSecondsLeft } from '../platform/clock.ts';
import { sound } from '../platform/sound.ts';
import { sayPolitely } from '../platform/speech.ts';
import { words } from '../strings/index.ts';

/** Whole seconds left in the running turn, or null: no limit, or nobody's turn. */
export function useTurnSeconds(picture: Picture): number | null {
  const { left, running } = picture.facts.clock;
  const ticking = useSecondsLeft(left !== null && running ? picture.clockAt + left : null);
  if (picture.facts.phase !== 'playing' || left === null) return null;
  return ticking ?? Math.ceil(left / 1000);
}

export function TurnClock({ picture }: { readonly picture: Picture }) {
  const seconds = useTurnSeconds(picture);
  return seconds === null ? null : <span className="clock">{clockText(seconds)}</span>;
}

/** The ring empties with the time. */
export function ClockRing({ picture }: { readonly picture: Picture }) {
  const seconds = useTurnSeconds(picture);
  const part = seconds === null ? 1 : Math.min(1, seconds / (picture.facts.limit ?? seconds));
  return (
    <svg className="clock-ring" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="9" className="clock-ring-all" />
      <circle r="9" className="clock-ring-left" pathLength="100" strokeDasharray={`${part * 100} 100`} transform="rotate(-90)" />
    </svg>
  );
}

/** Says the time at half, at 10 s and at 5 s of the own turn, and ticks in the last five. */
export function ClockVoice({ picture }: { readonly picture: Picture }) {
  const seconds = useTurnSeconds(picture);
  const spoken = useRef<number | null>(null);
  const mine = picture.seat !== null && picture.view?.turn === picture.seat;
  useEffect(() => {
    if (!mine || seconds === null || spoken.current === seconds) return;
    spoken.current = seconds;
    if (isSpoken(seconds, picture.facts.limit ?? 0)) sayPolitely(words.table.clock(seconds));
    if (seconds <= 5 && seconds > 0) sound('clock');
  }, [mine, seconds, picture.facts.limit]);
  return null;
}
