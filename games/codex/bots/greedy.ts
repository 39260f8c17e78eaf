/**
 * Takes what is best at once: most points, then most of the symbols its gold cards still miss, then objective progress. What is
 * still equal is decided by its seed.
 */
import { type Agent, type Bot, type Dice, dice } from '@parlor/kernel';
import { cellAt, cloneBoard, lay, ORIGIN } from '../board.ts';
import { cardNumber, sideOf } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { needIsMet } from '../legal.ts';
import { gainOf } from '../score.ts';
import type { Board, Card, Face, Move, State, View } from '../types.ts';
import { missingSymbols, objectiveProgress } from './progress.ts';

export const greedy: Bot<View, Move> = {
  name: 'greedy',
  version: '1',
  character: 'Takes the most points it sees, then what its gold cards need.',
  strength: 3,
  make: () => new Greedy(),
};

class Greedy implements Agent<View, Move> {
  #dice: Dice = dice('0'.repeat(32));

  begin({ seed }: { readonly seed: string }): void {
    this.#dice = dice(seed);
  }

  choose(view: View, moves: readonly Move[]): { move: Move } {
    const state = imagine(view, this.#dice.seed());
    let best: { moves: Move[]; gains: Gains } | null = null;
    for (const move of moves) {
      const gains = gainsOf(state, view, move);
      const order = best === null ? 1 : compare(gains, best.gains);
      if (order > 0) best = { moves: [move], gains };
      else if (order === 0) best!.moves.push(move);
    }
    return { move: this.#dice.pick(best!.moves) };
  }
}

/** Points, missing symbols made visible, objective progress: the first that differs decides. */
type Gains = readonly [points: number, symbols: number, progress: number];

const NOTHING: Gains = [0, 0, 0];

function compare(one: Gains, other: Gains): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function gainsOf(state: State, view: View, move: Move): Gains {
  switch (move.kind) {
    case 'start':
      return startGains(state, move.face as Face);
    case 'objective':
      return [0, 0, objectiveProgress(state.boards[state.turn]!, [state.offered[state.turn]![Number(move.choice) - 1]!])];
    case 'place': {
      const cell = cellAt(move.x, move.y)!;
      return placeGains(state, cardNumber(move.card)!, move.face as Face, cell);
    }
    case 'draw':
      return drawGains(state, view, move.from);
    default:
      return NOTHING;
  }
}

function startGains(state: State, face: Face): Gains {
  const board = cloneBoard(state.boards[state.turn]!);
  const hand = state.hands[state.turn]!;
  const before = missingSymbols(board, hand);
  lay(board, ORIGIN, sideOf(state.starters[state.turn]!, face));
  return [0, before - missingSymbols(board, hand), objectiveProgress(board, objectivesOf(state))];
}

/** The gold cards that count are those that stay in hand. */
function placeGains(state: State, card: Card, face: Face, cell: number): Gains {
  const before = state.boards[state.turn]!;
  const hand = state.hands[state.turn]!.filter(held => held !== card);
  const board: Board = cloneBoard(before);
  const corners = lay(board, cell, sideOf(card, face)).length;
  const points = face === 'f' ? gainOf(board.counts, card, corners).points : 0;
  return [points, missingSymbols(before, hand) - missingSymbols(board, hand), objectiveProgress(board, objectivesOf(state))];
}

/** A card is worth its best placement on the board as it is; of a deck top only the back is known. */
function drawGains(state: State, view: View, from: string): Gains {
  const card =
    from === 'R' ? state.decks.resource[0]! : from === 'G' ? state.decks.gold[0]! : cardNumber(view.table[Number(from) - 1]!)!;
  const board = state.boards[state.turn]!;
  const faces: Face[] = from !== 'R' && from !== 'G' && needIsMet(board, card) ? ['f', 'b'] : ['b'];
  let best: Gains | null = null;
  for (const face of faces) {
    for (const cell of board.open) {
      const gains = placeGains(state, card, face, cell);
      if (best === null || compare(gains, best) > 0) best = gains;
    }
  }
  return best ?? NOTHING;
}

/** The common ones and the own, or both offered ones before the choice. */
function objectivesOf(state: State): readonly Card[] {
  const own = state.own[state.turn] ?? null;
  return [...state.common, ...(own === null ? (state.offered[state.turn] ?? []) : [own])];
}
