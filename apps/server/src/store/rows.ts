/** Rows of the database to what the server works with, and back. */
import type { Entry, Outcome } from '@parlor/kernel';
import type { Program } from '@parlor/match';
import type { EntryRow, LineRow, SeatRow, TableRow } from './schema.ts';
import type { StoredLine, StoredSeat, TableStatus, TableTerms } from './store.ts';

export function termsOf(row: TableRow): TableTerms {
  return JSON.parse(row.terms) as TableTerms;
}

export function statusOf(row: TableRow): TableStatus {
  return {
    phase: row.phase,
    owner: row.owner,
    ownerKey: row.owner_key,
    started: row.started,
    turn: row.turn,
    deadline: row.deadline,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    closed: row.closed,
    rematch: row.rematch,
  };
}

export function statusRow(status: TableStatus) {
  return {
    phase: status.phase,
    owner: status.owner,
    owner_key: status.ownerKey,
    started: status.started,
    turn: status.turn,
    deadline: status.deadline,
    outcome: status.outcome === null ? null : JSON.stringify(status.outcome),
    closed: status.closed,
    rematch: status.rematch,
  };
}

export function seatOf(row: SeatRow): StoredSeat {
  return {
    seat: row.seat,
    name: row.name,
    bot: row.bot,
    program: row.program === null ? null : (JSON.parse(row.program) as Program),
    lostAt: row.lost_at,
    key: row.key,
    seatKey: row.seat_key,
    tag: row.tag,
    muted: JSON.parse(row.muted) as string[],
    linesBefore: row.lines_before,
    standIn: row.stand_in,
  };
}

export function seatRow(table: number, seat: StoredSeat): SeatRow {
  return {
    table_id: table,
    seat: seat.seat,
    name: seat.name,
    bot: seat.bot,
    program: seat.program === null ? null : JSON.stringify(seat.program),
    key: seat.key,
    seat_key: seat.seatKey,
    tag: seat.tag,
    lost_at: seat.lostAt,
    muted: JSON.stringify(seat.muted),
    lines_before: seat.linesBefore,
    stand_in: seat.standIn,
  };
}

export function entryOf(row: Pick<EntryRow, 'entry'>): Entry {
  return JSON.parse(row.entry) as Entry;
}

export function lineOf(row: LineRow): StoredLine {
  return { id: row.id, at: row.at, from: row.sender, to: row.recipient, text: row.text, tag: row.tag };
}
