/** The words of Hanto: the box, a move, the whole truth, and what a seat sees. */
import type { Rng, Seat } from '@parlor/kernel';

export const VARIANTS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Years in which a few rules changed. */
export const EDITIONS = ['2013', '2014', '2016'] as const;
export type Edition = (typeof EDITIONS)[number];

/** By seat: seat 0 is blue, seat 1 is red, whoever moves first. */
export const COLOURS = ['blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The pieces some variant is played with, in the order hands are shown. */
export const PIECE_TYPES = ['B', 'S', 'C', 'H'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** What a move may name: also crane and dove, which no variant uses. */
export type Letter = PieceType | 'N' | 'D';

export const PIECE_NAMES: Readonly<Record<Letter, string>> = {
  B: 'butterfly',
  S: 'sparrow',
  C: 'crab',
  H: 'horse',
  N: 'crane',
  D: 'dove',
};

/** Axial coordinates; north of (x, y) is (x, y + 1). */
export interface Hex {
  readonly x: number;
  readonly y: number;
}

/** A piece on the board. Never changed in place: a piece that moves is a new one. */
export interface Piece extends Hex {
  readonly seat: Seat;
  readonly type: PieceType;
}

export type Move =
  | { readonly kind: 'place'; readonly type: Letter; readonly to: Hex }
  | { readonly kind: 'move'; readonly type: Letter; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'resign' };

export interface Options {
  readonly variant: Variant;
  readonly edition: Edition;
  readonly first: Colour;
  /** Moves of both together after which the game is drawn; 0: none beside the variant's own. */
  readonly limit: number;
}

/** How many of each type are still in hand; 0 for types the variant has not. */
export type Hand = Record<PieceType, number>;

export type Reason = 'surrounded' | 'both-surrounded' | 'limit' | 'blocked' | 'resigned';

export interface End {
  readonly reason: Reason;
  /** Null: a draw. */
  readonly winner: Seat | null;
}

export interface State {
  rng: Rng;
  options: Options;
  /** Moves made by both together. */
  made: number;
  /** Who moves next; it passes on after the last move too. */
  turn: Seat;
  /** In the order they were placed. */
  pieces: Piece[];
  /** By seat. */
  hands: [Hand, Hand];
  last: Move | null;
  end: End | null;
}

/** What the last move caused. */
export type Happened =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly type: PieceType; readonly to: Hex }
  /** `way`: from the hex it left to the one it reached, with those a walk led over between them. */
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly type: PieceType;
      readonly from: Hex;
      readonly to: Hex;
      readonly way: readonly Hex[];
    }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly reason: Reason; readonly winner: Seat | null };

/** One type of a hand, shown also when none is left. */
export interface InHand {
  readonly type: PieceType;
  readonly left: number;
}

/** Nothing is hidden in Hanto: every seat and every spectator sees this. */
export interface View {
  /** Who looks; null: a spectator. */
  readonly seat: Seat | null;
  /** Who moves; null when it is over. */
  readonly turn: Seat | null;
  /** Who moves next or, after the end, would have. */
  readonly next: Seat;
  readonly options: Options;
  /** Moves made by both together; a player's own turn number is floor(made / 2) + 1. */
  readonly made: number;
  /** Moves of both together after which it is a draw: the variant's or the table's; null: none. */
  readonly limit: number | null;
  readonly pieces: readonly Piece[];
  /** By seat: the variant's types in a fixed order. */
  readonly hands: readonly (readonly InHand[])[];
  /** By seat: own turns left in which the butterfly must come down, 1: this or the next one. Null: no duty, or done. */
  readonly duty: readonly (number | null)[];
  readonly last: Move | null;
  readonly end: End | null;
  readonly happened: readonly Happened[];
}
