/** A store without a disk: for tests and for tables nobody has to keep. */
import { type Entry, isMove, type Seat } from '@parlor/kernel';
import {
  type Filter,
  LINES_KEPT,
  type Listed,
  type Store,
  type Stored,
  type StoredLine,
  type Write,
  type Written,
} from './store.ts';

interface Kept extends Listed {
  readonly entries: Entry[];
  /** Numbers of moves by seat and tag. */
  readonly moves: Map<string, number>;
  readonly lines: StoredLine[];
  readonly hash: string | null;
}

export class MemoryStore implements Store {
  readonly #tables = new Map<number, Kept>();
  readonly #created = new Map<string, number>();
  #alive: number | null = null;

  async commit(batch: readonly Write[]): Promise<readonly Written[]> {
    return batch.map(write => this.#write(write));
  }

  async read(table: number): Promise<Stored | null> {
    const kept = this.#tables.get(table);
    if (!kept) return null;
    const { terms, status, seats, hash, entries } = kept;
    return { terms, status, seats, hash, entries: [...entries] };
  }

  async findMove(table: number, seat: Seat, tag: string): Promise<number | null> {
    return this.#moveOf(table, seat, tag);
  }

  async findLine(table: number, from: string, tag: string): Promise<number | null> {
    return this.#lineOf(table, from, tag);
  }

  async lines(table: number): Promise<readonly StoredLine[]> {
    return this.#tables.get(table)?.lines.slice(-LINES_KEPT) ?? [];
  }

  async list({ deadlineBefore, key, public: open, limit }: Filter): Promise<readonly Listed[]> {
    const newest = [...this.#tables.values()].reverse().filter(({ status, terms, seats }) => {
      if (deadlineBefore !== undefined && !(status.deadline !== null && status.deadline < deadlineBefore)) return false;
      if (key !== undefined && !seats.some(seat => seat.key === key)) return false;
      return !open || (terms.public && status.phase !== 'over');
    });
    const sorted =
      deadlineBefore === undefined ? newest : newest.sort((a, b) => Number(a.status.deadline) - Number(b.status.deadline));
    return sorted.slice(0, limit).map(({ terms, status, seats }) => ({ terms, status, seats }));
  }

  async lastTable(): Promise<number> {
    return Math.max(0, ...this.#tables.keys());
  }

  async aliveAt(): Promise<number | null> {
    return this.#alive;
  }

  async close(): Promise<void> {}

  #write(write: Write): Written {
    switch (write.kind) {
      case 'create':
        return this.#create(write);
      case 'seat': {
        const kept = this.#tables.get(write.table);
        if (!kept) return { ok: false, why: 'conflict' };
        this.#tables.set(write.table, { ...kept, status: write.status, seats: write.seats });
        return { ok: true };
      }
      case 'append':
        return this.#append(write);
      case 'say': {
        const kept = this.#tables.get(write.table);
        const known = this.#lineOf(write.table, write.line.from, write.line.tag);
        if (known !== null) return { ok: false, why: 'repeat', is: known };
        if (!kept || kept.lines.some(line => line.id === write.line.id)) return { ok: false, why: 'conflict' };
        kept.lines.push(write.line);
        return { ok: true };
      }
      case 'alive':
        this.#alive = write.at;
        return { ok: true };
    }
  }

  #create({ tag, terms, status, seats }: Extract<Write, { kind: 'create' }>): Written {
    const known = this.#created.get(tag);
    if (known !== undefined) return { ok: false, why: 'repeat', is: known };
    if (this.#tables.has(terms.table)) return { ok: false, why: 'conflict' };
    this.#created.set(tag, terms.table);
    this.#tables.set(terms.table, { terms, status, seats, hash: null, entries: [], moves: new Map(), lines: [] });
    return { ok: true };
  }

  #append({ table, expected, entries, turn, deadline, hash, outcome }: Extract<Write, { kind: 'append' }>): Written {
    const kept = this.#tables.get(table);
    for (const entry of entries) {
      const known = isMove(entry) && entry.tag !== undefined ? this.#moveOf(table, entry.seat, entry.tag) : null;
      if (known !== null) return { ok: false, why: 'repeat', is: known };
    }
    if (!kept || kept.entries.length !== expected) return { ok: false, why: 'conflict' };
    for (const entry of entries) {
      kept.entries.push(entry);
      if (isMove(entry) && entry.tag !== undefined) kept.moves.set(`${entry.seat} ${entry.tag}`, entry.n);
    }
    const status = { ...kept.status, turn, deadline, ...(outcome ? { outcome, phase: 'over' as const } : {}) };
    this.#tables.set(table, { ...kept, status, hash });
    return { ok: true };
  }

  #lineOf(table: number, from: string, tag: string): number | null {
    return this.#tables.get(table)?.lines.find(line => line.from === from && line.tag === tag)?.id ?? null;
  }

  #moveOf(table: number, seat: Seat, tag: string): number | null {
    return this.#tables.get(table)?.moves.get(`${seat} ${tag}`) ?? null;
  }
}
