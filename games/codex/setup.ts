/** The deal (C4, C5): the same seed, seats and options always give the same one. */
import { below, type Read, type Rng, refused, rngFrom, type Seed, schema, shuffle } from '@parlor/kernel';
import { emptyBoard } from './board.ts';
import { BOX_SIZE, cardNumber, deckOf, IDS } from './cards.ts';
import type { Card, Deal, Decks, Options, State } from './types.ts';

/** In the order in which they are shuffled. */
export const DECK_NAMES = ['resource', 'gold', 'starter', 'objective'] as const satisfies readonly (keyof Decks)[];

export const options = schema<Options>(
  {
    deal: {
      kind: 'data',
      default: null,
      samples: [null, { first: 1 }, sampleDeal()],
      label: 'Fixed deal',
      help: 'The order of the decks, first drawn first, and who begins. For tests and imports.',
    },
  },
  { data: { deal: readDeal } },
);

export function setup({ deal }: Options, seats: number, seed: Seed): State {
  const rng = rngFrom(seed);
  const decks = shuffledDecks(rng, deal);
  const first = below(rng, seats);
  return dealOut(rng, decks, deal?.first ?? first, seats);
}

/** Every deck is shuffled even where the deal is fixed, so that a deal changes nothing but itself. */
function shuffledDecks(rng: Rng, deal: Deal | null): Decks {
  const decks = sortedDecks();
  for (const name of DECK_NAMES) {
    shuffle(rng, decks[name]);
    const given = deal?.[name];
    if (given) decks[name] = given.map(id => cardNumber(id) as Card);
  }
  return decks;
}

function sortedDecks(): Decks {
  const decks: Decks = { resource: [], gold: [], starter: [], objective: [] };
  for (let card = 0; card < BOX_SIZE; card++) decks[deckOf(card)].push(card);
  return decks;
}

// C5: table, starters, hands, common objectives, two objectives each; seats in turn order
function dealOut(rng: Rng, decks: Decks, first: number, seats: number): State {
  const { resource, gold, starter, objective } = decks;
  const table = [...resource.splice(0, 2), ...gold.splice(0, 2)];
  const starters = inTurnOrder(first, seats, () => starter.shift()!);
  const hands = inTurnOrder(first, seats, () => [...resource.splice(0, 2), ...gold.splice(0, 1)]);
  const common = objective.splice(0, 2);
  const offered = inTurnOrder(first, seats, () => objective.splice(0, 2) as [Card, Card]);
  return {
    rng,
    ...emptyState(seats),
    phase: 'STARTING',
    turn: first,
    first,
    hands,
    origins: hands.map(hand => hand.map(() => 'deal')),
    table,
    decks,
    common,
    offered,
    starters,
  };
}

/** A table on which nothing lies yet. */
export function emptyState(seats: number): Omit<State, 'rng'> {
  const perSeat = <T>(make: () => T) => Array.from({ length: seats }, make);
  return {
    phase: 'PLAYING',
    turn: 0,
    first: 0,
    boards: perSeat(emptyBoard),
    hands: perSeat(() => []),
    origins: perSeat(() => []),
    scores: perSeat(() => 0),
    table: [null, null, null, null],
    decks: { resource: [], gold: [], starter: [], objective: [] },
    common: [],
    offered: perSeat(() => null),
    own: perSeat(() => null),
    starters: perSeat(() => null),
    colours: perSeat(() => null),
    trigger: null,
    last: false,
    moved: false,
    happened: [],
  };
}

/** One thing a seat, made in turn order and listed by seat. */
function inTurnOrder<T>(first: number, seats: number, make: () => T): T[] {
  const made: T[] = [];
  for (let step = 0; step < seats; step++) made[(first + step) % seats] = make();
  return made;
}

function readDeal(input: unknown, seats: number): Read<Deal | null> {
  if (input === null) return { value: null };
  if (typeof input !== 'object' || Array.isArray(input)) return badDeal('is an object of decks.');
  for (const [name, value] of Object.entries(input)) {
    const fault = name === 'first' ? firstFault(value, seats) : deckFault(name, value);
    if (fault !== null) return badDeal(fault);
  }
  return { value: input as Deal };
}

function firstFault(value: unknown, seats: number): string | null {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
  return fits ? null : `names as "first" a seat from 0 to ${seats - 1}.`;
}

function deckFault(name: string, value: unknown): string | null {
  const deck = DECK_NAMES.find(known => known === name);
  if (!deck) return `has the parts ${DECK_NAMES.join(', ')} and first, not "${name}".`;
  const ids = sortedDecks()[deck].map(card => IDS[card]!);
  const complete = Array.isArray(value) && value.length === ids.length && ids.every(id => value.includes(id));
  return complete ? null : `lists under "${name}" each of ${ids[0]} to ${ids.at(-1)} once.`;
}

function badDeal(rest: string): Read<Deal | null> {
  return refused('bad-option', `Option "deal" ${rest}`);
}

/** Every deck in reverse order, seat 0 first: a deal for those who try out options. */
function sampleDeal(): Deal {
  const decks = sortedDecks();
  const reversed = (name: keyof Decks) => decks[name].map(card => IDS[card]!).reverse();
  return {
    resource: reversed('resource'),
    gold: reversed('gold'),
    starter: reversed('starter'),
    objective: reversed('objective'),
    first: 0,
  };
}
