/**
 * What the server keeps. A table, its seats, its entries and its chat; one `commit` of a batch is one transaction, and every
 * write in it has a result of its own. The contract is held by `contract.ts`, which runs over every store.
 */
import type { Entry, Outcome, Seat, SomeOptions } from '@parlor/kernel';
import type { ChatRule, Holder, Program } from '@parlor/match';

/** What is chosen when a table is created. */
export interface TableTerms {
  readonly table: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: string;
  readonly options: SomeOptions;
  readonly seats: number;
  /** Seconds; null: no limit. */
  readonly limit: number | null;
  readonly public: boolean;
  readonly watchers: boolean;
  readonly sitIn: boolean;
  readonly chat: ChatRule;
  readonly random: boolean;
  /** A chosen seed or deal: one person and bots only. */
  readonly fixed: boolean;
  readonly seed: string;
  readonly token: string;
  readonly created: number;
}

/** What changes in the life of a table. */
export interface TableStatus {
  readonly phase: 'lobby' | 'playing' | 'over';
  /** The creator, or whoever the table passed on to. */
  readonly owner: string | null;
  /** Hash of the owner's client key. */
  readonly ownerKey: string | null;
  /** When the game began. */
  readonly started: number | null;
  /** Who is on turn. */
  readonly turn: Seat | null;
  /** When somebody has to look after the table, connected people or not. */
  readonly deadline: number | null;
  readonly outcome: Outcome | null;
  /** Why it was closed in the lobby. */
  readonly closed: string | null;
  readonly rematch: number | null;
}

export interface StoredSeat extends Holder {
  readonly seat: Seat;
  /** What a program that joined from outside says it is; null: a person, or a bot of this server. */
  readonly program: Program | null;
  /** Hash of the person's client key; null: a bot. */
  readonly key: string | null;
  /** Hash of the seat key; null: a bot. */
  readonly seatKey: string | null;
  /** Of the request that took the seat. */
  readonly tag: string;
  readonly muted: readonly string[];
  /** The last chat line that was said before the seat was taken; 0: none. */
  readonly linesBefore: number;
  /** The bot that plays for the person until they return. */
  readonly standIn: string | null;
}

export interface StoredLine {
  readonly id: number;
  readonly at: number;
  readonly from: string;
  readonly to: string | null;
  readonly text: string;
  readonly tag: string;
}

export interface Listed {
  readonly terms: TableTerms;
  readonly status: TableStatus;
  readonly seats: readonly StoredSeat[];
}

export interface Stored extends Listed {
  /** Of the State after the last entry; null before the start. */
  readonly hash: string | null;
  readonly entries: readonly Entry[];
}

export type Write =
  /** `tag` is unique for ever: a repeated creation is refused as 'repeat' with the first one's table. */
  | {
      readonly kind: 'create';
      readonly tag: string;
      readonly terms: TableTerms;
      readonly status: TableStatus;
      readonly seats: readonly StoredSeat[];
    }
  /** The whole list of seats and the status, whenever one of them changes. */
  | { readonly kind: 'seat'; readonly table: number; readonly status: TableStatus; readonly seats: readonly StoredSeat[] }
  /** Only if exactly `expected` entries are stored. A known tag of that seat is refused as 'repeat' with its move's number. */
  | {
      readonly kind: 'append';
      readonly table: number;
      readonly expected: number;
      readonly entries: readonly Entry[];
      readonly turn: Seat | null;
      readonly deadline: number | null;
      readonly hash: string;
      /** Set by the entry that ends the game. */
      readonly outcome: Outcome | null;
    }
  | { readonly kind: 'say'; readonly table: number; readonly line: StoredLine }
  /** The server was alive at that time. */
  | { readonly kind: 'alive'; readonly at: number };

export type Written =
  | { readonly ok: true }
  /** Somebody else wrote first. */
  | { readonly ok: false; readonly why: 'conflict' }
  /** The same request was stored before: `is` is its number (of the move, the table or the line). */
  | { readonly ok: false; readonly why: 'repeat'; readonly is: number };

export interface Filter {
  /** Tables whose deadline is before that time, soonest first. */
  readonly deadlineBefore?: number;
  /** Tables where this client key has a seat, newest first. */
  readonly key?: string;
  /** Public tables that are not over, newest first. */
  readonly public?: true;
  readonly limit: number;
}

export interface Store {
  /** All or, if the promise fails, none. Writes that conflict or repeat do not hinder the others. */
  commit(batch: readonly Write[]): Promise<readonly Written[]>;
  /** A table with its entries; null: there is none. */
  read(table: number): Promise<Stored | null>;
  /** The number of the move that seat made under that tag; null: none. */
  findMove(table: number, seat: Seat, tag: string): Promise<number | null>;
  /** The number of the line that person said under that tag; null: none. */
  findLine(table: number, from: string, tag: string): Promise<number | null>;
  /** The table's last lines, oldest first. */
  lines(table: number): Promise<readonly StoredLine[]>;
  list(filter: Filter): Promise<readonly Listed[]>;
  /** The highest Game ID so far; 0: none. */
  lastTable(): Promise<number>;
  /** When the server was last known to be alive; null: never. */
  aliveAt(): Promise<number | null>;
  close(): Promise<void>;
}

/** The most chat lines a table gives back. */
export const LINES_KEPT = 500;
