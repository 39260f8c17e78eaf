/** What several messages share: names, keys, a table's facts, people, chat lines, the clock. */
import type { Json } from '@parlor/kernel';
import * as z from 'zod/mini';

export const json = z.json() as unknown as z.ZodMiniType<Json>;
export const seat = z.int().check(z.gte(0), z.lte(15));
export const count = z.int().check(z.gte(0));
/** A Game ID: the number people read out to each other. */
export const tableId = z.int().check(z.gte(1));
/** The client's own mark for a request. Unique for ever for one seat: a move with a known tag is answered again, never played again. */
export const tag = z.string().check(z.minLength(1), z.maxLength(40));
/** A person's name at a table. Its form is judged by the table, so that the reason is a sentence. */
export const playerId = z.string().check(z.maxLength(2000));
/** A secret made by the client on first use: with the Player ID it is who somebody is. */
export const clientKey = z.string().check(z.minLength(16), z.maxLength(100));
/** A secret that holds a seat: whoever shows it sits there. */
export const seatKey = z.string().check(z.minLength(1), z.maxLength(100));
/** A table's secret, for invitations. Read without regard to case, blanks and dashes. */
export const token = z.string().check(z.maxLength(60));

export const chatRule = z.enum(['all', 'phrases', 'none']);

export const policy = z.object({
  absent: z.enum(['wait', 'pass']),
  left: z.enum(['ends', 'loses', 'passes']),
  alone: z.enum(['plays-on', 'suspends']),
});

export const outcome = z.object({
  scores: z.array(z.number()),
  winners: z.array(seat),
  places: z.array(z.int()),
  reason: z.string(),
  extra: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
});

/** What a bot is shown as. */
const bot = z.object({ name: z.string(), version: z.string() });
/** What a program that joins says it is. Judged like a Player ID. */
export const program = z.object({ name: playerId, version: z.string().check(z.maxLength(2000)) });

/** Whoever has a seat. */
export const person = z.object({
  name: z.string(),
  /** The bot that sits here, of this server or come from outside, or null for a person. Bots are marked everywhere, before the start as well. */
  bot: z.nullable(bot),
  /** Connected now. Bots always are. */
  here: z.boolean(),
  /** Three turns in a row ran out: the limit is 5 s until the person does anything. */
  away: z.boolean(),
  /** Gone for good. */
  left: z.boolean(),
  /** The bot that plays for this person until they return, or null. */
  standIn: z.nullable(bot),
  /** Seats that voted for a stand-in. */
  votes: z.array(seat),
});

/** The running turn. `left` is counted from the moment the message was sent, so no clock has to agree with another. */
export const clock = z.object({
  seat: z.nullable(seat),
  /** Milliseconds until the limit; null: no limit. */
  left: z.nullable(z.number()),
  /** False: the clock stands still, because nobody is present or the table is suspended. */
  running: z.boolean(),
});

/** What everybody at a table may know, apart from the game's view. */
export const facts = z.object({
  table: tableId,
  game: z.string(),
  /** Of the rules. */
  version: z.string(),
  /** Without `deal`. */
  options: z.record(z.string(), json),
  seats: z.int(),
  /** Seconds a turn may last; null: no limit. */
  limit: z.nullable(z.int()),
  public: z.boolean(),
  watchers: z.boolean(),
  /** Watchers may take a free seat in the lobby. */
  sitIn: z.boolean(),
  chat: chatRule,
  /** Seats are drawn at the start. */
  random: z.boolean(),
  policy,
  /** SHA-256 of the seed, from the first message on. */
  promise: z.string(),
  /** The seed itself, once the game is over. */
  seed: z.nullable(z.string()),
  phase: z.enum(['lobby', 'playing', 'suspended', 'over']),
  /** One a seat; null: free. */
  people: z.array(z.nullable(person)),
  /** The creator's seat; null when the creator is gone. */
  owner: z.nullable(seat),
  /** Names of those who watch. */
  watching: z.array(z.string()),
  outcome: z.nullable(outcome),
  /** Why the table was closed without play: 'owner', 'empty', 'rules-changed' ...; null: it was not. */
  closed: z.nullable(z.string()),
  /** Milliseconds until a suspended table ends in favour of the one who is left; null: not suspended. */
  suspendedFor: z.nullable(z.number()),
  clock,
  /** The table of the rematch, once somebody asked for one. */
  rematch: z.nullable(tableId),
});

export const chatLine = z.object({
  /** Grows by one for each line of the table, private ones of others included. */
  id: count,
  at: count,
  from: z.string(),
  /** Null: to the table. */
  to: z.nullable(z.string()),
  text: z.string(),
});

/** A move as everybody hears of it. */
export const moveMade = z.object({
  /** The number of moves made, this one included. */
  n: count,
  seat,
  move: z.string(),
  at: count,
  /** Left out: a person made it. */
  by: z.optional(z.enum(['bot', 'timeout', 'absent'])),
});

/** One step of a seat's view: the move, and the patch from the view before it to the view after it. */
export const step = z.extend(moveMade, { patch: z.nullable(json) });

/** What changed at a table, apart from moves: for log lines and notices. */
export const news = z.object({
  kind: z.enum([
    'joined',
    'left',
    'removed',
    'lost',
    'back',
    'bot-added',
    'bot-removed',
    'started',
    'away',
    'suspended',
    'resumed',
    'voted',
    'stand-in',
    'stand-in-over',
    'bot-exchanged',
    'over',
    'closed',
    'rematch',
    'watching',
    'unwatching',
  ]),
  seat: z.optional(z.nullable(seat)),
  name: z.optional(z.string()),
  /** The bot behind that name; left out: a person. */
  bot: z.optional(bot),
  why: z.optional(z.string()),
});

export const botOffer = z.object({
  name: z.string(),
  version: z.string(),
  character: z.string(),
  strength: z.int(),
});

/** A game as the menu, the forms and the lobby need it. */
export const gameOffer = z.object({
  id: z.string(),
  name: z.string(),
  pitch: z.string(),
  version: z.string(),
  seats: z.tuple([z.int(), z.int()]),
  /** The options' fields: label, help, default, kind and its range. */
  fields: z.record(z.string(), json),
  policy,
  bots: z.array(botOffer),
});

/** A table in a list. */
export const tableRow = z.object({
  table: tableId,
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'suspended', 'over']),
  names: z.array(z.nullable(z.string())),
  /** One a seat: the bot that sits there, or null. */
  bots: z.array(z.nullable(bot)),
  seats: z.int(),
  limit: z.nullable(z.int()),
  watchers: z.boolean(),
  created: count,
  /** In one's own list: the own seat, and whether it is on turn. */
  seat: z.optional(z.nullable(seat)),
  yourTurn: z.optional(z.boolean()),
  outcome: z.optional(z.nullable(outcome)),
});

export type Person = z.infer<typeof person>;
export type Clock = z.infer<typeof clock>;
export type Facts = z.infer<typeof facts>;
export type ChatLine = z.infer<typeof chatLine>;
export type ChatRule = z.infer<typeof chatRule>;
export type Step = z.infer<typeof step>;
export type News = z.infer<typeof news>;
export type GameOffer = z.infer<typeof gameOffer>;
export type BotOffer = z.infer<typeof botOffer>;
export type TableRow = z.infer<typeof tableRow>;
