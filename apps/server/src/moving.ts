/** An identity moves to another device: what it needs lies under a one-time code, in memory, for a short while. */
import { newCode, plainToken } from './secrets.ts';

const KEPT_MS = 10 * 60_000;

interface Bundle {
  readonly text: string;
  readonly until: number;
}

export class Moving {
  readonly #bundles = new Map<string, Bundle>();

  /** The code, and for how many seconds it is good. */
  put(text: string, now: number): { readonly code: string; readonly seconds: number } {
    for (const [code, { until }] of this.#bundles) if (until <= now) this.#bundles.delete(code);
    const code = newCode();
    this.#bundles.set(plainToken(code), { text, until: now + KEPT_MS });
    return { code, seconds: KEPT_MS / 1000 };
  }

  /** What lies under the code, once; null: nothing. */
  take(code: string, now: number): string | null {
    const bundle = this.#bundles.get(plainToken(code));
    this.#bundles.delete(plainToken(code));
    return bundle && bundle.until > now ? bundle.text : null;
  }
}
