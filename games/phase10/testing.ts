/** What the laws need to know of Phase 10. */
import { rngFrom, type Seat, type Seed, shuffle, type Testing } from '@parlor/kernel';
import { options } from './options.ts';
import { BOX } from './rounds.ts';
import { setup } from './setup.ts';
import type { Card, Options, State, View } from './types.ts';

export const testing: Testing<State, View, Options> = {
  ends: optionSets(),
  scramble,
  small,
  worlds,
};

/** Random play rarely lays, so every set has a limit; the sets with phases of their own reach rounds, ties and replays. */
function optionSets(): Options[] {
  const easy = [['set 2'], ['run 3', 'set 2'], ['colour 3']];
  const sample = options.fields.deal.kind === 'data' ? options.fields.deal.samples[1] : null;
  const sets: object[] = [
    {},
    { deck: 'standard2', firstDealer: 'p1', skipMode: 'next', wildMin: 'phase' },
    { phases: 'even', firstDealer: 'p2', skipGuard: 'pending', firstUpSkip: 'ignore', deal: sample },
    { phases: 'first5', firstDealer: 'p3', skipGuard: 'turn', firstUpSkip: 'redraw', wildMin: 'none' },
    { phases: 'first7', mode: 'tenHands', goOut: 'discard', extraCards: false, handSize: 7, firstDealer: 'p4' },
    { order: 'any', hitSameTurn: false, tieBreak: 'share', handSize: 12, firstDealer: 'p5' },
    { phases: easy, goOut: 'float', firstDealer: 'p6', maxTurns: 60 },
    { phases: easy, goOut: 'float', skipGuard: 'turn', maxTurns: 60, wildMin: 'none' },
    { phases: easy, order: 'any', wildMin: 'phase', hitSameTurn: false, maxTurns: 60 },
    { phases: [['set 2', 'set 2']], goOut: 'discard', maxTurns: 60, skipMode: 'next' },
    { phases: [['set 2']], mode: 'tenHands', maxTurns: 8 },
    { phases: [['set 2']], tieBreak: 'share', maxTurns: 8, maxHands: 3 },
  ];
  return sets.map(set => {
    const read = options.read({ maxHands: 12, maxTurns: 200, ...set }, 6);
    if ('refusal' in read) throw new Error(read.refusal.message);
    return read.value;
  });
}

/** A player knows the own hand, all that lies open, and the cards others took from the discard pile and still hold. */
function scramble(state: State, seat: Seat | null, seed: Seed): State {
  const rng = rngFrom(seed);
  const hidden = (owner: Seat) => owner !== seat && state.turn !== null;
  const secret = state.hands.map((hand, owner) => (hidden(owner) ? without(hand, state.known[owner] as Card[]) : []));
  const pool = shuffle(rng, [...secret.flat(), ...state.deck]);
  const hands = state.hands.map((hand, owner) =>
    hidden(owner) ? shuffle(rng, [...(state.known[owner] as Card[]), ...pool.splice(0, secret[owner]?.length)]) : hand,
  );
  return { ...state, rng, hands, deck: pool };
}

/** Two hands of two cards and a deck of two; all the rest of the box has been discarded. */
function small(seed: Seed): State {
  const state = setup(testing.ends[0] as Options, 2, seed);
  for (const hand of state.hands) state.discard.push(...hand.splice(2));
  state.discard.push(...state.deck.splice(2));
  const taken = (state.discard[0] as Card) % 3;
  if (taken < 2) state.known[taken] = [state.hands[taken]?.[1] as Card];
  return state;
}

/** Every order of the unseen cards, with the known cards anywhere in their hands. */
function worlds(view: View): State[] {
  const open = [
    ...view.discard,
    ...view.table.flat().flatMap(group => group.cards),
    ...view.hands.flatMap((hand, seat) => hand ?? (view.known[seat] as Card[])),
  ];
  return permutations(without(BOX, open)).flatMap(order => {
    const rests = view.hands.map((hand, seat) =>
      hand === null ? order.splice(0, (view.counts[seat] as number) - (view.known[seat] as Card[]).length) : null,
    );
    let dealt: Card[][][] = [[]];
    view.hands.forEach((hand, seat) => {
      const choices = hand === null ? insertions(rests[seat] as Card[], view.known[seat] as Card[]) : [[...hand]];
      dealt = dealt.flatMap(hands => choices.map(choice => [...hands, choice]));
    });
    return dealt.map(hands => worldOf(view, hands, order));
  });
}

function worldOf(view: View, hands: Card[][], deck: Card[]): State {
  const { seat: _, counts: __, hands: ___, deck: ____, rules, happened, ...open } = view;
  const rest = JSON.parse(JSON.stringify(open)) as Omit<State, 'rules' | 'rng' | 'hands' | 'deck' | 'happened'>;
  const untold = happened.map(event => (event.kind === 'drew' && event.from === 'deck' ? { ...event, card: null } : event));
  const { round, playing, replay, dealer, turn, drawn, laidNow, slot, guards, skipped, known, ...after } = rest;
  const { discard, table, phases, done, scores, finish, blanked } = after;
  return {
    ...{ rules, rng: rngFrom('0'.repeat(32)), round, playing, replay, dealer, turn, drawn, laidNow, slot, guards, skipped },
    ...{ hands, known, deck, discard, table, phases, done, scores, finish, blanked, happened: untold },
  };
}

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]));
}

/** Each way to put the further cards between the others. */
function insertions(cards: readonly Card[], further: readonly Card[]): Card[][] {
  const [next, ...rest] = further;
  if (next === undefined) return [[...cards]];
  return Array.from({ length: cards.length + 1 }, (_, at) => [...cards.slice(0, at), next, ...cards.slice(at)]).flatMap(more =>
    insertions(more, rest),
  );
}
