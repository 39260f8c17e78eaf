/**
 * Information-set Monte-Carlo tree search. Every iteration imagines a world in which the view is true, walks down one
 * shared tree, adds a node, plays the rest at random and adds the result to every node on the way.
 */
import {
  type AnyAgent,
  type AnyBot,
  type AnyGame,
  type Begin,
  type Budget,
  type Choice,
  dice,
  type SealedMove,
  type SealedState,
  type Seat,
  type SeenView,
} from '@parlor/kernel';
import { type Estimate, type Playout, playOut } from './playout.ts';
import { addChild, backUp, makeTree, meanOf, type Node, selectMove, type Tree } from './tree.ts';
import { makeWorth } from './worth.ts';

/** What a game may lend the search: how good a position is for a seat, 0 to 1, where a playout is cut. */
interface Loan {
  readonly estimate?: Estimate;
}

export function searchBot(game: AnyGame, loan: Loan = {}): AnyBot {
  return {
    name: 'search',
    version: '1',
    character: 'Imagines many ways the game may go on and takes the move that did best.',
    strength: 3,
    make: () => makeSearcher(game, loan.estimate),
  };
}

function makeSearcher(game: AnyGame, estimate: Estimate | undefined): AnyAgent {
  let searcher: Searcher;
  return {
    begin: begin => {
      searcher = { game, begin, estimate, seats: begin.seats, chance: dice(begin.seed), worth: makeWorth() };
    },
    choose: (view, moves, left) => chooseMove(searcher, view, moves, left),
  };
}

/** What stays with the agent from move to move. */
interface Searcher extends Playout {
  readonly begin: Begin;
}

/** Moves beside their texts, by which the tree knows them. */
interface Listed {
  readonly moves: readonly SealedMove[];
  readonly keys: readonly string[];
}

function listed(game: AnyGame, moves: readonly SealedMove[]): Listed {
  return { moves, keys: moves.map(move => game.format(move)) };
}

function chooseMove(searcher: Searcher, view: SeenView, moves: readonly SealedMove[], left: () => number): Choice<SealedMove> {
  if (moves.length === 1) return { move: moves[0] as SealedMove, why: 'the only move' };
  const { game, begin, chance, seats } = searcher;
  const tree = makeTree(seats);
  const first = listed(game, moves);
  repeat(() => visit(searcher, tree, first, game.imagine(view, chance.seed())), begin.budget, left);
  return tree.root.visits > 0 ? bestOf(tree.root, first, begin.seat) : { move: chance.pick(moves), why: 'no time to think' };
}

/** As often as the budget says, or until one more as slow as the slowest so far would be too late. */
function repeat(iterate: () => void, budget: Budget, left: () => number): void {
  if ('iterations' in budget) {
    for (let done = 0; done < budget.iterations; done++) iterate();
    return;
  }
  let slowest = 0;
  for (let before = left(); before > slowest; ) {
    iterate();
    const after = left();
    slowest = Math.max(slowest, before - after);
    before = after;
  }
}

/** One iteration: down the tree, one node further, a playout, and back up. */
function visit(searcher: Searcher, tree: Tree, first: Listed, state: SealedState): void {
  const { game, chance } = searcher;
  const path = [tree.root];
  let node = tree.root;
  let { moves, keys } = first;
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const at = selectMove(tree, node, keys, seat, chance);
    const key = keys[at] as string;
    game.apply(state, moves[at] as SealedMove);
    const known = node.children.get(key);
    node = known ?? addChild(tree, node, key);
    path.push(node);
    if (!known) break;
    ({ moves, keys } = listed(game, game.moves(state)));
  }
  backUp(tree, path, playOut(searcher, state));
}

/** The move tried most often, which is the one that did best; among equals the one with the better mean. */
function bestOf(root: Node, { moves, keys }: Listed, seat: Seat): Choice<SealedMove> {
  let best = 0;
  let bestMerit = Number.NEGATIVE_INFINITY;
  for (const [at, key] of keys.entries()) {
    const child = root.children.get(key);
    const merit = child ? child.visits + meanOf(child, seat) / 2 : 0;
    if (merit > bestMerit) {
      bestMerit = merit;
      best = at;
    }
  }
  const percent = Math.round(meanOf(root.children.get(keys[best] as string) as Node, seat) * 100);
  return { move: moves[best] as SealedMove, why: `best of ${moves.length} moves in ${root.visits} tries: ${percent} %` };
}
