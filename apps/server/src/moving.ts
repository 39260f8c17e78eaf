/** An identity moves to another device: what it needs lies under a one-time code, in memory, for a short while. */
import { newCode, plainToken } from './secrets.ts';

const KEPT_MS = 10 * 60_000;

/** At the most so many at once; the oldest make room. */
const MOST_KEPT = 1000;

interface Bundle {
  /** Hash of the client key. */
  readonly person: string;
  readonly text: string;
  readonly until: number;
}

export class Moving {
  readonly #bundles = new Map<string, Bundle>();

  /** The code, and for how many seconds it is good. A newer one of the same person takes the place of the older. */
  put(person: string, text: string, now: number): { readonly code: string; readonly seconds: number } {
    for (const [code, bundle] of this.#bundles) {
      const goes = bundle.until <= now || bundle.person === person || this.#bundles.size >= MOST_KEPT;
      if (goes) this.#bundles.delete(code);
    }
    const code = newCode();
    this.#bundles.set(plainToken(code), { person, text, until: now + KEPT_MS });
    return { code, seconds: KEPT_MS / 1000 };
  }

  /** What lies under the code, once; null: nothing. */
  take(code: string, now: number): string | null {
    const bundle = this.#bundles.get(plainToken(code));
    this.#bundles.delete(plainToken(code));
    return bundle && bundle.until > now ? bundle.text : null;
  }
}
