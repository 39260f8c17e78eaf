/** What a move does. It changes the State in place and trusts that the move is legal. */
import { cloneRng, type Seat } from '@parlor/kernel';
import { colourOf, handSize, NONE, propertyIndex, rankOf, textOf } from './cards.ts';
import { blank, hintTables, learn } from './knowledge.ts';
import { endOf, keptOf, scoreOf } from './score.ts';
import { type Event, MAX_INFO, type Move, type Property, type State } from './types.ts';

export function apply(state: State, move: Move): void {
  const inFinalRound = state.last > 0;
  state.moves += 1;
  switch (move.kind) {
    case 'play':
      state.happened = [play(state, move.slot)];
      break;
    case 'discard':
      state.happened = [discard(state, move.slot)];
      break;
    case 'hint':
      state.happened = [hint(state, move.to, move.about)];
      break;
  }
  if (inFinalRound) state.last -= 1; // H17
  passTurn(state, inFinalRound);
}

/** H8. */
function play(state: State, slot: number): Event {
  const seat = state.turn as Seat;
  const place = seat * handSize(state.seats) + slot;
  const card = state.cards[place] as number;
  const colour = colourOf(card);
  const fits = state.piles[colour] === rankOf(card) - 1;
  const token = fits && rankOf(card) === 5 && state.info < MAX_INFO;
  if (fits) state.piles[colour] = rankOf(card);
  else {
    state.discards.push(card);
    state.lives -= 1;
  }
  if (token) state.info += 1;
  return { kind: 'play', seat, slot, card: textOf(card), fits, token, lives: state.lives, drew: draw(state, place) };
}

/** H9. */
function discard(state: State, slot: number): Event {
  const seat = state.turn as Seat;
  const place = seat * handSize(state.seats) + slot;
  const card = state.cards[place] as number;
  state.discards.push(card);
  state.info += 1;
  return { kind: 'discard', seat, slot, card: textOf(card), drew: draw(state, place) };
}

/** H10: into the same slot, with nothing known. H17: the last card begins the final round. */
function draw(state: State, place: number): boolean {
  if (state.drawn === state.deck.length) {
    state.cards[place] = NONE;
    state.knows[place] = 0;
    state.since[place] = 0;
    return false;
  }
  state.cards[place] = state.deck[state.drawn++] as number;
  state.knows[place] = blank(state.rules);
  state.since[place] = state.moves;
  if (state.drawn === state.deck.length) state.last = state.seats;
  return true;
}

/** H11 to H14: every card of that hand learns something. */
function hint(state: State, to: Seat, about: Property): Event {
  const tables = hintTables(state.rules);
  const property = propertyIndex(about);
  const size = handSize(state.seats);
  const hand = to * size;
  let slots = 0;
  for (let slot = 0; slot < size; slot++) {
    const card = state.cards[hand + slot] as number;
    if (card === NONE) continue;
    const touched = (((tables.touches[card] as number) >> property) & 1) === 1;
    if (touched) slots |= 1 << slot;
    state.knows[hand + slot] = learn(state.knows[hand + slot] as number, tables, property, touched);
  }
  state.info -= 1;
  return { kind: 'hint', seat: state.turn as Seat, to, about, slots: SLOT_SETS[slots] as readonly number[] };
}

/** Every set of slots, shared and frozen. */
const SLOT_SETS: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, bits) =>
  Object.freeze([0, 1, 2, 3, 4].filter(slot => bits & (1 << slot))),
);

/** H6, H18. */
function passTurn(state: State, inFinalRound: boolean): void {
  const reason = endOf(state);
  if (reason !== null) {
    state.turn = null;
    state.happened = [...state.happened, { kind: 'end', reason, score: scoreOf(state), kept: keptOf(state) }];
    return;
  }
  const next = ((state.turn as Seat) + 1) % state.seats;
  state.turn = next;
  if (state.last >= 0 && !inFinalRound) state.happened = [...state.happened, { kind: 'final-round', first: next }];
}

export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    rules: state.rules,
    seats: state.seats,
    deck: state.deck,
    drawn: state.drawn,
    turn: state.turn,
    moves: state.moves,
    last: state.last,
    info: state.info,
    lives: state.lives,
    piles: state.piles.slice(),
    discards: state.discards.slice(),
    cards: state.cards.slice(),
    knows: state.knows.slice(),
    since: state.since.slice(),
    happened: state.happened,
  };
}
