/** Connections come and go: at a seat somebody is here or lost, and time passes over those who are not. */
import type { Refusal, Seat } from '@parlor/kernel';
import { comeBack, expiredSeat, lose, tick } from '@parlor/match';
import { seated, withSeat } from '../data.ts';
import type { StoredSeat } from '../store/store.ts';
import type { Guest, Table } from '../table.ts';
import { freeSeat, startIfReady } from './lobby.ts';

/** A connection takes a seat's place, or watches. An older one of the same seat is told and put aside. */
export async function attach(table: Table, guest: Guest): Promise<Refusal | null> {
  if (guest.seat !== null) {
    const refusal = await here(table, guest.seat);
    if (refusal) return refusal;
    const older = table.guestAt(guest.seat);
    if (older) {
      table.guests.delete(older);
      older.putAside('elsewhere', 'This seat is now on another device.');
    }
  }
  table.guests.add(guest);
  table.announce(guest.seat === null ? [{ kind: 'watching', name: guest.name }] : []);
  await startIfReady(table);
  return null;
}

/** A connection is gone: its seat is lost, unless another device has it by now. */
export async function detach(table: Table, guest: Guest): Promise<void> {
  if (!table.guests.delete(guest)) return;
  if (guest.seat === null) {
    table.announce([{ kind: 'unwatching', name: guest.name }]);
    return;
  }
  await lost(table, guest.seat);
}

/** Whoever sits there does something: not away any more. */
export async function stir(table: Table, seat: Seat): Promise<void> {
  const { match, status } = table.data;
  const change = match && status.phase === 'playing' ? comeBack(match, seat, table.house.time.now()) : null;
  if (change) await table.storeChange(change);
}

/** What is due now: the return time after a restart, a lost person's seat, a hurry, the table's own moves. */
export async function passTime(table: Table): Promise<void> {
  const now = table.house.time.now();
  if (table.returningUntil !== null && table.returningUntil <= now) await giveUp(table);
  if (table.data.status.phase === 'lobby') return passLobby(table, now);
  hurry(table, now);
  const { match, status } = table.data;
  const change = match && status.phase === 'playing' ? tick(match, now) : null;
  if (change) await table.storeChange(change);
}

/** The seat has a connection. */
async function here(table: Table, seat: Seat): Promise<Refusal | null> {
  const { data } = table;
  const holder = data.seats[seat] as StoredSeat;
  const back = { kind: 'back' as const, ...table.named(holder) };
  if (data.status.phase === 'lobby' && holder.lostAt !== null) {
    return refusalOf(await table.storeSeats(withSeat(data, seat, { ...holder, lostAt: null }), [back]));
  }
  const change = data.match && data.status.phase === 'playing' ? comeBack(data.match, seat, table.house.time.now()) : null;
  return change ? refusalOf(await table.storeChange(change)) : null;
}

async function lost(table: Table, seat: Seat): Promise<void> {
  const { data } = table;
  const now = table.house.time.now();
  const holder = data.seats[seat];
  if (data.status.phase === 'lobby' && holder) {
    const news = { kind: 'lost' as const, ...table.named(holder) };
    await table.storeSeats(withSeat(data, seat, { ...holder, lostAt: now }), [news]);
  } else if (data.match && data.status.phase === 'playing') {
    const change = lose(data.match, seat, now);
    if (change) await table.storeChange(change);
  } else {
    table.announce([]);
  }
}

/** After a restart: whoever has not come back by now is lost. */
async function giveUp(table: Table): Promise<void> {
  table.returningUntil = null;
  for (const { seat, bot, lostAt } of seated(table.data)) {
    if (bot === null && lostAt === null && !table.guestAt(seat)) await lost(table, seat);
  }
}

async function passLobby(table: Table, now: number): Promise<void> {
  const seat = expiredSeat(table.data.seats, now, table.house.settings.patience);
  if (seat !== null) await freeSeat(table, seat, 'left');
}

function hurry(table: Table, now: number): void {
  const { deadline, seat } = table.data.match?.clock ?? { deadline: null, seat: null };
  if (deadline === null || seat === null || deadline > now || table.hurried === deadline) return;
  table.hurried = deadline;
  const ms = Math.max(0, deadline + table.house.settings.patience.hurry - now);
  table.guestAt(seat)?.tell(JSON.stringify({ tell: 'hurry', ms }));
}

function refusalOf(fault: Awaited<ReturnType<Table['storeSeats']>>): Refusal | null {
  return fault && 'refusal' in fault ? fault.refusal : null;
}
