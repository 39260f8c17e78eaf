/**
 * The one stored format: a header and its entries, as JSON Lines. Saved, exported, imported, replayed, forked and verified
 * games are all this.
 */
import * as z from 'zod/mini';
import type { Json, Read, Seat, Seed } from './game.ts';
import { refused } from './refusal.ts';
import { readSeed } from './seed.ts';

export interface RecordHeader {
  /** The format's version. */
  readonly parlor: 1;
  readonly game: string;
  /** The rules version it was played under. */
  readonly version: string;
  readonly options: { readonly [name: string]: Json };
  readonly seats: number;
  readonly seed: Seed;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Player IDs by seat, where the keeper of the record wants them in it. */
  readonly names?: readonly string[];
  /** A fork: where it came from, and the State it starts with. */
  readonly parent?: string;
  readonly start?: Json;
}

/** A move. `by` says who made it: a person, a bot, or the table for a seat whose time ran out or that is away. */
export interface MoveEntry {
  /** 1, 2, 3 ...: events do not count. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  readonly at: number;
  readonly by: 'player' | 'bot' | 'timeout' | 'absent';
  /** The client's own mark, by which a repeated request is known. */
  readonly tag?: string;
}

/** Something that happened at the table and is no move. `seat` is null where it concerns nobody in particular. */
export interface EventEntry {
  readonly at: number;
  /** closed because only this seat's person was left ('alone'), or for everybody. */
  readonly seat: Seat | null;
  readonly event: 'absent' | 'back' | 'left' | 'suspended' | 'resumed' | 'closed';
  readonly why?: 'alone' | 'empty' | 'owner' | 'rules-changed';
}

export type Entry = MoveEntry | EventEntry;

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
}

export function isMove(entry: Entry): entry is MoveEntry {
  return 'move' in entry;
}

export function writeRecord(record: GameRecord): string {
  return `${[record.header, ...record.entries].map(line => JSON.stringify(line)).join('\n')}\n`;
}

/** Reads the text form and judges its form only; `replay` judges the game. */
export function readRecord(text: string): Read<GameRecord> {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const first = lines[0];
  if (first === undefined) return refused('bad-record', 'The record is empty.');
  const header = readLine(headerForm, first, 1);
  if ('refusal' in header) return header;
  const seed = readSeed(header.value.seed);
  if ('refusal' in seed) return seed;
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const entry = readEntry(line, at + 1);
    if ('refusal' in entry) return entry;
    entries.push(entry.value);
  }
  return { value: { header: header.value as RecordHeader, entries } };
}

/** One stored line as an entry. */
export function readEntry(line: string, number: number): Read<Entry> {
  return readLine(entryForm, line, number) as Read<Entry>;
}

const whole = z.int().check(z.gte(0));
const headerForm = z.strictObject({
  parlor: z.literal(1),
  game: z.string(),
  version: z.string(),
  options: z.record(z.string(), z.json()),
  seats: whole,
  seed: z.string(),
  created: whole,
  names: z.optional(z.array(z.string())),
  parent: z.optional(z.string()),
  start: z.optional(z.json()),
});
const moveForm = z.strictObject({
  n: z.int().check(z.gte(1)),
  seat: whole,
  move: z.string().check(z.maxLength(500)),
  at: whole,
  by: z.enum(['player', 'bot', 'timeout', 'absent']),
  tag: z.optional(z.string().check(z.maxLength(100))),
});
const eventForm = z.strictObject({
  at: whole,
  seat: z.nullable(whole),
  event: z.enum(['absent', 'back', 'left', 'suspended', 'resumed', 'closed']),
  why: z.optional(z.enum(['alone', 'empty', 'owner', 'rules-changed'])),
});
const entryForm = z.union([moveForm, eventForm]);

function readLine<T>(form: z.ZodMiniType<T>, line: string, number: number): Read<T> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return refused('bad-record', `Line ${number} of the record is not JSON.`);
  }
  const parsed = form.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  const place = issue?.path.length ? ` at "${issue.path.join('.')}"` : '';
  return refused('bad-record', `Line ${number} of the record is not a ${number === 1 ? 'header' : 'move or an event'}${place}.`);
}
