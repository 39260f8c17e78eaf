import type { Rng, Seat } from '@parlor/kernel';

/** A card is its rank; the box holds four of each. */
export type Card = number;

export const COPIES = 4;
export const HAND_SIZE = 2;
export const DIE_SIDES = 3;

export interface Options {
  readonly ranks: number;
  readonly bonus: boolean;
}

/** The whole truth. The top of the deck and of the pile is the last card. */
export interface State {
  readonly options: Options;
  readonly rng: Rng;
  turn: Seat;
  readonly hands: Card[][];
  readonly deck: Card[];
  readonly pile: Card[];
  readonly scores: number[];
  happened: Happened[];
}

export interface Move {
  readonly card: Card;
}

/** What the last move caused. */
export type Happened =
  | { readonly event: 'played'; readonly seat: Seat; readonly card: Card; readonly scored: number }
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: Card };

/** The same as a seat sees it: a drawn card is for the drawer alone. */
export type SeenHappened =
  | { readonly event: 'played'; readonly seat: Seat; readonly card: Card; readonly scored: number }
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: Card | null };

/** What a seat may know (E9). */
export interface View {
  readonly options: Options;
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  /** The viewer's cards in the order they were drawn; [] for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deck: number;
  /** The top last. */
  readonly pile: readonly Card[];
  readonly scores: readonly number[];
  readonly happened: readonly SeenHappened[];
}
