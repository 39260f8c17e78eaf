/** The moves of the seat on turn (P59) and what the table plays for a seat that does not answer (P60). */
import type { Seat } from '@parlor/kernel';
import { missing, tallyOf } from './finder.ts';
import { hitFault } from './groups.ts';
import { smallestLays } from './lays.ts';
import {
  deckHasCard,
  handOnTurn,
  hasLaid,
  mayHit,
  mustKeepOne,
  needsTarget,
  openPhases,
  skipTargets,
  topIsFree,
} from './legal.ts';
import { type Card, type End, type Group, HIGHEST, type Move, numberOf, phaseGroups, SKIP, type State, WILD } from './types.ts';

/** Draws; or the smallest lays, then hits and discards, card by card as the hand holds them. */
export function moves(state: State): Move[] {
  if (state.turn === null || state.blanked) return [];
  const list: Move[] = [];
  if (!state.drawn) addDraws(state, list);
  else {
    if (!hasLaid(state, state.turn)) addLays(state, list);
    else if (mayHit(state)) addHits(state, list);
    addDiscards(state, list);
  }
  return list;
}

// P60
export function idle(state: State): Move {
  if (!state.drawn) return deckHasCard(state) ? DRAW.deck : topIsFree(state) ? DRAW.discard : DRAW.none;
  const hand = handOnTurn(state);
  if (hand.length === 0) return DRAW.none;
  const target = hand.includes(SKIP) ? skipTargets(state)[0] : undefined;
  if (target !== undefined) return state.rules.skipMode === 'choose' ? skipOf(target) : discardOf(SKIP);
  return discardOf(hand.reduce((worst, card) => (rank(card) > rank(worst) ? card : worst)));
}

/** By points, then by number, and a wild only if nothing else is left: a skip that can hit nobody is worth most. */
function rank(card: Card): number {
  return card === WILD ? 0 : card === SKIP ? HIGHEST + 1 : numberOf(card);
}

function addDraws(state: State, list: Move[]): void {
  if (deckHasCard(state)) list.push(DRAW.deck);
  if (topIsFree(state)) list.push(DRAW.discard);
  if (list.length === 0) list.push(DRAW.none);
}

function addLays(state: State, list: Move[]): void {
  const { rules } = state;
  const hand = handOnTurn(state);
  const tally = tallyOf(hand);
  for (const number of openPhases(state)) {
    const phase = phaseGroups(rules, number);
    if (missing(phase, tally, rules.wildMin) > 0) continue;
    const size = phase.reduce((sum, group) => sum + group.size, 0);
    if (mustKeepOne(state) && size === hand.length) continue;
    const named = rules.order === 'any' ? number : null;
    for (const groups of smallestLays(rules, phase, hand)) list.push({ kind: 'lay', phase: named, groups });
  }
}

function addHits(state: State, list: Move[]): void {
  const hand = handOnTurn(state);
  if (mustKeepOne(state) && hand.length === 1) return;
  hand.forEach((card, at) => {
    if (hand.indexOf(card) === at && card !== SKIP) addHitsOf(state, card, list);
  });
}

/** Seat by seat, group by group, top before bottom. */
function addHitsOf(state: State, card: Card, list: Move[]): void {
  for (const on of state.playing) {
    (state.table[on] as Group[]).forEach((group, at) => {
      for (const end of group.kind === 'run' ? BOTH_ENDS : NO_END) {
        if (hitFault(group, card, end) === null) list.push({ kind: 'hit', card, on, group: at, end });
      }
    });
  }
}

function addDiscards(state: State, list: Move[]): void {
  const hand = handOnTurn(state);
  hand.forEach((card, at) => {
    if (hand.indexOf(card) !== at) return;
    if (card === SKIP) addSkips(state, list);
    else list.push(discardOf(card));
  });
}

/** P37: a target where one is asked for; whoever floats on a last skip may name one. */
function addSkips(state: State, list: Move[]): void {
  const choose = state.rules.skipMode === 'choose' && (handOnTurn(state).length > 1 || state.rules.goOut === 'float');
  if (choose) for (const target of skipTargets(state)) list.push(skipOf(target));
  if (!needsTarget(state)) list.push(discardOf(SKIP));
}

const BOTH_ENDS: readonly End[] = ['top', 'bottom'];
const NO_END: readonly null[] = [null];

const DRAW = {
  deck: Object.freeze({ kind: 'draw', from: 'deck' }),
  discard: Object.freeze({ kind: 'draw', from: 'discard' }),
  none: Object.freeze({ kind: 'draw', from: 'none' }),
} as const satisfies Record<string, Move>;

// Made once and shared: a discard has no other data.
const DISCARDS: readonly Move[] = Array.from({ length: SKIP + 1 }, (_, card) =>
  Object.freeze({ kind: 'discard', card, target: null }),
);
const SKIPS: readonly Move[] = Array.from({ length: 6 }, (_, target) => Object.freeze({ kind: 'discard', card: SKIP, target }));

function discardOf(card: Card): Move {
  return DISCARDS[card] ?? { kind: 'discard', card, target: null };
}

function skipOf(target: Seat): Move {
  return SKIPS[target] as Move;
}
