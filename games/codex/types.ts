/** The words of Codex Naturalis: what is in the box, the whole truth, what a seat sees, what a seat does. */
import type { Rng, Seat } from '@parlor/kernel';

export const KINGDOMS = ['F', 'P', 'A', 'I'] as const;
/** F fungi, P plant, A animal, I insect. */
export type Kingdom = (typeof KINGDOMS)[number];

/** The order in which counts are kept and shown: four kingdoms, then Q quill, K inkwell, M manuscript. */
export const SYMBOLS = ['F', 'P', 'A', 'I', 'Q', 'K', 'M'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card with a kingdom: what is drawn, held and placed. */
export type Kind = 'resource' | 'gold';
/** f: the picture side. b: the back. */
export type Face = 'f' | 'b';

export const PHASES = ['STARTING', 'COLOR', 'OBJECTIVE', 'PLAYING', 'DRAWING', 'ENDING'] as const;
export type Phase = (typeof PHASES)[number];

export const HAND_SIZE = 3;
export const TABLE_SLOTS = 4;
/** A score that brings the last round. */
export const GOAL = 20;

/** What brings the end: a score of 20, or two empty decks. */
export type Trigger = 'points' | 'decks';

/** Where a card in a hand came from: dealt, drawn from a deck, taken from a slot of the table. */
export const DRAWN_FROM = ['R', 'G', '1', '2', '3', '4'] as const;
export type DrawnFrom = (typeof DRAWN_FROM)[number];
export const ORIGINS = ['deal', ...DRAWN_FROM] as const;
export type Origin = (typeof ORIGINS)[number];

/** A card by its number in the box: 0-39 resource, 40-79 gold, 80-85 starters, 86-101 objectives. */
export type Card = number;

/** A cell of a board packed into one number; see board.ts. */
export type Cell = number;

/** One seat's cards on the table. `cells` and `laid` run in step, in order of laying: a later card lies over an earlier one. */
export interface Board {
  cells: Cell[];
  /** Card number times two, plus one if it shows its back. */
  laid: number[];
  /** Visible symbols in the order of SYMBOLS. */
  counts: number[];
  /** Free cells a card may be laid on, and free cells that an absent corner forbids for good. */
  open: Cell[];
  closed: Cell[];
}

export interface Decks {
  resource: Card[];
  gold: Card[];
  starter: Card[];
  objective: Card[];
}

/** The whole truth. Every list of decks has its top first. */
export interface State {
  rng: Rng;
  phase: Phase;
  turn: Seat;
  first: Seat;
  boards: Board[];
  hands: Card[][];
  /** Runs in step with `hands`. */
  origins: Origin[][];
  /** Points on placing; after the end with the objectives. */
  scores: number[];
  table: (Card | null)[];
  decks: Decks;
  common: Card[];
  /** The two objectives a seat may choose from; they stay noted after the choice. */
  offered: (readonly [Card, Card] | null)[];
  own: (Card | null)[];
  starters: (Card | null)[];
  colours: (Colour | null)[];
  trigger: Trigger | null;
  /** The last round has begun. */
  last: boolean;
  /** Somebody has placed a card in this round. */
  moved: boolean;
  happened: Event[];
}

/** A fixed deal, each list in draw order; what is left out is shuffled. */
export interface Deal {
  readonly resource?: readonly string[];
  readonly gold?: readonly string[];
  readonly starter?: readonly string[];
  readonly objective?: readonly string[];
  readonly first?: Seat;
}

export interface Options {
  readonly deal: Deal | null;
}

/** What a seat does. Words stand as they were written, so that `check` can name what is wrong with them. */
export type Move =
  | { readonly kind: 'start'; readonly face: string }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'objective'; readonly choice: string }
  | { readonly kind: 'place'; readonly card: string; readonly face: string; readonly x: number; readonly y: number }
  /** R, G: a deck. 1-4: a slot of the table. */
  | { readonly kind: 'draw'; readonly from: string }
  /** The table's own: passes over a seat. */
  | { readonly kind: 'pass' };

/** What everyone sees of a resource or gold card that lies or is held face down. */
export interface Back {
  readonly kind: Kind;
  readonly kingdom: Kingdom;
}

/** One of the six places to draw from: 0 and 1 the deck tops (back only), 2-5 the table. */
export interface Place extends Back {
  readonly card: string | null;
}

/** Why a placement scored: flat points, so many for each covered corner, so many for each visible object. */
export interface Gain {
  readonly points: number;
  readonly per: 'card' | 'corner' | 'Q' | 'K' | 'M';
  /** Covered corners or visible objects; 1 for flat points. */
  readonly times: number;
}

/** An objective at the end: how often it was met and what that was worth. */
export interface Goal {
  readonly card: string;
  readonly times: number;
  readonly points: number;
}

/** Why a turn, or the second half of it, was passed over. */
export type SkipReason = 'blocked' | 'passed' | 'no-draw';

/** What a move caused. All of it is public. */
export type Event =
  | { readonly kind: 'started'; readonly seat: Seat; readonly card: string | null; readonly face: Face }
  | { readonly kind: 'coloured'; readonly seat: Seat; readonly colour: Colour }
  /** Which of the two is public, what it says is not. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly choice: 1 | 2 }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly card: string;
      readonly face: Face;
      readonly x: number;
      readonly y: number;
      /** The neighbour corners it lies over, as letters or '.' for an empty one. */
      readonly covered: readonly string[];
      readonly gain: Gain;
      readonly score: number;
    }
  /** The back alone, from the table too: the front of a hand card is its owner's. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly from: DrawnFrom; readonly drawn: Back }
  | { readonly kind: 'changed'; readonly place: number; readonly to: Place | null }
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly why: SkipReason }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly why: Trigger }
  | { readonly kind: 'last-round' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly goals: readonly Goal[]; readonly total: number };

export interface BoardView {
  /** Position text, in order of laying: `R07b@1,-1`. */
  readonly cards: readonly string[];
  /** Visible symbols in the order F P A I Q K M. */
  readonly counts: readonly number[];
  /** Free cells that a card may be laid on. */
  readonly spots: readonly (readonly [x: number, y: number])[];
}

export interface HandCard extends Back {
  readonly from: Origin;
  /** Null for everyone but the owner. */
  readonly card: string | null;
}

/** A seat's objectives. */
export interface GoalsView {
  /** Two ids for their owner, two nulls for everyone else, empty if none were offered. */
  readonly offered: readonly (string | null)[];
  /** Which of the two was kept; null before the choice. */
  readonly choice: 1 | 2 | null;
  readonly chosen: boolean;
  /** The kept one: for its owner, and for all at the end. */
  readonly own: string | null;
}

export interface View {
  /** Whose view it is; null: a spectator. */
  readonly seat: Seat | null;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly first: Seat;
  readonly scores: readonly number[];
  readonly table: readonly (string | null)[];
  /** The six places to draw from: resource deck, gold deck, table slots 1-4. */
  readonly places: readonly (Place | null)[];
  readonly common: readonly string[];
  readonly boards: readonly BoardView[];
  readonly hands: readonly (readonly HandCard[])[];
  /** Cards left. */
  readonly decks: { readonly [K in keyof Decks]: number };
  readonly goals: readonly GoalsView[];
  readonly starters: readonly (string | null)[];
  readonly colours: readonly (Colour | null)[];
  readonly trigger: Trigger | null;
  readonly last: boolean;
  readonly moved: boolean;
  readonly happened: readonly Event[];
}
