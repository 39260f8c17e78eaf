/** Every variant is one record (T20). No rule asks for a variant's name: it asks the record. */
import { EDITIONS, type Hand, type Options, type PieceType, type Variant } from './types.ts';

/** How a piece gets about (T12-T14). */
export type Movement =
  | { readonly kind: 'walk'; readonly steps: number }
  | { readonly kind: 'fly'; readonly reach: number }
  | { readonly kind: 'jump' };

export interface Rules {
  /** What each player starts with. */
  readonly hand: Readonly<Hand>;
  /** Types left out never move. */
  readonly movement: Readonly<Partial<Record<PieceType, Movement>>>;
  /** A new piece may not touch the opponent (T8). */
  readonly colourRule: boolean;
  /** A walking step needs room (T12). */
  readonly slideRule: boolean;
  /** The own turn by which the butterfly is down (T7); null: no such duty. */
  readonly butterflyBy: number | null;
  /** Moves of both together (T17); null: no limit. */
  readonly moveLimit: number | null;
  /** When a player may resign (T18). */
  readonly resign: 'never' | 'always' | 'stuck';
  /** Who opens: blue, or whom the table names (T4). */
  readonly opener: 'blue' | 'named';
}

export function rulesOf(options: Options): Rules {
  return RULE_SETS[options.variant][EDITIONS.indexOf(options.edition)] as Rules;
}

export function isInGame(rules: Rules, type: string): type is PieceType {
  return Object.hasOwn(rules.hand, type) && rules.hand[type as PieceType] > 0;
}

/** Moves after which it is a draw: the variant's or the table's limit, whichever comes first. */
export function limitOf(options: Options): number | null {
  const { moveLimit } = rulesOf(options);
  if (options.limit === 0) return moveLimit;
  return moveLimit === null ? options.limit : Math.min(moveLimit, options.limit);
}

const WALK: Movement = { kind: 'walk', steps: 1 };
const FLY_ANYWHERE: Movement = { kind: 'fly', reach: Number.POSITIVE_INFINITY };

const ALPHA: Rules = {
  hand: { B: 1, S: 0, C: 0, H: 0 },
  movement: {},
  colourRule: false,
  slideRule: false,
  butterflyBy: null,
  moveLimit: 2,
  resign: 'never',
  opener: 'blue',
};

const BETA: Rules = {
  hand: { B: 1, S: 5, C: 0, H: 0 },
  movement: {},
  colourRule: false,
  slideRule: false,
  butterflyBy: 4,
  moveLimit: 12,
  resign: 'never',
  opener: 'named',
};

const GAMMA_2013: Rules = { ...BETA, movement: { B: WALK }, moveLimit: 20 };

const GAMMA_2014: Rules = { ...GAMMA_2013, movement: { B: WALK, S: WALK }, colourRule: true, slideRule: true, moveLimit: 40 };

const DELTA_2013: Rules = {
  hand: { B: 1, S: 4, C: 4, H: 0 },
  movement: { B: WALK, S: FLY_ANYWHERE, C: WALK },
  colourRule: true,
  slideRule: true,
  butterflyBy: 4,
  moveLimit: null,
  resign: 'always',
  opener: 'named',
};

const DELTA_2016: Rules = { ...DELTA_2013, movement: { ...DELTA_2013.movement, C: { kind: 'walk', steps: 3 } } };

const EPSILON: Rules = {
  ...DELTA_2013,
  hand: { B: 1, S: 2, C: 6, H: 4 },
  movement: { B: WALK, S: { kind: 'fly', reach: 4 }, C: WALK, H: { kind: 'jump' } },
  resign: 'stuck',
};

// By edition, as listed. A year without a rule set of its own takes the one there is.
const RULE_SETS: Readonly<Record<Variant, readonly Rules[]>> = {
  alpha: [ALPHA, ALPHA, ALPHA],
  beta: [BETA, BETA, BETA],
  gamma: [GAMMA_2013, GAMMA_2014, GAMMA_2014],
  delta: [DELTA_2013, DELTA_2013, DELTA_2016],
  epsilon: [EPSILON, EPSILON, EPSILON],
};
