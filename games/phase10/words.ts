/** How players, cards and groups are called in sentences, for one viewer. */
import type { Seat } from '@parlor/kernel';
import { highOf, lowOf } from './groups.ts';
import { cardText, standardText } from './notation.ts';
import { type Card, COLOUR_LETTERS, COLOUR_NAMES, type Group, phaseGroups, phaseText, type View, WILD } from './types.ts';

export function isYou(view: View, seat: Seat): boolean {
  return seat === view.seat;
}

export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `p${seat + 1}`;
}

/** "You" or the name, to begin a sentence with. */
export function who(view: View, names: readonly string[], seat: Seat): string {
  return isYou(view, seat) ? 'You' : nameOf(names, seat);
}

/** "you" or the name. */
export function whom(view: View, names: readonly string[], seat: Seat): string {
  return isYou(view, seat) ? 'you' : nameOf(names, seat);
}

/** "your" or "ben's". */
export function whose(view: View, names: readonly string[], seat: Seat): string {
  return isYou(view, seat) ? 'your' : `${nameOf(names, seat)}'s`;
}

/** "ben", "ben and cleo", "ben, cleo and you". */
export function andList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A card by the names of the deck in use. */
export function cardName(view: View, card: Card): string {
  return view.rules.deck === 'standard2' ? standardText(card) : cardText(card);
}

/** "set of 4s: R4 B4 4*"; a wild is shown with a star and what it stands for. */
export function groupLine(view: View, group: Group): string {
  return `${groupTitle(group)}: ${group.cards.map((card, at) => placedCard(view, group, card, at)).join(' ')}`;
}

export function phaseName(view: View, seat: Seat): string {
  return phaseText(phaseGroups(view.rules, view.phases[seat] as number));
}

function groupTitle(group: Group): string {
  switch (group.kind) {
    case 'set':
      return group.of === null ? 'set of wilds' : `set of ${group.of}s`;
    case 'run':
      return `run ${lowOf(group)}-${highOf(group)}`;
    case 'colour':
      return group.of === null ? 'colour of wilds' : `all ${COLOUR_NAMES[group.of]}`;
  }
}

function placedCard(view: View, group: Group, card: Card, at: number): string {
  if (card !== WILD) return cardName(view, card);
  if (group.kind === 'run') return `${lowOf(group) + at}*`;
  if (group.of === null) return '*';
  return group.kind === 'set' ? `${group.of}*` : `${COLOUR_LETTERS[group.of]}*`;
}
