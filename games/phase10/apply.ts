/** What a move does, in place. The move has passed `check`. */
import { type Seat, shuffle } from '@parlor/kernel';
import { highOf, hitEnd, joined, judgeLay, lowOf } from './groups.ts';
import { isGuarded, seatAfter } from './legal.ts';
import { endRound, nextTurn, skipSeat } from './rounds.ts';
import { type Bracket, type Card, type Group, type Move, phaseGroups, SKIP, type State } from './types.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export function apply(state: State, move: Move): void {
  const seat = state.turn as Seat;
  state.happened = [];
  switch (move.kind) {
    case 'draw':
      applyDraw(state, seat, move.from);
      break;
    case 'lay':
      applyLay(state, seat, move);
      break;
    case 'hit':
      applyHit(state, seat, move);
      break;
    case 'discard':
      applyDiscard(state, seat, move);
      break;
  }
}

function applyDraw(state: State, seat: Seat, from: Of<'draw'>['from']): void {
  const card = from === 'deck' ? drawFromDeck(state) : from === 'discard' ? drawFromDiscard(state) : null;
  if (card !== null) state.hands[seat]?.push(card);
  if (from === 'discard' && card !== null) state.known[seat]?.push(card); // P62
  state.drawn = true;
  state.happened.push({ kind: 'drew', seat, from, card: from === 'discard' ? card : null });
  // P18: who floats and finds nothing to draw has nothing to discard either.
  if (state.hands[seat]?.length === 0) endTurn(state, seat);
}

function drawFromDeck(state: State): Card | null {
  if (state.deck.length === 0) reshuffle(state);
  return state.deck.shift() ?? null;
}

function drawFromDiscard(state: State): Card | null {
  return state.discard.shift() ?? null;
}

// P17
function reshuffle(state: State): void {
  state.deck = shuffle(state.rng, state.discard.splice(1));
  state.happened.push({ kind: 'reshuffled', cards: state.deck.length });
}

function applyLay(state: State, seat: Seat, move: Of<'lay'>): void {
  const phase = move.phase ?? (state.phases[seat] as number);
  const groups = judgeLay(state.rules, phaseGroups(state.rules, phase), move.groups);
  if (typeof groups === 'string') throw new Error(`phase10: this lay was refused as ${groups}`);
  for (const bracket of move.groups) takeBracket(state, seat, bracket);
  state.table[seat] = [...groups];
  state.phases[seat] = phase;
  state.laidNow = true;
  state.happened.push({ kind: 'laid', seat, phase, groups });
  if (isOut(state, seat)) endRound(state, seat);
}

function applyHit(state: State, seat: Seat, move: Of<'hit'>): void {
  const groups = state.table[move.on] as Group[];
  const group = groups[move.group] as Group;
  const end = hitEnd(group, move.card, move.end);
  const grown = joined(group, move.card, end);
  takeFrom(state, seat, move.card);
  groups[move.group] = grown;
  const as = end === null ? null : end === 'top' ? highOf(grown) : lowOf(grown);
  state.happened.push({ kind: 'hit', seat, card: move.card, on: move.on, group: move.group, end, as });
  if (isOut(state, seat)) endRound(state, seat);
}

function applyDiscard(state: State, seat: Seat, move: Of<'discard'>): void {
  takeFrom(state, seat, move.card);
  state.discard.unshift(move.card);
  const target = move.card === SKIP ? targetOf(state, seat, move.target) : null;
  if (target !== null) skipSeat(state, target);
  state.happened.push({ kind: 'discarded', seat, card: move.card, target });
  const out = isOut(state, seat);
  if (out && state.rules.goOut !== 'float') {
    endRound(state, seat);
  } else {
    if (out) state.happened.push({ kind: 'floats', seat }); // P40
    endTurn(state, seat);
  }
}

/** P38: without a choice a skip hits the next seat, unless that one is guarded. */
function targetOf(state: State, seat: Seat, named: Seat | null): Seat | null {
  if (state.rules.skipMode === 'choose') return named;
  const next = seatAfter(state, seat);
  return isGuarded(state, next) ? null : next;
}

function endTurn(state: State, seat: Seat): void {
  state.drawn = false;
  state.laidNow = false;
  if (state.rules.skipGuard === 'turn') state.guards[seat] = 0; // P35
  nextTurn(state, seat);
}

function isOut(state: State, seat: Seat): boolean {
  return state.hands[seat]?.length === 0;
}

function takeBracket(state: State, seat: Seat, bracket: Bracket): void {
  for (const card of bracket.cards) takeFrom(state, seat, card);
}

/** The first such card leaves the hand; if it was seen to be taken, it has been seen to leave (P62). */
function takeFrom(state: State, seat: Seat, card: Card): void {
  removeFirst(state.hands[seat] as Card[], card);
  removeFirst(state.known[seat] as Card[], card);
}

function removeFirst(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
