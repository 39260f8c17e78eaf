/**
 * Deals unseen cards to slots of which something is known, every deal that fits equally likely. Cards count as different
 * even if they look alike; the caller shuffles what is left over, so every order of all unseen cards is equally likely.
 *
 * Two exact ways: drawing and starting again is fast when many deals fit; counting them all finds the few that fit when
 * hardly any do. Which one is used depends on chance that the result does not see, so the mixture is as fair as each.
 */
import { below, type Rng } from '@parlor/kernel';
import { dealByCounting } from './counting.ts';
import { CARD_BITS } from './knowledge.ts';

/** A card for each slot; `unseen` (copies by card) loses what was dealt. Null: nothing fits. */
export function dealFairly(rng: Rng, unseen: number[], knows: readonly number[]): number[] | null {
  const fits = knows.map(known => fittingCards(unseen, known));
  return dealByTrial(rng, unseen, fits) ?? dealByCounting(rng, unseen, fits);
}

/** The set of cards, one bit each, that have an unseen copy and agree with what is known. */
function fittingCards(unseen: readonly number[], known: number): number {
  let set = 0;
  for (let card = 0; card < unseen.length; card++) {
    const bits = CARD_BITS[card] as number;
    if (unseen[card] !== 0 && (known & bits) === bits) set |= 1 << card;
  }
  return set;
}

/**
 * Fills the slots with fewest choices first. `bounds` says how many copies can at most be left for a slot when it is its
 * turn; drawing one of that many, and starting again if it is not there, makes each whole deal equally likely.
 */
export function dealByTrial(rng: Rng, unseen: number[], fits: readonly number[]): number[] | null {
  const order = fits.map((_, slot) => slot);
  const choices = fits.map(set => copiesIn(unseen, set));
  order.sort((a, b) => (choices[a] as number) - (choices[b] as number));
  const bounds = order.map((slot, at) => (choices[slot] as number) - surelyTaken(fits, order, at));
  const dealt = Array<number>(fits.length).fill(0);
  for (let tries = Math.min(1 << fits.length, MOST_TRIES); tries > 0; tries--) {
    if (tryDeal(rng, unseen, fits, order, bounds, dealt)) return dealt;
  }
  return null;
}

const MOST_TRIES = 4096;

function copiesIn(unseen: readonly number[], set: number): number {
  let copies = 0;
  for (let card = 0; card < unseen.length; card++) if ((set >> card) & 1) copies += unseen[card] as number;
  return copies;
}

/** How many earlier slots must have taken a card that fits this one. */
function surelyTaken(fits: readonly number[], order: readonly number[], at: number): number {
  const set = fits[order[at] as number] as number;
  let taken = 0;
  for (let before = 0; before < at; before++) if (((fits[order[before] as number] as number) & ~set) === 0) taken += 1;
  return taken;
}

/** One trial; takes its cards out of `unseen`, or leaves it as it was. */
function tryDeal(
  rng: Rng,
  unseen: number[],
  fits: readonly number[],
  order: readonly number[],
  bounds: readonly number[],
  dealt: number[],
): boolean {
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] as number;
    const bound = bounds[at] as number;
    const card = bound > 0 ? copyAt(unseen, fits[slot] as number, below(rng, bound)) : -1;
    if (card < 0) {
      for (let before = 0; before < at; before++) unseen[dealt[order[before] as number] as number]! += 1;
      return false;
    }
    dealt[slot] = card;
    unseen[card]! -= 1;
  }
  return true;
}

/** The card that copy number n of a set is; -1 if there are no more than n. */
function copyAt(unseen: readonly number[], set: number, n: number): number {
  let left = n;
  for (let card = 0; card < unseen.length; card++) {
    if (((set >> card) & 1) === 0) continue;
    left -= unseen[card] as number;
    if (left < 0) return card;
  }
  return -1;
}
