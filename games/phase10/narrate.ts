/** What just happened, in sentences for the seat whose view it is. */
import type { Event, Reason, View } from './types.ts';
import { SKIP } from './types.ts';
import { andList, cardName, groupLine, isYou, nameOf, phaseName, who, whom, whose } from './words.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export function narrate(view: View, names: readonly string[]): string[] {
  return view.happened.flatMap(event => tell(event, view, names));
}

function tell(event: Event, view: View, names: readonly string[]): string[] {
  switch (event.kind) {
    case 'dealt':
      return [dealtLine(event, view, names)];
    case 'reshuffled':
      return ['The discards were shuffled into a new deck.'];
    case 'drew':
      return [drewLine(event, view, names)];
    case 'laid':
      return [
        `${who(view, names, event.seat)} laid phase ${event.phase}: ${event.groups.map(group => groupLine(view, group)).join('; ')}.`,
      ];
    case 'hit':
      return [hitLine(event, view, names)];
    case 'discarded':
      return [discardedLine(event, view, names)];
    case 'lost':
      return [isYou(view, event.seat) ? 'You lose this turn.' : `${nameOf(names, event.seat)} loses this turn.`];
    case 'floats':
      return [isYou(view, event.seat) ? 'You have no cards and float.' : `${nameOf(names, event.seat)} has no cards and floats.`];
    case 'round':
      return roundLines(event, view, names);
    case 'over':
      return [overLine(event, view, names)];
  }
}

function dealtLine(event: Of<'dealt'>, view: View, names: readonly string[]): string {
  const start = event.replay
    ? `Round ${event.round}: ${andList(view.playing.map(seat => whom(view, names, seat)))} replay the last phase.`
    : `Round ${event.round}.`;
  const phase = view.seat !== null && view.playing.includes(view.seat) ? ` Your phase: ${phaseName(view, view.seat)}.` : '';
  return `${start} Dealer: ${whom(view, names, event.dealer)}. Up-card: ${cardWord(event.up, view)}.${phase}`;
}

function drewLine(event: Of<'drew'>, view: View, names: readonly string[]): string {
  const name = who(view, names, event.seat);
  if (event.from === 'none') return `${name} found no card to draw.`;
  if (event.from === 'discard') return `${name} took ${cardWord(event.card as number, view)} from the discard pile.`;
  return `${name} drew ${event.card === null ? '' : `${cardWord(event.card, view)} `}from the deck.`;
}

function hitLine(event: Of<'hit'>, view: View, names: readonly string[]): string {
  const place = `${whose(view, names, event.on)} group ${event.group + 1}`;
  const end = event.end === null ? '' : `, ${event.end}: ${event.as}`;
  return `${who(view, names, event.seat)} hit ${cardWord(event.card, view)} on ${place}${end}.`;
}

function discardedLine(event: Of<'discarded'>, view: View, names: readonly string[]): string {
  const line = `${who(view, names, event.seat)} discarded ${cardWord(event.card, view)}`;
  if (event.target === null) return `${line}.`;
  return `${line}: ${isYou(view, event.target) ? 'you lose' : `${nameOf(names, event.target)} loses`} a turn.`;
}

function roundLines(event: Of<'round'>, view: View, names: readonly string[]): string[] {
  const end = event.out === null ? 'The turns of this round ran out.' : `${who(view, names, event.out)} went out.`;
  const parts = event.points.map((points, seat) => {
    const laid = event.laid[seat] ? 'phase laid' : 'no phase';
    return `${whom(view, names, seat)} ${laid}, ${points} points, ${event.scores[seat]} in all`;
  });
  return [end, `Round ${event.round}: ${parts.join('; ')}.`];
}

const REASONS: Readonly<Record<Reason, string>> = {
  'phase-10': 'all phases done, lowest score',
  replay: 'first out in the replay',
  shared: 'the win is shared',
  hands: 'all rounds are played',
};

function overLine(event: Of<'over'>, view: View, names: readonly string[]): string {
  const winners = andList(event.winners.map(seat => whom(view, names, seat)));
  const verb = event.winners.length > 1 || isYou(view, event.winners[0] as number) ? 'win' : 'wins';
  return `Game over: ${winners} ${verb} (${REASONS[event.reason]}).`;
}

function cardWord(card: number, view: View): string {
  return card === SKIP ? 'a Skip' : cardName(view, card);
}
