/** The table as plain text. */
import type { Panel, Seat } from '@parlor/kernel';
import type { Card, View } from './types.ts';
import { andList, cardName, groupLine, isYou, nameOf, phaseName, whom } from './words.ts';

export function render(view: View, names: readonly string[]): string {
  const width = Math.max(...view.phases.map((_, seat) => label(view, names, seat).length));
  return [
    statusLine(view, names),
    ...view.phases.map((_, seat) => seatLine(view, names, seat, width)),
    ...tableLines(view, names),
    ...handLines(view, names),
  ].join('\n');
}

export const panels: Readonly<Record<string, Panel<View>>> = { discards: { of: 'table', show: discardsPanel } };

function discardsPanel(view: View): string {
  return `discard pile, top first (${view.discard.length}): ${cardNames(view, view.discard) || 'empty'}`;
}

function statusLine(view: View, names: readonly string[]): string {
  const [top] = view.discard;
  const discard = top === undefined ? 'discard empty' : `discard ${cardName(view, top)} (${view.discard.length})`;
  const round = view.replay ? `replay, round ${view.round}` : `round ${view.round}`;
  return `${round} | ${turnText(view, names)} | deck ${view.deck} | ${discard}`;
}

function turnText(view: View, names: readonly string[]): string {
  if (view.finish !== null) return `game over: ${andList(view.finish.winners.map(seat => whom(view, names, seat)))} won`;
  const seat = view.turn;
  if (seat === null) return 'game over';
  const step = view.drawn ? 'lay, hit or discard' : 'draw';
  return `${isYou(view, seat) ? 'your turn' : `${nameOf(names, seat)} is on turn`}: ${step}`;
}

function label(view: View, names: readonly string[], seat: Seat): string {
  return `p${seat + 1} ${nameOf(names, seat)}${isYou(view, seat) ? ' (you)' : ''}`;
}

function seatLine(view: View, names: readonly string[], seat: Seat, width: number): string {
  const parts = [
    label(view, names, seat).padEnd(width),
    `phase ${view.phases[seat]} (${phaseName(view, seat)})`,
    `score ${view.scores[seat]}`,
    `${view.counts[seat]} cards`,
  ];
  if (!view.playing.includes(seat)) parts.push('sits out');
  if (view.table[seat]?.length) parts.push('laid');
  if (view.skipped[seat]) parts.push('skipped next');
  if (view.known[seat]?.length) parts.push(`took ${cardNames(view, view.known[seat] as Card[])}`);
  return parts.join('  ');
}

function tableLines(view: View, names: readonly string[]): string[] {
  return view.table.flatMap((groups, seat) =>
    groups.map((group, at) => `table  p${seat + 1}.${at + 1} ${nameOf(names, seat)}  ${groupLine(view, group)}`),
  );
}

/** The own hand with the places that typed moves name; every hand after the end. */
function handLines(view: View, names: readonly string[]): string[] {
  return view.hands.flatMap((hand, seat) => {
    if (hand === null) return [];
    const cards = isYou(view, seat)
      ? hand.map((card, at) => `${at + 1}:${cardName(view, card)}`).join(' ')
      : cardNames(view, hand);
    return [`hand   ${isYou(view, seat) ? '' : `${nameOf(names, seat)}  `}${cards || 'no cards'}`];
  });
}

function cardNames(view: View, cards: readonly Card[]): string {
  return cards.map(card => cardName(view, card)).join(' ');
}
