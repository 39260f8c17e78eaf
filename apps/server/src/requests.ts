/** Every request, by name: what it needs, what is done, what it is answered with. */
import { type Refusal, refused, type Seat } from '@parlor/kernel';
import { PHRASES, readName, readProgram } from '@parlor/match';
import { type AnswerOf, type Ask, PROTOCOL, type Request, type RequestOf } from '@parlor/protocol';
import { createRematch, createTable } from './creating.ts';
import type { Hall } from './hall.ts';
import type { Moving } from './moving.ts';
import { gameOffer, ownRow, tableRow } from './offers.ts';
import { hashOf, newSeatKey, plainToken, sameSecret } from './secrets.ts';
import { notPlayed, refuse } from './sentences.ts';
import type { StoredSeat } from './store/store.ts';
import type { Guest, Table } from './table.ts';
import { mute, say } from './tables/chat.ts';
import { enter, type Picture } from './tables/enter.ts';
import { castVote, history, leaveSeat, makeMove } from './tables/game.ts';
import { addBot, removeSeat, takeSeat } from './tables/lobby.ts';
import { detach, stir } from './tables/presence.ts';
import type { Throttle } from './throttle.ts';

interface Place {
  readonly table: Table;
  readonly guest: Guest;
}

/** The connection a request comes from. */
export interface Caller {
  readonly address: string;
  /** Hash of the client key; null before `hello`. */
  key: string | null;
  /** Where this connection is. */
  place: Place | null;
  /** A new guest for this connection. */
  guest(seat: Seat | null, name: string): Guest;
}

export interface Desk {
  readonly hall: Hall;
  readonly throttle: Throttle;
  readonly moving: Moving;
  /** Of the program. */
  readonly version: string;
}

export type Body<Name extends Ask> = Omit<AnswerOf<Name>, 're' | 'ok'>;
type Reply<Name extends Ask> = Promise<Body<Name> | { readonly refusal: Refusal }>;

const LISTED = 100;

export async function answer(desk: Desk, caller: Caller, request: Request): Promise<object> {
  if (caller.key === null && request.ask !== 'hello') return { refusal: refuse('hello-first') };
  const handler = handlers[request.ask] as (desk: Desk, caller: Known, request: Request) => Promise<object>;
  return handler(desk, caller as Known, request);
}

/** A caller who has said hello. */
type Known = Caller & { key: string };

const handlers: { readonly [Name in Ask]: (desk: Desk, caller: Known, request: RequestOf<Name>) => Reply<Name> } = {
  async hello({ hall, version }, caller, { protocol, key }) {
    if (protocol !== PROTOCOL) return { refusal: refuse('bad-protocol') };
    caller.key = hashOf(key);
    const games = hall.games.map(game => gameOffer(hall, game));
    return { protocol: PROTOCOL, server: version, now: hall.time.now(), games, phrases: [...PHRASES] };
  },

  async create({ hall }, caller, asked) {
    const made = await createTable(hall, asked, caller.key);
    if ('refusal' in made) return made;
    const { table, seatKey } = made.value;
    return withKey(await settle(caller, table, async () => seatWithKey(table, seatKey)), seatKey);
  },

  async join(desk, caller, { table: id, token, player, bot, game, tag }) {
    const table = await withToken(desk, caller, id, token);
    if ('refusal' in table) return table;
    if (game !== undefined && game !== table.game.id) return refused('other-game', `Table ${id} plays ${table.game.name}.`);
    const program = bot ? readProgram(bot) : { value: null };
    if ('refusal' in program) return program;
    const seatKey = newSeatKey();
    const newcomer = { player, key: caller.key, tag, seatKey, program: program.value };
    return withKey(await settle(caller, table, () => takeSeat(table, newcomer)), seatKey);
  },

  async rejoin(desk, caller, { table: id, seatKey, since }) {
    const table = await desk.hall.find(id);
    // Nobody guesses a seat key: whoever shows one is let in at once, whatever others at that address do.
    if (!table || !holderOf(table, seatKey)) {
      const slow = tooManyTries(desk, caller);
      if (!slow) desk.throttle.failed(caller.address, desk.hall.time.now());
      return slow ?? { refusal: refuse('rejoin-unknown') };
    }
    return settle(caller, table, async () => seatWithKey(table, seatKey), since);
  },

  async watch(desk, caller, { table: id, token, player, since }) {
    const table = token === undefined ? await openTable(desk, caller, id) : await withToken(desk, caller, id, token);
    if ('refusal' in table) return table;
    if (!table.data.terms.watchers) return { refusal: refuse('no-watchers') };
    const name = readName(player ?? '');
    const watcher = { seat: null, name: 'value' in name ? name.value : 'somebody' };
    return settle(caller, table, async () => watcher, since);
  },

  async sit(_desk, caller, { table: id, player, tag }) {
    const { place } = caller;
    if (place?.table.id !== id) return { refusal: refuse('unknown-table') };
    const { table, guest } = place;
    if (guest.seat !== null) return { refusal: refuse('already-seated') };
    if (!table.data.terms.sitIn) return { refusal: refuse('no-sitting-in') };
    const seatKey = newSeatKey();
    const newcomer = { player, key: caller.key, tag, seatKey, program: null };
    return withKey(await settle(caller, table, () => takeSeat(table, newcomer)), seatKey);
  },

  async leave(_desk, caller, { table: id }) {
    const { place } = caller;
    if (place?.table.id !== id) return { refusal: refuse('not-seated') };
    const { table, guest } = place;
    const refusal = await table.run(async () => {
      const fault = guest.seat === null ? null : await leaveSeat(table, guest.seat);
      if (!fault) await detach(table, guest);
      return fault;
    });
    if (refusal) return { refusal };
    caller.place = null;
    return {};
  },

  'add-bot': (_desk, caller, { table, bot, tag }) =>
    seatedAt(caller, table, async place => {
      const added = await addBot(place, bot, tag);
      return 'refusal' in added ? added : { seat: added.value };
    }),

  remove: (_desk, caller, { table, seat }) =>
    seatedAt(caller, table, async (place, by) => {
      const refusal = await removeSeat(place, by, seat);
      return refusal ? { refusal } : {};
    }),

  move: (_desk, caller, { table, move, seen, tag }) =>
    seatedAt(caller, table, async (place, seat) => {
      const made = await makeMove(place, { seat, move, seen, tag });
      return 'refusal' in made ? made : { n: made.value };
    }),

  async since(_desk, { place }, { table: id, since }) {
    if (place?.table.id !== id) return { refusal: refuse('unknown-table') };
    const { table, guest } = place;
    return table.run(async () => {
      if (!table.data.match) return { refusal: notPlayed(table.data) };
      const { view, steps } = await history(table, guest.seat, since);
      return { n: table.match.n, view: since === 0 ? view : null, steps };
    });
  },

  say: (_desk, caller, { table, text, to, tag }) =>
    seatedAt(caller, table, async (place, seat) => {
      const said = await say(place, { seat, text, to: to ?? null, tag });
      return 'refusal' in said ? said : { id: said.value };
    }),

  mute: (_desk, caller, { table, name, on }) =>
    seatedAt(caller, table, async (place, seat) => {
      const muted = await mute(place, seat, name, on);
      return 'refusal' in muted ? muted : { muted: [...muted.value] };
    }),

  vote: (_desk, caller, { table, seat, on }) =>
    seatedAt(caller, table, async (place, by) => {
      const voted = await castVote(place, by, seat, on);
      return 'refusal' in voted ? voted : { votes: [...voted.value] };
    }),

  rematch: ({ hall }, caller, { table }) =>
    seatedAt(caller, table, async (place, by) => {
      const made = await createRematch(hall, place, by);
      return 'refusal' in made ? made : { table: made.value };
    }),

  async tables({ hall }) {
    const listed = await hall.store.list({ public: true, limit: LISTED });
    return { tables: listed.map(one => tableRow(hall, one)) };
  },

  async mine({ hall }, { key }) {
    const listed = await hall.store.list({ key, limit: LISTED });
    return { tables: listed.map(one => ownRow(hall, one, key)) };
  },

  async 'move-out'({ moving, hall }, { key }, { bundle }) {
    return moving.put(key, bundle, hall.time.now());
  },

  async 'move-in'(desk, caller, { code }) {
    const slow = tooManyTries(desk, caller);
    if (slow) return slow;
    const now = desk.hall.time.now();
    const bundle = desk.moving.take(code, now);
    if (bundle !== null) return { bundle };
    desk.throttle.failed(caller.address, now);
    return { refusal: refuse('unknown-code') };
  },

  async ping({ hall }) {
    return { now: hall.time.now() };
  },
};

/** A seat, or null to watch, and the name there. */
interface Taken {
  readonly seat: Seat | null;
  readonly name: string;
}

/**
 * The caller is at that table now, and nowhere else. Taking the place and entering are one turn of the table's queue: in
 * between, a start could draw the seats anew.
 */
async function settle(
  caller: Known,
  table: Table,
  take: () => Promise<Taken | { readonly refusal: Refusal }>,
  since?: number,
): Promise<Picture | { readonly refusal: Refusal }> {
  const old = caller.place;
  const entered = await table.run(async () => {
    const taken = await take();
    if ('refusal' in taken) return taken;
    if (old?.table === table) await leavePlace(old, taken.seat);
    const guest = caller.guest(taken.seat, taken.name);
    caller.place = { table, guest };
    return enter(table, guest, since);
  });
  if ('refusal' in entered) caller.place = old?.table.guests.has(old.guest) ? old : null;
  else if (old && old.table !== table) old.table.later(() => detach(old.table, old.guest));
  return entered;
}

/** The same connection takes another place at its table: the old one is lost, unless it is the same seat. */
async function leavePlace({ table, guest }: Place, next: Seat | null): Promise<void> {
  if (guest.seat === next) table.guests.delete(guest);
  else await detach(table, guest);
}

/** The seat that a secret opens. */
function seatWithKey(table: Table, seatKey: string): Taken | { readonly refusal: Refusal } {
  const holder = holderOf(table, seatKey);
  if (!holder) return { refusal: refuse('rejoin-unknown') };
  return table.data.match?.seats[holder.seat]?.left ? { refusal: refuse('seat-left') } : holder;
}

function holderOf({ data }: Table, seatKey: string): StoredSeat | null {
  const hash = hashOf(seatKey);
  return data.seats.find(seat => seat?.seatKey != null && sameSecret(seat.seatKey, hash)) ?? null;
}

/** Does something for whoever sits there, who by that is not away any more. */
function seatedAt<T>(
  { place }: Known,
  id: number,
  act: (table: Table, seat: Seat) => Promise<T | { readonly refusal: Refusal }>,
): Promise<T | { readonly refusal: Refusal }> {
  if (place?.table.id !== id) return Promise.resolve({ refusal: refuse('unknown-table') });
  const { table, guest } = place;
  return table.run(async () => {
    if (guest.seat === null || !table.guests.has(guest)) return { refusal: refuse('not-seated') };
    await stir(table, guest.seat);
    return act(table, guest.seat);
  });
}

/** A table and its Token. An unknown table and a wrong Token are answered alike, and slowed down alike. */
async function withToken(desk: Desk, caller: Known, id: number, token: string): Promise<Table | { readonly refusal: Refusal }> {
  const slow = tooManyTries(desk, caller);
  if (slow) return slow;
  const table = await desk.hall.find(id);
  if (table && sameSecret(plainToken(table.data.terms.token), plainToken(token))) return table;
  desk.throttle.failed(caller.address, desk.hall.time.now());
  // The same words for a wrong Token and for a game that is not there.
  return refused('unknown-table', `That Token does not fit game ${id}. Check both and try again.`);
}

/** A table that anybody may see. */
async function openTable(desk: Desk, caller: Known, id: number): Promise<Table | { readonly refusal: Refusal }> {
  const slow = tooManyTries(desk, caller);
  if (slow) return slow;
  const table = await desk.hall.find(id);
  if (table?.data.terms.public) return table;
  desk.throttle.failed(caller.address, desk.hall.time.now());
  return { refusal: refuse('unknown-table') };
}

function tooManyTries({ throttle, hall }: Desk, { address }: Caller): { readonly refusal: Refusal } | null {
  return throttle.wait(address, hall.time.now()) > 0 ? { refusal: refuse('slow-down') } : null;
}

function withKey<T extends object>(entered: T | { readonly refusal: Refusal }, seatKey: string) {
  return 'refusal' in entered ? entered : { ...entered, seatKey };
}
