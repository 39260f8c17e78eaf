/** What a game promises about its bots and its speed: `npm run bench` measures it. */
import type { Budget } from './agent.ts';

/** Bots against bots: `npm run bench strength` plays it in every seating and compares with the bar. */
export interface Matchup {
  /** Unique within the game, used in flags and results. */
  readonly title: string;
  readonly options: object;
  readonly seats: number;
  /** Names from the game's shelf, or `random` and `search`. In a matchup of one bot (`against: null`) it fills every seat. */
  readonly bot: string;
  readonly against: string | null;
  readonly games: number;
  readonly budget: Budget;
  readonly bar:
    | { readonly kind: 'wins'; readonly share: number }
    | { readonly kind: 'losses'; readonly most: number }
    | { readonly kind: 'score'; readonly mean: number };
}

/** A bench only this game has: `parlor bench NAME`. */
export interface Report {
  readonly name: string;
  readonly help: string;
  run(print: (line: string) => void, args: readonly string[]): void | Promise<void>;
}

export interface GameBench {
  /** Options of the random play that is timed; it must end under them. Left out: the first set of the game's `testing.ends`. */
  readonly random?: object;
  readonly matchups: readonly Matchup[];
  readonly reports: readonly Report[];
}
