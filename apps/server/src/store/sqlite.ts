/** The default store: one SQLite file, durable at every commit. */
import { type Entry, isMove, type Seat } from '@parlor/kernel';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { entryOf, lineOf, seatOf, seatRow, statusOf, statusRow, termsOf } from './rows.ts';
import { migrate, type Schema, type SeatRow, type TableRow } from './schema.ts';
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

/** Opens the file, or makes it. ':memory:' is a database that is gone when it is closed. */
export async function openSqlite(file: string): Promise<Store> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return new SqliteStore(db, database);
}

type Run = (...values: unknown[]) => number;

/**
 * Reads go through kysely. Writes are statements that kysely compiled once: a commit runs from begin to end in one go, so
 * nothing comes between, and a move costs two of them.
 */
class SqliteStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #database: Database.Database;
  readonly #runs: ReturnType<typeof prepareWrites>;

  constructor(db: Kysely<Schema>, database: Database.Database) {
    this.#db = db;
    this.#database = database;
    this.#runs = prepareWrites(db, database);
  }

  async commit(batch: readonly Write[]): Promise<readonly Written[]> {
    this.#runs.begin();
    try {
      const written = batch.map(write => this.#write(write));
      this.#runs.commit();
      return written;
    } catch (failure) {
      if (this.#database.inTransaction) this.#runs.rollback();
      throw failure;
    }
  }

  async read(table: number): Promise<Stored | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
    if (!row) return null;
    const [listed] = await this.#withSeats([row]);
    const entries = await this.#db.selectFrom('entries').select('entry').where('table_id', '=', table).orderBy('place').execute();
    return { ...(listed as Listed), hash: row.hash, entries: entries.map(entryOf) };
  }

  async findMove(table: number, seat: Seat, tag: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('entries')
      .select('n')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('tag', '=', tag)
      .executeTakeFirst();
    return row?.n ?? null;
  }

  async findLine(table: number, from: string, tag: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('lines')
      .select('id')
      .where('table_id', '=', table)
      .where('sender', '=', from)
      .where('tag', '=', tag)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async lines(table: number): Promise<readonly StoredLine[]> {
    const rows = await this.#db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(LINES_KEPT)
      .execute();
    return rows.reverse().map(lineOf);
  }

  async list({ deadlineBefore, key, public: open, limit }: Filter): Promise<readonly Listed[]> {
    let query = this.#db.selectFrom('tables').selectAll().limit(limit);
    if (key !== undefined) {
      query = query.where('id', 'in', this.#db.selectFrom('seats').select('table_id').where('key', '=', key));
    }
    if (open) query = query.where('public', '=', 1).where('phase', '<>', 'over');
    if (deadlineBefore !== undefined) query = query.where('deadline', '<', deadlineBefore).orderBy('deadline');
    return this.#withSeats(await query.orderBy('id', 'desc').execute());
  }

  async lastTable(): Promise<number> {
    const row = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst();
    return Number(row?.last ?? 0);
  }

  async aliveAt(): Promise<number | null> {
    const row = await this.#db.selectFrom('marks').select('value').where('name', '=', 'alive').executeTakeFirst();
    return row?.value ?? null;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #withSeats(rows: readonly TableRow[]): Promise<Listed[]> {
    const ids = rows.map(row => row.id);
    const seats =
      ids.length === 0
        ? []
        : await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return rows.map(row => ({
      terms: termsOf(row),
      status: statusOf(row),
      seats: seats.filter(seat => seat.table_id === row.id).map(seatOf),
    }));
  }

  #write(write: Write): Written {
    switch (write.kind) {
      case 'create':
        return this.#create(write);
      case 'seat': {
        const known = this.#runs.status(...Object.values(statusRow(write.status)), write.table);
        if (known === 0) return { ok: false, why: 'conflict' };
        this.#seats(write.table, write.seats);
        return { ok: true };
      }
      case 'append':
        return this.#append(write);
      case 'say': {
        const { id, at, from, to, text, tag } = write.line;
        if (this.#runs.say(write.table, id, at, from, to, text, tag) > 0) return { ok: true };
        return repeated(this.#runs.findLine.get(write.table, from, tag));
      }
      case 'alive':
        this.#runs.alive('alive', write.at);
        return { ok: true };
    }
  }

  #create({ tag, terms, status, seats }: Extract<Write, { kind: 'create' }>): Written {
    const open = terms.public ? 1 : 0;
    const values = [terms.table, tag, open, JSON.stringify(terms), ...Object.values(statusRow(status)), null, 0];
    if (this.#runs.create(...values) === 0) return repeated(this.#runs.findTable.get(tag));
    this.#seats(terms.table, seats);
    return { ok: true };
  }

  #seats(table: number, seats: Extract<Write, { kind: 'seat' }>['seats']): void {
    this.#runs.clearSeats(table);
    for (const seat of seats) this.#runs.seat(...Object.values(seatRow(table, seat)));
  }

  #append(write: Extract<Write, { kind: 'append' }>): Written {
    const { table, expected, entries, turn, deadline, hash, outcome } = write;
    for (const [at, entry] of entries.entries()) {
      if (this.#runs.entry(...entryValues(table, expected + at, entry)) > 0) continue;
      this.#runs.undo(table, expected, expected + at);
      const tag = isMove(entry) ? entry.tag : undefined;
      return repeated(tag === undefined ? undefined : this.#runs.findMove.get(table, entry.seat, tag));
    }
    const length = expected + entries.length;
    const done = outcome
      ? this.#runs.finish(turn, deadline, hash, length, JSON.stringify(outcome), 'over', table, expected)
      : this.#runs.advance(turn, deadline, hash, length, table, expected);
    if (done > 0) return { ok: true };
    this.#runs.undo(table, expected, length);
    return { ok: false, why: 'conflict' };
  }
}

function entryValues(table: number, place: number, entry: Entry): unknown[] {
  const text = JSON.stringify(entry);
  return isMove(entry)
    ? [table, place, entry.seat, entry.tag ?? null, entry.n, text]
    : [table, place, entry.seat, null, null, text];
}

function repeated(row: unknown): Written {
  const is = (row as { is?: number } | undefined)?.is;
  return is === undefined ? { ok: false, why: 'conflict' } : { ok: false, why: 'repeat', is };
}

/** Every statement of the writing side. Values are given in the order in which they stand in the statement. */
function prepareWrites(db: Kysely<Schema>, database: Database.Database) {
  const prepare = (query: Compilable) => database.prepare(query.compile().sql);
  const run = (query: Compilable): Run => {
    const statement = prepare(query);
    return (...values) => statement.run(values).changes;
  };
  const plain = (text: string) => {
    const statement = database.prepare(text);
    return () => statement.run();
  };
  const status = {
    phase: 'lobby' as const,
    owner: '',
    owner_key: '',
    started: 0,
    turn: 0,
    deadline: 0,
    outcome: '',
    closed: '',
    rematch: 0,
  };
  const table = { id: 0, tag: '', public: 0, terms: '', ...status, hash: '', length: 0 };
  const seat: SeatRow = {
    table_id: 0,
    seat: 0,
    name: '',
    bot: '',
    program: '',
    key: '',
    seat_key: '',
    tag: '',
    lost_at: 0,
    muted: '',
    lines_before: 0,
    stand_in: '',
  };
  const progress = { turn: 0, deadline: 0, hash: '', length: 0 };
  return {
    begin: plain('begin immediate'),
    commit: plain('commit'),
    rollback: plain('rollback'),
    create: run(
      db
        .insertInto('tables')
        .values(table)
        .onConflict(on => on.doNothing()),
    ),
    findTable: prepare(db.selectFrom('tables').select('id as is').where('tag', '=', '')),
    status: run(db.updateTable('tables').set(status).where('id', '=', 0)),
    clearSeats: run(db.deleteFrom('seats').where('table_id', '=', 0)),
    seat: run(db.insertInto('seats').values(seat)),
    entry: run(
      db
        .insertInto('entries')
        .values({ table_id: 0, place: 0, seat: 0, tag: '', n: 0, entry: '' })
        .onConflict(on => on.doNothing()),
    ),
    findMove: prepare(
      db.selectFrom('entries').select('n as is').where('table_id', '=', 0).where('seat', '=', 0).where('tag', '=', ''),
    ),
    advance: run(db.updateTable('tables').set(progress).where('id', '=', 0).where('length', '=', 0)),
    finish: run(
      db
        .updateTable('tables')
        .set({ ...progress, outcome: '', phase: 'over' })
        .where('id', '=', 0)
        .where('length', '=', 0),
    ),
    undo: run(db.deleteFrom('entries').where('table_id', '=', 0).where('place', '>=', 0).where('place', '<', 0)),
    say: run(
      db
        .insertInto('lines')
        .values({ table_id: 0, id: 0, at: 0, sender: '', recipient: '', text: '', tag: '' })
        .onConflict(on => on.doNothing()),
    ),
    findLine: prepare(
      db.selectFrom('lines').select('id as is').where('table_id', '=', 0).where('sender', '=', '').where('tag', '=', ''),
    ),
    alive: run(
      db
        .insertInto('marks')
        .values({ name: '', value: 0 })
        .onConflict(on => on.column('name').doUpdateSet(set => ({ value: set.ref('excluded.value') }))),
    ),
  };
}
