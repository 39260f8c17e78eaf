/** A clock that goes where the test wants it. */
import type { Time } from '../time.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    if (ms <= 0) {
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    }
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets so many milliseconds pass, with everything that is due on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await breath();
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await breath();
    }
    this.#now = end;
  }

  /** The same for a long time with little in it: what repeats by itself is done once. */
  async skip(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(30_000);
  }
}

/** Lets the event loop turn a few times: what was begun is done, stored and told. */
export async function breath(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise(resolve => setImmediate(resolve));
}
