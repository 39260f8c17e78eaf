/** How cards, symbols and places are called in sentences and tables. */
import type { Seat } from '@parlor/kernel';
import { printed, printedObjective } from './notation.ts';
import type { Back, CardSymbol, Face, Kingdom, Place } from './types.ts';

export const KINGDOM_NAMES: Readonly<Record<Kingdom, string>> = { F: 'fungi', P: 'plant', A: 'animal', I: 'insect' };

const SYMBOL_NAMES: Readonly<Record<CardSymbol, string>> = { ...KINGDOM_NAMES, Q: 'quill', K: 'inkwell', M: 'manuscript' };

const PLACE_NAMES: readonly string[] = [
  'the resource deck',
  'the gold deck',
  'table slot 1',
  'table slot 2',
  'table slot 3',
  'table slot 4',
];

export function seatName(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `seat ${seat + 1}`;
}

export function placeName(place: number): string {
  return PLACE_NAMES[place] ?? `place ${place}`;
}

/** The place behind a draw: R, G or a slot. */
export function placeOf(from: string): number {
  return from === 'R' ? 0 : from === 'G' ? 1 : Number(from) + 1;
}

export function faceName(face: Face): string {
  return face === 'f' ? 'front' : 'back';
}

export function symbolName(symbol: CardSymbol): string {
  return SYMBOL_NAMES[symbol];
}

/** `G05 (gold, fungi)`, or `a gold card (fungi)` where only the back is seen. */
export function seenCard(place: Place): string {
  return place.card === null ? backName(place) : cardName(place.card);
}

export function backName({ kind, kingdom }: Back): string {
  return `a ${kind} card (${KINGDOM_NAMES[kingdom]})`;
}

/** A card by id, with kind and kingdom where it has one. */
export function cardName(id: string): string {
  const facts = printed(id);
  return facts?.kingdom ? `${id} (${facts.kind}, ${KINGDOM_NAMES[facts.kingdom]})` : id;
}

/** `O05 (3 for F above F, P below right)` in short: what an objective wants and gives. */
export function objectiveName(id: string): string {
  const facts = printedObjective(id);
  if (!facts) return id;
  if ('set' in facts) return `${id} (${facts.points} per ${facts.set})`;
  const cells = facts.shape.map(([dx, dy, kingdom]) => `${kingdom} ${dx},${dy}`).join('; ');
  return `${id} (${facts.points} per ${cells})`;
}

/** `1 point`, `2 points`. */
export function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
