/** What the laws need to know of Codex Naturalis. */
import { pick, rngFrom, type Seat, type Seed, type Testing } from '@parlor/kernel';
import { apply } from './apply.ts';
import { BACKS, cardNumber, deckOf } from './cards.ts';
import { clone } from './clone.ts';
import { boardOf } from './imagine.ts';
import { moves } from './legal.ts';
import { options, setup } from './setup.ts';
import type { Card, Deal, Options, State, View } from './types.ts';

export const testing: Testing<State, View, Options> = {
  ends: (options.fields.deal.kind === 'data' ? options.fields.deal.samples : []).map(deal => ({ deal: deal as Deal | null })),
  scramble,
  small,
  worlds,
};

/** A place where a card lies that a seat may not know, and what everyone sees of it: the back, or just which deck it is of. */
interface Hidden {
  readonly list: Card[];
  readonly at: number;
  readonly back: 'seen' | 'unseen';
}

const SWAPS_PER_PLACE = 6;

/**
 * From the rules: the fronts of other hands are secret unless the card was taken from the table, decks are secret below the
 * back of their top card, and so is what others chose and refused. Cards change places two at a time wherever the backs allow it.
 */
function scramble(state: State, seat: Seat | null, seed: Seed): State {
  const scrambled = clone(state);
  const rng = rngFrom(seed);
  scrambled.rng = rng;
  const objectives = liftObjectives(scrambled, seat);
  const places = [...hiddenInHands(scrambled, seat), ...hiddenInDecks(scrambled), ...objectives.places];
  for (let swap = 0; swap < places.length * SWAPS_PER_PLACE; swap++) swapIfAlike(pick(rng, places), pick(rng, places));
  objectives.putBack();
  return scrambled;
}

function hiddenInHands(state: State, seat: Seat | null): Hidden[] {
  return state.hands.flatMap((list, owner) => {
    if (owner === seat) return [];
    return list.flatMap((_, at): Hidden[] => (state.origins[owner]![at] === 'table' ? [] : [{ list, at, back: 'seen' }]));
  });
}

function hiddenInDecks(state: State): Hidden[] {
  const { resource, gold, starter } = state.decks;
  return [resource, gold, starter].flatMap(list =>
    list.map((_, at): Hidden => ({ list, at, back: at === 0 && list !== starter ? 'seen' : 'unseen' })),
  );
}

/**
 * A seat's two objectives are one list of two while cards change places; afterwards the kept one is kept again and the refused
 * one lies under the deck again.
 */
function liftObjectives(state: State, seat: Seat | null): { places: Hidden[]; putBack(): void } {
  const kept = state.own.map((own, owner) => state.offered[owner]?.indexOf(own as Card) ?? -1);
  const pairs = state.offered.map(pair => (pair === null ? [] : [...pair]));
  const rest = state.decks.objective.filter(card => !pairs.some(pair => pair.includes(card)));
  const open = (owner: Seat, at: number) => owner === seat || (state.phase === 'ENDING' && kept[owner] === at);
  const places = pairs.flatMap((list, owner) =>
    list.flatMap((_, at): Hidden[] => (open(owner, at) ? [] : [{ list, at, back: 'unseen' }])),
  );
  const order = pairs.map((_, step) => (state.first + step) % pairs.length);
  return {
    places: [...places, ...rest.map((_, at): Hidden => ({ list: rest, at, back: 'unseen' }))],
    putBack() {
      state.offered = pairs.map(pair => (pair.length === 2 ? [pair[0]!, pair[1]!] : null));
      state.own = state.own.map((own, owner) => (kept[owner]! < 0 ? own : pairs[owner]![kept[owner]!]!));
      state.decks.objective = [
        ...rest,
        ...order.flatMap(owner => pairs[owner]!.filter((_, at) => kept[owner]! >= 0 && at !== kept[owner])),
      ];
    },
  };
}

function swapIfAlike(one: Hidden, other: Hidden): void {
  const [card, instead] = [one.list[one.at]!, other.list[other.at]!];
  if (deckOf(card) !== deckOf(instead)) return;
  const backsShow = one.back === 'seen' || other.back === 'seen';
  if (backsShow && BACKS[card]!.kingdom !== BACKS[instead]!.kingdom) return;
  one.list[one.at] = instead;
  other.list[other.at] = card;
}

/** How far a small game has gone: at the choice of objectives, early, late, over. */
const STAGES = [4, 5, 12, 60, 1000];

/** Two players somewhere in their game, with small hands and decks of a card or two. */
function small(seed: Seed): State {
  const rng = rngFrom(seed);
  const state = setup({ deal: null }, 2, seed);
  const stage = pick(rng, STAGES);
  for (let made = 0; made < stage && state.phase !== 'ENDING'; made++) apply(state, pick(rng, moves(state)));
  state.decks.resource.splice(2);
  state.decks.gold.splice(2);
  state.decks.starter.splice(1);
  // The rest of the objective deck lies above the refused ones.
  state.decks.objective.splice(0, 10);
  for (const seat of [0, 1]) {
    state.hands[seat]!.splice(2);
    state.origins[seat]!.splice(2);
  }
  return state;
}

/** Every way to lay the unseen cards into the hidden places of a view. */
function worlds(view: View): State[] {
  return fillings(
    hiddenPlaces(view),
    view.unseen.map(id => cardNumber(id)!),
  ).map(cards => worldOf(view, cards));
}

/** What the view tells of a hidden place. */
type Fits = (card: Card) => boolean;

/** In the order in which `worldOf` takes the cards. */
function hiddenPlaces(view: View): Fits[] {
  const like = (back: { kind: string; kingdom: string } | null): Fits[] =>
    back ? [card => deckOf(card) === back.kind && BACKS[card]!.kingdom === back.kingdom] : [];
  const others = (name: string, size: number): Fits[] => Array.from({ length: size }, () => card => deckOf(card) === name);
  return [
    ...view.hands.flatMap(hand => hand.filter(held => held.card === null).flatMap(like)),
    ...like(view.places[0] ?? null),
    ...others('resource', Math.max(0, view.decks.resource - 1)),
    ...like(view.places[1] ?? null),
    ...others('gold', Math.max(0, view.decks.gold - 1)),
    ...others('starter', view.decks.starter),
    ...others('objective', view.unseen.filter(id => id.startsWith('O')).length),
  ];
}

function fillings(places: readonly Fits[], cards: readonly Card[]): Card[][] {
  const [fits, ...rest] = places;
  if (!fits) return [[]];
  return cards.filter(fits).flatMap(card =>
    fillings(
      rest,
      cards.filter(other => other !== card),
    ).map(filled => [card, ...filled]),
  );
}

function worldOf(view: View, cards: readonly Card[]): State {
  const left = [...cards];
  const next = () => left.shift()!;
  const some = (count: number) => left.splice(0, count);
  const hands = view.hands.map(hand => hand.map(held => (held.card === null ? next() : cardNumber(held.card)!)));
  const [resource, gold, starter] = [some(view.decks.resource), some(view.decks.gold), some(view.decks.starter)];
  const pairs = view.goals.map(goals =>
    goals.offered.map((id, at) => cardNumber(id ?? (goals.choice === at + 1 ? (goals.own ?? '') : '')) ?? next()),
  );
  const order = pairs.map((_, step) => (view.first + step) % pairs.length);
  const refused = order.flatMap(seat =>
    pairs[seat]!.filter((_, at) => view.goals[seat]!.chosen && view.goals[seat]!.choice !== at + 1),
  );
  return {
    rng: rngFrom(''),
    phase: view.phase,
    turn: view.turn ?? view.first,
    first: view.first,
    boards: view.boards.map(board => boardOf(board.cards)),
    hands,
    origins: view.hands.map(hand => hand.map(held => held.from)),
    scores: [...view.scores],
    table: view.table.map(id => (id === null ? null : cardNumber(id))),
    decks: { resource, gold, starter, objective: [...left, ...refused] },
    common: view.common.map(id => cardNumber(id)!),
    offered: pairs.map(pair => [pair[0]!, pair[1]!]),
    own: pairs.map((pair, seat) => (view.goals[seat]!.chosen ? pair[view.goals[seat]!.choice! - 1]! : null)),
    starters: view.starters.map(id => (id === null ? null : cardNumber(id))),
    colours: [...view.colours],
    trigger: view.trigger,
    last: view.last,
    moved: view.moved,
    happened: [...view.happened],
  };
}
