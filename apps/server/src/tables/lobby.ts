/** Before the start: people and bots sit down and get up, and a full table begins by itself. */
import { type Read, type Refusal, refused, type Seat } from '@parlor/kernel';
import { FIXED_DEAL, findSeat, isReady, nameBot, ownerOf, type Program, readName, startMatch } from '@parlor/match';
import type { News } from '@parlor/protocol';
import { botSeats, isOwner, namesOf, seated, type TableData, withSeat } from '../data.ts';
import { hashOf, shuffled } from '../secrets.ts';
import { refuse } from '../sentences.ts';
import type { StoredSeat } from '../store/store.ts';
import { type Guest, seatOfPerson, type Table } from '../table.ts';
import { lastLine } from './chat.ts';

export interface Newcomer {
  readonly player: string;
  /** Hash of the client key. */
  readonly key: string;
  readonly tag: string;
  /** The secret of the seat to be taken. */
  readonly seatKey: string;
  /** What a program says it is. */
  readonly program: Program | null;
}

/** A seat for a newcomer. A repeated request gets the same seat, with the fresh secret. */
export async function takeSeat(
  table: Table,
  { player, key, tag, seatKey, program }: Newcomer,
): Promise<StoredSeat | { readonly refusal: Refusal }> {
  const { data } = table;
  const name = readName(player);
  if ('refusal' in name) return name;
  const again = seatOfPerson(data, key, name.value);
  if (again?.tag === tag) {
    const holder = { ...again, seatKey: hashOf(seatKey) };
    const fault = await table.storeSeats(withSeat(data, again.seat, holder));
    return fault ? { refusal: refuse('not-stored') } : holder;
  }
  const seat = mayJoin(data, name.value);
  if ('refusal' in seat) return seat;
  const holder = { ...personAt(seat.value, name.value, key, hashOf(seatKey), tag), program, linesBefore: await lastLine(table) };
  const fault = await table.storeSeats(withSeat(data, seat.value, holder), [{ kind: 'joined', ...table.named(holder) }]);
  return fault ? { refusal: refuse('not-stored') } : holder;
}

export async function addBot(table: Table, bot: string, tag: string): Promise<Read<Seat>> {
  const { data, house, game } = table;
  const again = seated(data).find(seat => seat.bot !== null && seat.tag === tag);
  if (again) return { value: again.seat };
  if (data.status.phase !== 'lobby') return { refusal: refuse('table-started') };
  if (!house.botsOf(game).some(({ name }) => name === bot)) return { refusal: refuse('unknown-bot') };
  const name = nameBot(namesOf(data.seats), bot);
  const seat = findSeat(data.seats, name);
  if ('refusal' in seat) return seat;
  const holder = botAt(seat.value, bot, name, tag);
  const fault = await table.storeSeats(withSeat(data, seat.value, holder), [{ kind: 'bot-added', ...table.named(holder) }]);
  if (fault) return { refusal: refuse('not-stored') };
  await startIfReady(table);
  return seat;
}

/** The creator sends a person or a bot away. */
export async function removeSeat(table: Table, by: Seat, seat: Seat): Promise<Refusal | null> {
  const { data } = table;
  if (data.status.phase !== 'lobby') return refuse('table-started');
  if (by !== ownerOf(data.seats, holder => isOwner(data, holder))) return refuse('not-owner');
  const holder = data.seats[seat];
  if (!holder) return refuse('seat-empty');
  if (seat === by) return refused('not-owner', 'To go yourself, leave the table.').refusal;
  return freeSeat(table, seat, holder.bot === null ? 'removed' : 'bot-removed');
}

/** The seat is free again. The last person gone, the table closes. */
export async function freeSeat(table: Table, seat: Seat, kind: 'left' | 'removed' | 'bot-removed'): Promise<Refusal | null> {
  const news: News[] = [{ kind, ...table.named(table.data.seats[seat] as StoredSeat) }];
  const freed = passOn(withSeat(table.data, seat, null));
  const guest = table.guestAt(seat);
  const empty = !seated(freed).some(holder => holder.bot === null);
  const fault = await table.storeSeats(
    empty ? closed(freed, 'empty') : freed,
    empty ? [...news, { kind: 'closed', why: 'empty' }] : news,
  );
  if (fault) return refuse('not-stored');
  if (guest) {
    table.guests.delete(guest);
    if (kind === 'removed') guest.putAside('removed', 'The creator of the table has taken you off it.');
  }
  if (empty) dismiss(table, 'Everybody has left this table.');
  return null;
}

/** Closes a lobby for good. */
export async function closeLobby(table: Table, why: 'owner', message: string): Promise<void> {
  await table.storeSeats(closed(table.data, why), [{ kind: 'closed', why }]);
  dismiss(table, message);
}

/** Everybody here is told that the table is gone. */
export function dismiss(table: Table, message: string): void {
  for (const guest of [...table.guests]) {
    table.guests.delete(guest);
    guest.putAside('closed', message);
  }
}

/** Full, and its people are there: the game begins. */
export async function startIfReady(table: Table): Promise<void> {
  const { data, house, game } = table;
  if (data.status.phase !== 'lobby' || !isReady(data.seats)) return;
  const at = house.time.now();
  const drawn = data.terms.random ? redrawn(data) : data;
  const limit = data.terms.limit === null ? null : data.terms.limit * 1000;
  const state = game.setup(data.terms.options, data.terms.seats, data.terms.seed);
  const match = startMatch({ game, state, bots: botSeats(drawn.seats), limit, at, patience: house.settings.patience });
  const status = { ...drawn.status, phase: 'playing' as const, started: at, turn: match.clock.seat };
  const names = new Map([...table.guests].map(guest => [guest, guest.seat === null ? null : data.seats[guest.seat]?.name]));
  const fault = await table.storeSeats({ ...drawn, status, match }, [{ kind: 'started' }]);
  if (fault) return;
  for (const [guest, name] of names) reseat(table, guest, name ?? null);
  table.bots.follow();
}

export function personAt(seat: Seat, name: string, key: string, seatKey: string, tag: string): StoredSeat {
  return { seat, name, bot: null, program: null, lostAt: null, key, seatKey, tag, muted: [], linesBefore: 0, standIn: null };
}

export function botAt(seat: Seat, bot: string, name: string, tag: string): StoredSeat {
  return {
    seat,
    name,
    bot,
    program: null,
    lostAt: null,
    key: null,
    seatKey: null,
    tag,
    muted: [],
    linesBefore: 0,
    standIn: null,
  };
}

/** The owner's place goes to the next person. */
function passOn(data: TableData): TableData {
  const heir = ownerOf(data.seats, holder => isOwner(data, holder));
  const holder = heir === null ? null : (data.seats[heir] ?? null);
  return { ...data, status: { ...data.status, owner: holder?.name ?? null, ownerKey: holder?.key ?? null } };
}

function closed(data: TableData, why: string): TableData {
  return { ...data, status: { ...data.status, phase: 'over', closed: why } };
}

function mayJoin({ status, terms, seats }: TableData, name: string): Read<Seat> {
  if (status.phase === 'over') return { refusal: refuse('table-over') };
  if (status.phase === 'playing') return { refusal: refuse(terms.watchers ? 'watch-only' : 'table-started') };
  if (terms.fixed) return { refusal: FIXED_DEAL };
  return findSeat(seats, name);
}

function redrawn(data: TableData): TableData {
  return { ...data, seats: shuffled(seated(data)).map((holder, seat) => ({ ...holder, seat })) };
}

/** Tells a guest the first view, at the seat that the draw gave. */
function reseat(table: Table, guest: Guest, name: string | null): void {
  guest.seat = name === null ? null : (seated(table.data).find(holder => holder.name === name)?.seat ?? null);
  const view = table.game.view(table.match.state, guest.seat);
  guest.tell(JSON.stringify({ tell: 'start', seat: guest.seat, n: 0, view, facts: table.facts() }));
}
