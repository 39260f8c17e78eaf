/** Slows down whoever guesses Tokens: after five failures from one address every further try has to wait. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;
const FORGET_MS = 30 * 60_000;

interface Failures {
  count: number;
  last: number;
}

export class Throttle {
  readonly #failures = new Map<string, Failures>();

  /** Milliseconds until that address may try again; 0: now. */
  wait(address: string, now: number): number {
    const known = this.#failures.get(address);
    if (!known || known.count < FREE_FAILURES) return 0;
    return Math.max(0, known.last + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (known.count - FREE_FAILURES)) - now);
  }

  failed(address: string, now: number): void {
    this.#forget(now);
    const known = this.#failures.get(address);
    this.#failures.set(address, { count: (known?.count ?? 0) + 1, last: now });
  }

  #forget(now: number): void {
    for (const [address, { last }] of this.#failures) if (last + FORGET_MS < now) this.#failures.delete(address);
  }
}
