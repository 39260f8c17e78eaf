/** A view in numbers: what each slot can be, by hints and by counting the cards one sees, and what a card is worth now. */
import type { Seat } from '@parlor/kernel';
import { cardOf, colourOf, copiesOf, NONE, rankOf } from '../cards.ts';
import { allows, knowsOf } from '../knowledge.ts';
import type { Held, View } from '../types.ts';

/** A fact about every card: true of card c if `fact[c]`. */
export type Fact = readonly boolean[];

/** For one slot, by card: how many unseen copies it can be. */
export type Maybe = readonly number[];

export interface Insight {
  readonly view: View;
  readonly me: Seat;
  readonly hands: readonly (readonly Slot[])[];
  /** It fits now. */
  readonly playable: Fact;
  /** It will never fit: it lies there already, or what must come before it is lost. */
  readonly useless: Fact;
  /** It is needed, and no other copy is left. */
  readonly last: Fact;
}

/** A card in a hand. */
export interface Slot {
  readonly slot: number;
  /** NONE in the own hand. */
  readonly card: number;
  /** The move that drew it. */
  readonly since: number;
  /** What the hints say; see knowledge.ts. */
  readonly knows: number;
  /** What it can be for its holder. */
  readonly maybe: Maybe;
}

export function insight(view: View): Insight {
  const left = copiesLeft(view);
  const useless = view.unseen.map((_, card) => isUseless(view, left, card));
  return {
    view,
    me: view.seat as Seat,
    hands: view.hands.map((hand, seat) => readHand(hand, unseenBy(view, seat))),
    playable: view.unseen.map((_, card) => topUnder(view, card) === rankOf(card) - 1),
    useless,
    last: view.unseen.map((_, card) => !useless[card] && left[card] === 1),
  };
}

/** True whatever it is. */
export function sure(maybe: Maybe, fact: Fact): boolean {
  for (let card = 0; card < maybe.length; card++) if ((maybe[card] as number) > 0 && !fact[card]) return false;
  return true;
}

/** How likely it is, each unseen copy counting the same. */
export function likely(maybe: Maybe, fact: Fact): number {
  let yes = 0;
  let all = 0;
  for (let card = 0; card < maybe.length; card++) {
    all += maybe[card] as number;
    if (fact[card]) yes += maybe[card] as number;
  }
  return all === 0 ? 0 : yes / all;
}

/**
 * What a seat cannot see, as far as we can tell: our own hand is in it, which that seat does see. So it is never surer of
 * its cards here than it really is.
 */
export function unseenBy(view: View, seat: Seat): number[] {
  const counts = [...view.unseen];
  if (seat === view.seat) return counts;
  for (const held of view.hands[seat] ?? []) if (held?.card) counts[cardOf(held.card)]! += 1;
  return counts;
}

/** For each slot what it can be; a slot that can be one card only uses up a copy for the others. Zero knowledge: no card there. */
export function possibilities(knows: readonly number[], unseen: readonly number[]): Maybe[] {
  const left = [...unseen];
  const settled = knows.map(() => NONE);
  for (let found = true; found; ) {
    found = false;
    for (let slot = 0; slot < knows.length; slot++) {
      if (knows[slot] === 0 || settled[slot] !== NONE) continue;
      const only = onlyCard(knows[slot] as number, left);
      if (only === NONE) continue;
      settled[slot] = only;
      left[only]! -= 1;
      found = true;
    }
  }
  return knows.map((known, slot) => {
    if (settled[slot] !== NONE) return left.map((_, card) => Number(card === settled[slot]));
    return left.map((count, card) => (allows(known, card) ? count : 0));
  });
}

/** The one card a slot can be, or NONE if there are several. */
function onlyCard(known: number, left: readonly number[]): number {
  let only = NONE;
  for (let card = 0; card < left.length; card++) {
    if (left[card] === 0 || !allows(known, card)) continue;
    if (only !== NONE) return NONE;
    only = card;
  }
  return only;
}

function readHand(hand: readonly (Held | null)[], unseen: readonly number[]): Slot[] {
  const knows = hand.map(held => (held === null ? 0 : knowsOf(held)));
  const maybes = possibilities(knows, unseen);
  return hand.flatMap((held, slot): Slot[] => {
    if (held === null) return [];
    const card = held.card === null ? NONE : cardOf(held.card);
    return [{ slot, card, since: held.since, knows: knows[slot] as number, maybe: maybes[slot] as Maybe }];
  });
}

/** By card: copies that are not in the discards. */
function copiesLeft(view: View): number[] {
  const left = view.unseen.map((_, card) => copiesOf(view.rules, card));
  for (const text of view.discards) left[cardOf(text)]! -= 1;
  return left;
}

function topUnder(view: View, card: number): number {
  return view.piles[colourOf(card)] as number;
}

function isUseless(view: View, left: readonly number[], card: number): boolean {
  const top = topUnder(view, card);
  if (rankOf(card) <= top) return true;
  for (let rank = top + 1; rank < rankOf(card); rank++) if (left[colourOf(card) * 5 + rank - 1] === 0) return true;
  return false;
}
