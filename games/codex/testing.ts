/** What the laws need to know of Codex Naturalis. */
import { pick, rngFrom, type Seat, type Seed, type Testing } from '@parlor/kernel';
import { apply } from './apply.ts';
import { BACKS, cardNumber, deckOf, IDS } from './cards.ts';
import { clone } from './clone.ts';
import { boardOf } from './imagine.ts';
import { moves } from './legal.ts';
import { everyCard } from './load.ts';
import { options, setup } from './setup.ts';
import type { Back, Board, Card, Deal, GoalsView, Options, State, View } from './types.ts';

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
 * From the rules: the fronts of other hands are secret, wherever the cards came from, decks are secret below the back of their top
 * card, and so are what others chose and refused and which cards a position leaves out. Cards change places two at a time wherever
 * the backs allow it.
 */
function scramble(state: State, seat: Seat | null, seed: Seed): State {
  const scrambled = clone(state);
  const rng = rngFrom(seed);
  scrambled.rng = rng;
  const objectives = liftObjectives(scrambled, seat);
  const places = [
    ...hiddenInHands(scrambled, seat),
    ...hiddenInDecks(scrambled),
    ...objectives.places,
    ...faceDown(leftOut(scrambled)),
  ];
  for (let swap = 0; swap < places.length * SWAPS_PER_PLACE; swap++) swapIfAlike(pick(rng, places), pick(rng, places));
  objectives.putBack();
  return scrambled;
}

function hiddenInHands(state: State, seat: Seat | null): Hidden[] {
  return state.hands.flatMap((list, owner) => (owner === seat ? [] : list.map((_, at): Hidden => ({ list, at, back: 'seen' }))));
}

function hiddenInDecks(state: State): Hidden[] {
  const { resource, gold, starter } = state.decks;
  const under = (list: Card[]) => list.map((_, at): Hidden => ({ list, at, back: at === 0 ? 'seen' : 'unseen' }));
  return [...under(resource), ...under(gold), ...faceDown(starter)];
}

function faceDown(list: Card[]): Hidden[] {
  return list.map((_, at) => ({ list, at, back: 'unseen' }));
}

/** The cards of the box that are not in this position. */
function leftOut(state: State): Card[] {
  const here = new Set([...everyCard(state), ...state.offered.flatMap(pair => pair ?? [])]);
  return IDS.map((_, card) => card).filter(card => !here.has(card));
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
    places: [...places, ...faceDown(rest)],
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

/** What stays in a small position. All that a game hides would be too much to count, so each hides something else. */
const LEAVINGS = [
  { hands: [2, 1], resource: 0, gold: 0, starter: 1, pairs: 0, objective: 0 },
  { hands: [0, 1], resource: 1, gold: 1, starter: 0, pairs: 0, objective: 0 },
  { hands: [1, 0], resource: 2, gold: 0, starter: 0, pairs: 0, objective: 0 },
  { hands: [0, 0], resource: 0, gold: 1, starter: 2, pairs: 0, objective: 1 },
  { hands: [0, 0], resource: 0, gold: 0, starter: 0, pairs: 1, objective: 1 },
] as const;

/** Two players somewhere in their game, with only part of the box: few hidden cards, so that every world can be counted. */
function small(seed: Seed): State {
  const rng = rngFrom(seed);
  const state = setup({ deal: null }, 2, seed);
  const stage = pick(rng, STAGES);
  const leave = pick(rng, LEAVINGS);
  for (let made = 0; made < stage && state.phase !== 'ENDING'; made++) apply(state, pick(rng, moves(state)));
  for (const [seat, held] of leave.hands.entries()) {
    state.hands[seat]!.splice(held);
    state.origins[seat]!.splice(held);
    if (seat >= leave.pairs) state.offered[seat] = state.own[seat] = null;
  }
  state.decks.resource.splice(leave.resource);
  state.decks.gold.splice(leave.gold);
  state.decks.starter.splice(leave.starter);
  const refused = state.decks.objective.filter(card => state.offered.some(pair => pair?.includes(card)));
  state.decks.objective = [...state.decks.objective.slice(0, leave.objective), ...refused];
  // What was told of cards that are taken out again is forgotten.
  state.happened = [];
  return state;
}

/** Every way to lay cards that the view does not name into its hidden places. */
function worlds(view: View): State[] {
  const text = JSON.stringify(view);
  const unnamed = IDS.flatMap((id, card) => (text.includes(id) ? [] : [card]));
  const boards = view.boards.map(board => boardOf(board.cards));
  return fillings(hiddenPlaces(view), unnamed).map(cards => worldOf(view, boards, cards));
}

/** What the view tells of a hidden place. */
type Fits = (card: Card) => boolean;

/** In the order in which `worldOf` takes the cards. */
function hiddenPlaces(view: View): Fits[] {
  const like = (back: Back | null): Fits[] =>
    back ? [card => deckOf(card) === back.kind && BACKS[card]!.kingdom === back.kingdom] : [];
  const others = (name: string, size: number): Fits[] => Array.from({ length: size }, () => card => deckOf(card) === name);
  return [
    ...view.hands.flatMap(hand => hand.filter(held => held.card === null).flatMap(like)),
    ...like(view.places[0] ?? null),
    ...others('resource', Math.max(0, view.decks.resource - 1)),
    ...like(view.places[1] ?? null),
    ...others('gold', Math.max(0, view.decks.gold - 1)),
    ...others('starter', view.decks.starter),
    ...others('objective', hiddenObjectives(view)),
  ];
}

/** Those that others were offered, but for kept ones that are shown, and what is in the deck above the refused ones. */
function hiddenObjectives(view: View): number {
  const offered = view.goals.flatMap(goals => goals.offered.filter((id, at) => id === null && !isShown(goals, at)));
  return offered.length + view.decks.objective - view.goals.filter(goals => goals.chosen).length;
}

function isShown(goals: GoalsView, at: number): boolean {
  return goals.own !== null && goals.choice === at + 1;
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

function worldOf(view: View, boards: Board[], cards: readonly Card[]): State {
  const left = [...cards];
  const next = () => left.shift()!;
  const some = (count: number) => left.splice(0, count);
  const hands = view.hands.map(hand => hand.map(held => (held.card === null ? next() : cardNumber(held.card)!)));
  const [resource, gold, starter] = [some(view.decks.resource), some(view.decks.gold), some(view.decks.starter)];
  const pairs = view.goals.map(goals =>
    goals.offered.map((id, at) => cardNumber(id ?? (isShown(goals, at) ? goals.own! : '')) ?? next()),
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
    boards,
    hands,
    origins: view.hands.map(hand => hand.map(held => held.from)),
    scores: [...view.scores],
    table: view.table.map(id => (id === null ? null : cardNumber(id))),
    decks: { resource, gold, starter, objective: [...left, ...refused] },
    common: view.common.map(id => cardNumber(id)!),
    offered: pairs.map(pair => (pair.length === 2 ? [pair[0]!, pair[1]!] : null)),
    own: pairs.map((pair, seat) => (view.goals[seat]!.chosen ? pair[view.goals[seat]!.choice! - 1]! : null)),
    starters: view.starters.map(id => (id === null ? null : cardNumber(id))),
    colours: [...view.colours],
    trigger: view.trigger,
    last: view.last,
    moved: view.moved,
    happened: [...view.happened],
  };
}
