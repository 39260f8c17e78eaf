/** Everything a client may ask. One request, one answer; `ask` names it and `tag` joins the two. */
import * as z from 'zod/mini';
import * as form from './forms.ts';

/** The version of this protocol, sent with `hello`. */
export const PROTOCOL = 1;

export const requests = {
  /** First on every connection: who speaks. Answered with the games, the server's time and the quick phrases. */
  hello: ask('hello', { protocol: z.int(), key: form.clientKey }),

  create: ask('create', {
    player: form.playerId,
    game: z.string().check(z.maxLength(40)),
    seats: z.int(),
    options: z.optional(z.record(z.string(), form.json)),
    /** Seconds from 1 to 120; null: none. Its range is judged by the table. */
    limit: z.nullable(z.number()),
    public: z.optional(z.boolean()),
    watchers: z.optional(z.boolean()),
    sitIn: z.optional(z.boolean()),
    chat: z.optional(form.chatRule),
    random: z.optional(z.boolean()),
    /** Close the open table this identity owns. */
    force: z.optional(z.boolean()),
    /** A chosen seed: at tables of one person and bots only. */
    seed: z.optional(z.string().check(z.maxLength(64))),
    /** Bots to seat at once, by name. */
    bots: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(15))),
  }),
  join: ask('join', {
    table: form.tableId,
    token: form.token,
    player: form.playerId,
    /** A program that plays says what it is, and is marked as a bot everywhere. */
    bot: z.optional(form.program),
    /** The only game the newcomer plays: a table of another one is refused. */
    game: z.optional(z.string().check(z.maxLength(40))),
  }),
  /** Back to a seat, on this or another device. `since`: the number of moves the client's view has. */
  rejoin: ask('rejoin', { table: form.tableId, seatKey: form.seatKey, since: z.optional(form.count) }),
  /** Without a Token at public tables. */
  watch: ask('watch', {
    table: form.tableId,
    token: z.optional(form.token),
    player: z.optional(form.playerId),
    since: z.optional(form.count),
  }),
  /** A watcher takes a free seat. */
  sit: ask('sit', { table: form.tableId, player: form.playerId }),
  /** Gives up the seat: in the lobby it is free again, in the game the game's policy holds. A watcher goes away. */
  leave: ask('leave', { table: form.tableId }),

  'add-bot': ask('add-bot', { table: form.tableId, bot: z.string().check(z.maxLength(40)) }),
  /** The creator removes a person or a bot from the lobby. */
  remove: ask('remove', { table: form.tableId, seat: form.seat }),

  /** `seen`: the number of moves the client had seen. */
  move: ask('move', { table: form.tableId, seen: form.count, move: z.string().check(z.maxLength(500)) }),
  /** This seat's steps after move number `since`; 0: with its first view. */
  since: ask('since', { table: form.tableId, since: form.count }),

  /** Chat: to the table, or to one Player ID. */
  say: ask('say', { table: form.tableId, text: z.string().check(z.maxLength(20_000)), to: z.optional(form.playerId) }),
  mute: ask('mute', { table: form.tableId, name: form.playerId, on: z.boolean() }),
  /** For or against giving an absent person's seat to a bot until they return. */
  vote: ask('vote', { table: form.tableId, seat: form.seat, on: z.boolean() }),
  rematch: ask('rematch', { table: form.tableId }),

  /** Public tables. */
  tables: ask('tables', {}),
  /** Tables of this client key, running and finished. */
  mine: ask('mine', {}),
  /** Puts what another device needs (keys, names; the server does not look inside) under a one-time code. */
  'move-out': ask('move-out', { bundle: z.string().check(z.maxLength(20_000)) }),
  /** Takes it out again, once. */
  'move-in': ask('move-in', { code: z.string().check(z.maxLength(40)) }),
  /** Is anybody there? */
  ping: ask('ping', {}),
} as const;

export type Ask = keyof typeof requests;
export type RequestOf<Name extends Ask> = z.infer<(typeof requests)[Name]>;
export type Request = { [Name in Ask]: RequestOf<Name> }[Ask];
/** A request as a caller writes it: the client adds the tag. */
export type Asked<Name extends Ask> = Omit<RequestOf<Name>, 'ask' | 'tag'>;

function ask<const Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) {
  return z.object({ ask: z.literal(name), tag: form.tag, ...shape });
}
