/** Looks ahead with alpha-beta: deeper and deeper until the budget is used, best guesses first, known positions remembered. */
import { type Agent, type Bot, type Budget, type Choice, DEFAULT_BUDGET, type Dice, dice, numberedSeed } from '@parlor/kernel';
import { hanto } from '../game.ts';
import { isSameHex } from '../hex.ts';
import type { Move, State, View } from '../types.ts';
import { Outlook, WIN } from './evaluate.ts';
import { keyOf, Memories, type Memory } from './memory.ts';

export const alphabeta: Bot<View, Move> = {
  name: 'alphabeta',
  version: '1',
  character: 'Looks several moves ahead and never misses a win in one.',
  strength: 4,
  make: makeAlphabeta,
};

const DEEPEST = 30;

/** Positions between two looks at the clock. */
const CLOCK_EVERY = 16;

/** Share of the time budget kept back for the way home. */
const RESERVE = 0.1;

/** Thrown when the budget is used up; the deepest finished search counts. */
const TIME_UP = new Error('time is up');

interface Candidate {
  readonly move: Move;
  /** Points for the seat that moves, without looking further. */
  readonly guess: number;
}

function makeAlphabeta(): Agent<View, Move> {
  let chance: Dice = dice(numberedSeed(0));
  let budget: Budget = DEFAULT_BUDGET;
  return {
    begin: begin => {
      chance = dice(begin.seed);
      budget = begin.budget;
    },
    choose: (view, moves, left) => {
      const search = new Search(hanto.imagine(view, chance.seed()), budget, left);
      return search.choose(chance.shuffle([...moves])); // Shuffled: equals are chosen by chance.
    },
  };
}

/** One move's thinking. */
class Search {
  readonly #root: State;
  readonly #memories = new Memories();
  readonly #isTimeUp: () => boolean;
  #visited = 0;

  constructor(root: State, budget: Budget, left: () => number) {
    this.#root = root;
    if ('iterations' in budget) this.#isTimeUp = () => this.#visited > budget.iterations;
    else this.#isTimeUp = () => this.#visited % CLOCK_EVERY === 0 && left() < budget.ms * RESERVE;
  }

  /** Deeper and deeper; what the last finished depth found best is looked at first in the next. */
  choose(moves: readonly Move[]): Choice<Move> {
    const candidates = candidatesOf(this.#root, moves);
    let best = candidates[0] as Candidate;
    if (best.guess === WIN) return { move: best.move, why: 'wins at once' };
    let why = 'no time to look ahead';
    try {
      for (let depth = 2; depth <= DEEPEST; depth++) {
        best = this.#bestOf(candidates, depth);
        why = `depth ${depth}: ${best.guess}`;
        if (Math.abs(best.guess) >= WIN) break;
        bringForward(candidates, best.move);
      }
    } catch (error) {
      if (error !== TIME_UP) throw error;
    }
    return { move: best.move, why };
  }

  #bestOf(candidates: readonly Candidate[], depth: number): Candidate {
    let best = { move: (candidates[0] as Candidate).move, guess: Number.NEGATIVE_INFINITY };
    for (const { move } of candidates) {
      const guess = -this.#value(after(this.#root, move), depth - 1, Number.NEGATIVE_INFINITY, -best.guess);
      if (guess > best.guess) best = { move, guess };
    }
    return best;
  }

  /** What the position is worth to the seat on turn, exactly if it lies between the bounds. */
  #value(state: State, depth: number, low: number, high: number): number {
    this.#visited++;
    if (this.#isTimeUp()) throw TIME_UP;
    if (state.end !== null) return endValue(state, depth);
    if (depth === 1) return bestGuess(state, hanto.moves(state));
    const key = keyOf(state);
    const known = this.#memories.get(key);
    if (known !== undefined && known.depth === depth && answers(known, low, high)) return known.value;
    const candidates = candidatesOf(state, hanto.moves(state));
    if (known !== undefined) bringForward(candidates, known.best);
    const best = this.#search(state, candidates, depth, low, high);
    const bound = best.guess >= high ? 'at-least' : best.guess <= low ? 'at-most' : 'exact';
    this.#memories.keep(key, { depth, value: best.guess, bound, best: best.move });
    return best.guess;
  }

  /** The best candidate, or the first that is too good for the opponent to allow. */
  #search(state: State, candidates: readonly Candidate[], depth: number, low: number, high: number): Candidate {
    let best = { move: (candidates[0] as Candidate).move, guess: Number.NEGATIVE_INFINITY };
    for (const { move } of candidates) {
      const guess = -this.#value(after(state, move), depth - 1, -high, -Math.max(low, best.guess));
      if (guess > best.guess) best = { move, guess };
      if (best.guess >= high) break;
    }
    return best;
  }
}

/** The moves, best guess first. */
function candidatesOf(state: State, moves: readonly Move[]): Candidate[] {
  const outlook = new Outlook(state);
  return moves.map(move => ({ move, guess: outlook.after(move) })).sort((a, b) => b.guess - a.guess);
}

function bestGuess(state: State, moves: readonly Move[]): number {
  const outlook = new Outlook(state);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of moves) best = Math.max(best, outlook.after(move));
  return best;
}

function after(state: State, move: Move): State {
  const next = hanto.clone(state);
  hanto.apply(next, move);
  return next;
}

/** For the seat that would move next; the sooner the end, the more depth is left and the more it weighs. */
function endValue(state: State, depth: number): number {
  const winner = state.end?.winner ?? null;
  if (winner === null) return 0;
  return winner === state.turn ? WIN + depth : -WIN - depth;
}

/** Does a remembered value settle the question between these bounds? */
function answers({ bound, value }: Memory, low: number, high: number): boolean {
  return bound === 'exact' || (bound === 'at-least' ? value >= high : value <= low);
}

function bringForward(candidates: Candidate[], move: Move): void {
  const at = candidates.findIndex(candidate => isSameMove(candidate.move, move));
  if (at > 0) candidates.unshift(...candidates.splice(at, 1));
}

function isSameMove(a: Move, b: Move): boolean {
  if (a.kind === 'place') return b.kind === 'place' && a.type === b.type && isSameHex(a.to, b.to);
  if (a.kind === 'move') return b.kind === 'move' && isSameHex(a.from, b.from) && isSameHex(a.to, b.to);
  return b.kind === 'resign';
}
