/**
 * Plans its own board. It imagines the hidden cards many times, plays every promising move on to the end with a quick eye for
 * good placements, and keeps halving the field to the moves that did best. All moves meet the same imagined cards.
 */
import { type Agent, type Begin, type Bot, type Budget, type Choice, DEFAULT_BUDGET, type Dice, dice } from '@parlor/kernel';
import { cellAt, lay, ORIGIN } from '../board.ts';
import { cardNumber, sideOf } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { type Card, type Face, GOAL, type Move, type State, type View } from '../types.ts';
import { bestDraw, drawAlone, othersDraw, placeAlone, playOn, type Solo, soloOf } from './solo.ts';
import { worthOfPlacing } from './worth.ts';

export const planner: Bot<View, Move> = {
  name: 'planner',
  version: '1',
  character: 'Plays its own board on to the end in its head, many times, before it lays a card.',
  strength: 4,
  make: () => new Planner(),
};

/** How many placements are looked at closely, and how often their number is halved. */
const FIELD = 16;
const HALVINGS = 4;
/** Of a budget in milliseconds this much is left unused. */
const RESERVE = 0.08;

class Planner implements Agent<View, Move> {
  #dice: Dice = dice('0'.repeat(32));
  #budget: Budget = DEFAULT_BUDGET;

  begin({ seed, budget }: Begin): void {
    this.#dice = dice(seed);
    this.#budget = budget;
  }

  choose(view: View, moves: readonly Move[], left: () => number): Choice<Move> {
    if (moves.length === 1 || view.phase === 'COLOR') return { move: this.#dice.pick(moves) };
    const turnsLeft = turnsLeftOf(view);
    let field = promising(view, moves, turnsLeft, this.#dice).map(move => ({ move, sum: 0 }));
    const spent = spending(this.#budget, left);
    for (let round = 1, tried = 0; field.length > 1 && round <= HALVINGS; round++) {
      while (tried === 0 || spent(tried) < round / HALVINGS) {
        const world = imagine(view, this.#dice.seed());
        const seed = this.#dice.seed();
        for (const entry of field) entry.sum += tryOut(world, entry.move, turnsLeft, dice(seed));
        tried += field.length;
      }
      field = field.sort((one, other) => other.sum - one.sum).slice(0, Math.ceil(field.length / 2));
    }
    return { move: field[0]!.move };
  }
}

/** The share of the budget that is used up after so many moves were tried out. */
function spending(budget: Budget, left: () => number): (tried: number) => number {
  if ('iterations' in budget) return tried => tried / budget.iterations;
  const all = left() * (1 - RESERVE);
  return () => 1 - (left() - budget.ms * RESERVE) / all;
}

/** A guess at the turns this seat has left, this one included: the leader's way to 20 points, and the round after that. */
function turnsLeftOf(view: View): number {
  if (view.last) return 1;
  const lead = Math.max(...view.scores);
  if (view.trigger !== null) return 2;
  const laid = Math.max(...view.boards.map(board => board.cards.length));
  return Math.max(2, Math.ceil((GOAL - lead) / paceAt(laid)) + 1);
}

/** Points a turn from here on; a board that has grown scores faster. */
function paceAt(laid: number): number {
  return laid < 6 ? 1.6 : 1.9;
}

/** All moves, or of many placements the best at first sight. */
function promising(view: View, moves: readonly Move[], turnsLeft: number, chance: Dice): Move[] {
  if (moves.length <= FIELD) return [...moves];
  const state = imagine(view, chance.seed());
  const solo = soloOf(state, objectivesOf(state), turnsLeft);
  const worth = (move: Move) =>
    move.kind === 'place' ? worthOfPlacing(solo, cardNumber(move.card)!, move.face === 'b', cellAt(move.x, move.y)!) : 0;
  const judged = moves.map(move => ({ move, worth: worth(move) }));
  return judged
    .sort((one, other) => other.worth - one.worth)
    .slice(0, FIELD)
    .map(entry => entry.move);
}

/** What comes of a move in an imagined world. */
function tryOut(world: State, move: Move, turnsLeft: number, chance: Dice): number {
  const objectives =
    move.kind === 'objective' ? [...world.common, world.offered[world.turn]![Number(move.choice) - 1]!] : objectivesOf(world);
  const solo = soloOf(world, objectives, turnsLeft);
  makeAlone(solo, world, move);
  if (move.kind === 'place' || move.kind === 'draw') othersDraw(solo, chance);
  return playOn(solo, chance);
}

function makeAlone(solo: Solo, world: State, move: Move): void {
  switch (move.kind) {
    case 'start':
      lay(solo.board, ORIGIN, sideOf(world.starters[world.turn]!, move.face as Face));
      break;
    case 'place':
      placeAlone(solo, { card: cardNumber(move.card)!, back: move.face === 'b', cell: cellAt(move.x, move.y)! });
      if (solo.turnsLeft > 0) drawAlone(solo, bestDraw(solo));
      break;
    case 'draw':
      solo.turnsLeft--;
      drawAlone(solo, move.from === 'R' ? 0 : move.from === 'G' ? 1 : Number(move.from) + 1);
      break;
  }
}

/** The common ones and the own; before the choice the first of the two offered stands for it. */
function objectivesOf(state: State): readonly Card[] {
  const own = state.own[state.turn] ?? state.offered[state.turn]?.[0] ?? null;
  return own === null ? state.common : [...state.common, own];
}
