/** What the laws need to know of Hanabi. */
import { below, type Rng, rngFrom, type Seat, type Seed, shuffle, type Testing } from '@parlor/kernel';
import { apply } from './apply.ts';
import { boxOf, cardOf, colourCount, handSize, NONE, propertyIndex, textOf } from './cards.ts';
import { allows, blank } from './knowledge.ts';
import { moves } from './legal.ts';
import { options } from './options.ts';
import { type Held, MAX_INFO, MAX_LIVES, type Options, type Rules, type State, type View } from './types.ts';

export const testing: Testing<State, View, Options> = {
  ends: [
    set({}),
    set({ colours: 'six' }),
    set({ colours: 'wild' }),
    set({ colours: 'wild', single: true, scoring: 'kept' }),
    set({ colours: 'six', single: true, allowEmptyHints: true }),
    set({ deal: options.fields.deal.kind === 'data' ? (options.fields.deal.samples[0] as Options['deal']) : null }),
  ],
  scramble,
  small,
  worlds,
};

function set(chosen: Partial<Options>): Options {
  return { colours: 'none', single: false, allowEmptyHints: false, scoring: 'lost-zero', deal: null, ...chosen };
}

/** Swaps cards among the deck and the hands that seat does not see (H24), keeping every hint true. */
function scramble(state: State, seat: Seat | null, seed: Seed): State {
  const rng = rngFrom(seed);
  const cards = [...state.cards];
  const deck = state.deck.slice(state.drawn);
  const hidden = cards.flatMap((card, place) => (card !== NONE && isHidden(state.seats, place, seat) ? [place] : []));
  const read = (at: number) => (at < hidden.length ? cards[hidden[at] as number] : deck[at - hidden.length]) as number;
  const write = (at: number, card: number) => {
    if (at < hidden.length) cards[hidden[at] as number] = card;
    else deck[at - hidden.length] = card;
  };
  const mayLie = (at: number, card: number) => at >= hidden.length || allows(state.knows[hidden[at] as number] as number, card);
  const places = hidden.length + deck.length;
  for (let swaps = 4 * places; swaps > 0; swaps--) {
    const [one, other] = [below(rng, places), below(rng, places)];
    const [left, right] = [read(one), read(other)];
    if (!mayLie(one, right) || !mayLie(other, left)) continue;
    write(one, right);
    write(other, left);
  }
  return { ...state, rng, deck, drawn: 0, cards };
}

/** A player does not see the own hand, a spectator sees none. */
function isHidden(seats: number, place: number, seat: Seat | null): boolean {
  return seat === null || Math.floor(place / handSize(seats)) === seat;
}

/** A few cards of the box, mostly empty slots, and some hints given. */
function small(seed: Seed): State {
  const rng = rngFrom(seed);
  const rules = smallRules(rng);
  const seats = 2 + below(rng, 4);
  const held = seats <= 3 ? 2 : 1;
  const size = handSize(seats);
  const picked = shuffle(rng, [...boxOf(rules)]).slice(0, seats * held + 1);
  const cards = Array.from({ length: seats * size }, (_, place) => (place % size < held ? (picked.pop() as number) : NONE));
  const state: State = {
    rng,
    rules,
    seats,
    deck: picked,
    drawn: 0,
    turn: 0,
    moves: 0,
    last: -1,
    info: MAX_INFO,
    lives: MAX_LIVES,
    piles: Array<number>(colourCount(rules)).fill(0),
    discards: [],
    cards,
    knows: cards.map(card => (card === NONE ? 0 : blank(rules))),
    since: cards.map(() => 0),
    happened: [],
  };
  for (let hints = below(rng, 5); hints > 0; hints--) giveHint(state, rng);
  return state;
}

function smallRules(rng: Rng): Rules {
  const colours = (['none', 'six', 'wild'] as const)[below(rng, 3)] as Rules['colours'];
  return { colours, single: below(rng, 2) === 1, allowEmptyHints: false, scoring: 'lost-zero' };
}

function giveHint(state: State, rng: Rng): void {
  const hints = moves(state).filter(move => move.kind === 'hint');
  const hint = hints[below(rng, hints.length)];
  if (hint) apply(state, hint);
}

/** Every order of the unseen cards over the unseen places that agrees with what is known of each slot. */
function worlds(view: View): State[] {
  const places = view.hands.flatMap(hand => [...hand]);
  const hidden = places.flatMap((held, place) => (held?.card === null ? [place] : []));
  const left = [...view.unseen];
  const found: State[] = [];
  const chosen: number[] = [];
  const fill = (): void => {
    if (chosen.length === hidden.length + view.deck) {
      found.push(worldOf(view, places, hidden, chosen));
      return;
    }
    const held = places[hidden[chosen.length] ?? -1] ?? null;
    for (const [card, count] of left.entries()) {
      if (count === 0 || (held !== null && !fits(held, card))) continue;
      left[card] = count - 1;
      chosen.push(card);
      fill();
      chosen.pop();
      left[card] = count;
    }
  };
  fill();
  return found;
}

function fits(held: Held, card: number): boolean {
  const text = textOf(card);
  return held.colours.some(colour => text[0] === colour) && held.ranks.some(rank => text[1] === String(rank));
}

function worldOf(view: View, places: readonly (Held | null)[], hidden: readonly number[], chosen: readonly number[]): State {
  const cards = places.map((held, place) => {
    if (held === null) return NONE;
    return held.card === null ? (chosen[hidden.indexOf(place)] as number) : cardOf(held.card);
  });
  return {
    rng: rngFrom('0'.repeat(32)),
    rules: view.rules,
    seats: view.seats,
    deck: chosen.slice(hidden.length),
    drawn: 0,
    turn: view.turn,
    moves: view.moves,
    last: view.lastTurns ?? -1,
    info: view.info,
    lives: view.lives,
    piles: [...view.piles],
    discards: view.discards.map(cardOf),
    cards,
    knows: places.map(held => (held === null ? 0 : knowsOf(held))),
    since: places.map(held => held?.since ?? 0),
    happened: view.happened,
  };
}

function knowsOf(held: Held): number {
  const colours = held.colours.map(colour => propertyIndex(colour));
  const ranks = held.ranks.map(rank => propertyIndex(rank));
  const told = held.told.map(about => 11 + propertyIndex(about));
  return [...colours, ...ranks, ...told].reduce((bits, at) => bits | (1 << at), 0);
}
