/** A stored State, judged for form: whatever is let in here can be played to its end. */
import { type Read, type Refusal, refused, type Seat } from '@parlor/kernel';
import * as z from 'zod/mini';
import { CARD_TEXTS, colourCount, colourOf, copiesOf, handSize, NONE, rankOf, textOf } from './cards.ts';
import { ALL_COLOURS, ALL_RANKS, allows, blank, hintTables, TOLD_SHIFT } from './knowledge.ts';
import { endOf } from './score.ts';
import { COLOURS, MAX_INFO, MAX_LIVES, type Options, type State } from './types.ts';

export function load(json: unknown): Read<State> {
  const parsed = stateForm.safeParse(json);
  if (!parsed.success) return badState(`${parsed.error.issues[0]?.path.join('.') || 'state'} has a wrong form.`);
  const state = parsed.data as State;
  const fault = sizeFault(state) ?? cardFault(state) ?? handFault(state) ?? turnFault(state);
  return fault === null ? { value: state } : badState(fault);
}

export function encode(state: State): Read<string> {
  return { value: JSON.stringify(state) };
}

/** The options of the table hold: a position written under others is refused. */
export function decode(text: string, options: Options, seats: number): Read<State> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return badState('the text is not JSON.');
  }
  const loaded = load(json);
  if ('refusal' in loaded) return loaded;
  const { rules } = loaded.value;
  if (loaded.value.seats !== seats) return badState(`seats is ${loaded.value.seats}, and the table has ${seats}.`);
  for (const name of ['colours', 'single', 'allowEmptyHints', 'scoring'] as const) {
    if (rules[name] !== options[name]) return badState(`rules.${name} is ${rules[name]}, and the table plays ${options[name]}.`);
  }
  return loaded;
}

function badState(what: string): { readonly refusal: Refusal } {
  return refused('bad-state', `This is not a position of Hanabi: ${what}`);
}

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const count = whole(0, Number.MAX_SAFE_INTEGER);
const card = whole(0, CARD_TEXTS.length - 1);
const seat = whole(0, 4);
const slot = whole(0, 4);
const cardText = z.enum([...CARD_TEXTS]);
const property = z.union([z.enum([...COLOURS]), whole(1, 5)]);
const points = whole(0, 30);
const eventForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('play'),
    seat,
    slot,
    card: cardText,
    fits: z.boolean(),
    token: z.boolean(),
    lives: whole(0, MAX_LIVES),
    drew: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('discard'), seat, slot, card: cardText, drew: z.boolean() }),
  z.strictObject({ kind: z.literal('hint'), seat, to: seat, about: property, slots: z.array(slot) }),
  z.strictObject({ kind: z.literal('final-round'), first: seat }),
  z.strictObject({ kind: z.literal('end'), reason: z.enum(['strikeout', 'perfect', 'deckout']), score: points, kept: points }),
]);
const stateForm = z.strictObject({
  rng: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)), at: count }),
  rules: z.strictObject({
    colours: z.enum(['none', 'six', 'wild']),
    single: z.boolean(),
    allowEmptyHints: z.boolean(),
    scoring: z.enum(['lost-zero', 'kept']),
  }),
  seats: whole(2, 5),
  deck: z.array(card),
  drawn: count,
  turn: z.nullable(seat),
  moves: count,
  last: whole(-1, 5),
  info: whole(0, MAX_INFO),
  lives: whole(0, MAX_LIVES),
  piles: z.array(whole(0, 5)),
  discards: z.array(card),
  cards: z.array(whole(NONE, CARD_TEXTS.length - 1)),
  knows: z.array(whole(0, 2 ** 22 - 1)),
  since: z.array(count),
  happened: z.array(eventForm),
});

function sizeFault(state: State): string | null {
  const places = state.seats * handSize(state.seats);
  if (state.piles.length !== colourCount(state.rules)) return `piles has ${state.piles.length} piles.`;
  for (const name of ['cards', 'knows', 'since'] as const) {
    if (state[name].length !== places) return `${name} has ${state[name].length} places instead of ${places}.`;
  }
  return state.drawn > state.deck.length ? 'drawn is more than the deck has.' : null;
}

/** Part of the box is fine, more than the box is not. */
function cardFault(state: State): string | null {
  const used = Array<number>(CARD_TEXTS.length).fill(0);
  const inUse = [...state.deck.slice(state.drawn), ...state.discards, ...state.cards.filter(each => each !== NONE)];
  for (const each of inUse) used[each]! += 1;
  for (const each of CARD_TEXTS.keys()) {
    const onPile = rankOf(each) <= (state.piles[colourOf(each)] ?? 0) ? 1 : 0;
    if ((used[each] as number) + onPile > copiesOf(state.rules, each)) return `there are too many copies of ${textOf(each)}.`;
  }
  return null;
}

function handFault(state: State): string | null {
  for (const [place, each] of state.cards.entries()) {
    const knows = state.knows[place] as number;
    const since = state.since[place] as number;
    if (each === NONE) {
      if (knows !== 0 || since !== 0) return `knows.${place} or since.${place} speaks of an empty slot.`;
      continue;
    }
    if (!isTrueOf(state, knows, each)) return `knows.${place} is not true of the card there.`;
    if (since > state.moves) return `since.${place} lies in the future.`;
  }
  return null;
}

function isTrueOf(state: State, knows: number, each: number): boolean {
  const possible = knows & (ALL_COLOURS | ALL_RANKS);
  const told = knows >> TOLD_SHIFT;
  const touches = hintTables(state.rules).touches[each] as number;
  return allows(possible, each) && (possible & ~blank(state.rules)) === 0 && (told & ~touches) === 0;
}

function turnFault(state: State): string | null {
  const deckEmpty = state.drawn === state.deck.length;
  if (state.last > state.seats || deckEmpty !== state.last >= 0) return 'last does not fit the deck.';
  if (state.turn === null) return endOf(state) === null ? 'turn is null while the game goes on.' : null;
  if (endOf(state) !== null) return 'turn names a seat after the end.';
  if (state.turn >= state.seats) return 'turn names no seat.';
  const size = handSize(state.seats);
  for (let ahead = 0; ahead < (deckEmpty ? state.last : state.seats); ahead++) {
    const next: Seat = (state.turn + ahead) % state.seats;
    if (state.cards.slice(next * size, next * size + size).every(each => each === NONE))
      return `cards leaves seat ${next} without a card.`;
  }
  return null;
}
