/** How cards and moves are written (P52 to P55). Reads both namings of the deck; writes R/Y/G/B/W/S. */
import type { Bracket, Card, End, Move } from './types.ts';
import { COLOUR_LETTERS, colourOf, HIGHEST, isNatural, numberOf, SKIP, WILD } from './types.ts';

export function format(move: Move): string {
  switch (move.kind) {
    case 'draw':
      return `draw ${move.from}`;
    case 'lay':
      return `lay ${move.phase === null ? '' : `#${move.phase} `}${move.groups.map(bracketText).join(' ')}`;
    case 'hit':
      return `hit ${cardText(move.card)} p${move.on + 1}.${move.group + 1}${move.end ? ` ${move.end}` : ''}`;
    case 'discard':
      return `discard ${cardText(move.card)}${move.target === null ? '' : ` >p${move.target + 1}`}`;
  }
}

export function parse(text: string): Move | null {
  const [, verb = '', rest = ''] = /^([a-z]+)\s*(.*)$/i.exec(text.replaceAll(',', ' ').trim()) ?? []; // P54
  switch (verb.toLowerCase()) {
    case 'draw':
      return parseDraw(rest);
    case 'lay':
      return parseLay(rest);
    case 'hit':
      return parseHit(rest);
    case 'discard':
      return parseDiscard(rest);
    default:
      return null;
  }
}

/** R1 to B12, W, S; a blanked card is `?`. */
export function cardText(card: Card): string {
  return CARD_TEXTS[card] ?? '?';
}

/** The same card as two standard decks show it: AH, 10D, QS, K, JK. */
export function standardText(card: Card): string {
  return STANDARD_TEXTS[card] ?? '?';
}

/** Either naming, in any case; null if it is no card. */
export function parseCard(text: string): Card | null {
  return CARDS.get(text.toUpperCase()) ?? null;
}

function bracketText(bracket: Bracket): string {
  const cards = bracket.cards.map(cardText);
  if (bracket.start !== null) cards[0] = `W=${bracket.start}`;
  return `[${cards.join(' ')}]`;
}

function parseDraw(text: string): Move | null {
  return DRAWS[text.toLowerCase()] ?? null;
}

function parseLay(text: string): Move | null {
  const [, number, brackets = ''] = /^(?:#\s*(\d{1,2})\s*)?((?:\[[^[\]]*\]\s*)+)$/.exec(text) ?? [];
  const groups: Bracket[] = [];
  for (const [, inside = ''] of brackets.matchAll(/\[([^[\]]*)\]/g)) {
    const bracket = parseBracket(inside);
    if (bracket === null) return null;
    groups.push(bracket);
  }
  return groups.length === 0 ? null : { kind: 'lay', phase: number === undefined ? null : Number(number), groups };
}

function parseBracket(text: string): Bracket | null {
  const cards: Card[] = [];
  let start: number | null = null;
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const [name = '', number, ...more] = word.split('=');
    const card = parseCard(name);
    if (card === null || more.length > 0) return null;
    if (number !== undefined) {
      // P27: only the first card of a bracket, a wild, may carry a number.
      if (card !== WILD || cards.length > 0 || !isRunNumber(number)) return null;
      start = Number(number);
    }
    cards.push(card);
  }
  return { cards, start };
}

function parseHit(text: string): Move | null {
  const [, name, player, group, end] = /^(\S+)\s+p(\d{1,2})\.(\d{1,2})(?:\s+(top|bottom))?$/i.exec(text) ?? [];
  const card = parseCard(name ?? '');
  if (card === null) return null;
  return {
    kind: 'hit',
    card,
    on: Number(player) - 1,
    group: Number(group) - 1,
    end: end === undefined ? null : (end.toLowerCase() as End),
  };
}

function parseDiscard(text: string): Move | null {
  const [, name, player] = /^([^\s>]+)(?:\s*>\s*p(\d{1,2}))?$/i.exec(text) ?? [];
  const card = parseCard(name ?? '');
  if (card === null) return null;
  return { kind: 'discard', card, target: player === undefined ? null : Number(player) - 1 };
}

function isRunNumber(text: string): boolean {
  return /^[1-9]\d?$/.test(text) && Number(text) <= HIGHEST;
}

const DRAWS: Readonly<Record<string, Move>> = {
  __proto__: null as never,
  deck: Object.freeze({ kind: 'draw', from: 'deck' }),
  discard: Object.freeze({ kind: 'draw', from: 'discard' }),
  none: Object.freeze({ kind: 'draw', from: 'none' }),
};

/** Hearts are red, diamonds yellow, clubs green, spades blue. */
const SUIT_LETTERS = 'HDCS';
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'] as const;

const CARD_TEXTS: readonly string[] = everyCard(card => `${COLOUR_LETTERS[colourOf(card)]}${numberOf(card)}`, 'W', 'S');
const STANDARD_TEXTS: readonly string[] = everyCard(
  card => `${RANKS[numberOf(card) - 1]}${SUIT_LETTERS[colourOf(card)]}`,
  'K',
  'JK',
);

function everyCard(natural: (card: Card) => string, wild: string, skip: string): string[] {
  return Array.from({ length: SKIP + 1 }, (_, card) => (isNatural(card) ? natural(card) : card === WILD ? wild : skip));
}

const CARDS: ReadonlyMap<string, Card> = new Map([
  ...CARD_TEXTS.map((text, card) => [text, card] as const),
  ...STANDARD_TEXTS.map((text, card) => [text, card] as const),
  // A king of any suit is a wild.
  ...['KH', 'KD', 'KC', 'KS', 'K?'].map(text => [text, WILD] as const),
]);
