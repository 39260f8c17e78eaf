/** The own board played on alone: the other seats are felt only as cards that go from the table and as turns that run out. */
import type { Dice } from '@parlor/kernel';
import { cloneBoard, lay } from '../board.ts';
import { objectiveFacts } from '../cards.ts';
import { needIsMet } from '../legal.ts';
import { timesMet } from '../objectives.ts';
import { gainOf } from '../score.ts';
import { type Board, type Card, type Cell, GOAL, type State } from '../types.ts';
import { type Eye, worthOfHolding, worthOfPlacing } from './worth.ts';

export interface Solo extends Eye {
  readonly board: Board;
  readonly hand: Card[];
  readonly objectives: readonly Card[];
  readonly table: (Card | null)[];
  readonly resource: Card[];
  readonly gold: Card[];
  readonly others: number;
  score: number;
  turnsLeft: number;
}

interface Placement {
  readonly card: Card;
  readonly back: boolean;
  readonly cell: Cell;
}

/** Points an opponent is expected to make in a turn: what each further turn costs. */
const PACE = 1.7;

export function soloOf(state: State, objectives: readonly Card[], turnsLeft: number): Solo {
  return {
    board: cloneBoard(state.boards[state.turn]!),
    hand: [...state.hands[state.turn]!],
    objectives,
    table: [...state.table],
    resource: [...state.decks.resource],
    gold: [...state.decks.gold],
    others: state.boards.length - 1,
    score: state.scores[state.turn]!,
    turnsLeft,
  };
}

/** Plays to the end and tells the final score, less what the others make in the turns it takes. */
export function playOn(solo: Solo, dice: Dice): number {
  let turns = 0;
  while (solo.turnsLeft > 0) {
    const placement = bestPlacement(solo);
    if (placement === null) break;
    placeAlone(solo, placement);
    if (solo.turnsLeft > 0) drawAlone(solo, bestDraw(solo));
    othersDraw(solo, dice);
    turns++;
  }
  return finalScore(solo) - turns * PACE;
}

/** Lays the card and uses up the turn; a score of 20 leaves one turn more. */
export function placeAlone(solo: Solo, { card, back, cell }: Placement): void {
  solo.hand.splice(solo.hand.indexOf(card), 1);
  const corners = lay(solo.board, cell, card * 2 + (back ? 1 : 0)).length;
  if (!back) solo.score += gainOf(solo.board.counts, card, corners).points;
  solo.turnsLeft--;
  if (solo.score >= GOAL) solo.turnsLeft = Math.min(solo.turnsLeft, 1);
}

/** Places to draw from are numbered as in the view: 0 and 1 the decks, 2-5 the table; null: nothing is there. */
export function drawAlone(solo: Solo, place: number | null): void {
  const card = place === null ? null : takeFrom(solo, place);
  if (card !== null) solo.hand.push(card);
}

function bestPlacement(solo: Solo): Placement | null {
  let best: Placement | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of solo.hand) {
    for (let face = needIsMet(solo.board, card) ? 0 : 1; face < 2; face++) {
      for (const cell of solo.board.open) {
        const worth = worthOfPlacing(solo, card, face === 1, cell);
        if (worth <= most) continue;
        most = worth;
        best = { card, back: face === 1, cell };
      }
    }
  }
  return best;
}

/** The place with the most promising card. */
export function bestDraw(solo: Solo): number | null {
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < 6; place++) {
    const card = cardAt(solo, place);
    if (card === null) continue;
    const worth = worthOfHolding(solo, card, place > 1);
    if (worth <= most) continue;
    most = worth;
    best = place;
  }
  return best;
}

export function othersDraw(solo: Solo, dice: Dice): void {
  for (let other = 0; other < solo.others; other++) takeFrom(solo, dice.below(6));
}

function cardAt(solo: Solo, place: number): Card | null {
  if (place > 1) return solo.table[place - 2]!;
  return (place === 0 ? solo.resource : solo.gold)[0] ?? null;
}

/** Takes the card of a place, and fills a slot again. */
function takeFrom(solo: Solo, place: number): Card | null {
  if (place < 2) return (place === 0 ? solo.resource : solo.gold).shift() ?? null;
  const card = solo.table[place - 2]!;
  const [near, far] = place < 4 ? [solo.resource, solo.gold] : [solo.gold, solo.resource];
  if (card !== null) solo.table[place - 2] = near.shift() ?? far.shift() ?? null;
  return card;
}

function finalScore(solo: Solo): number {
  let score = solo.score;
  for (const objective of solo.objectives) score += timesMet(solo.board, objective) * objectiveFacts(objective).points;
  return score;
}
