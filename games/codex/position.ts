/** The position as text (C35-C37): JSON in which every field may be left out. */
import { type Read, refused, rngFrom } from '@parlor/kernel';
import * as z from 'zod/mini';
import { type BoardFault, build, cellAt } from './board.ts';
import { cardNumber, deckOf, sideOf } from './cards.ts';
import { faultOf } from './form.ts';
import { refusedInTurnOrder } from './imagine.ts';
import { readLaid } from './notation.ts';
import { emptyState } from './setup.ts';
import {
  type Board,
  type Card,
  COLOURS,
  type Decks,
  GOAL,
  HAND_SIZE,
  type Options,
  PHASES,
  type State,
  TABLE_SLOTS,
} from './types.ts';
import { idOrNull, laidText } from './view.ts';

/** Chance is not part of a position, and nothing after the deal uses any. */
const NO_CHANCE = '0'.repeat(32);

const seat = z.int().check(z.gte(0), z.lte(3));
const ids = z.array(z.string());
const idsOrNull = z.array(z.nullable(z.string()));
const positionForm = z.strictObject({
  phase: z.optional(z.enum(PHASES)),
  turn: z.optional(seat),
  first: z.optional(seat),
  boards: z.optional(z.array(ids)),
  hands: z.optional(z.array(ids)),
  scores: z.optional(z.array(z.int().check(z.gte(0), z.lte(9999)))),
  table: z.optional(idsOrNull),
  decks: z.optional(z.strictObject({ resource: z.optional(ids), gold: z.optional(ids) })),
  common: z.optional(ids),
  own: z.optional(idsOrNull),
  offered: z.optional(z.array(z.nullable(z.tuple([z.string(), z.string()])))),
  colours: z.optional(z.array(z.nullable(z.enum(COLOURS)))),
  starters: z.optional(idsOrNull),
  last: z.optional(z.boolean()),
});
type Position = z.infer<typeof positionForm>;

// C35
export function encode(state: State): Read<string> {
  const position: Required<Position> = {
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    boards: state.boards.map(board => board.cells.map((_, at) => laidText(board, at))),
    hands: state.hands.map(texts),
    scores: state.scores,
    table: state.table.map(idOrNull),
    decks: { resource: texts(state.decks.resource), gold: texts(state.decks.gold) },
    common: texts(state.common),
    own: state.own.map(idOrNull),
    offered: state.offered.map(pair => (pair === null ? null : (texts(pair) as [string, string]))),
    colours: state.colours,
    starters: state.starters.map(idOrNull),
    last: state.last,
  };
  return { value: JSON.stringify(position) };
}

// C36, C37
export function decode(text: string, _options: Options, seats: number): Read<State> {
  const parsed = positionForm.safeParse(jsonOrUndefined(text));
  if (!parsed.success) return badPosition(faultOf(parsed.error));
  const reading: Reading = { seats, claimed: new Map(), faults: [] };
  const state = readPosition(reading, parsed.data);
  return reading.faults.length > 0 ? badPosition(reading.faults[0]!) : { value: state };
}

/** What has been found so far: where each card lies, and every reason to refuse the position. */
interface Reading {
  readonly seats: number;
  readonly claimed: Map<Card, string>;
  readonly faults: string[];
}

function readPosition(reading: Reading, position: Position): State {
  const blank = emptyState(reading.seats);
  const { turn = 0, first = 0, phase = 'PLAYING', scores = [], decks } = position;
  for (const [name, value] of Object.entries({ turn, first })) {
    if (value >= reading.seats) reading.faults.push(`"${name}" names seat ${value}, and there are ${reading.seats} seats.`);
  }
  const boards = perSeat(reading, 'boards', position.boards, []).map((cards, seat) => readBoard(reading, seat, cards));
  const hands = perSeat(reading, 'hands', position.hands, []).map((cards, seat) => readHand(reading, seat, cards));
  const objectives = readObjectives(reading, position);
  return {
    rng: rngFrom(NO_CHANCE),
    ...blank,
    phase,
    turn,
    first,
    boards,
    hands,
    origins: hands.map(hand => hand.map(() => 'deal')),
    scores: perSeat(reading, 'scores', scores, 0),
    table: readTable(reading, position.table ?? []),
    decks: {
      resource: claimAll(reading, decks?.resource, 'the resource deck', ['resource']),
      gold: claimAll(reading, decks?.gold, 'the gold deck', ['gold']),
      starter: [],
      objective: refusedInTurnOrder(objectives, first),
    },
    common: readCommon(reading, position.common),
    offered: objectives.map(each => each.offered),
    own: objectives.map(each => each.own),
    starters: readStarters(reading, position.starters, boards),
    colours: readColours(reading, position.colours),
    trigger: triggerOf(position),
    last: position.last ?? false,
    moved: phase === 'DRAWING' || (phase === 'PLAYING' && turn !== first),
  };
}

// C36: a short list is padded
function perSeat<T>(reading: Reading, name: string, list: readonly T[] | undefined, missing: T): T[] {
  const given = list ?? [];
  if (given.length > reading.seats) reading.faults.push(`"${name}" lists ${given.length} seats, and there are ${reading.seats}.`);
  return Array.from({ length: reading.seats }, (_, seat) => given[seat] ?? missing);
}

// C37
function readBoard(reading: Reading, seat: number, cards: readonly string[]): Board {
  const where = `the board of seat ${seat}`;
  const laid = cards.map(text => readLaid(text));
  const unreadable = laid.indexOf(null);
  if (unreadable >= 0) reading.faults.push(`"${cards[unreadable]}" on ${where} is not a laid card such as R07f@1,-1.`);
  const known = laid.flatMap((each, at) => {
    if (each === null) return [];
    const card = claim(reading, each.card, where, at === 0 ? ['starter', 'resource', 'gold'] : ['resource', 'gold']);
    return card === null ? [] : [{ cell: cellAt(each.x, each.y), side: sideOf(card, each.face) }];
  });
  const board = build(
    known.map(each => each.cell),
    known.map(each => each.side),
  );
  if (!('fault' in board)) return board;
  reading.faults.push(`${cards[board.at]} ${board.fault} on ${where}: ${FAULT_REASONS[board.fault]}`);
  return build([], []) as Board;
}

const FAULT_REASONS: Readonly<Record<BoardFault['fault'], string>> = {
  floats: 'the first card lies at 0,0 and every later one touches an earlier one at a corner.',
  overlaps: 'another card lies there.',
};

function readHand(reading: Reading, seat: number, cards: readonly string[]): Card[] {
  if (cards.length > HAND_SIZE)
    reading.faults.push(`The hand of seat ${seat} has ${cards.length} cards; a hand has at most ${HAND_SIZE}.`);
  return claimAll(reading, cards, `the hand of seat ${seat}`, ['resource', 'gold']);
}

function readTable(reading: Reading, cards: readonly (string | null)[]): (Card | null)[] {
  if (cards.length > TABLE_SLOTS) reading.faults.push(`The table has ${TABLE_SLOTS} slots, not ${cards.length}.`);
  const slots = Array.from({ length: TABLE_SLOTS }, (_, slot) => cards[slot] ?? null);
  return slots.map(id => (id === null ? null : claim(reading, id, 'the table', ['resource', 'gold'])));
}

function readCommon(reading: Reading, cards: readonly string[] | undefined): Card[] {
  if (cards !== undefined && cards.length > 2) reading.faults.push(`There are two common objectives, not ${cards.length}.`);
  return claimAll(reading, cards, 'the common objectives', ['objective']);
}

interface SeatObjectives {
  readonly offered: readonly [Card, Card] | null;
  readonly own: Card | null;
}

function readObjectives(reading: Reading, position: Position): SeatObjectives[] {
  const owns = perSeat(reading, 'own', position.own, null);
  return perSeat(reading, 'offered', position.offered, null).map((pair, seat) => {
    const own = owns[seat] ?? null;
    if (pair === null) return { offered: null, own: own === null ? null : claim(reading, own, `seat ${seat}`, ['objective']) };
    const offered = claimAll(reading, pair, `seat ${seat}`, ['objective']) as [Card, Card];
    if (own !== null && !pair.includes(own)) reading.faults.push(`Seat ${seat} was not offered ${own}.`);
    return { offered, own: own === null ? null : cardNumber(own) };
  });
}

/** A starter that lies on its seat's board need not be named again. */
function readStarters(reading: Reading, list: Position['starters'], boards: readonly Board[]): (Card | null)[] {
  return perSeat(reading, 'starters', list, null).map((id, seat) => {
    const laid = boards[seat]!.laid[0];
    const onBoard = laid !== undefined && deckOf(laid >> 1) === 'starter' ? laid >> 1 : null;
    if (id === null || (onBoard !== null && cardNumber(id) === onBoard)) return onBoard;
    if (onBoard !== null) reading.faults.push(`Seat ${seat} has another starter on its board than ${id}.`);
    return claim(reading, id, 'the starters', ['starter']);
  });
}

function readColours(reading: Reading, list: Position['colours']): State['colours'] {
  const colours = perSeat(reading, 'colours', list, null);
  const taken = colours.filter(colour => colour !== null);
  if (new Set(taken).size < taken.length) reading.faults.push('Two seats have the same colour.');
  return colours;
}

// C36
function triggerOf({ scores = [], decks }: Position): State['trigger'] {
  if (scores.some(score => score >= GOAL)) return 'points';
  const cardsLeft = (decks?.resource?.length ?? 0) + (decks?.gold?.length ?? 0);
  return decks !== undefined && cardsLeft === 0 ? 'decks' : null;
}

type Sort = keyof Decks;

function claimAll(reading: Reading, cards: readonly string[] | undefined, where: string, sorts: readonly Sort[]): Card[] {
  return (cards ?? []).map(id => claim(reading, id, where, sorts)).filter(card => card !== null);
}

/** Notes where a card lies; an unknown one, one that cannot be there and one in two places are faults. */
function claim(reading: Reading, id: string, where: string, sorts: readonly Sort[]): Card | null {
  const card = cardNumber(id);
  const fault = claimFault(reading, card, id, where, sorts);
  if (fault !== null) reading.faults.push(fault);
  if (card === null || fault !== null) return null;
  reading.claimed.set(card, where);
  return card;
}

function claimFault(reading: Reading, card: Card | null, id: string, where: string, sorts: readonly Sort[]): string | null {
  if (card === null) return `there is no card "${id}" (${where}).`;
  if (!sorts.includes(deckOf(card))) return `${id} does not belong to ${where}.`;
  const before = reading.claimed.get(card);
  return before === undefined ? null : `${id} is in two places: ${before} and ${where}.`;
}

function texts(cards: readonly Card[]): string[] {
  return cards.map(card => idOrNull(card)!);
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function badPosition(why: string): { readonly refusal: { readonly code: string; readonly message: string } } {
  return refused('bad-position', `That is not a position of Codex Naturalis: ${why}`);
}
