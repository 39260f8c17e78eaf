/** Is it legal, and why not: the questions in the order of P56. */
import type { Refusal, Seat } from '@parlor/kernel';
import { hitFault, judgeLay } from './groups.ts';
import { type Code, refuse } from './refusals.ts';
import { type Bracket, type Card, type Group, type Move, phaseGroups, phaseNumbers, SKIP, type State } from './types.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export function check(state: State, move: Move): Refusal | null {
  const fault = faultOf(state, move);
  return fault === null ? null : refuse(fault);
}

function faultOf(state: State, move: Move): Code | null {
  if (state.blanked) return 'blanked';
  if (move.kind === 'draw') return drawFault(state, move.from);
  if (!state.drawn) return 'nodraw';
  switch (move.kind) {
    case 'lay':
      return layFault(state, move);
    case 'hit':
      return hitMoveFault(state, move);
    case 'discard':
      return discardFault(state, move);
  }
}

// P15 to P18
function drawFault(state: State, from: Of<'draw'>['from']): Code | null {
  if (state.drawn) return 'drawn';
  switch (from) {
    case 'deck':
      return deckHasCard(state) ? null : 'empty';
    case 'discard':
      if (state.discard[0] === SKIP) return 'skiptop';
      return state.discard.length > 0 ? null : 'empty';
    case 'none':
      return deckHasCard(state) || topIsFree(state) ? 'empty' : null;
  }
}

// P20 to P28
function layFault(state: State, move: Of<'lay'>): Code | null {
  const hand = handOnTurn(state);
  if (hasLaid(state, state.turn as Seat)) return 'laid';
  const phase = phaseToLay(state, move.phase);
  if (phase === null) return 'phase';
  if (!holdsAll(hand, move.groups)) return 'nocard';
  const judged = judgeLay(state.rules, phaseGroups(state.rules, phase), move.groups);
  if (typeof judged === 'string') return judged;
  return mustKeepOne(state) && cardsIn(move.groups) === hand.length ? 'keep' : null;
}

// P29 to P33
function hitMoveFault(state: State, move: Of<'hit'>): Code | null {
  if (!mayHit(state)) return 'notlaid';
  const hand = handOnTurn(state);
  if (!hand.includes(move.card)) return 'nocard';
  const group = state.table[move.on]?.[move.group];
  if (group === undefined) return 'nogroup';
  return hitFault(group, move.card, move.end) ?? (mustKeepOne(state) && hand.length === 1 ? 'keep' : null);
}

// P34 to P38
function discardFault(state: State, move: Of<'discard'>): Code | null {
  if (!handOnTurn(state).includes(move.card)) return 'nocard';
  if (move.target === null) return move.card === SKIP && needsTarget(state) ? 'target' : null;
  if (move.card !== SKIP || !isTarget(state, move.target)) return 'target';
  return isGuarded(state, move.target) ? 'guard' : null;
}

export function handOnTurn(state: State): readonly Card[] {
  return state.hands[state.turn as Seat] as Card[];
}

/** P17: a card can be drawn from the deck, after a reshuffle if need be. */
export function deckHasCard(state: State): boolean {
  return state.deck.length > 0 || state.discard.length > 1;
}

/** P16: the top discard can be taken. */
export function topIsFree(state: State): boolean {
  return state.discard.length > 0 && state.discard[0] !== SKIP;
}

export function hasLaid(state: State, seat: Seat): boolean {
  return (state.table[seat] as Group[]).length > 0;
}

/** P29 */
export function mayHit(state: State): boolean {
  return hasLaid(state, state.turn as Seat) && (state.rules.hitSameTurn || !state.laidNow);
}

/** P40: under `goOut: discard` a hit or a lay may not empty the hand. */
export function mustKeepOne(state: State): boolean {
  return state.rules.goOut === 'discard';
}

/** P35 */
export function isGuarded(state: State, target: Seat): boolean {
  switch (state.rules.skipGuard) {
    case 'circuit':
      return state.slot < (state.guards[target] as number);
    case 'pending':
      return state.skipped[target] as boolean;
    case 'turn':
      return (state.guards[target] as number) > 0;
  }
}

/** Whom the seat on turn may skip now, in seat order. */
export function skipTargets(state: State): Seat[] {
  return state.playing.filter(seat => isTarget(state, seat) && !isGuarded(state, seat));
}

/** P37: a skip goes without a target only as the last card, when nobody can be skipped, or when there is no choice. */
export function needsTarget(state: State): boolean {
  return state.rules.skipMode === 'choose' && handOnTurn(state).length > 1 && skipTargets(state).length > 0;
}

/** The next seat of this round, clockwise. */
export function seatAfter(state: State, seat: Seat): Seat {
  return state.playing[(state.playing.indexOf(seat) + 1) % state.playing.length] as Seat;
}

/** The phases the seat on turn may lay, in order. */
export function openPhases(state: State): readonly number[] {
  const seat = state.turn as Seat;
  if (state.rules.order === 'fixed' || state.replay) return [state.phases[seat] as number];
  return phaseNumbers(state.rules).filter(phase => !(state.done[seat] as number[]).includes(phase));
}

/** The number of the phase a lay is for: under `order: any` it must be named (P51). */
function phaseToLay(state: State, named: number | null): number | null {
  const open = openPhases(state);
  if (named === null) return state.rules.order === 'fixed' ? (open[0] as number) : null;
  return open.includes(named) ? named : null;
}

function isTarget(state: State, seat: Seat): boolean {
  const turn = state.turn as Seat;
  if (state.rules.skipMode === 'next') return seat === seatAfter(state, turn); // P38
  return seat !== turn && state.playing.includes(seat);
}

function holdsAll(hand: readonly Card[], groups: readonly Bracket[]): boolean {
  const left = [...hand];
  for (const { cards } of groups) {
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at < 0) return false;
      left.splice(at, 1);
    }
  }
  return true;
}

function cardsIn(groups: readonly Bracket[]): number {
  return groups.reduce((sum, group) => sum + group.cards.length, 0);
}
