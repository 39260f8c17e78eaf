/** The own hand in another order, for its owner's eyes: moves name cards, so no rule notices. */
import {
  type Card,
  COLOUR_NAMES,
  colourOf,
  type GroupSpec,
  HIGHEST,
  isNatural,
  numberOf,
  type Phase,
  phaseGroups,
  type View,
} from './types.ts';

export const orders = {
  phase: (view: View) => ordered(view, byPhase),
  number: (view: View) => ordered(view, byNumber),
  colour: (view: View) => ordered(view, byColour),
};

function ordered(view: View, order: (hand: readonly Card[], phase: Phase) => Card[]): View {
  const { seat } = view;
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return view;
  const phase = view.table[seat]?.length ? [] : phaseGroups(view.rules, view.phases[seat] as number);
  return { ...view, hands: view.hands.map((old, owner) => (owner === seat ? order(hand, phase) : old)) };
}

/** Wilds and skips have the highest numbers: they come last in either order. */
function byColour(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => a - b);
}

function byNumber(hand: readonly Card[]): Card[] {
  const key = (card: Card) =>
    isNatural(card) ? numberOf(card) * COLOUR_NAMES.length + colourOf(card) : HIGHEST * HIGHEST + card;
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** First what comes nearest to each group of the phase, then the rest by number, then wilds and skips. */
function byPhase(hand: readonly Card[], phase: Phase): Card[] {
  const fitting: Card[] = [];
  for (const spec of phase) fitting.push(...nearest(spec, without(hand, fitting).filter(isNatural)));
  return [...fitting, ...byNumber(without(hand, fitting))];
}

/** The most cards that fit together in such a group. */
function nearest({ kind, size }: GroupSpec, hand: readonly Card[]): Card[] {
  const cards = byNumber(hand);
  const candidates: Card[][] = [];
  if (kind === 'colour') {
    for (const colour of COLOUR_NAMES.keys()) candidates.push(cards.filter(card => colourOf(card) === colour));
  } else {
    const numbers = Array.from({ length: HIGHEST }, (_, at) => cards.filter(card => numberOf(card) === at + 1));
    if (kind === 'set') candidates.push(...numbers);
    else for (let low = 0; low + size <= HIGHEST; low++) candidates.push(numbers.slice(low, low + size).flatMap(firstOf));
  }
  const most = Math.max(...candidates.map(group => Math.min(size, group.length)));
  return (candidates.find(group => Math.min(size, group.length) === most) as Card[]).slice(0, size);
}

function firstOf(cards: readonly Card[]): readonly Card[] {
  return cards.slice(0, 1);
}

/** The cards without these, each taken out once. */
function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
