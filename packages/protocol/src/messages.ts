/** Everything the server says: answers to requests, and what it tells by itself. */
import * as z from 'zod/mini';
import * as form from './forms.ts';
import type { Ask } from './requests.ts';

/** The whole picture of a table for one seat or watcher: what create, join, rejoin, watch and sit are answered with. */
const entered = {
  facts: form.facts,
  /** The own seat; null: watching. */
  seat: z.nullable(form.seat),
  n: form.count,
  /** The view after `n` moves; null in the lobby, and where `steps` bring an older view up to date. */
  view: z.nullable(form.json),
  /** The steps after `since`, where the client had a view already. */
  steps: z.optional(z.array(form.step)),
  /** What this person has said and heard, oldest first. */
  chat: z.array(form.chatLine),
  muted: z.array(z.string()),
  /** For inviting others; people with a seat only. */
  token: z.optional(z.string()),
  /** The new seat's secret: create, join and sit only. */
  seatKey: z.optional(form.seatKey),
};

export const answers = {
  hello: ok({
    protocol: z.int(),
    /** Of the server program. */
    server: z.string(),
    now: form.count,
    games: z.array(form.gameOffer),
    /** What may be said where the table allows quick phrases only. */
    phrases: z.array(z.string()),
  }),
  create: ok(entered),
  join: ok(entered),
  rejoin: ok(entered),
  watch: ok(entered),
  sit: ok(entered),
  leave: ok({}),
  'add-bot': ok({ seat: form.seat }),
  remove: ok({}),
  move: ok({ n: form.count }),
  since: ok({ n: form.count, view: z.nullable(form.json), steps: z.array(form.step) }),
  say: ok({ id: form.count }),
  mute: ok({ muted: z.array(z.string()) }),
  vote: ok({ votes: z.array(form.seat) }),
  rematch: ok({ table: form.tableId }),
  tables: ok({ tables: z.array(form.tableRow) }),
  mine: ok({ tables: z.array(form.tableRow) }),
  'move-out': ok({ code: z.string(), seconds: form.count }),
  'move-in': ok({ bundle: z.string() }),
  ping: ok({ now: form.count }),
} as const satisfies Record<Ask, unknown>;

/** What every refused request is answered with: a code for programs, a sentence for people. Nothing has changed. */
export const refusal = z.object({ re: z.string(), ok: z.literal(false), code: z.string(), message: z.string() });

export const tells = {
  /** The next step of the own view. A gap in `n` is mended by asking `since`. */
  step: z.extend(form.step, {
    tell: z.literal('step'),
    /** Milliseconds until the limit of the turn that runs now; left out where there is none. */
    left: z.optional(z.number()),
  }),
  /** The game begins: the first view. */
  start: z.object({ tell: z.literal('start'), seat: z.nullable(form.seat), n: form.count, view: form.json, facts: form.facts }),
  /** What changed in the facts (whole fields), and why. */
  table: z.object({ tell: z.literal('table'), facts: z.partial(form.facts), news: z.array(form.news) }),
  chat: z.object({ tell: z.literal('chat'), line: form.chatLine }),
  /** To the seat on turn: the limit is over, in `ms` the table moves for you. */
  hurry: z.object({ tell: z.literal('hurry'), ms: form.count }),
  /** This connection no longer belongs to the table: the seat is on another device, the person was removed, the table is gone. */
  aside: z.object({
    tell: z.literal('aside'),
    table: form.tableId,
    code: z.enum(['elsewhere', 'removed', 'closed']),
    message: z.string(),
  }),
  /** The server goes away; everything acknowledged is stored. Come back in a moment. */
  restart: z.object({ tell: z.literal('restart'), message: z.string() }),
} as const;

export type AnswerOf<Name extends Ask> = z.infer<(typeof answers)[Name]>;
export type RefusalMessage = z.infer<typeof refusal>;
export type Entered = AnswerOf<'rejoin'>;
export type TellName = keyof typeof tells;
export type TellOf<Name extends TellName> = z.infer<(typeof tells)[Name]>;
export type Tell = { [Name in TellName]: TellOf<Name> }[TellName];

function ok<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ re: z.string(), ok: z.literal(true), ...shape });
}
