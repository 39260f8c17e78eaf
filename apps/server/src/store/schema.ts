/** The database's tables, and how an older file becomes a newer one. */
import { type Kysely, sql } from 'kysely';

export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  lines: LineRow;
  marks: { name: string; value: number };
}

export interface TableRow {
  id: number;
  tag: string;
  public: number;
  phase: 'lobby' | 'playing' | 'over';
  /** TableTerms as JSON. */
  terms: string;
  owner: string | null;
  owner_key: string | null;
  started: number | null;
  turn: number | null;
  deadline: number | null;
  outcome: string | null;
  closed: string | null;
  rematch: number | null;
  hash: string | null;
  /** Number of entries. */
  length: number;
}

export interface SeatRow {
  table_id: number;
  seat: number;
  name: string;
  bot: string | null;
  /** A Program as JSON. */
  program: string | null;
  key: string | null;
  seat_key: string | null;
  tag: string;
  lost_at: number | null;
  muted: string;
  lines_before: number;
  stand_in: string | null;
}

export interface EntryRow {
  table_id: number;
  place: number;
  seat: number | null;
  tag: string | null;
  n: number | null;
  /** The entry as JSON, as records have it. */
  entry: string;
}

export interface LineRow {
  table_id: number;
  id: number;
  at: number;
  sender: string;
  recipient: string | null;
  text: string;
  tag: string;
}

type Step = (db: Kysely<Schema>) => Promise<void>;

/** Each step is done once, in this order; a step that was released is never changed. */
const steps: readonly Step[] = [firstTables, newcomersAtSeats];

/** Brings the file to the newest form. A file from a newer program is left alone. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  const done = rows[0]?.user_version ?? 0;
  if (done > steps.length) {
    throw new Error(`The data file is of a newer Parlor (form ${done}, this program knows ${steps.length}). Use that one.`);
  }
  for (const [at, step] of steps.entries()) {
    if (at < done) continue;
    await db.transaction().execute(async inside => {
      await step(inside);
      await sql.raw(`pragma user_version = ${at + 1}`).execute(inside);
    });
  }
}

async function firstTables(db: Kysely<Schema>): Promise<void> {
  const statements = [
    `create table tables (id integer primary key, tag text not null unique, public integer not null, phase text not null,
      terms text not null, owner text, owner_key text, started integer, turn integer, deadline integer, outcome text, closed text,
      rematch integer, hash text, length integer not null)`,
    `create index tables_deadline on tables (deadline) where deadline is not null`,
    `create index tables_public on tables (id) where public = 1 and phase <> 'over'`,
    `create table seats (table_id integer not null, seat integer not null, name text not null, bot text, key text, seat_key text,
      tag text not null, lost_at integer, muted text not null, stand_in text, primary key (table_id, seat)) without rowid`,
    `create index seats_key on seats (key) where key is not null`,
    `create table entries (table_id integer not null, place integer not null, seat integer, tag text, n integer,
      entry text not null, primary key (table_id, place)) without rowid`,
    `create unique index entries_tag on entries (table_id, seat, tag) where tag is not null`,
    `create table lines (table_id integer not null, id integer not null, at integer not null, sender text not null,
      recipient text, text text not null, tag text not null, primary key (table_id, id)) without rowid`,
    `create unique index lines_tag on lines (table_id, sender, tag)`,
    `create table marks (name text primary key, value integer not null) without rowid`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Programs that join say what they are; private chat from before a newcomer is not theirs. */
async function newcomersAtSeats(db: Kysely<Schema>): Promise<void> {
  await sql`alter table seats add column program text`.execute(db);
  await sql`alter table seats add column lines_before integer not null default 0`.execute(db);
}
