/** What a person types: cards by their place in the hand or by name, players by the beginning of their names. */
import type { Seat } from '@parlor/kernel';
import { cardText, format, parse, parseCard } from './notation.ts';
import type { Bracket, Card, End, Move, View } from './types.ts';

export function say(text: string, view: View, names: readonly string[]): Move | null {
  const [, verb = '', rest = ''] = /^\s*([a-z]+)\s+(.*?)\s*$/i.exec(text) ?? [];
  switch (verb.toLowerCase()) {
    case 'lay':
      return sayLay(rest, view);
    case 'hit':
      return sayHit(rest, view, names);
    case 'discard':
      return sayDiscard(rest, view, names);
    default:
      return parse(text);
  }
}

/** The other way round: seats by their names, cards by theirs. */
export function phrase(move: Move, _view: View, names: readonly string[]): string {
  if (move.kind === 'discard' && move.target !== null) return `discard ${cardText(move.card)} skip ${names[move.target]}`;
  if (move.kind !== 'hit') return format(move);
  return `hit ${cardText(move.card)} ${names[move.on]} ${move.group + 1}${move.end === null ? '' : ` ${move.end}`}`;
}

/** "lay 1 2 5 / 3 4 6 7", "lay #4 1 2 3 4 5 6 7" */
function sayLay(text: string, view: View): Move | null {
  const [, number, places = ''] = /^(?:#\s*(\d{1,2})\s+)?(.*)$/.exec(text) ?? [];
  const groups: Bracket[] = [];
  for (const part of places.split('/')) {
    const cards = part
      .split(/[\s,]+/)
      .filter(word => word !== '')
      .map(word => cardAt(word, view));
    if (cards.length === 0 || cards.includes(null)) return null;
    groups.push({ cards: cards as Card[], start: null });
  }
  return { kind: 'lay', phase: number === undefined ? null : Number(number), groups };
}

/** "hit 4 ben 2 top" */
function sayHit(text: string, view: View, names: readonly string[]): Move | null {
  const [, place = '', name = '', group, end] = /^(\S+)\s+(.+?)\s+(\d{1,2})(?:\s+(top|bottom))?$/i.exec(text) ?? [];
  const card = cardAt(place, view);
  const on = seatOf(name, view, names);
  if (card === null || on === null) return null;
  return { kind: 'hit', card, on, group: Number(group) - 1, end: end === undefined ? null : (end.toLowerCase() as End) };
}

/** "discard 9", "discard 9 skip cleo" */
function sayDiscard(text: string, view: View, names: readonly string[]): Move | null {
  const [, place = '', name] = /^(\S+)(?:\s+skip\s+(.+))?$/i.exec(text) ?? [];
  const card = cardAt(place, view);
  const target = name === undefined ? null : seatOf(name, view, names);
  if (card === null || (name !== undefined && target === null)) return null;
  return { kind: 'discard', card, target };
}

function cardAt(word: string, view: View): Card | null {
  if (!/^\d+$/.test(word)) return parseCard(word);
  const hand = view.seat === null ? null : view.hands[view.seat];
  return hand?.[Number(word) - 1] ?? null;
}

/** A whole name, p1 to p6, "me", or the beginning of one name only. */
function seatOf(text: string, view: View, names: readonly string[]): Seat | null {
  const wanted = text.toLowerCase();
  if (wanted === 'me' || wanted === 'you') return view.seat;
  const exact = view.phases.findIndex((_, seat) => names[seat]?.toLowerCase() === wanted || `p${seat + 1}` === wanted);
  if (exact >= 0) return exact;
  const fitting = view.phases.flatMap((_, seat) => (names[seat]?.toLowerCase().startsWith(wanted) ? [seat] : []));
  return fitting.length === 1 ? (fitting[0] as Seat) : null;
}
