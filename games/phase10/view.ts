/** What a seat sees (P61, P62), and an independent copy of a State. */
import { cloneRng, type Seat } from '@parlor/kernel';
import type { Card, Event, Group, State, View } from './types.ts';

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    rules: state.rules,
    round: state.round,
    playing: [...state.playing],
    replay: state.replay,
    dealer: state.dealer,
    turn: state.turn,
    drawn: state.drawn,
    laidNow: state.laidNow,
    slot: state.slot,
    guards: [...state.guards],
    skipped: [...state.skipped],
    hands: state.hands.map((hand, owner) => (owner === seat || state.finish !== null ? [...hand] : null)),
    counts: state.hands.map(hand => hand.length),
    known: state.known.map(cards => [...cards]),
    deck: state.deck.length,
    discard: [...state.discard],
    table: state.table.map(copyGroups),
    phases: [...state.phases],
    done: state.done.map(done => [...done]),
    scores: [...state.scores],
    finish: state.finish === null ? null : { reason: state.finish.reason, winners: [...state.finish.winners] },
    blanked: state.blanked,
    happened: state.happened.map(event => seenEvent(event, seat === null ? null : (state.hands[seat] as Card[]), seat)),
  };
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    rng: cloneRng(state.rng),
    round: state.round,
    playing: [...state.playing],
    replay: state.replay,
    dealer: state.dealer,
    turn: state.turn,
    drawn: state.drawn,
    laidNow: state.laidNow,
    slot: state.slot,
    guards: [...state.guards],
    skipped: [...state.skipped],
    hands: state.hands.map(hand => [...hand]),
    known: state.known.map(cards => [...cards]),
    deck: [...state.deck],
    discard: [...state.discard],
    table: state.table.map(copyGroups),
    phases: [...state.phases],
    done: state.done.map(done => [...done]),
    scores: [...state.scores],
    finish: state.finish === null ? null : { reason: state.finish.reason, winners: [...state.finish.winners] },
    blanked: state.blanked,
    happened: state.happened.map(copyEvent),
  };
}

export function copyGroups(groups: readonly Group[]): Group[] {
  return groups.map(group => ({ kind: group.kind, cards: [...group.cards], of: group.of }));
}

export function copyEvent(event: Event): Event {
  switch (event.kind) {
    case 'laid':
      return { ...event, groups: copyGroups(event.groups) };
    case 'round':
      return { ...event, laid: [...event.laid], points: [...event.points], scores: [...event.scores] };
    case 'over':
      return { ...event, winners: [...event.winners] };
    default:
      return { ...event };
  }
}

/** Who drew from the deck sees the card: it is the newest in the hand. */
function seenEvent(event: Event, hand: readonly Card[] | null, seat: Seat | null): Event {
  if (event.kind !== 'drew' || event.from !== 'deck' || event.seat !== seat || hand === null) return copyEvent(event);
  return { ...event, card: hand.at(-1) ?? null };
}
