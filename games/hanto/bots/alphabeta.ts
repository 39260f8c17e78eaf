/** Looks ahead with alpha-beta: deeper and deeper until the budget is used, best guesses first, known positions remembered. */
import {
  type Agent,
  type Begin,
  type Bot,
  type Budget,
  type Choice,
  DEFAULT_BUDGET,
  type Dice,
  dice,
  numberedSeed,
} from '@parlor/kernel';
import { hanto } from '../game.ts';
import { isSameHex } from '../hex.ts';
import { otherSeat } from '../position.ts';
import type { Move, State, View } from '../types.ts';
import { evaluate } from './evaluate.ts';
import { keyOf, Memories } from './memory.ts';

export const alphabeta: Bot<View, Move> = {
  name: 'alphabeta',
  version: '1',
  character: 'Looks several moves ahead and never misses a win in one.',
  strength: 5,
  make: makeAlphabeta,
};

const WIN = 1_000_000;
const DEEPEST = 30;

/** Positions between two looks at the clock. */
const CLOCK_EVERY = 64;

/** Share of the time budget kept back for the way home. */
const RESERVE = 0.1;

/** Thrown when the budget is used up; the deepest finished search counts. */
const TIME_UP = new Error('time is up');

interface Child {
  readonly move: Move;
  readonly state: State;
  /** Value for the seat that moved, without looking further. */
  readonly guess: number;
}

function makeAlphabeta(): Agent<View, Move> {
  let chance: Dice = dice(numberedSeed(0));
  let budget: Budget = DEFAULT_BUDGET;
  return {
    begin: (begin: Begin) => {
      chance = dice(begin.seed);
      budget = begin.budget;
    },
    choose: (view, moves, left) =>
      new Search(budget, left).choose(hanto.imagine(view, chance.seed()), chance.shuffle([...moves])),
  };
}

/** One move's thinking. */
class Search {
  readonly #memories = new Memories();
  readonly #isOver: () => boolean;
  #visited = 0;

  constructor(budget: Budget, left: () => number) {
    if ('iterations' in budget) this.#isOver = () => this.#visited > budget.iterations;
    else this.#isOver = () => this.#visited % CLOCK_EVERY === 0 && left() < budget.ms * RESERVE;
  }

  choose(state: State, moves: readonly Move[]): Choice<Move> {
    const children = childrenOf(state, moves);
    let best = children[0] as Child;
    if (best.guess >= WIN) return { move: best.move, why: 'wins at once' };
    let why = 'first guess';
    try {
      for (let depth = 2; depth <= DEEPEST; depth++) {
        const found = this.#searchRoot(children, depth);
        best = found.child;
        why = `depth ${depth}: ${found.value}`;
        if (Math.abs(found.value) >= WIN) break;
        children.splice(children.indexOf(best), 1);
        children.unshift(best);
      }
    } catch (error) {
      if (error !== TIME_UP) throw error;
    }
    return { move: best.move, why };
  }

  #searchRoot(children: readonly Child[], depth: number): { child: Child; value: number } {
    let child = children[0] as Child;
    let value = Number.NEGATIVE_INFINITY;
    for (const candidate of children) {
      const reached = -this.#value(candidate.state, depth - 1, Number.NEGATIVE_INFINITY, -value);
      if (reached > value) [value, child] = [reached, candidate];
    }
    return { child, value };
  }

  /** What the position is worth to the seat on turn, exactly if it lies between the bounds. */
  #value(state: State, depth: number, low: number, high: number): number {
    this.#visited++;
    if (this.#isOver()) throw TIME_UP;
    if (state.end !== null) return -endValue(state, depth);
    const key = keyOf(state);
    const known = this.#memories.get(key);
    if (known?.depth === depth && isEnough(known.bound, known.value, low, high)) return known.value;
    const children = childrenOf(state, hanto.moves(state));
    if (known !== undefined) bringForward(children, known.best);
    let best = children[0] as Child;
    let value = Number.NEGATIVE_INFINITY;
    for (const child of children) {
      const floor = Math.max(low, value);
      const reached = depth === 1 ? child.guess : -this.#value(child.state, depth - 1, -high, -floor);
      if (reached > value) [value, best] = [reached, child];
      if (value >= high) break;
    }
    const bound = value >= high ? 'at-least' : value <= low ? 'at-most' : 'exact';
    this.#memories.keep(key, { depth, value, bound, best: best.move });
    return value;
  }
}

/** Every move with the position it leads to, best guess first. */
function childrenOf(state: State, moves: readonly Move[]): Child[] {
  const children = moves.map(move => {
    const next = hanto.clone(state);
    hanto.apply(next, move);
    return { move, state: next, guess: next.end === null ? evaluate(next, state.turn) : endValue(next, 0) };
  });
  return children.sort((a, b) => b.guess - a.guess);
}

/** For the seat that made the last move; the sooner a win, the more depth is left and the better it is. */
function endValue(state: State, depth: number): number {
  const winner = state.end?.winner ?? null;
  if (winner === null) return 0;
  return winner === otherSeat(state.turn) ? WIN + depth : -WIN - depth;
}

function isEnough(bound: 'exact' | 'at-least' | 'at-most', value: number, low: number, high: number): boolean {
  if (bound === 'exact') return true;
  return bound === 'at-least' ? value >= high : value <= low;
}

function bringForward(children: Child[], move: Move): void {
  const at = children.findIndex(child => isSameMove(child.move, move));
  if (at > 0) children.unshift(...children.splice(at, 1));
}

function isSameMove(a: Move, b: Move): boolean {
  if (a.kind === 'resign' || b.kind === 'resign' || a.kind !== b.kind || a.type !== b.type || !isSameHex(a.to, b.to))
    return false;
  return a.kind === 'place' || b.kind === 'place' || isSameHex(a.from, b.from);
}
