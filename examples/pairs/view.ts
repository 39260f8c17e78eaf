import { rngFrom, type Seat, type Seed, shuffle } from '@parlor/kernel';
import { turn } from './score.ts';
import { box } from './setup.ts';
import type { Card, Happened, SeenHappened, State, View } from './types.ts';

// E9
export function view(state: State, seat: Seat | null): View {
  return {
    options: { ...state.options },
    seat,
    turn: turn(state),
    hand: seat === null ? [] : [...state.hands[seat]!],
    handSizes: state.hands.map(hand => hand.length),
    deck: state.deck.length,
    pile: [...state.pile],
    scores: [...state.scores],
    happened: state.happened.map(event => seenEvent(event, seat)),
  };
}

function seenEvent(event: Happened, viewer: Seat | null): SeenHappened {
  if (event.event === 'played') return { ...event };
  return { event: 'drew', seat: event.seat, card: event.seat === viewer ? event.card : null };
}

/** Takes the cards the viewer sees out of the box and deals the rest anew. */
export function imagine(view: View, seed: Seed): State {
  const rng = rngFrom(seed);
  const unseen = shuffle(rng, without(box(view.options), [...view.pile, ...view.hand]));
  const hands = view.handSizes.map((size, seat) => (seat === view.seat ? [...view.hand] : unseen.splice(0, size)));
  return {
    options: view.options,
    rng,
    turn: view.turn ?? 0,
    hands,
    deck: unseen,
    pile: [...view.pile],
    scores: [...view.scores],
    happened: view.happened.map(event => imaginedEvent(event, hands)),
  };
}

function without(cards: Card[], seen: readonly Card[]): Card[] {
  for (const card of seen) {
    const at = cards.indexOf(card);
    if (at < 0) throw new Error(`imagine: the box has no further ${card}`);
    cards.splice(at, 1);
  }
  return cards;
}

/** A drawn card is the newest in its hand. */
function imaginedEvent(event: SeenHappened, hands: readonly Card[][]): Happened {
  if (event.event === 'played') return { ...event };
  return { event: 'drew', seat: event.seat, card: hands[event.seat]!.at(-1)! };
}
