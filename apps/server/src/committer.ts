/** Group commit: everything that one turn of the event loop wants to store goes into one transaction. */
import type { Logger } from 'pino';
import type { Store, Write, Written } from './store/store.ts';

interface Waiting {
  readonly writes: readonly Write[];
  resolve(written: readonly Written[] | null): void;
}

export class Committer {
  readonly #store: Store;
  readonly #log: Logger;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** The results once it is on disk; null: it could not be stored, and nothing has changed. */
  write(...writes: Write[]): Promise<readonly Written[] | null> {
    return new Promise(resolve => {
      this.#waiting.push({ writes, resolve });
      this.#running ??= new Promise(done => setImmediate(() => void this.#flush().then(done)));
    });
  }

  /** When everything asked so far is on disk. */
  async flushed(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #flush(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    const written = await this.#commit(group.flatMap(({ writes }) => writes));
    this.#running = this.#waiting.length > 0 ? this.#flush() : null;
    let at = 0;
    for (const { writes, resolve } of group) {
      resolve(written?.slice(at, at + writes.length) ?? null);
      at += writes.length;
    }
  }

  async #commit(batch: readonly Write[]): Promise<readonly Written[] | null> {
    try {
      return await this.#store.commit(batch);
    } catch (failure) {
      this.#log.error({ failure, writes: batch.length }, 'a commit failed');
      return null;
    }
  }
}
