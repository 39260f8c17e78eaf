/** What a person types: "play 3", "discard 3", "hint ben red", "hint ben 2". Slots are counted from 1. */
import type { Seat } from '@parlor/kernel';
import { PROPERTIES } from './cards.ts';
import { DISCARDS, HINTS, PLAYS } from './legal.ts';
import { COLOUR_NAMES } from './notation.ts';
import { COLOURS, type Move, type Property, type View } from './types.ts';

export function say(text: string, _view: View, names: readonly string[]): Move | null {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [verb = '', ...rest] = words;
  if (isPrefix(verb, 'play')) return slotMove(PLAYS, rest);
  if (isPrefix(verb, 'discard')) return slotMove(DISCARDS, rest);
  if (isPrefix(verb, 'hint') || isPrefix(verb, 'tell')) return hintMove(rest, names);
  return null;
}

/** The other way round. */
export function phrase(move: Move, _view: View, names: readonly string[]): string {
  if (move.kind !== 'hint') return `${move.kind} ${move.slot + 1}`;
  const about = typeof move.about === 'number' ? move.about : COLOUR_NAMES[move.about];
  return `hint ${names[move.to]} ${about}`;
}

function slotMove(kinds: readonly Move[], rest: readonly string[]): Move | null {
  const numbers = rest[0] === 'slot' ? rest.slice(1) : rest;
  return numbers.length === 1 && /^[1-5]$/.test(numbers[0] as string) ? (kinds[Number(numbers[0]) - 1] as Move) : null;
}

/** The last word is what is told, everything before it the name. */
function hintMove(rest: readonly string[], names: readonly string[]): Move | null {
  const about = readProperty(rest.at(-1) ?? '');
  const to = findSeat(rest.slice(0, -1).join(' '), names);
  if (about === null || to === null) return null;
  return HINTS[to]?.[PROPERTIES.indexOf(about)] ?? null;
}

/** A digit, a colour's letter, or the beginning of its name. "r" is red, "ra" is rainbow. */
function readProperty(word: string): Property | null {
  if (/^[1-5]$/.test(word)) return Number(word) as Property;
  const letter = COLOURS.find(colour => colour.toLowerCase() === word);
  return letter ?? COLOURS.find(colour => isPrefix(word, COLOUR_NAMES[colour])) ?? null;
}

/** A whole name, else the beginning of just one. */
function findSeat(name: string, names: readonly string[]): Seat | null {
  if (name === '') return null;
  const lower = names.map(each => each.trim().toLowerCase().replace(/\s+/g, ' '));
  const whole = lower.indexOf(name);
  if (whole >= 0) return whole;
  const fitting = lower.flatMap((each, seat) => (each.startsWith(name) ? [seat] : []));
  return fitting.length === 1 ? (fitting[0] as Seat) : null;
}

function isPrefix(word: string, whole: string): boolean {
  return word !== '' && whole.startsWith(word);
}
