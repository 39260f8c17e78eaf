/** Which own card is missed least. */
import { rankOf } from '../cards.ts';
import { type Insight, likely, type Slot, sure } from './insight.ts';

/** The slot a careful holder would throw away: the least expected loss, the oldest of equals. */
export function leastMissed(known: Insight, hand: readonly Slot[]): Slot {
  const losses = hand.map(slot => expectedLoss(known, slot));
  let best = 0;
  for (let at = 1; at < hand.length; at++) {
    const [loss, least] = [losses[at] as number, losses[best] as number];
    if (loss < least - EQUAL || (loss < least + EQUAL && (hand[at] as Slot).since < (hand[best] as Slot).since)) best = at;
  }
  return hand[best] as Slot;
}

const EQUAL = 1e-9;

/** What is lost on average with this card, 0 for a useless one. */
function expectedLoss(known: Insight, slot: Slot): number {
  let loss = 0;
  let copies = 0;
  for (const [card, count] of slot.maybe.entries()) {
    loss += count * lossOf(known, card);
    copies += count;
  }
  return copies === 0 ? 0 : loss / copies;
}

/** A last copy takes all above it along; another copy costs little, less if it is far from being played. */
function lossOf(known: Insight, card: number): number {
  if (known.useless[card]) return 0;
  if (known.last[card]) return 6 - rankOf(card) + 2;
  return known.playable[card] ? 1.2 : 0.6;
}

export function isSurelyUseless(known: Insight, slot: Slot): boolean {
  return sure(slot.maybe, known.useless);
}

export function chanceToFit(known: Insight, slot: Slot): number {
  return likely(slot.maybe, known.playable);
}
