/**
 * What the hints say about a card, as one number. Bits 0 to 5: the colours it can have, in colour order; bits 6 to 10: the
 * ranks; bits 11 to 21: the properties of the hints that touched it, in the same order.
 */
import { CARD_TEXTS, colourOf, PROPERTIES, propertyIndex, rankOf } from './cards.ts';
import type { Held, Rules } from './types.ts';

export const RANK_SHIFT = 6;
export const TOLD_SHIFT = 11;
export const ALL_COLOURS = (1 << RANK_SHIFT) - 1;
const FIVE_COLOURS = ALL_COLOURS >> 1;
export const ALL_RANKS = 31 << RANK_SHIFT;
const POSSIBLE = ALL_COLOURS | ALL_RANKS;
const TOLD = POSSIBLE << TOLD_SHIFT;
const RAINBOW = 5;
const RAINBOW_BIT = 1 << RAINBOW;

/** How the hints of a variant work, by property index. */
interface HintTables {
  /** By card: the properties whose hint touches it. */
  readonly touches: readonly number[];
  /** What a touched card can still be, and one the hint passed by. */
  readonly touched: readonly number[];
  readonly passed: readonly number[];
}

/** H10: nobody has said anything about a new card. */
export function blank(rules: Rules): number {
  return (rules.colours === 'none' ? FIVE_COLOURS : ALL_COLOURS) | ALL_RANKS;
}

/** H12 to H14. */
export function hintTables(rules: Rules): HintTables {
  return rules.colours === 'wild' ? WILD : PLAIN;
}

/** H13, H14: the properties that may be told. */
export function hintable(rules: Rules): number {
  return rules.colours === 'six' ? POSSIBLE : FIVE_COLOURS | ALL_RANKS;
}

/** What is known of a card after a hint about the property with this index. */
export function learn(knows: number, tables: HintTables, property: number, touched: boolean): number {
  return touched
    ? (knows & ((tables.touched[property] as number) | TOLD)) | (1 << (property + TOLD_SHIFT))
    : knows & ((tables.passed[property] as number) | TOLD);
}

/** Whether the hints allow it to be this card. */
export function allows(knows: number, card: number): boolean {
  const bits = CARD_BITS[card] as number;
  return (knows & bits) === bits;
}

/** The readable sets of a view, as bits again. */
export function knowsOf(held: Held): number {
  let bits = 0;
  for (const colour of held.colours) bits |= 1 << propertyIndex(colour);
  for (const rank of held.ranks) bits |= 1 << propertyIndex(rank);
  for (const about of held.told) bits |= 1 << (propertyIndex(about) + TOLD_SHIFT);
  return bits;
}

/** By card: its colour's and its rank's bit. */
export const CARD_BITS: readonly number[] = CARD_TEXTS.map(
  (_, card) => (1 << colourOf(card)) | (1 << (rankOf(card) - 1 + RANK_SHIFT)),
);

const PLAIN: HintTables = {
  touches: CARD_BITS,
  touched: PROPERTIES.map((_, property) => sameKind(property) ^ POSSIBLE ^ (1 << property)),
  passed: PROPERTIES.map((_, property) => POSSIBLE ^ (1 << property)),
};

const WILD: HintTables = {
  touches: CARD_BITS.map((bits, card) => (colourOf(card) === RAINBOW ? (bits ^ RAINBOW_BIT) | FIVE_COLOURS : bits)),
  touched: PLAIN.touched.map((keep, property) => (property < RANK_SHIFT ? keep | RAINBOW_BIT : keep)),
  passed: PLAIN.passed.map((keep, property) => (property < RANK_SHIFT ? keep & ~RAINBOW_BIT : keep)),
};

/** All colours for a colour, all ranks for a rank. */
function sameKind(property: number): number {
  return property < RANK_SHIFT ? ALL_COLOURS : ALL_RANKS;
}
