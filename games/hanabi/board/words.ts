/** What is said of cards and seats, put together from the words of the language. */
import type { Seat } from '@parlor/kernel';
import { type BoardPerson, type KnowledgeLevel, markedName, type Suit } from '@parlor/ui';
import { COLOUR_NAMES, propertyName } from '../notation.ts';
import { type CardText, COLOURS, type Colour, type Held, type Property, RANKS, type Rank, type View } from '../types.ts';
import { words } from './en.ts';

export function suitOf(colour: Colour): Suit {
  return COLOUR_NAMES[colour] as Suit;
}

export function colourOf(card: CardText): Colour {
  return card[0] as Colour;
}

export function rankOf(card: CardText): Rank {
  return Number(card[1]) as Rank;
}

/** "yellow 2". */
export function cardName(card: CardText): string {
  return words.card(COLOUR_NAMES[colourOf(card)], rankOf(card));
}

/** "you", "ben", "BOT search 1". */
export function nameOf(seat: Seat, view: View, people: readonly BoardPerson[]): string {
  const person = people[seat];
  return seat === view.seat ? words.you : person ? markedName(person) : words.seat(seat + 1);
}

/** "ben slot 2: red 3, told red", "Your slot 1: told nothing, new". */
export function slotName(owner: string, slot: number, held: Held | null, view: View, level: KnowledgeLevel): string {
  const whose = owner === words.you ? words.yourSlot(slot + 1) : words.slotOf(owner, slot + 1);
  if (held === null) return words.emptySlot(whose);
  const parts = [
    ...(held.card === null ? [] : [cardName(held.card)]),
    ...(level === 'table' ? [] : [toldText(held)]),
    ...(level === 'full' ? ruledOutText(held, view) : []),
    ...(isNew(held, view) ? [words.new] : []),
  ];
  return parts.length === 0 ? words.faceDown(whose) : words.slotSays(whose, parts);
}

/** "told red and number 3", "told nothing". */
export function toldText(held: Held): string {
  return words.told(held.told.map(propertyName));
}

function ruledOutText(held: Held, view: View): string[] {
  const { colours, ranks } = ruledOut(held, view.piles.length);
  const out = [...colours.map(colour => COLOUR_NAMES[colour]), ...ranks.map(String)];
  return out.length === 0 ? [] : [words.ruledOut(out)];
}

/** What hints that passed a card by have ruled out; nothing once the fact itself is known. */
export function ruledOut(held: Held, suits: number): { readonly colours: readonly Colour[]; readonly ranks: readonly Rank[] } {
  return {
    colours: held.colourKnown ? [] : COLOURS.slice(0, suits).filter(colour => !held.colours.includes(colour)),
    ranks: held.rankKnown ? [] : RANKS.filter(rank => !held.ranks.includes(rank)),
  };
}

/** What the two windows of a card show: told facts, at the full level also what follows from them. */
export function windows(held: Held, level: KnowledgeLevel): { readonly rank: string | null; readonly suit: Suit | null } {
  if (level === 'table') return { rank: null, suit: null };
  const rank =
    held.told.find(about => typeof about === 'number') ?? (level === 'full' && held.rankKnown ? held.ranks[0] : undefined);
  return { rank: rank === undefined ? null : String(rank), suit: windowSuit(held, level) };
}

/** Where every colour also touches rainbow, one told colour is shown as told; two have settled it. */
function windowSuit(held: Held, level: KnowledgeLevel): Suit | null {
  const told = held.told.filter((about): about is Colour => typeof about === 'string');
  const known = held.colourKnown && (told.length > 0 || level === 'full') ? held.colours[0] : told[0];
  return known === undefined ? null : suitOf(known);
}

/** It keeps its mark for one round. */
export function isNew(held: Held, view: View): boolean {
  return held.since > 0 && view.moves - held.since < view.seats;
}

/** "slot 2", "slots 1 and 3", "no card". */
export function slotsText(slots: readonly number[]): string {
  if (slots.length === 0) return words.noCard;
  const numbers = slots.map(slot => slot + 1);
  return numbers.length === 1 ? words.slot(numbers[0] as number) : words.slots(numbers);
}

export function tellText(about: Property): string {
  return words.tell(propertyName(about));
}

/** Copies of a card that may still be played: in hands that are seen, and unseen. */
export function copiesLeft(card: CardText, view: View): number {
  const seen = view.hands.flat().filter(held => held?.card === card).length;
  const unseen = view.unseen[COLOURS.indexOf(colourOf(card)) * RANKS.length + rankOf(card) - 1] ?? 0;
  return seen + unseen;
}

/** "last copy" where one is left, "none left" where none is and its firework still waits for it. */
export function scarcity(card: CardText, view: View): string | null {
  const pile = view.piles[COLOURS.indexOf(colourOf(card))] ?? 0;
  if (pile >= rankOf(card)) return null;
  const left = copiesLeft(card, view);
  return left === 1 ? words.lastCopy : left === 0 ? words.noneLeft : null;
}

/** Seats from the one after the viewer's, clockwise, without it. */
export function otherSeats(view: View): Seat[] {
  const first = view.seat === null ? 0 : view.seat + 1;
  const count = view.seat === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % view.seats);
}

/** "Last turns: ben, cleo, you", or null before the last round. */
export function lastTurnsText(view: View, people: readonly BoardPerson[]): string | null {
  if (view.lastTurns === null || view.turn === null) return null;
  const first = view.turn;
  const seats = Array.from({ length: view.lastTurns }, (_, at) => (first + at) % view.seats);
  return words.lastTurns(seats.map(seat => nameOf(seat, view, people)));
}
