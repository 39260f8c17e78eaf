/** What just happened, in sentences for the seat whose view it is. */
import type { Seat } from '@parlor/kernel';
import type { CardSymbol, Event, Gain, Goal, Phase, SkipReason, View } from './types.ts';
import { backName, cardName, counted, faceName, placeName, placeOf, seatName, seenCard, symbolName } from './words.ts';

type Placed = Extract<Event, { kind: 'placed' }>;
type Drew = Extract<Event, { kind: 'drew' }>;

export function narrate(view: View, names: readonly string[]): string[] {
  const who: Who = seat => (seat === view.seat ? 'You' : seatName(names, seat));
  return view.happened.map(event => sentence(event, view, who)).filter(text => text !== '');
}

type Who = (seat: Seat) => string;

function sentence(event: Event, view: View, who: Who): string {
  switch (event.kind) {
    case 'started':
      return `${who(event.seat)} laid the starter ${event.card ?? ''} ${faceName(event.face)} up.`.replace('  ', ' ');
    case 'coloured':
      return `${who(event.seat)} chose ${event.colour}.`;
    case 'chose':
      return `${who(event.seat)} kept one of two objectives.`;
    case 'placed':
      return placed(event, who);
    case 'drew':
      return drew(event, view, who);
    case 'changed':
      return event.to === null ? `${capital(placeName(event.place))} is empty now.` : changed(event.place, seenCard(event.to));
    case 'skipped':
      return skipped(event.seat, event.why, event.seat === view.seat, who);
    case 'phase':
      return PHASE_SENTENCES[event.phase];
    case 'triggered':
      return triggered(event.why === 'points', event.seat, view, who);
    case 'last-round':
      return 'The last round begins: everyone places once more and nobody draws.';
    case 'scored':
      return scored(event.seat === view.seat, who(event.seat), event.goals, event.total);
  }
}

const PHASE_SENTENCES: Readonly<Record<Phase, string>> = {
  STARTING: 'Choose the face of your starter.',
  COLOR: 'The starters lie: now everyone chooses a colour.',
  OBJECTIVE: 'The colours are chosen: now everyone keeps one of two objectives.',
  PLAYING: 'Everyone has chosen: the first round begins.',
  DRAWING: '',
  ENDING: 'The game is over: the objectives are counted.',
};

/** `ben placed G05 (gold, fungi) front at 1,1, covering F and an empty corner: 4 points for 2 corners (12).` */
function placed(event: Placed, who: Who): string {
  const corners = event.covered.map(corner => (corner === '.' ? 'an empty corner' : symbolName(corner as CardSymbol)));
  const where = `at ${event.x},${event.y}, covering ${listed(corners)}`;
  return `${who(event.seat)} placed ${cardName(event.card)} ${faceName(event.face)} ${where}${gained(event.gain, event.score)}.`;
}

function gained(gain: Gain, score: number): string {
  if (gain.points === 0) return '';
  const points = `: ${counted(gain.points, 'point')}`;
  if (gain.per === 'card') return `${points} (${score})`;
  const what = gain.per === 'corner' ? 'corner' : symbolName(gain.per);
  return `${points} for ${counted(gain.times, what)} (${score})`;
}

/** The drawer finds the card last in hand; the others see its back. */
function drew(event: Drew, view: View, who: Who): string {
  const newest = view.hands[event.seat]?.at(-1)?.card ?? null;
  const card = newest === null ? backName(event.drawn) : cardName(newest);
  return `${who(event.seat)} drew ${card} from ${placeName(placeOf(event.from))}.`;
}

function changed(place: number, card: string): string {
  return `${capital(placeName(place))} now shows ${card}.`;
}

function skipped(seat: Seat, why: SkipReason, mine: boolean, who: Who): string {
  if (why === 'blocked') return `${who(seat)} ${mine ? 'have' : 'has'} no legal spot and ${mine ? 'are' : 'is'} passed over.`;
  if (why === 'passed') return `${who(seat)} ${mine ? 'were' : 'was'} passed over.`;
  return `${who(seat)} drew nothing.`;
}

function triggered(byPoints: boolean, seat: Seat, view: View, who: Who): string {
  const reason = byPoints ? `${who(seat)} reached 20 points` : 'Both decks are empty';
  return `${reason}: ${view.last ? 'the last round comes now' : 'after this round comes the last one'}.`;
}

function scored(mine: boolean, name: string, goals: readonly Goal[], total: number): string {
  const parts = goals.map(
    goal => `${goal.card} ${goal.points === 0 ? '0' : `${goal.points} (met ${counted(goal.times, 'time')})`}`,
  );
  const have = mine ? 'have' : 'has';
  return parts.length === 0 ? `${name} ${have} ${total}.` : `${name} ${have} ${total} with objectives: ${parts.join(', ')}.`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
