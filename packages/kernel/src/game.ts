/**
 * The contract every game implements. A game is plain data and a dozen plain functions: one door in
 * (`parse`, then `check`) and one door out (`view`). Server, browser, terminal and lab play any game through
 * this interface and know none of them by name.
 */
import type { Rng } from './rng.ts';

/** A place at the table: 0, 1, 2 ... clockwise. */
export type Seat = number;

/** 32 lower-case hex digits: the whole of a game's chance. */
export type Seed = string;

/** What can be written as JSON and read back unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Why not. The message says what happened and what the person can do next; it goes to that person alone. */
export interface Refusal {
  /** Kebab-case, fixed: programs branch on it. */
  readonly code: string;
  readonly message: string;
}

/** Something read from outside: a value, or the reason why it is none. */
export type Read<T> = { readonly value: T } | { readonly refusal: Refusal };

/** One option as a form, a flag and a check see it. */
export type Field = { readonly label: string; readonly help: string; readonly default: unknown } & (
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch' }
  /** Structured data (a fixed deal, a list of phases). Forms leave it out; `samples` are values the laws try. */
  | { readonly kind: 'data'; readonly samples: readonly unknown[] }
);

/** A game's options: forms, flags and checks come from it. `read` fills in defaults and refuses what is wrong by name. */
export interface Schema<Options> {
  readonly fields: { readonly [K in keyof Options]-?: Field };
  read(input: unknown, seats: number): Read<Options>;
}

/** How a game ended. */
export interface Outcome {
  /** One number a seat; in a cooperative game every seat has the team's score. */
  readonly scores: readonly number[];
  /** Every seat that won. A draw has none; a cooperative game has all (a perfect one) or none. */
  readonly winners: readonly Seat[];
  /** 1 is best; equal seats share a place. */
  readonly places: readonly number[];
  /** One kebab-case word: 'surrounded', 'deckout' ... At any table also 'left', 'alone', 'closed'. */
  readonly reason: string;
  /** Numbers a game wants beside the score: Hanabi `kept`, Codex `objectives` ... */
  readonly extra: Readonly<Record<string, number | readonly number[]>>;
}

/** What the table does when a person is lost or goes away for good. */
export interface TablePolicy {
  /** An absent seat on turn: the clock runs and `idle` plays at its end, or `idle` is played at once and the turn passes. */
  readonly absent: 'wait' | 'pass';
  /** A person leaves for good: the game ends for all, that seat loses, or the seat is played by `idle` from then on. */
  readonly left: 'ends' | 'loses' | 'passes';
  /** Of two or more people only one is present: play on, or wait and then that person wins. */
  readonly alone: 'plays-on' | 'suspends';
}

/** A view is plain JSON with at least these two fields. */
export interface AnyView {
  readonly turn: Seat | null;
  readonly happened: readonly unknown[];
}

/** More of the table than `render` has room for, asked for by a word of its own: of the whole table, or of the seat that is named. */
export type Panel<View> =
  | { readonly of: 'table'; show(view: View, names: readonly string[]): string }
  | { readonly of: 'seat'; show(view: View, names: readonly string[], seat: Seat): string };

/**
 * A game.
 *
 * - `State` is the whole truth: objects, arrays, numbers and strings that survive JSON unchanged. Chance lives in it
 *   (`rng`), so seed + options + moves is the whole game, for ever.
 * - `Move` is what a seat does. Moves are public: no move carries hidden information.
 * - `View` is what a seat may know. It is built field by field from the State, never stripped from it, and bounded: it
 *   holds what the last move caused (`happened`), never the whole log.
 */
export interface Game<State extends { rng: Rng }, Move, View extends AnyView, Options> {
  /** Lower-case word used in addresses, records and flags. */
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly pitch: string;
  /** Version of the rules, stored with every match. It changes when a stored game would replay differently. */
  readonly version: string;
  readonly seats: readonly [min: number, max: number];
  readonly options: Schema<Options>;
  /** This game's words for what the kernel refuses: the game is over, the text is no move, another seat is on turn. */
  readonly codes: { readonly over: string; readonly unreadable: string; readonly turn: string };
  readonly table: TablePolicy;

  /** The deal. Options have passed `options.read`; `seats` is in range. */
  setup(options: Options, seats: number, seed: Seed): State;
  /** Who moves; null when the game is over. */
  turn(state: State): Seat | null;
  /**
   * Optional. Which turn it is, counted, where a seat may have two in a row: each has a turn limit of its own. Left out: a turn
   * lasts while `turn` names the same seat.
   */
  turnNumber?(state: State): number;
  /** Legal moves of the seat on turn, in a fixed order; [] when it is over. May list a sufficient set where all would be too many. */
  moves(state: State): Move[];
  /** Why the seat on turn may not do this, or null. The game is not over and it is that seat's turn: `play` has asked. */
  check(state: State, move: Move): Refusal | null;
  /** Does it, in place. The move has passed `check`, or is `idle`'s. */
  apply(state: State, move: Move): void;
  /** What the table plays for a seat that does not answer: a pure function of State that uses up no chance. May be a move `check` refuses. */
  idle(state: State): Move;
  /** An independent copy. Hand-written: simulations call it millions of times. */
  clone(state: State): State;
  /** Null until it is over. */
  outcome(state: State): Outcome | null;
  /** The scores and extra numbers as they stand now: what a table shows that ends because somebody left or it was closed. */
  standing(state: State): Pick<Outcome, 'scores' | 'extra'>;

  /** What a seat may know; null: a spectator. The only door out. */
  view(state: State, seat: Seat | null): View;
  /** A world in which that view is true, every such world equally likely. Throws only if the view itself is impossible. */
  imagine(view: View, seed: Seed): State;
  /** A stored State, judged for form. */
  load(json: unknown): Read<State>;
  /** The position as text, and back under the given options. */
  encode(state: State): Read<string>;
  decode(text: string, options: Options, seats: number): Read<State>;

  /** Canonical notation of one move. */
  format(move: Move): string;
  /** The only door in: one move in notation, or null. Reads whatever `check` can name the fault of. */
  parse(text: string): Move | null;
  /** What a person types ("play 3", "hint ben red"), read against what that person sees. `parse` is tried first, by `understand`. */
  say(text: string, view: View, names: readonly string[]): Move | null;
  /** Optional. A legal move as a person would type it, for lists and completion: `say` reads the same move. Left out: its notation. */
  phrase?(move: Move, view: View, names: readonly string[]): string;
  /** The table as plain text: what its viewer looks at in every turn, in about 80 columns and 24 lines. */
  render(view: View, names: readonly string[]): string;
  /** Optional. By the word a person types for it: `discards`, `board ben`. A panel knows no more than the view. */
  readonly panels?: { readonly [word: string]: Panel<View> };
  /**
   * Optional. Ways to order the own hand, by name: `sort phase`. Each gives the same view with the hand in that order, once
   * and for all, to `render` and `say` alike: places that a person types are places on the screen. Only for games whose moves
   * name a card; where they name its place, a hand stays as it is.
   */
  readonly orders?: { readonly [name: string]: (view: View) => View };
  /** What just happened, in sentences for the seat whose view it is. */
  narrate(view: View, names: readonly string[]): string[];
}

/** What the laws need to know of a game: `games/<name>/testing.ts`. */
export interface Testing<State, View, Options> {
  /** Option sets under which random play ends; together they hold every option value. At most 12 are used in `npm test`. */
  readonly ends: readonly Options[];
  /** Deals anew everything that seat (null: a spectator) may not know. Written from the rules without looking at `view`. */
  scramble(state: State, seat: Seat | null, seed: Seed): State;
  /** A small position near its end, few enough worlds to count. */
  small(seed: Seed): State;
  /** Every world a view allows, by brute force, for views of small positions; compared without `rng`. */
  worlds(view: View): State[];
}
