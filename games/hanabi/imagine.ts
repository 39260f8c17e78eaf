/** A world in which a view is true, every such world equally likely. */
import { rngFrom, type Seat, type Seed, shuffle } from '@parlor/kernel';
import { cardOf, handSize, NONE } from './cards.ts';
import { dealFairly } from './deal.ts';
import { knowsOf } from './knowledge.ts';
import type { CardText, Held, State, View } from './types.ts';

export function imagine(view: View, seed: Seed): State {
  const rng = rngFrom(seed);
  const { cards, knows, since, hidden } = readHands(view);
  const unseen = view.unseen.slice();
  const dealt = dealFairly(
    rng,
    unseen,
    hidden.map(place => knows[place] as number),
  );
  if (dealt === null) throw new Error('imagine: no world fits this view');
  for (let at = 0; at < hidden.length; at++) cards[hidden[at] as number] = dealt[at] as number;
  const deck = shuffle(rng, copiesOf(unseen));
  if (deck.length !== view.deck) throw new Error(`imagine: ${deck.length} cards are left for a deck of ${view.deck}`);
  return {
    rng,
    rules: view.rules,
    seats: view.seats,
    deck,
    drawn: 0,
    turn: view.turn,
    moves: view.moves,
    last: view.lastTurns ?? -1,
    info: view.info,
    lives: view.lives,
    piles: view.piles.slice(),
    discards: view.discards.map(cardOf),
    cards,
    knows,
    since,
    happened: view.happened,
  };
}

interface Hands {
  readonly cards: number[];
  readonly knows: number[];
  readonly since: number[];
  /** The places whose card this seat does not see. */
  readonly hidden: number[];
}

function readHands(view: View): Hands {
  const hands: Hands = { cards: [], knows: [], since: [], hidden: [] };
  const size = handSize(view.seats);
  for (let seat: Seat = 0; seat < view.seats; seat++) {
    for (let slot = 0; slot < size; slot++) {
      const held = view.hands[seat]?.[slot] ?? null;
      if (held !== null && held.card === null) hands.hidden.push(seat * size + slot);
      hands.cards.push(faceOf(held));
      hands.knows.push(held === null ? 0 : knowsOf(held));
      hands.since.push(held === null ? 0 : held.since);
    }
  }
  return hands;
}

function faceOf(held: Held | null): number {
  return held === null || held.card === null ? NONE : cardOf(held.card as CardText);
}

function copiesOf(counts: readonly number[]): number[] {
  const copies: number[] = [];
  for (let card = 0; card < counts.length; card++) {
    for (let left = counts[card] as number; left > 0; left--) copies.push(card);
  }
  return copies;
}
