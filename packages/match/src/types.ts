/** A running game at a table as plain data. Times are milliseconds, given by the caller: nothing here looks at a clock. */
import type { AnyGame, Entry, Outcome, Refusal, SealedState, Seat } from '@parlor/kernel';

/** How long things last, in milliseconds. */
export interface Patience {
  /** From `hurry` to the table's own move. */
  readonly hurry: number;
  /** The turn limit of a seat that is marked away. */
  readonly awayLimit: number;
  /** Turns in a row that ran out until a seat is marked away. */
  readonly awayAfter: number;
  /** Without a turn limit: absence after which the others may vote for a stand-in. */
  readonly voteAfter: number;
  /** A suspended table ends in favour of the one who is left. */
  readonly suspended: number;
  /** Nobody present at a table with a turn limit, and at one without. */
  readonly empty: number;
  readonly emptyUntimed: number;
  /** The least a turn gets whose limit fell into an outage. */
  readonly afterOutage: number;
  /** A lost person's seat in the lobby. */
  readonly lobby: number;
}

export const PATIENCE: Patience = {
  hurry: 1000,
  awayLimit: 5000,
  awayAfter: 3,
  voteAfter: 60_000,
  suspended: 60_000,
  empty: 10 * 60_000,
  emptyUntimed: 7 * 24 * 3_600_000,
  afterOutage: 10_000,
  lobby: 5 * 60_000,
};

export interface MatchSeat {
  /** A bot sits here; it is always present. */
  readonly bot: boolean;
  readonly present: boolean;
  /** Since when it is present or absent. */
  readonly since: number;
  readonly left: boolean;
  /** Turns in a row that the table played for it. */
  readonly timeouts: number;
  /** A bot plays for the person until they return. */
  readonly standIn: boolean;
  /** Seats that want a stand-in here. */
  readonly votes: readonly Seat[];
}

/** The running turn: its seat, and the limit as a time, or what was left of it when the clock stopped. */
export interface TurnClock {
  readonly seat: Seat | null;
  /** Which turn it is, in games that count them. */
  readonly number: number;
  readonly deadline: number | null;
  readonly left: number | null;
  /** The table has moved for this seat in this turn. */
  readonly idled: boolean;
}

export interface Match {
  readonly game: AnyGame;
  readonly state: SealedState;
  /** Moves made. */
  readonly n: number;
  /** Entries made, events included: what the store compares. */
  readonly length: number;
  readonly outcome: Outcome | null;
  readonly seats: readonly MatchSeat[];
  /** Milliseconds a turn may last; null: no limit. */
  readonly limit: number | null;
  readonly clock: TurnClock;
  /** Since when the table is suspended; null: it is not. */
  readonly suspendedAt: number | null;
  /** Since when no person is present; null: somebody is. */
  readonly emptyAt: number | null;
  readonly patience: Patience;
}

/** What is to be stored, and the match once it is. */
export interface Change {
  readonly match: Match;
  readonly entries: readonly Entry[];
  /** The State after each entry. */
  readonly states: readonly SealedState[];
}

export type Decision = Change | { readonly refusal: Refusal };
