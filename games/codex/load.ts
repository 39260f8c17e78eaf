/** A stored State, judged for form (C38): whatever passes, no later call can trip over. */
import { type Read, refused } from '@parlor/kernel';
import * as z from 'zod/mini';
import { build } from './board.ts';
import { BOX_SIZE, deckOf, FIRST_OBJECTIVE, FIRST_STARTER } from './cards.ts';
import { faultOf } from './form.ts';
import { DECK_NAMES } from './setup.ts';
import {
  type Board,
  type Card,
  COLOURS,
  DRAWN_FROM,
  HAND_SIZE,
  KINGDOMS,
  ORIGINS,
  PHASES,
  type State,
  TABLE_SLOTS,
} from './types.ts';

const whole = z.int().check(z.gte(0), z.lte(1_000_000));
const text = z.string().check(z.maxLength(20));
const seat = z.int().check(z.gte(0), z.lte(3));
const card = z.int().check(z.gte(0), z.lt(BOX_SIZE));
const playable = z.int().check(z.gte(0), z.lt(FIRST_STARTER));
const starter = z.int().check(z.gte(FIRST_STARTER), z.lt(FIRST_OBJECTIVE));
const objective = z.int().check(z.gte(FIRST_OBJECTIVE), z.lt(BOX_SIZE));
const side = z.int().check(z.gte(0), z.lt(FIRST_OBJECTIVE * 2));
const coordinate = z.int().check(z.gte(-100), z.lte(100));
const trigger = z.enum(['points', 'decks']);
const face = z.enum(['f', 'b']);
const back = { kind: z.enum(['resource', 'gold']), kingdom: z.enum(KINGDOMS) };
const place = z.strictObject({ ...back, card: z.nullable(text) });

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('started'), seat, card: z.nullable(text), face }),
  z.strictObject({ kind: z.literal('coloured'), seat, colour: z.enum(COLOURS) }),
  z.strictObject({ kind: z.literal('chose'), seat, choice: z.literal([1, 2]) }),
  z.strictObject({
    kind: z.literal('placed'),
    seat,
    card: text,
    face,
    x: coordinate,
    y: coordinate,
    covered: z.array(text).check(z.maxLength(4)),
    gain: z.strictObject({ points: whole, per: z.enum(['card', 'corner', 'Q', 'K', 'M']), times: whole }),
    score: whole,
  }),
  z.strictObject({ kind: z.literal('drew'), seat, from: z.enum(DRAWN_FROM), drawn: z.strictObject(back) }),
  z.strictObject({ kind: z.literal('changed'), place: z.int().check(z.gte(0), z.lte(5)), to: z.nullable(place) }),
  z.strictObject({ kind: z.literal('skipped'), seat, why: z.enum(['blocked', 'passed', 'no-draw']) }),
  z.strictObject({ kind: z.literal('phase'), phase: z.enum(PHASES) }),
  z.strictObject({ kind: z.literal('triggered'), seat, why: trigger }),
  z.strictObject({ kind: z.literal('last-round') }),
  z.strictObject({
    kind: z.literal('scored'),
    seat,
    goals: z.array(z.strictObject({ card: text, times: whole, points: whole })).check(z.maxLength(3)),
    total: whole,
  }),
]);

const stateForm = z.strictObject({
  rng: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)), at: whole }),
  phase: z.enum(PHASES),
  turn: seat,
  first: seat,
  boards: z
    .array(
      z.strictObject({
        cells: z.array(whole),
        laid: z.array(side),
        counts: z.array(whole),
        open: z.array(whole),
        closed: z.array(whole),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
  // A position text may begin with a draw to a full hand, hence one more.
  hands: z.array(z.array(playable).check(z.maxLength(HAND_SIZE + 1))),
  origins: z.array(z.array(z.enum(ORIGINS))),
  scores: z.array(whole),
  table: z.array(z.nullable(playable)).check(z.length(TABLE_SLOTS)),
  decks: z.strictObject({ resource: z.array(card), gold: z.array(card), starter: z.array(card), objective: z.array(card) }),
  common: z.array(objective).check(z.maxLength(2)),
  offered: z.array(z.nullable(z.tuple([objective, objective]))),
  own: z.array(z.nullable(objective)),
  starters: z.array(z.nullable(starter)),
  colours: z.array(z.nullable(z.enum(COLOURS))),
  trigger: z.nullable(trigger),
  last: z.boolean(),
  moved: z.boolean(),
  happened: z.array(event).check(z.maxLength(40)),
});

export function load(json: unknown): Read<State> {
  const parsed = stateForm.safeParse(json);
  if (!parsed.success) return badState(faultOf(parsed.error));
  const state: State = parsed.data;
  const fault = seatFault(state) ?? boardFault(state) ?? cardFault(state);
  return fault === null ? { value: state } : badState(fault);
}

/** Every list that has one entry a seat, and every seat that is spoken of. */
function seatFault(state: State): string | null {
  const seats = state.boards.length;
  for (const name of ['hands', 'origins', 'scores', 'offered', 'own', 'starters', 'colours'] as const) {
    if (state[name].length !== seats) return `"${name}" has ${state[name].length} entries for ${seats} seats.`;
  }
  const ragged = state.hands.findIndex((hand, seat) => hand.length !== state.origins[seat]!.length);
  if (ragged >= 0) return `"origins.${ragged}" does not run in step with the hand.`;
  const spoken = [state.turn, state.first, ...state.happened.map(event => ('seat' in event ? event.seat : 0))];
  return spoken.every(seat => seat < seats) ? null : 'it speaks of a seat that is not there.';
}

/** A board must be what laying its cards gives. */
function boardFault(state: State): string | null {
  for (const [seat, board] of state.boards.entries()) {
    const built = board.cells.length === board.laid.length ? build(board.cells, board.laid) : null;
    if (built === null || 'fault' in built || !sameBoard(built, board))
      return `"boards.${seat}" is not what laying its cards gives.`;
  }
  return null;
}

function sameBoard(one: Board, other: Board): boolean {
  return (['counts', 'open', 'closed'] as const).every(name => String(one[name]) === String(other[name]));
}

/** Each card once, each in a place where it belongs, the refused objectives in their deck. */
function cardFault(state: State): string | null {
  for (const name of DECK_NAMES) {
    if (state.decks[name].some(card => deckOf(card) !== name)) return `"decks.${name}" holds a card of another deck.`;
  }
  for (const [seat, own] of state.own.entries()) {
    const pair = state.offered[seat] ?? null;
    if (own === null || pair === null) continue;
    if (!pair.includes(own)) return `"own.${seat}" was not offered to that seat.`;
    if (!state.decks.objective.includes(pair[0] === own ? pair[1] : pair[0]))
      return `"offered.${seat}": the other one is not in its deck.`;
  }
  const cards = everyCard(state);
  return new Set(cards).size === cards.length ? null : 'a card is in two places.';
}

/** Every card of the game, once for each place it lies in. */
export function everyCard(state: State): Card[] {
  const laid = state.boards.flatMap(board => board.laid.map(side => side >> 1));
  const { resource, gold, starter, objective } = state.decks;
  return [
    ...[resource, gold, starter, objective, state.common, laid, ...state.hands].flat(),
    ...state.table.filter(card => card !== null),
    ...state.starters.filter(card => card !== null && !laid.includes(card)).map(card => card as Card),
    ...state.own.flatMap((own, seat) => (own === null ? (state.offered[seat] ?? []) : [own])),
  ];
}

function badState(why: string): { readonly refusal: { readonly code: string; readonly message: string } } {
  return refused('bad-state', `That is not a stored game of Codex Naturalis: ${why}`);
}
