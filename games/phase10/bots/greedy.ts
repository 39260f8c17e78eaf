/** The computer player "greedy" (P69): counts what its phase still lacks. */
import type { Bot } from '@parlor/kernel';
import { addCard, missing, removeCard, type Tally, tallyOf } from '../finder.ts';
import { hitFault } from '../groups.ts';
import { pointsOf } from '../score.ts';
import { type Card, cardOf, colourOf, HIGHEST, isNatural, type Move, numberOf, type Phase, type View, WILD } from '../types.ts';
import { bestSkip, drawFrom, firstHit, hasLaid, ownHand, ownPhase, thriftiestLay } from './common.ts';

export const greedy: Bot<View, Move> = {
  name: 'greedy',
  version: '1',
  character: 'Counts the cards its phase lacks and throws away what keeps the most doors open.',
  strength: 4,
  make: () => ({ begin() {}, choose: (view, moves) => ({ move: view.drawn ? act(view, moves) : draw(view, moves) }) }),
};

function draw(view: View, moves: readonly Move[]): Move {
  const take = drawFrom(moves, 'discard');
  if (take !== null && isWanted(view, view.discard[0] as Card)) return take;
  return drawFrom(moves, 'deck') ?? take ?? (moves[0] as Move);
}

function act(view: View, moves: readonly Move[]): Move {
  return thriftiestLay(moves) ?? firstHit(moves) ?? bestSkip(view, moves) ?? discard(view, moves);
}

/** A wild always; else a card that lowers what is missing or, after laying, can be hit. */
function isWanted(view: View, top: Card): boolean {
  if (top === WILD) return true;
  if (hasLaid(view)) return canBeHit(view, top);
  const phase = ownPhase(view);
  const tally = tallyOf(ownHand(view));
  const before = missing(phase, tally, view.rules.wildMin);
  addCard(tally, top);
  return missing(phase, tally, view.rules.wildMin) < before;
}

function canBeHit(view: View, card: Card): boolean {
  return view.table.some(groups => groups.some(group => hitFault(group, card, null) === null));
}

function discard(view: View, moves: readonly Move[]): Move {
  const discards = moves.filter(move => move.kind === 'discard');
  const naturals = discards.filter(move => isNatural(move.card));
  if (naturals.length === 0) return discards[0] as Move;
  if (hasLaid(view)) return mostPoints(naturals);
  return mostPoints(leastLoss(naturals, view));
}

function mostPoints<T extends { readonly card: Card }>(moves: readonly T[]): T {
  return moves.reduce((best, move) => (pointsOf(move.card) > pointsOf(best.card) ? move : best));
}

/** The discards that leave the smallest number missing, and of those the ones that leave the most kinds of cards to lower it. */
function leastLoss<T extends { readonly card: Card }>(moves: readonly T[], view: View): T[] {
  const phase = ownPhase(view);
  const tally = tallyOf(ownHand(view));
  const { wildMin } = view.rules;
  const lost = best(moves, phase, card => -without(tally, card, () => missing(phase, tally, wildMin)));
  if (lost.length === 1) return lost;
  return best(lost, phase, card => without(tally, card, () => doorsOpen(phase, tally, wildMin)));
}

/** The moves with the highest worth. Cards the phase cannot tell apart are looked at once. */
function best<T extends { readonly card: Card }>(moves: readonly T[], phase: Phase, worth: (card: Card) => number): T[] {
  const traitOf = traitFor(phase);
  const worths: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { card } of moves) {
    const trait = traitOf(card);
    worths[trait] ??= worth(card);
    most = Math.max(most, worths[trait] as number);
  }
  return moves.filter(({ card }) => worths[traitOf(card)] === most);
}

function without<T>(tally: Tally, card: Card, ask: () => T): T {
  removeCard(tally, card);
  const answer = ask();
  addCard(tally, card);
  return answer;
}

/** How many kinds of natural cards would lower what is missing. */
function doorsOpen(phase: Phase, tally: Tally, wildMin: View['rules']['wildMin']): number {
  const before = missing(phase, tally, wildMin);
  let doors = 0;
  for (const card of kindsFor(phase)) {
    addCard(tally, card);
    if (missing(phase, tally, wildMin) < before) doors++;
    removeCard(tally, card);
  }
  return doors;
}

/** What of a card matters to the phase: its number, its colour, or both. */
function traitFor(phase: Phase): (card: Card) => number {
  if (phase.every(group => group.kind !== 'colour')) return numberOf;
  return phase.length === 1 ? colourOf : card => card;
}

/** One card for each kind the phase can tell apart; there are equally many cards of each. */
function kindsFor(phase: Phase): readonly Card[] {
  if (phase.every(group => group.kind !== 'colour')) return ONE_COLOUR;
  return phase.length === 1 ? ONE_NUMBER : EVERY_NATURAL;
}

const ONE_COLOUR: readonly Card[] = Array.from({ length: HIGHEST }, (_, at) => cardOf(0, at + 1));
const ONE_NUMBER: readonly Card[] = [0, 1, 2, 3].map(colour => cardOf(colour, 1));
const EVERY_NATURAL: readonly Card[] = Array.from({ length: WILD }, (_, card) => card);
