/** What a seat may know: everything but its own cards, the deck and the seed. A spectator sees no hand at all (H24). */
import type { Seat } from '@parlor/kernel';
import { colourCount, handSize, NONE, PROPERTIES, textOf } from './cards.ts';
import { ALL_COLOURS, RANK_SHIFT, TOLD_SHIFT } from './knowledge.ts';
import { endOf, keptOf, scoreOf } from './score.ts';
import { COLOURS, type Colour, type Held, type Property, RANKS, type Rank, type State, type View } from './types.ts';

export function view(state: State, seat: Seat | null): View {
  const { colours, single, allowEmptyHints, scoring } = state.rules;
  const reason = endOf(state);
  return {
    seat,
    seats: state.seats,
    rules: { colours, single, allowEmptyHints, scoring },
    turn: state.turn,
    moves: state.moves,
    info: state.info,
    lives: state.lives,
    piles: [...state.piles],
    discards: state.discards.map(textOf),
    deck: state.deck.length - state.drawn,
    hands: seenHands(state, seat),
    unseen: unseenBy(state, seat),
    lastTurns: state.last < 0 ? null : state.last,
    end: reason === null ? null : { reason, score: scoreOf(state), kept: keptOf(state) },
    happened: state.happened,
  };
}

function seenHands(state: State, seat: Seat | null): (Held | null)[][] {
  const size = handSize(state.seats);
  const hands: (Held | null)[][] = [];
  for (let owner = 0; owner < state.seats; owner++) {
    const hand: (Held | null)[] = [];
    for (let slot = 0; slot < size; slot++) hand.push(seenCard(state, owner * size + slot, faceUp(seat, owner)));
    hands.push(hand);
  }
  return hands;
}

/** H24: one sees the cards of the others. */
function faceUp(seat: Seat | null, owner: Seat): boolean {
  return seat !== null && seat !== owner;
}

function seenCard(state: State, place: number, faceUp: boolean): Held | null {
  const card = state.cards[place] as number;
  if (card === NONE) return null;
  const knows = state.knows[place] as number;
  const colours = COLOUR_SETS[knows & ALL_COLOURS] as readonly Colour[];
  const ranks = RANK_SETS[(knows >> RANK_SHIFT) & 31] as readonly Rank[];
  return {
    card: faceUp ? textOf(card) : null,
    colours,
    ranks,
    colourKnown: colours.length === 1,
    rankKnown: ranks.length === 1,
    told: TOLD_SETS[knows >> TOLD_SHIFT] as readonly Property[],
    since: state.since[place] as number,
  };
}

/** How many copies of each card lie where this seat cannot see them: a sum, so it tells nothing about any place. */
function unseenBy(state: State, seat: Seat | null): number[] {
  const counts = Array<number>(5 * colourCount(state.rules)).fill(0);
  for (let at = state.drawn; at < state.deck.length; at++) counts[state.deck[at] as number]! += 1;
  const size = handSize(state.seats);
  for (const [place, card] of state.cards.entries()) {
    if (card !== NONE && !faceUp(seat, Math.floor(place / size))) counts[card]! += 1;
  }
  return counts;
}

// Bit sets in readable form, shared and frozen.
const COLOUR_SETS = subsets(COLOURS);
const RANK_SETS = subsets(RANKS);
const TOLD_SETS = subsets(PROPERTIES);

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 1 << items.length }, (_, bits) => Object.freeze(items.filter((_, at) => bits & (1 << at))));
}
