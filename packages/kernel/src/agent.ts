/**
 * An agent sees what a browser sees: the view and the legal moves, nothing more. The same agent runs in a worker, as a
 * child process over standard input and output, or as a remote socket at a real table.
 */
import type { Json, Seat, Seed } from './game.ts';

/** How long an agent may think about one move: milliseconds, or a count of iterations, which makes a game reproducible. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

export const DEFAULT_BUDGET: Budget = { ms: 1000 };

export interface Begin {
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  /** The table's options without `deal`. */
  readonly options: { readonly [name: string]: Json };
  /** The agent's own chance; it has nothing to do with the game's. */
  readonly seed: Seed;
  readonly budget: Budget;
}

export interface Choice<Move> {
  readonly move: Move;
  /** A short reason: reviews show it, the table never does while it plays. */
  readonly why?: string;
}

/** One agent object plays one seat of one game; after a restart the runner sends `begin` and the past views again. */
export interface Agent<View, Move> {
  begin(begin: Begin): void;
  /**
   * After every change, also those of its own making; the view's `happened` says what changed. Left out by an agent that
   * needs only what `choose` shows: nobody then builds these views for it.
   */
  see?(view: View): void;
  /** On its turn. `left()` tells the milliseconds that remain of the budget (Infinity under a count of iterations). */
  choose(view: View, moves: readonly Move[], left: () => number): Choice<Move>;
}

/** An agent this project ships, as lists and lobbies show it. */
export interface Bot<View, Move> {
  /** Lower-case, used in flags: 'alphabeta'. */
  readonly name: string;
  readonly version: string;
  /** One line for the lobby: how it plays. */
  readonly character: string;
  /** 1 plays anything, 5 is hard to beat. */
  readonly strength: 1 | 2 | 3 | 4 | 5;
  make(): Agent<View, Move>;
}

/** A game's own bots, and what they lend the bots that play any game. */
export interface BotShelf<State, Move, View> {
  readonly bots: readonly Bot<View, Move>[];
  /** For `search`: how good a cut-off position is for each seat, 0 to 1 (0.5 is even). */
  readonly estimate?: (state: State, seat: Seat) => number;
}
