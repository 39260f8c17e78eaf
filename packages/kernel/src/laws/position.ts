/** Random positions of any game, the same row of them for every law, shrinking to the shortest walk that still fails. */
import fc from 'fast-check';
import type { AnyView, Game, Seat, Seed, Testing } from '../game.ts';
import { below, type Rng, rngFrom } from '../rng.ts';
import { numberedSeed } from '../seed.ts';

/** How much the laws try. */
export interface LawSize {
  /** Positions per law. */
  readonly positions: number;
  /** Whole games per combination of options and seats. */
  readonly games: number;
  /** Small positions whose worlds are counted. */
  readonly smalls: number;
  /** Which row of random cases. */
  readonly row: number;
}

/** What `npm test` affords; `npm run bench laws` takes more. */
export const TEST_SIZE: LawSize = { positions: 2000, games: 2, smalls: 6, row: 1 };

const MOST_OPTION_SETS = 12;
const LONGEST_GAME = 20_000;
const LONGEST_WALK = 400;

/** An option set and a number of seats that go together. */
export interface Setting<Options> {
  readonly options: Options;
  readonly seats: number;
  /** Length of one random game, at most 400 moves: walks are drawn up to it. */
  readonly length: number;
}

/** A position as a recipe: the deal and how far to walk from it. */
export interface Case<Options> {
  readonly setting: Setting<Options>;
  readonly seed: Seed;
  readonly walked: number;
}

/** A law's subject: a game, its test support, and the positions to try. */
export class Positions<State extends { rng: Rng }, Move, View extends AnyView, Options> {
  readonly game: Game<State, Move, View, Options>;
  readonly testing: Testing<State, View, Options>;
  readonly size: LawSize;
  readonly settings: readonly Setting<Options>[];
  readonly #reached = new Map<string, State>();

  constructor(game: Game<State, Move, View, Options>, testing: Testing<State, View, Options>, size: LawSize) {
    this.game = game;
    this.testing = testing;
    this.size = size;
    this.settings = settingsOf(game, testing);
  }

  /** Checks a fact in every position of the row; a failure is reported with the shortest walk found. */
  each(fact: (state: State, at: Case<Options>) => void): void {
    fc.assert(
      fc.property(this.cases(), at => fact(this.reach(at), at)),
      { numRuns: this.size.positions, seed: this.size.row, includeErrorInReport: true },
    );
  }

  cases(): fc.Arbitrary<Case<Options>> {
    // Without bias: every setting comes up, not only the first and the last.
    return fc
      .noBias(fc.tuple(fc.nat({ max: this.settings.length - 1 }), fc.nat({ max: 999_999 }), fc.nat({ max: LONGEST_WALK })))
      .map(([which, seed, part]) => {
        const setting = this.settings[which]!;
        const walked = setting.length === LONGEST_WALK ? part : part % (setting.length + 1);
        return this.describe({ setting, seed: numberedSeed(seed), walked });
      });
  }

  /** The position of a case: a fresh copy each time, and not by the game's own clone, which is on trial itself. */
  reach(at: Case<Options>): State {
    const key = JSON.stringify([at.setting.seats, at.setting.options, at.seed, at.walked]);
    const known = this.#reached.get(key);
    if (known) return copied(known);
    const state = this.game.setup(at.setting.options, at.setting.seats, at.seed);
    walk(this.game, state, at.seed, at.walked);
    if (this.#reached.size < 5000) this.#reached.set(key, copied(state));
    return state;
  }

  /** The seats of a case, and the spectator. */
  viewers(at: Case<Options>): (Seat | null)[] {
    return [...Array.from({ length: at.setting.seats }, (_, seat) => seat), null];
  }

  /** A case that prints as a person would tell it: the deal, then the moves. */
  private describe(at: Case<Options>): Case<Options> {
    const tell = () => {
      const { setting, seed } = at;
      const state = this.game.setup(setting.options, setting.seats, seed);
      const moves = walk(this.game, state, seed, at.walked);
      const told = moves.map(move => this.game.format(move)).join(' | ') || 'none';
      return `${this.game.id}, ${setting.seats} seats, options ${JSON.stringify(setting.options)}, seed ${seed}, moves: ${told}`;
    };
    return Object.assign({ ...at }, { [fc.toStringMethod]: tell });
  }
}

/** Plain data by hand, which is many times faster; what a game should not have in its state stays what it is. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copy[name] = copied(part);
  return copy as T;
}

/** Every option set with every number of seats it allows. */
function settingsOf<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  testing: Testing<State, View, Options>,
): Setting<Options>[] {
  if (testing.ends.length > MOST_OPTION_SETS)
    throw new Error(`${game.id}: testing names more than ${MOST_OPTION_SETS} option sets`);
  const settings: Setting<Options>[] = [];
  for (const ends of testing.ends) {
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const read = game.options.read(ends, seats);
      if ('refusal' in read) continue;
      const state = game.setup(read.value, seats, numberedSeed(0));
      const length = Math.min(LONGEST_WALK, walk(game, state, numberedSeed(0), LONGEST_WALK).length);
      settings.push({ options: read.value, seats, length });
    }
  }
  return settings;
}

/** Plays random moves, at most so many, and returns them. The choices hang on the seed alone. */
export function walk<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  seed: Seed,
  most: number = LONGEST_GAME,
): Move[] {
  const chance = rngFrom(`walk${seed.slice(4)}`);
  const made: Move[] = [];
  while (made.length < most && game.turn(state) !== null) {
    const moves = game.moves(state);
    if (moves.length === 0) throw new Error(`${game.id}: nobody can move and the game is not over`);
    const move = moves[below(chance, moves.length)]!;
    game.apply(state, move);
    made.push(move);
  }
  return made;
}
