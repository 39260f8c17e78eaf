/**
 * The tree of an information-set search: one node for every line of moves, whatever the hidden cards were. A move is not
 * possible in every world, so a node counts how often it could have been chosen beside how often it was.
 */
import type { Dice, Seat } from '@parlor/kernel';

export interface Node {
  /** By the text of the move that leads there. */
  readonly children: Map<string, Node>;
  visits: number;
  /** How often its move was possible when its parent was visited. */
  available: number;
  /** Sum of the values of all visits, by seat. */
  readonly totals: number[];
}

/** A tree under growth. The lowest and the highest value met so far are its measure: small differences count where all are small. */
export interface Tree {
  readonly root: Node;
  readonly seats: number;
  low: number;
  high: number;
}

/** How much a move that was seldom tried is favoured over one that did well. */
const CURIOSITY = 0.7;

export function makeTree(seats: number): Tree {
  return { root: makeNode(seats), seats, low: 1, high: 0 };
}

function makeNode(seats: number): Node {
  return { children: new Map(), visits: 0, available: 0, totals: new Array<number>(seats).fill(0) };
}

/** The node of a move that is tried for the first time, being possible now. */
export function addChild(tree: Tree, node: Node, key: string): Node {
  const child = makeNode(tree.seats);
  child.available = 1;
  node.children.set(key, child);
  return child;
}

export function meanOf(node: Node, seat: Seat): number {
  return node.visits === 0 ? 0 : (node.totals[seat] as number) / node.visits;
}

/** The place in `keys` of the move to try: any that was never tried, else the one with the best upper confidence bound. */
export function selectMove(tree: Tree, node: Node, keys: readonly string[], seat: Seat, chance: Dice): number {
  const span = Math.max(tree.high - tree.low, Number.EPSILON);
  let untried = 0;
  let selected = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < keys.length; at++) {
    const child = node.children.get(keys[at] as string);
    if (!child) {
      untried += 1;
      // Each of the untried moves is kept with the same chance, without a list of them.
      if (chance.below(untried) === 0) selected = at;
      continue;
    }
    child.available += 1;
    if (untried > 0) continue;
    const success = (meanOf(child, seat) - tree.low) / span;
    const bound = success + CURIOSITY * Math.sqrt(Math.log(child.available) / child.visits);
    if (bound > best) {
      best = bound;
      selected = at;
    }
  }
  return selected;
}

/** Adds the values of one visit to every node on its way. */
export function backUp(tree: Tree, path: readonly Node[], values: readonly number[]): void {
  for (const value of values) {
    tree.low = Math.min(tree.low, value);
    tree.high = Math.max(tree.high, value);
  }
  for (const node of path) {
    node.visits += 1;
    for (let seat = 0; seat < values.length; seat++) node.totals[seat] = (node.totals[seat] as number) + (values[seat] as number);
  }
}
