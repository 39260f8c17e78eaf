/** During the game: moves, votes, leaving, and what a seat may look up again. */
import type { Json, Read, Refusal, Seat } from '@parlor/kernel';
import { close, leave, playMove, vote } from '@parlor/match';
import type { Step } from '@parlor/protocol';
import { headerOf, type TableData, withSeat } from '../data.ts';
import { notPlayed, refuse } from '../sentences.ts';
import type { StoredSeat } from '../store/store.ts';
import type { Table } from '../table.ts';
import { historyOf } from '../views.ts';
import { closeLobby, dismiss, freeSeat } from './lobby.ts';

export interface MoveAsked {
  readonly seat: Seat;
  readonly move: string;
  readonly seen: number;
  readonly tag: string;
}

/** The number of the move. A known tag is answered with its first number, whatever else has happened since. */
export async function makeMove(table: Table, asked: MoveAsked): Promise<Read<number>> {
  if (!table.data.match) return { refusal: notPlayed(table.data) };
  const played = playMove(table.match, { ...asked, by: 'player' }, table.house.time.now());
  if ('refusal' in played) {
    const known = await table.house.store.findMove(table.id, asked.seat, asked.tag);
    if (known !== null) return { value: known };
    return played;
  }
  const fault = await table.storeChange(played);
  if (fault) return 'repeat' in fault ? { value: fault.repeat } : fault;
  return { value: table.match.n };
}

/** Gives up the seat: free again in the lobby, the game's policy in the game. */
export async function leaveSeat(table: Table, seat: Seat): Promise<Refusal | null> {
  const { match, status } = table.data;
  if (status.phase === 'lobby') return freeSeat(table, seat, 'left');
  const change = match && status.phase === 'playing' ? leave(match, seat, table.house.time.now()) : null;
  const fault = change && (await table.storeChange(change));
  return fault ? refuse('not-stored') : null;
}

/** The owner opened another table: this one ends for everybody. */
export async function closeTable(table: Table): Promise<void> {
  const message = 'The creator of this table has started another one, so this table is closed.';
  const { match, status } = table.data;
  if (status.phase === 'lobby') return closeLobby(table, 'owner', message);
  const change = match && close(match, 'owner', table.house.time.now());
  if (change) await table.storeChange(change);
  dismiss(table, message);
}

export async function castVote(table: Table, by: Seat, about: Seat, on: boolean): Promise<Read<readonly Seat[]>> {
  if (!table.data.match) return { refusal: notPlayed(table.data) };
  const voted = vote(table.match, { by, about, on }, table.house.time.now());
  if ('refusal' in voted) return voted;
  const who = table.named(table.data.seats[about] as StoredSeat);
  if (voted.decided) {
    const decided = withBestBot(table, { ...table.data, match: voted.match }, about);
    const fault = await table.storeSeats(decided, [{ kind: 'stand-in', ...who, why: decided.seats[about]?.standIn ?? '' }]);
    if (fault) return { refusal: refuse('not-stored') };
    table.bots.follow();
  } else {
    table.replaceMatch(voted.match, [{ kind: 'voted', ...who }]);
  }
  return { value: table.match.seats[about]?.votes ?? [] };
}

/** A seat's steps after a number of moves, from the record; with the view they start from. */
export async function history(table: Table, seat: Seat | null, since: number): Promise<{ view: Json; steps: Step[] }> {
  const stored = await table.house.store.read(table.id);
  if (!stored || !table.data.match) return { view: null, steps: [] };
  return historyOf(table.game, { header: headerOf(table.data), entries: stored.entries }, seat, since);
}

/** The strongest bot of the game's own plays for an absent person. */
function withBestBot(table: Table, data: TableData, seat: Seat): TableData {
  const [best] = [...table.house.botsOf(table.game)].sort((a, b) => b.strength - a.strength);
  return withSeat(data, seat, { ...(data.seats[seat] as StoredSeat), standIn: best?.name ?? null });
}
