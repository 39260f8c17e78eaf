/** A world in which a view is true: the cards nobody showed this seat are dealt anew (P61, P62). */
import { type Rng, rngFrom, type Seat, type Seed, shuffle } from '@parlor/kernel';
import { BOX } from './rounds.ts';
import { rulesOf } from './setup.ts';
import type { Card, Event, State, View } from './types.ts';
import { copyEvent, copyGroups } from './view.ts';

export function imagine(view: View, seed: Seed): State {
  const rng = rngFrom(seed);
  const { hands, deck } = dealUnseen(view, rng);
  return {
    rules: Object.isFrozen(view.rules) ? view.rules : rulesOf(view.rules),
    rng,
    round: view.round,
    playing: [...view.playing],
    replay: view.replay,
    dealer: view.dealer,
    turn: view.turn,
    drawn: view.drawn,
    laidNow: view.laidNow,
    slot: view.slot,
    guards: [...view.guards],
    skipped: [...view.skipped],
    hands,
    known: view.known.map(cards => [...cards]),
    deck,
    discard: [...view.discard],
    table: view.table.map(copyGroups),
    phases: [...view.phases],
    done: view.done.map(done => [...done]),
    scores: [...view.scores],
    finish: view.finish === null ? null : { reason: view.finish.reason, winners: [...view.finish.winners] },
    blanked: view.blanked,
    happened: view.happened.map(untoldEvent),
  };
}

/** A hidden hand holds the cards it was seen to take; the rest of it and the deck are the unseen cards in any order. */
function dealUnseen(view: View, rng: Rng): { hands: Card[][]; deck: Card[] } {
  const unseen = shuffle(rng, unseenCards(view));
  const hands = view.hands.map((hand, seat) => {
    if (hand !== null) return [...hand];
    const known = view.known[seat] as readonly Card[];
    const rest = unseen.splice(0, unknownOf(view, seat));
    // The known cards lie anywhere in the hand.
    return known.length === 0 ? rest : shuffle(rng, [...known, ...rest]);
  });
  return { hands, deck: unseen.slice(0, view.deck) };
}

/** The box without all that lies open. A position may hold more cards than a box has: then there are further boxes. */
function unseenCards(view: View): Card[] {
  const seen = new Array<number>(BOX.length).fill(0);
  const see = (card: Card): void => {
    seen[card] = (seen[card] ?? 0) + 1;
  };
  view.discard.forEach(see);
  for (const groups of view.table) for (const group of groups) group.cards.forEach(see);
  view.hands.forEach((hand, seat) => {
    (hand ?? (view.known[seat] as readonly Card[])).forEach(see);
  });
  const unseen = BOX.filter(card => {
    if (seen[card] === 0) return true;
    seen[card] = (seen[card] as number) - 1;
    return false;
  });
  while (unseen.length < hiddenPlaces(view)) unseen.push(...BOX);
  return unseen;
}

/** Cards of the deck and of hidden hands that nobody saw. */
function hiddenPlaces(view: View): number {
  return view.hands.reduce((sum, hand, seat) => (hand === null ? sum + unknownOf(view, seat) : sum), view.deck);
}

function unknownOf(view: View, seat: Seat): number {
  return (view.counts[seat] as number) - (view.known[seat] as readonly Card[]).length;
}

/** The State keeps no drawn card in its events: it is the newest in the hand. */
function untoldEvent(event: Event): Event {
  return event.kind === 'drew' && event.from === 'deck' ? { ...event, card: null } : copyEvent(event);
}
