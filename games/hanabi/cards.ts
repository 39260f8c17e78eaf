/** Cards as numbers: `5 * colour + rank - 1`. What is in the box, and how big a hand is. */
import { type CardText, COLOURS, type Property, RANKS, type Rules } from './types.ts';

/** An empty slot. */
export const NONE = -1;

/** Every card text by number, Rainbow included. */
export const CARD_TEXTS: readonly CardText[] = COLOURS.flatMap(colour => RANKS.map(rank => `${colour}${rank}` as const));

/** H1: copies of each rank 1 to 5. */
const COPIES = [3, 2, 2, 2, 1] as const;
export const RAINBOW = 5;

/** Everything a hint can say, colours first: the bit order of knowledge.ts. */
export const PROPERTIES: readonly Property[] = [...COLOURS, ...RANKS];

export function colourOf(card: number): number {
  return (card / 5) | 0;
}

export function rankOf(card: number): number {
  return (card % 5) + 1;
}

export function textOf(card: number): CardText {
  return CARD_TEXTS[card] as CardText;
}

/** The number of a card text, upper or lower case; NONE if it is no card. */
export function cardOf(text: string): number {
  if (text.length !== 2) return NONE;
  const colour = 'RYGWBM'.indexOf(text.charAt(0).toUpperCase());
  const rank = text.charCodeAt(1) - 48;
  return colour < 0 || !(rank >= 1 && rank <= 5) ? NONE : colour * 5 + rank - 1;
}

/** The place of a property among PROPERTIES. */
export function propertyIndex(about: Property): number {
  switch (about) {
    case 'R':
      return 0;
    case 'Y':
      return 1;
    case 'G':
      return 2;
    case 'W':
      return 3;
    case 'B':
      return 4;
    case 'M':
      return 5;
    default:
      return about + 5;
  }
}

export function colourCount(rules: Rules): number {
  return rules.colours === 'none' ? 5 : 6;
}

export function bestScore(rules: Rules): number {
  return 5 * colourCount(rules);
}

/** H1, H2: how many copies of a card the box holds. */
export function copiesOf(rules: Rules, card: number): number {
  const colour = colourOf(card);
  if (colour >= colourCount(rules)) return 0;
  return colour === RAINBOW && rules.single ? 1 : (COPIES[card % 5] as number);
}

/** Every card of the box, sorted. Shared: copy before shuffling. */
export function boxOf(rules: Rules): readonly number[] {
  if (rules.colours === 'none') return FIVE;
  return rules.single ? SIX_SINGLE : SIX;
}

const FIVE = listBox({ colours: 'none', single: false });
const SIX = listBox({ colours: 'six', single: false });
const SIX_SINGLE = listBox({ colours: 'six', single: true });

function listBox(kind: Pick<Rules, 'colours' | 'single'>): readonly number[] {
  const rules: Rules = { ...kind, allowEmptyHints: false, scoring: 'lost-zero' };
  return CARD_TEXTS.flatMap((_, card) => Array<number>(copiesOf(rules, card)).fill(card));
}

/** H3. */
export function handSize(seats: number): number {
  return seats <= 3 ? 5 : 4;
}
