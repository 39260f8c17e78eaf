/** A quick guess, in points, at what placing or drawing a card is worth: the planner's eye for good moves. */
import { STEPS } from '../board.ts';
import { ABSENT, CARDS, FIRST_GOLD, KINGDOM_OF, objectiveFacts, SIDES } from '../cards.ts';
import { kingdomAt, type ShapeCell, wantedBy } from '../objectives.ts';
import { gainOf } from '../score.ts';
import type { Board, Card, Cell } from '../types.ts';
import { missingFor } from './progress.ts';

/** What a seat plans with: its board, its hand, its objectives, and how many turns it has left, this one included. */
export interface Eye {
  readonly board: Board;
  readonly hand: readonly Card[];
  readonly objectives: readonly Card[];
  readonly turnsLeft: number;
}

/** The share of a gold card's points that may be hoped for while it misses so many symbols. */
const HOPE = [0.85, 0.55, 0.35, 0.2, 0.1, 0.04];
/** What the future counts for, when so many turns are left. */
const FUTURE = [0, 0, 0.55, 0.8, 0.9, 1];
const WORTH_OF_RESOURCE = 0.12;
const WORTH_OF_OBJECT = 0.25;
const WORTH_OF_CELL = 0.1;
/** Of an objective's points: for a card of a group that still lacks one, and for a share of a set. */
const WORTH_OF_PAIR = 0.3;
const WORTH_OF_SET = 0.85;
/** What a gold card gives when it is placed well, by card number; 0 for resource cards. */
const PROMISE: readonly number[] = CARDS.map(facts => (facts.kind === 'gold' ? promiseOf(facts.points) : 0));

const CARDS_PER_KINGDOM = 10;
const FIRST_THREE_POINTER = 6;

/** What would be visible after the placement in question; used again for every one. */
const counts: number[] = [];

/** Placing this side of a card on this cell, compared with not having placed it. */
export function worthOfPlacing(eye: Eye, card: Card, back: boolean, cell: Cell): number {
  const { board } = eye;
  const side = SIDES[card * 2 + (back ? 1 : 0)]!;
  for (let symbol = 0; symbol < 7; symbol++) counts[symbol] = board.counts[symbol]!;
  let corners = 0;
  let cells = 0;
  for (let corner = 0; corner < 4; corner++) {
    const beside = cell + STEPS[corner]!;
    const at = board.cells.indexOf(beside);
    if (at >= 0) {
      corners++;
      const covered = SIDES[board.laid[at]!]!.corners[3 - corner]!;
      if (covered >= 0) counts[covered]!--;
    } else if (side.corners[corner] === ABSENT) {
      if (board.open.includes(beside)) cells--;
    } else if (!board.open.includes(beside) && !board.closed.includes(beside)) cells++;
    const own = side.corners[corner]!;
    if (own >= 0) counts[own]!++;
  }
  for (const symbol of side.centre) counts[symbol]!++;
  const points = back ? 0 : gainOf(counts, card, corners).points;
  const future = FUTURE[Math.min(eye.turnsLeft, FUTURE.length - 1)]!;
  return points + objectiveWorth(eye, card, cell) + future * (symbolWorth(eye, card) + WORTH_OF_CELL * cells);
}

/** Having this card in hand; of a deck top only the kingdom is known. */
export function worthOfHolding(eye: Eye, card: Card, known: boolean): number {
  const future = FUTURE[Math.min(eye.turnsLeft, FUTURE.length - 1)]!;
  const kingdom = KINGDOM_OF[card]!;
  if (PROMISE[card]! > 0) return future * goldWorth(eye.board.counts, known ? card : typicalGold(kingdom));
  const points = known ? Number(CARDS[card]!.points) : 0.3;
  return points + future * kingdomWorth(eye, kingdom);
}

/** What the change of visible symbols does for the gold cards that stay in hand, and what it is good for in general. */
function symbolWorth(eye: Eye, card: Card): number {
  const before = eye.board.counts;
  // Placed face down a gold card loses what was hoped of it.
  let worth = -goldWorth(before, card);
  for (const held of eye.hand) if (held !== card) worth += goldWorth(counts, held) - goldWorth(before, held);
  for (let symbol = 0; symbol < 7; symbol++) {
    worth += (symbol < 4 ? WORTH_OF_RESOURCE : WORTH_OF_OBJECT) * (counts[symbol]! - before[symbol]!);
  }
  return worth;
}

function goldWorth(visible: readonly number[], card: Card): number {
  const promise = PROMISE[card]!;
  return promise === 0 ? 0 : promise * HOPE[missingFor(visible, card)]!;
}

/** How useful a card of a kingdom is: to gold cards in hand that miss it, and to objectives. */
function kingdomWorth(eye: Eye, kingdom: number): number {
  let worth = 2 * WORTH_OF_RESOURCE;
  for (const objective of eye.objectives) {
    const { set, shape } = wantedBy(objective);
    const points = objectiveFacts(objective).points;
    if (set) worth += (set[kingdom]! > 0 ? 1 : 0) * points * 0.3;
    else if (shape.some(cell => cell.kingdom === kingdom)) worth += points * 0.2;
  }
  return worth;
}

function objectiveWorth(eye: Eye, card: Card, cell: Cell): number {
  let worth = 0;
  for (const objective of eye.objectives) {
    const { set, shape } = wantedBy(objective);
    const points = objectiveFacts(objective).points;
    worth += points * (set ? setChange(eye, set) : groupChange(eye, shape, KINGDOM_OF[card]!, cell));
  }
  return worth;
}

/** Complete sets count whole, the share of the next one a little less; in the last turn only complete ones count. */
function setChange(eye: Eye, set: readonly number[]): number {
  const share = eye.turnsLeft > 1 ? WORTH_OF_SET : 0;
  return setsIn(counts, set, share) - setsIn(eye.board.counts, set, share);
}

function setsIn(visible: readonly number[], set: readonly number[], share: number): number {
  let complete = Number.MAX_SAFE_INTEGER;
  let size = 0;
  for (let symbol = 0; symbol < 7; symbol++) {
    const wanted = set[symbol]!;
    if (wanted === 0) continue;
    size += wanted;
    complete = Math.min(complete, Math.floor(visible[symbol]! / wanted));
  }
  let have = 0;
  for (let symbol = 0; symbol < 7; symbol++) have += Math.min(set[symbol]!, visible[symbol]! - complete * set[symbol]!);
  return complete + (share * Math.max(0, have)) / size;
}

/** The best group this card would belong to: complete, or with one cell still to fill. */
function groupChange(eye: Eye, shape: readonly ShapeCell[], kingdom: number, cell: Cell): number {
  let best = 0;
  for (const role of shape) {
    if (role.kingdom === kingdom) best = Math.max(best, groupAround(eye, shape, role, cell - role.step));
  }
  return best;
}

function groupAround(eye: Eye, shape: readonly ShapeCell[], role: ShapeCell, anchor: Cell): number {
  const { board } = eye;
  let there = 0;
  for (const other of shape) {
    if (other === role) continue;
    const at = board.cells.indexOf(anchor + other.step);
    if (at >= 0 && kingdomAt(board, at) === other.kingdom) there++;
    else if (at >= 0 || board.closed.includes(anchor + other.step)) return 0;
  }
  if (there === 2) return 1;
  return there === 1 && eye.turnsLeft > 1 ? WORTH_OF_PAIR : 0;
}

/** A plain three-point card of a kingdom stands for a gold card that nobody has seen. */
function typicalGold(kingdom: number): Card {
  return FIRST_GOLD + kingdom * CARDS_PER_KINGDOM + FIRST_THREE_POINTER;
}

function promiseOf(points: string): number {
  if (points === '2/c') return 4;
  return points.startsWith('1/') ? 2 : Number(points);
}
