/** All tables: made here, found here (loaded when somebody asks), and let go when nobody needs them. */
import type { AgentThreads } from '@parlor/agents/threads';
import { everyBot } from '@parlor/bots';
import type { AnyBot, AnyGame, AnyShelf, Refusal } from '@parlor/kernel';
import type { Logger } from 'pino';
import { Committer } from './committer.ts';
import { findGame, isOwner, isSolo, seated, seatsByNumber, type TableData } from './data.ts';
import type { House } from './house.ts';
import { loadTable } from './load.ts';
import { refuse } from './sentences.ts';
import type { Settings } from './settings.ts';
import type { Listed, Store, StoredSeat, TableTerms, Write, Written } from './store/store.ts';
import { Table } from './table.ts';
import { passTime } from './tables/presence.ts';
import type { Time } from './time.ts';

export interface HallSettings {
  readonly games: readonly AnyGame[];
  readonly shelves: Readonly<Record<string, AnyShelf>>;
  readonly store: Store;
  readonly threads: AgentThreads;
  readonly settings: Settings;
  readonly time: Time;
  readonly log: Logger;
}

/** How often deadlines of tables that are not in memory are looked for, and how far ahead. */
const LOOK_MS = 20_000;
const LOOK_AT_ONCE = 500;

/** How often the server notes that it is alive. */
const ALIVE_MS = 5000;

/** The first Game ID; and how many of one's own tables are looked at. */
const FIRST_TABLE = 1000;
const OWN_TABLES = 200;

export class Hall implements House {
  readonly time: Time;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Logger;
  readonly games: readonly AnyGame[];
  readonly #threads: AgentThreads;
  readonly #committer: Committer;
  readonly #bots = new Map<string, readonly AnyBot[]>();
  readonly #tables = new Map<number, Promise<Table | null>>();
  #lastTable = FIRST_TABLE;
  #outage = { from: 0, to: 0 };
  #cancel: (() => void)[] = [];

  constructor({ games, shelves, store, threads, settings, time, log }: HallSettings) {
    this.games = games;
    this.store = store;
    this.settings = settings;
    this.time = time;
    this.log = log;
    this.#threads = threads;
    this.#committer = new Committer(store, log);
    for (const game of games) this.#bots.set(game.id, everyBot(game, shelves[game.id]));
  }

  /** Reads where the last run ended, and begins to look after deadlines. */
  async open(): Promise<void> {
    const now = this.time.now();
    this.#outage = { from: (await this.store.aliveAt()) ?? now, to: now };
    this.#lastTable = Math.max(FIRST_TABLE, await this.store.lastTable());
    await this.write({ kind: 'alive', at: now });
    this.#every(ALIVE_MS, ALIVE_MS, async () => void (await this.write({ kind: 'alive', at: this.time.now() })));
    this.#every(this.settings.returning, LOOK_MS, () => this.#look());
  }

  /** Everything acknowledged is on disk when this is done. */
  async close(): Promise<void> {
    for (const cancel of this.#cancel) cancel();
    const tables = await Promise.all(this.#tables.values());
    await Promise.all(tables.map(table => table?.run(() => table.dispose())));
    await this.#committer.flushed();
    await this.write({ kind: 'alive', at: this.time.now() });
    await this.store.close();
    await this.#threads.close();
  }

  botsOf(game: AnyGame): readonly AnyBot[] {
    return this.#bots.get(game.id) ?? [];
  }

  botVersion(game: string, bot: string): string {
    return this.#bots.get(game)?.find(({ name }) => name === bot)?.version ?? '';
  }

  seatBot(...[seat]: Parameters<AgentThreads['seat']>) {
    return this.#threads.seat(seat);
  }

  write(...writes: Write[]): Promise<readonly Written[] | null> {
    return this.#committer.write(...writes);
  }

  onTime(table: Table): Promise<void> {
    return passTime(table);
  }

  evict(table: Table): void {
    this.#tables.delete(table.id);
    table.dispose();
  }

  /** A table, from memory or from the store; null: there is none. */
  find(id: number): Promise<Table | null> {
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = loadTable(this, id, this.#outage);
    this.#tables.set(id, loading);
    const forget = () => this.#tables.delete(id);
    loading.then(table => table ?? forget(), forget);
    return loading;
  }

  /** Stores a new table. A repeated request finds the table it made the first time. */
  async create(
    tag: string,
    terms: Omit<TableTerms, 'table'>,
    data: Omit<TableData, 'terms' | 'match'>,
  ): Promise<Table | { refusal: Refusal }> {
    for (;;) {
      const table = ++this.#lastTable;
      const made: TableData = { ...data, terms: { ...terms, table }, match: null };
      const [written] =
        (await this.write({ kind: 'create', tag, terms: made.terms, status: made.status, seats: seated(made) })) ?? [];
      if (!written) return { refusal: refuse('not-stored') };
      if (written.ok) return this.#keep(made);
      if (written.why === 'conflict') continue;
      return (await this.find(written.is)) ?? { refusal: refuse('not-stored') };
    }
  }

  /** The open table that this person owns; tables of one person and bots do not count. */
  async openTableOf(person: Pick<StoredSeat, 'name' | 'key'>): Promise<number | null> {
    const own = await this.store.list({ key: person.key ?? '', limit: OWN_TABLES });
    const open = own.find(listed => listed.status.phase !== 'over' && isOwner(listed, person) && !isSolo(dataOf(listed)));
    return open?.terms.table ?? null;
  }

  /** Tables in memory. */
  get size(): number {
    return this.#tables.size;
  }

  #keep(data: TableData): Table {
    const table = new Table(this, findGame(this.games, data.terms.game) as AnyGame, data);
    this.#tables.set(table.id, Promise.resolve(table));
    return table;
  }

  /** Loads what has a deadline soon: from then on the table's own timer looks after it. */
  async #look(): Promise<void> {
    const due = await this.store.list({ deadlineBefore: this.time.now() + LOOK_MS, limit: LOOK_AT_ONCE });
    for (const { terms } of due) {
      const table = await this.find(terms.table);
      table?.later(async () => {});
    }
  }

  #every(first: number, ms: number, run: () => Promise<void>): void {
    const at = this.#cancel.length;
    const again = () => {
      run().catch(failure => this.log.error({ failure }, 'the hall failed'));
      this.#cancel[at] = this.time.after(ms, again);
    };
    this.#cancel.push(this.time.after(first, again));
  }
}

function dataOf({ terms, seats }: Listed) {
  return { terms, seats: seatsByNumber(seats, terms.seats) };
}
