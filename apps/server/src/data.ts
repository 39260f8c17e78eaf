/** A table as the server holds it in memory, and the questions everybody asks about it. */
import type { AnyGame, Seat } from '@parlor/kernel';
import { dueAt, hurryAt, lobbyDueAt, type Match, type Patience, sameName } from '@parlor/match';
import type { StoredSeat, TableStatus, TableTerms } from './store/store.ts';

export interface TableData {
  readonly terms: TableTerms;
  readonly status: TableStatus;
  /** By seat; null: free. */
  readonly seats: readonly (StoredSeat | null)[];
  /** Null in the lobby, and where the rules have changed too much to replay it. */
  readonly match: Match | null;
}

/** A table that waits for nothing is still looked after this often: its people may be gone since an outage. */
const LOOK_AGAIN_MS = 3_600_000;

/** When the table has to be looked after, people connected or not; null: never again. This is what is stored. */
export function attentionAt({ status, seats, match }: TableData, patience: Patience, now: number): number | null {
  if (status.phase === 'over') return null;
  const due = status.phase === 'lobby' ? lobbyDueAt(seats, patience) : match && dueAt(match);
  return due ?? now + LOOK_AGAIN_MS;
}

/** When time alone does something at a table in memory; null: never. `hurried` is the limit that was announced already. */
export function nextAt({ status, seats, match }: TableData, patience: Patience, hurried: number | null): number | null {
  if (status.phase === 'lobby') return lobbyDueAt(seats, patience);
  if (status.phase === 'over' || !match) return null;
  const hurry = hurryAt(match);
  return hurry !== null && hurry !== hurried ? Math.min(hurry, dueAt(match) ?? hurry) : dueAt(match);
}

export function seated(data: TableData): readonly StoredSeat[] {
  return data.seats.filter(seat => seat !== null);
}

/** Names that are taken. */
export function namesOf(seats: TableData['seats']): string[] {
  return seats.flatMap(seat => (seat ? [seat.name] : []));
}

/** One person and bots: it counts as nobody's open table. */
export function isSolo(data: Pick<TableData, 'seats' | 'terms'>): boolean {
  const taken = data.seats.filter(seat => seat !== null);
  return taken.length === data.terms.seats && taken.filter(seat => seat.bot === null).length <= 1;
}

export function isOwner({ status }: Pick<TableData, 'status'>, { name, key }: Pick<StoredSeat, 'name' | 'key'>): boolean {
  return status.owner !== null && key !== null && status.ownerKey === key && sameName(status.owner, name);
}

export function withSeat(data: TableData, at: Seat, seat: StoredSeat | null): TableData {
  return { ...data, seats: data.seats.map((old, index) => (index === at ? seat : old)) };
}

/** The seats by number, free ones as null. */
export function seatsByNumber(seats: readonly StoredSeat[], count: number): (StoredSeat | null)[] {
  return Array.from({ length: count }, (_, at) => seats.find(seat => seat.seat === at) ?? null);
}

/** What the record's header says. */
export function headerOf({ terms, status, seats }: Pick<TableData, 'terms' | 'status' | 'seats'>) {
  return {
    parlor: 1 as const,
    game: terms.game,
    version: terms.version,
    options: terms.options,
    seats: terms.seats,
    seed: terms.seed,
    created: status.started ?? terms.created,
    names: seats.map(seat => seat?.name ?? ''),
  };
}

/** Which bots sit where when the game starts. */
export function botSeats(seats: TableData['seats']): boolean[] {
  return seats.map(seat => seat?.bot != null);
}

/** Options as people and bots may see them. */
export function publicOptions({ options }: Pick<TableTerms, 'options'>): TableTerms['options'] {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'deal'));
}

export function findGame(games: readonly AnyGame[], id: string): AnyGame | null {
  return games.find(game => game.id === id) ?? null;
}
