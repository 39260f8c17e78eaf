/** The one clock of the server. Tests give it another, and no test has to wait. */
export interface Time {
  now(): number;
  /** Runs once, after so many milliseconds, unless the returned function is called. */
  after(ms: number, run: () => void): () => void;
}

/** Timers take no more than this; a later deadline is looked at again then. */
const LONGEST_MS = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_MS));
    return () => clearTimeout(timer);
  },
};
