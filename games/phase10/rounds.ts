/** A round from its deal to its score, and what comes after it (P9 to P13, P36, P40 to P50). */
import { type Seat, shuffle } from '@parlor/kernel';
import { hasLaid, seatAfter } from './legal.ts';
import { completers, handPoints, placesOf } from './score.ts';
import { type Card, COPIES, type Finish, lastPhase, phaseNumbers, SKIP, SKIPS, type State, WILD, WILDS } from './types.ts';

/** Every card of the box, in a fixed order. */
export const BOX: readonly Card[] = Object.freeze(
  Array.from({ length: SKIP + 1 }, (_, card) =>
    new Array<Card>(card === WILD ? WILDS : card === SKIP ? SKIPS : COPIES).fill(card),
  ).flat(),
);

/** Deals to the seats of the round; without given cards the box is shuffled. */
export function dealRound(state: State, given: readonly Card[] | null): void {
  const cards = given === null ? shuffle(state.rng, [...BOX]) : [...given];
  clearTable(state);
  // P10: one card at a time, starting left of the dealer.
  let seat = state.dealer;
  for (let dealt = 0; dealt < state.rules.handSize * state.playing.length; dealt++) {
    seat = seatAfter(state, seat);
    state.hands[seat]?.push(cards[dealt] as Card);
  }
  state.deck = cards.slice(state.rules.handSize * state.playing.length);
  turnUp(state);
  nextTurn(state, state.dealer);
}

/** Passes the turn on from that seat: each seat that waits on a skip loses its slot (P36). */
export function nextTurn(state: State, from: Seat): void {
  let seat = seatAfter(state, from);
  state.slot++;
  while (state.skipped[seat] && !turnsAreUp(state)) {
    state.skipped[seat] = false;
    state.happened.push({ kind: 'lost', seat });
    seat = seatAfter(state, seat);
    state.slot++;
  }
  if (turnsAreUp(state)) endRound(state, null);
  else state.turn = seat;
}

// P49
function turnsAreUp(state: State): boolean {
  return state.rules.maxTurns > 0 && state.slot > state.rules.maxTurns;
}

/** A skip is waiting for that seat (P34, P36). */
export function skipSeat(state: State, target: Seat): void {
  state.skipped[target] = true;
  state.guards[target] = state.slot + state.playing.length;
}

/** Somebody went out, or the turns ran out: scores, phases, and the next round or the end. */
export function endRound(state: State, out: Seat | null): void {
  if (state.replay) {
    // P46: scores no longer matter.
    if (out === null) finish(state, 'shared', state.playing);
    else finish(state, 'replay', [out]);
    return;
  }
  scoreHands(state, out);
  const lastHand = isLastHand(state);
  advancePhases(state);
  const contenders = lastHand ? state.playing : completers(state);
  if (contenders.length > 0) decide(state, contenders, lastHand ? 'hands' : 'phase-10');
  else if (state.rules.maxHands > 0 && state.round >= state.rules.maxHands)
    finish(state, 'hands', firstPlaces(state)); // P48
  else nextRound(state);
}

function scoreHands(state: State, out: Seat | null): void {
  const points = state.hands.map(handPoints);
  const laid = state.hands.map((_, seat) => hasLaid(state, seat));
  points.forEach((cost, seat) => {
    state.scores[seat] = (state.scores[seat] as number) + cost;
  });
  state.happened.push({ kind: 'round', round: state.round, out, laid, points, scores: [...state.scores] });
}

function clearTable(state: State): void {
  state.guards = state.scores.map(() => 0);
  state.skipped = state.scores.map(() => false);
  state.hands = state.scores.map(() => []);
  state.known = state.scores.map(() => []);
  state.table = state.scores.map(() => []);
  state.slot = 0;
  state.drawn = false;
  state.laidNow = false;
}

// P12
function turnUp(state: State): void {
  const { deck, rules } = state;
  while (rules.firstUpSkip === 'redraw' && deck[0] === SKIP) shuffle(state.rng, deck);
  const up = deck.shift() as Card;
  state.discard = [up];
  state.happened.push({ kind: 'dealt', round: state.round, dealer: state.dealer, up, replay: state.replay });
  if (up === SKIP && rules.firstUpSkip === 'skipFirst') skipSeat(state, seatAfter(state, state.dealer));
}

function nextRound(state: State): void {
  state.round++;
  // P9, P46: the deal passes to the left among those who play.
  do state.dealer = (state.dealer + 1) % state.scores.length;
  while (!state.playing.includes(state.dealer));
  dealRound(state, null);
}

// P42, P50, P51
function advancePhases(state: State): void {
  const numbers = phaseNumbers(state.rules);
  for (const seat of state.playing) {
    if (state.rules.mode === 'classic' && !hasLaid(state, seat)) continue;
    const phase = state.phases[seat] as number;
    const done = state.done[seat] as number[];
    if (!done.includes(phase)) done.push(phase);
    state.phases[seat] = numbers.find(number => !done.includes(number)) ?? phase;
  }
}

/** P50: in `tenHands` the round of the last phase is the last one. */
function isLastHand(state: State): boolean {
  return state.rules.mode === 'tenHands' && state.phases.includes(lastPhase(state.rules));
}

/** P45, P46: the lowest score wins; a tie is shared or played again. */
function decide(state: State, contenders: readonly Seat[], reason: Finish['reason']): void {
  const best = Math.min(...contenders.map(seat => state.scores[seat] as number));
  const tied = contenders.filter(seat => state.scores[seat] === best);
  if (tied.length === 1) finish(state, reason, tied);
  else if (state.rules.tieBreak === 'share') finish(state, 'shared', tied);
  else startReplay(state, tied);
}

function startReplay(state: State, tied: Seat[]): void {
  state.replay = true;
  state.playing = tied;
  for (const seat of tied) state.phases[seat] = lastPhase(state.rules);
  nextRound(state);
}

function finish(state: State, reason: Finish['reason'], winners: readonly Seat[]): void {
  state.turn = null;
  state.drawn = false;
  state.laidNow = false;
  state.finish = { reason, winners: [...winners] };
  state.happened.push({ kind: 'over', reason, winners: [...winners] });
}

function firstPlaces(state: State): Seat[] {
  const places = placesOf(state, []);
  return state.scores.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
}
