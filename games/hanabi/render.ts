/** The table as plain text, and what just happened in sentences. */
import type { Seat } from '@parlor/kernel';
import { bestScore } from './cards.ts';
import { impression, propertyName, STRIKEOUT_TEXT } from './notation.ts';
import { COLOURS, type Event, type Held, MAX_INFO, MAX_LIVES, type View } from './types.ts';

export function render(view: View, names: readonly string[]): string {
  const lines = [statusLine(view, names), pilesLine(view)];
  const seats = seatsFrom(view.seat === null ? 0 : view.seat + 1, view.seats);
  const width = Math.max(...seats.map(seat => nameOf(view, names, seat).length));
  for (const seat of seats) lines.push(`${nameOf(view, names, seat).padEnd(width)}  ${handText(view, seat)}`);
  if (view.end) lines.push(...endSentences(view, view.end));
  else if (view.lastTurns !== null) lines.push(`last turns: ${lastTurns(view, names)}`);
  return lines.join('\n');
}

function statusLine(view: View, names: readonly string[]): string {
  const turn = view.turn === null ? 'over' : view.turn === view.seat ? 'your turn' : `${names[view.turn]}'s turn`;
  return `hanabi | ${turn} | info ${view.info}/${MAX_INFO} fuse ${view.lives}/${MAX_LIVES} deck ${view.deck}`;
}

function pilesLine(view: View): string {
  const piles = view.piles.map((top, colour) => `${COLOURS[colour]}${top}`).join(' ');
  return `fireworks  ${piles}      discards: ${view.discards.join(' ') || '-'}`;
}

/** Seen cards with the holder's marks in brackets; cards one does not see by slot number. */
function handText(view: View, seat: Seat): string {
  return (view.hands[seat] as readonly (Held | null)[]).map(cardText).join(' ');
}

function cardText(held: Held | null, slot: number): string {
  if (held === null) return '--';
  const marks = colourMark(held) + rankMark(held);
  return held.card === null ? `${slot + 1}[${marks}]` : `${held.card}(${marks.toLowerCase()})`;
}

/** What is known; in a game where one hint does not settle the colour, what was told. */
function colourMark(held: Held): string {
  if (held.colourKnown) return held.colours[0] as string;
  return held.told.find(about => typeof about === 'string')?.toString() ?? ' ';
}

function rankMark(held: Held): string {
  return held.rankKnown ? String(held.ranks[0]) : ' ';
}

export function narrate(view: View, names: readonly string[]): string[] {
  return view.happened.flatMap(event => sentences(event, view, names));
}

function sentences(event: Event, view: View, names: readonly string[]): string[] {
  const who = (seat: Seat) => capital(nameOf(view, names, seat), seat === view.seat);
  switch (event.kind) {
    case 'play':
      return [`${who(event.seat)} played slot ${event.slot + 1}: ${event.card} ${playResult(event)}`];
    case 'discard':
      return [`${who(event.seat)} discarded slot ${event.slot + 1}: ${event.card}`];
    case 'hint':
      return [`${who(event.seat)} told ${nameOf(view, names, event.to)}: ${propertyName(event.about)} ${slotsText(event.slots)}`];
    case 'final-round':
      return [`The last card is drawn. Last turns: ${lastTurns(view, names)}`];
    case 'end':
      return endSentences(view, event);
  }
}

function playResult(event: Event & { kind: 'play' }): string {
  if (!event.fits) return `does not fit, a fuse is lost (${event.lives} left)`;
  return event.token ? 'fits, an information token comes back' : 'fits';
}

function slotsText(slots: readonly number[]): string {
  if (slots.length === 0) return '(no card)';
  return `(${slots.length === 1 ? 'slot' : 'slots'} ${slots.map(slot => slot + 1).join(', ')})`;
}

function endSentences(view: View, end: NonNullable<View['end']>): string[] {
  const best = bestScore(view.rules);
  const result = `The game is over: ${end.score} of ${best} points.`;
  if (end.reason !== 'strikeout') return [result, impression(end.score, best)];
  return [STRIKEOUT_TEXT, end.score === end.kept ? result : `${result} ${end.kept} lay on the piles.`];
}

/** "ben, cleo, you". */
function lastTurns(view: View, names: readonly string[]): string {
  if (view.turn === null || view.lastTurns === null) return '';
  return seatsFrom(view.turn, view.seats)
    .slice(0, view.lastTurns)
    .map(seat => nameOf(view, names, seat))
    .join(', ');
}

function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

function nameOf(view: View, names: readonly string[], seat: Seat): string {
  return seat === view.seat ? 'you' : (names[seat] as string);
}

function capital(name: string, yes: boolean): string {
  return yes ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
