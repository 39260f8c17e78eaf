/** The words of Hanabi: its box, its State, what a seat does, what a seat sees. */
import type { Rng, Seat } from '@parlor/kernel';

/** R red, Y yellow, G green, W white, B blue, M rainbow: everywhere in this order. */
export type Colour = 'R' | 'Y' | 'G' | 'W' | 'B' | 'M';
export type Rank = 1 | 2 | 3 | 4 | 5;
export type CardText = `${Colour}${Rank}`;

/** What a hint tells: a colour or a number. */
export type Property = Colour | Rank;

export const COLOURS: readonly Colour[] = ['R', 'Y', 'G', 'W', 'B', 'M'];
export const RANKS: readonly Rank[] = [1, 2, 3, 4, 5];
export const MAX_INFO = 8;
export const MAX_LIVES = 3;

export interface Options {
  /** Five colours; six, Rainbow being one like the others; or six with Rainbow touched by every colour hint. */
  readonly colours: 'none' | 'six' | 'wild';
  /** Rainbow has one copy of each rank. */
  readonly single: boolean;
  /** A hint may touch nothing. */
  readonly allowEmptyHints: boolean;
  /** What a team that lost its third life scores: nothing, or what lies on the piles. */
  readonly scoring: 'lost-zero' | 'kept';
  /** A fixed deal in draw order, for tests and imports. */
  readonly deal: readonly CardText[] | null;
}

/** The options everybody may know. */
export type Rules = Omit<Options, 'deal'>;

export type Move =
  | { readonly kind: 'play'; readonly slot: number }
  | { readonly kind: 'discard'; readonly slot: number }
  | { readonly kind: 'hint'; readonly to: Seat; readonly about: Property };

export type EndReason = 'strikeout' | 'perfect' | 'deckout';

/** What the last move caused, in order. All of it is public. */
export type Event =
  /** `token`: a five gave one back. `lives`: what is left after it. `drew`: a new card lies in the slot. */
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: CardText;
      readonly fits: boolean;
      readonly token: boolean;
      readonly lives: number;
      readonly drew: boolean;
    }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly slot: number; readonly card: CardText; readonly drew: boolean }
  /** `slots`: what the hint touched. */
  | {
      readonly kind: 'hint';
      readonly seat: Seat;
      readonly to: Seat;
      readonly about: Property;
      readonly slots: readonly number[];
    }
  /** The last card was drawn: every seat has one more turn, `first` begins. */
  | { readonly kind: 'final-round'; readonly first: Seat }
  | { readonly kind: 'end'; readonly reason: EndReason; readonly score: number; readonly kept: number };

/**
 * The whole truth, in numbers. A card is `5 * colour + rank - 1`, colours and ranks counted in the order above from 0;
 * NONE is an empty slot. Slot s of seat p is place `p * handSize + s` of `cards`, `knows` and `since`.
 */
export interface State {
  rng: Rng;
  readonly rules: Rules;
  readonly seats: number;
  /** Every card in draw order. It never changes, so copies of a State share it. */
  readonly deck: readonly number[];
  /** How many cards have left the deck. */
  drawn: number;
  turn: Seat | null;
  /** Moves made. */
  moves: number;
  /** Moves left in the final round, -1 before it. */
  last: number;
  info: number;
  lives: number;
  /** Top rank of each pile, by colour; 0: nothing there yet. */
  piles: number[];
  /** In the order they went there. */
  discards: number[];
  cards: number[];
  /** Bit sets of what the hints say about each card; see knowledge.ts. */
  knows: number[];
  /** The number of the move that drew each card, from 1; 0: dealt at the start. */
  since: number[];
  /** What the last move caused. Replaced as a whole by each move, so copies of a State share it. */
  happened: readonly Event[];
}

/** A card in a hand, as a seat sees it. All but `card` is public. */
export interface Held {
  /** Null in one's own hand, and everywhere for a spectator. */
  readonly card: CardText | null;
  /** What it can be, by the hints alone: those that touched it and those that passed it by. Nobody has counted copies here. */
  readonly colours: readonly Colour[];
  readonly ranks: readonly Rank[];
  /** One colour, one rank is left. */
  readonly colourKnown: boolean;
  readonly rankKnown: boolean;
  /** Told facts only: the properties of the hints that touched it, colours first. What is missing above and not told was ruled out. */
  readonly told: readonly Property[];
  /** The number of the move that drew it, from 1; 0: dealt at the start. It is new while `moves - since < seats`, unless dealt. */
  readonly since: number;
}

/** What a seat may know; a spectator (`seat` null) knows what all share. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly rules: Rules;
  readonly turn: Seat | null;
  /** Moves made. */
  readonly moves: number;
  readonly info: number;
  readonly lives: number;
  /** Top rank of each pile in colour order R Y G W B (M); 0: nothing there yet. */
  readonly piles: readonly number[];
  /** In the order they went there. */
  readonly discards: readonly CardText[];
  /** Cards left to draw. */
  readonly deck: number;
  /** By seat and slot; null: the slot is empty. */
  readonly hands: readonly (readonly (Held | null)[])[];
  /** Copies of each card this seat cannot see (own hand and deck): R1 R2 ... R5 Y1 ... in colour order. */
  readonly unseen: readonly number[];
  /** Turns left in the final round, beginning with `turn`; null before it. */
  readonly lastTurns: number | null;
  /** How it ended: the score and what lies on the piles. */
  readonly end: { readonly reason: EndReason; readonly score: number; readonly kept: number } | null;
  readonly happened: readonly Event[];
}
