/** A table out of the store: its match replayed, its clock woken, its people given time to come back. */
import type { AnyGame, EventEntry, Outcome } from '@parlor/kernel';
import { loadMatch, type Match, wake, withStandIn } from '@parlor/match';
import { botSeats, findGame, headerOf, seated, seatsByNumber, type TableData } from './data.ts';
import type { House } from './house.ts';
import type { Stored } from './store/store.ts';
import { Table } from './table.ts';
import { stateHash } from './views.ts';

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export async function loadTable(house: House, id: number, outage: Outage): Promise<Table | null> {
  const stored = await house.store.read(id);
  const game = stored && findGame(house.games, stored.terms.game);
  if (!stored || !game) return null;
  const seats = seatsByNumber(stored.seats, stored.terms.seats);
  const data: TableData = { terms: stored.terms, status: stored.status, seats, match: null };
  if (stored.status.phase === 'lobby') return returning(new Table(house, game, data), outage);
  if (stored.status.started === null) return new Table(house, game, data);
  const match = replayed(house, game, stored, data);
  if (!match) return new Table(house, game, await closeChanged(house, stored, data));
  const woken = withStandIns(wake(match, outage), data, house.time.now());
  const table = new Table(house, game, { ...data, match: woken });
  if (stored.status.phase === 'over') return table;
  table.bots.follow();
  return returning(table, outage);
}

/** The match as it stood; null: these rules make another game of it. */
function replayed(house: House, game: AnyGame, stored: Stored, data: TableData): Match | null {
  const limit = stored.terms.limit === null ? null : stored.terms.limit * 1000;
  const record = { header: headerOf(data), entries: stored.entries };
  const loaded = loadMatch({ game, bots: botSeats(data.seats), limit, patience: house.settings.patience }, record);
  const same = 'value' in loaded && (stored.hash === null || stateHash(loaded.value.state) === stored.hash);
  return same ? loaded.value : null;
}

/** The rules have changed under a running game: it is closed, and its record kept. */
async function closeChanged(house: House, stored: Stored, data: TableData): Promise<TableData> {
  if (stored.status.phase === 'over') return data;
  const at = house.time.now();
  const entry: EventEntry = { at, seat: null, event: 'closed', why: 'rules-changed' };
  const outcome: Outcome = {
    scores: data.seats.map(() => 0),
    winners: [],
    places: data.seats.map(() => 1),
    reason: 'closed',
    extra: {},
  };
  const status = { ...stored.status, phase: 'over' as const, turn: null, deadline: null, outcome, closed: 'rules-changed' };
  const table = stored.terms.table;
  house.log.warn({ table, stored: stored.terms.version }, 'the rules have changed: the table is closed');
  await house.write(
    {
      kind: 'append',
      table,
      expected: stored.entries.length,
      entries: [entry],
      turn: null,
      deadline: null,
      hash: stored.hash ?? '',
      outcome,
    },
    { kind: 'seat', table, status, seats: stored.seats },
  );
  return { ...data, status };
}

function withStandIns(match: Match, data: TableData, at: number): Match {
  return seated(data).reduce(
    (changed, { seat, standIn }) => (standIn === null ? changed : withStandIn(changed, seat, at)),
    match,
  );
}

/** Nobody is connected to a table that was just loaded; those who were here get a moment to come back. */
function returning(table: Table, outage: Outage): Table {
  table.returningUntil = outage.to + table.house.settings.returning;
  return table;
}
