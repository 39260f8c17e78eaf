/** Moves and laid cards as text (C30-C33). The short form is written, short and long forms are read. */

import type { CardFacts, ObjectiveFacts } from './cards.ts';
import { cardFacts, cardNumber, FIRST_OBJECTIVE, objectiveFacts } from './cards.ts';
import type { Face, Move } from './types.ts';

/** `0`, `7`, `-12`: no plus sign, no leading zero, and small enough to reckon with. */
const WHOLE = '0|-?[1-9][0-9]{0,14}';
const CELL = `(${WHOLE}),(${WHOLE})`;
const WORD = `([A-Za-z]+|${WHOLE})`;
/** A card ends in a digit; a word without any is read as one before a face of one letter, so that what is written reads back. */
const CARD = '[A-Za-z0-9]*[0-9]';

const SHORT_PLACE = new RegExp(`^(${CARD}|[A-Za-z]+(?=[A-Za-z]@))([A-Za-z]+)@${CELL}$`);
const LONG_PLACE = new RegExp(`^place (${CARD}|[A-Za-z]+(?= (?:front|back) )) ([A-Za-z]+) at ${CELL}$`);
const SHORT_WORD = new RegExp(`^([scod]):${WORD}$`);
const LONG_WORD = new RegExp(`^(start|colour|objective|draw table(?! [RG]$)) ${WORD}$`);
const LONG_DECK = /^draw ([A-Za-z]+) deck$/;

/** The table's own move. */
export const PASS: Move = Object.freeze({ kind: 'pass' });

const WORD_MOVES: Readonly<Record<string, (word: string) => Move>> = {
  s: face => ({ kind: 'start', face }),
  c: colour => ({ kind: 'colour', colour }),
  o: choice => ({ kind: 'objective', choice }),
  d: from => ({ kind: 'draw', from }),
};

const SHORT_NAMES: Readonly<Record<string, string>> = { start: 's', colour: 'c', objective: 'o', 'draw table': 'd' };
const SHORT_FACES: Readonly<Record<string, string>> = { front: 'f', back: 'b' };
const SHORT_DECKS: Readonly<Record<string, string>> = { resource: 'R', gold: 'G' };

// C30
export function format(move: Move): string {
  switch (move.kind) {
    case 'start':
      return `s:${move.face}`;
    case 'colour':
      return `c:${move.colour}`;
    case 'objective':
      return `o:${move.choice}`;
    case 'place':
      return `${move.card}${move.face}@${move.x},${move.y}`;
    case 'draw':
      return `d:${move.from}`;
    case 'pass':
      return '-';
  }
}

// C31, C32
export function parse(text: string): Move | null {
  if (text === '-' || text === 'skip') return PASS;
  return parseShort(text) ?? parseLong(text);
}

function parseShort(text: string): Move | null {
  const place = SHORT_PLACE.exec(text);
  if (place) return placeMove(place[1]!, place[2]!, place[3]!, place[4]!);
  const word = SHORT_WORD.exec(text);
  return word ? WORD_MOVES[word[1]!]!(word[2]!) : null;
}

function parseLong(text: string): Move | null {
  const place = LONG_PLACE.exec(text);
  if (place) return placeMove(place[1]!, shortened(SHORT_FACES, place[2]!), place[3]!, place[4]!);
  const deck = LONG_DECK.exec(text);
  if (deck) return { kind: 'draw', from: shortened(SHORT_DECKS, deck[1]!) };
  const word = LONG_WORD.exec(text);
  if (!word) return null;
  const name = SHORT_NAMES[word[1]!]!;
  return WORD_MOVES[name]!(name === 's' ? shortened(SHORT_FACES, word[2]!) : word[2]!);
}

function placeMove(card: string, face: string, x: string, y: string): Move {
  return { kind: 'place', card, face, x: Number(x), y: Number(y) };
}

function shortened(short: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(short, word) ? short[word]! : word;
}

/** A card as it lies on a board. */
export interface LaidCard {
  readonly card: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
}

/** A board card in position text, `S1f@0,0`; null: not readable as one. */
export function readLaid(text: string): LaidCard | null {
  const move = parseShort(text);
  if (move?.kind !== 'place' || (move.face !== 'f' && move.face !== 'b')) return null;
  return { card: move.card, face: move.face, x: move.x, y: move.y };
}

/** What is printed on a card that lies on boards, for whoever draws it. */
export function printed(id: string): CardFacts | null {
  const card = cardNumber(id);
  return card === null || card >= FIRST_OBJECTIVE ? null : cardFacts(card);
}

/** What an objective asks for. */
export function printedObjective(id: string): ObjectiveFacts | null {
  const card = cardNumber(id);
  return card === null || card < FIRST_OBJECTIVE ? null : objectiveFacts(card);
}
