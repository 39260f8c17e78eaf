/** The words of hanab.live's game files (H26), and ours for them. */
import type { Colour, Options } from '../types.ts';

/** Suits by index; their purple is our white, their teal or rainbow our Rainbow. */
export const SUITS: readonly Colour[] = ['R', 'Y', 'G', 'B', 'W', 'M'];

type Variant = Pick<Options, 'colours' | 'single'>;

export const VARIANTS: ReadonlyMap<string, Variant> = new Map([
  ['No Variant', { colours: 'none', single: false }],
  ['6 Suits', { colours: 'six', single: false }],
  ['Rainbow (6 Suits)', { colours: 'wild', single: false }],
  ['Dark Rainbow (6 Suits)', { colours: 'wild', single: true }],
]);

export const NO_VARIANT = 'No Variant';

/** The colours a hint may name, by index. */
export function hintSuits(variant: Variant): readonly Colour[] {
  return variant.colours === 'six' ? SUITS : SUITS.slice(0, 5);
}

export function variantName(variant: Variant): string | null {
  const single = variant.single && variant.colours !== 'none';
  for (const [name, each] of VARIANTS) if (each.colours === variant.colours && each.single === single) return name;
  return null;
}

/** The names written for a record that holds none. */
export function placeholders(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
}

export const ACTION = { play: 0, discard: 1, colourHint: 2, rankHint: 3, end: 4 } as const;

/** How a game ended, as an end action says it. */
export const END = { normal: 1, strikeout: 2, timeout: 3, player: 4, idle: 6, vote: 10 } as const;

export interface LiveAction {
  readonly type: number;
  readonly target: number;
  readonly value?: number | undefined;
}

export interface LiveGame {
  readonly players: readonly string[];
  readonly deck: readonly { readonly suitIndex: number; readonly rank: number }[];
  readonly actions: readonly LiveAction[];
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly seed?: string | undefined;
}

/** Options of theirs that change no rule we play by. */
export const HARMLESS_OPTIONS: ReadonlySet<string> = new Set([
  'variant',
  'emptyClues',
  'numPlayers',
  'timed',
  'timeBase',
  'timePerTurn',
  'speedrun',
  'cardCycle',
  'tableName',
]);
