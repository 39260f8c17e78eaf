/** What the seat on turn may do, and why not. */
import { type Refusal, refusals, type Seat } from '@parlor/kernel';
import { handSize, NONE, PROPERTIES, propertyIndex } from './cards.ts';
import { hintable, hintTables } from './knowledge.ts';
import { MAX_INFO, type Move, type Property, type State } from './types.ts';

const refuse = refusals({
  slot: 'You have no such slot. Choose one of your own cards.',
  emptyslot: 'That slot is empty: the deck ran out. Choose a slot with a card.',
  full: 'All eight information tokens are there: give a hint or play a card.',
  seat: 'Nobody sits there. Give the hint to one of the other players.',
  self: 'You cannot give yourself a hint. Choose another player.',
  colour: 'That colour cannot be told in this game. Tell another colour or a number.',
  noinfo: 'There is no information token left: discard a card to get one back, or play a card.',
  notouch: 'That hint touches no card. Tell something that is true of at least one card in that hand.',
});

/** H21: the first fault in the fixed order of codes. */
export function check(state: State, move: Move): Refusal | null {
  switch (move.kind) {
    case 'play':
      return checkSlot(state, move.slot);
    case 'discard':
      return checkSlot(state, move.slot) ?? (state.info === MAX_INFO ? refuse('full') : null); // H9
    case 'hint':
      return checkHint(state, move.to, move.about);
  }
}

function checkSlot(state: State, slot: number): Refusal | null {
  const size = handSize(state.seats);
  if (slot >= size) return refuse('slot');
  return state.cards[(state.turn as Seat) * size + slot] === NONE ? refuse('emptyslot') : null;
}

function checkHint(state: State, to: Seat, about: Property): Refusal | null {
  const bit = 1 << propertyIndex(about);
  if (to >= state.seats) return refuse('seat');
  if (to === state.turn) return refuse('self');
  if ((hintable(state.rules) & bit) === 0) return refuse('colour'); // H13, H14
  if (state.info === 0) return refuse('noinfo');
  return (touchable(state, to) & bit) === 0 ? refuse('notouch') : null; // H11
}

/** Plays by slot, discards by slot, then hints by seat: colours, then ranks. */
export function moves(state: State): Move[] {
  const seat = state.turn;
  if (seat === null) return [];
  const list = ownMoves(filledSlots(state, seat), state.info < MAX_INFO).slice();
  if (state.info === 0) return list;
  for (let to = 0; to < state.seats; to++) {
    if (to === seat) continue;
    const hints = hintsTo(to, touchable(state, to));
    for (let at = 0; at < hints.length; at++) list.push(hints[at] as Move);
  }
  return list;
}

/** The slots that hold a card, one bit each. */
function filledSlots(state: State, seat: Seat): number {
  const size = handSize(state.seats);
  let filled = 0;
  for (let slot = 0; slot < size; slot++) if (state.cards[seat * size + slot] !== NONE) filled |= 1 << slot;
  return filled;
}

/** The properties that may be told to a seat: true of at least one of its cards (H11), or all with empty hints (H15). */
function touchable(state: State, to: Seat): number {
  if (state.rules.allowEmptyHints) return hintable(state.rules);
  const { touches } = hintTables(state.rules);
  const size = handSize(state.seats);
  let bits = 0;
  for (let place = to * size; place < to * size + size; place++) {
    const card = state.cards[place] as number;
    if (card !== NONE) bits |= touches[card] as number;
  }
  return bits;
}

/** Every move there is, shared and frozen: a list of moves allocates nothing but itself. */
export const PLAYS: readonly Move[] = [0, 1, 2, 3, 4].map(slot => Object.freeze({ kind: 'play', slot } as const));
export const DISCARDS: readonly Move[] = [0, 1, 2, 3, 4].map(slot => Object.freeze({ kind: 'discard', slot } as const));
export const HINTS: readonly (readonly Move[])[] = [0, 1, 2, 3, 4].map(to =>
  PROPERTIES.map(about => Object.freeze({ kind: 'hint', to, about } as const)),
);

/** By set of slots: the plays, and the plays and discards. */
const OWN_PLAYS = slotLists(PLAYS);
const OWN_MOVES = slotLists(DISCARDS).map((discards, filled) => [...(OWN_PLAYS[filled] as readonly Move[]), ...discards]);

function slotLists(kinds: readonly Move[]): readonly (readonly Move[])[] {
  return Array.from({ length: 1 << kinds.length }, (_, filled) => kinds.filter((_, slot) => filled & (1 << slot)));
}

function ownMoves(filled: number, mayDiscard: boolean): readonly Move[] {
  return (mayDiscard ? OWN_MOVES : OWN_PLAYS)[filled] as readonly Move[];
}

// By seat and set of properties: the hints, made when first needed.
const HINT_LISTS: (readonly Move[] | null)[][] = HINTS.map(() => Array(1 << PROPERTIES.length).fill(null));

function hintsTo(to: Seat, properties: number): readonly Move[] {
  const lists = HINT_LISTS[to] as (readonly Move[] | null)[];
  let list = lists[properties] as readonly Move[] | null;
  if (list === null) {
    list = (HINTS[to] as readonly Move[]).filter((_, property) => (properties & (1 << property)) !== 0);
    lists[properties] = list;
  }
  return list;
}
