/**
 * A second generator of legal moves, slow and obvious, to judge the fast one by. It shares no code with it: it tries every
 * piece on every hex in sight and asks the rules one by one, on sets of hexes written as text.
 */
import type { Seat } from '@parlor/kernel';
import { rulesOf } from './rules.ts';
import type { State } from './types.ts';

type Spot = string;
type Group = ReadonlySet<Spot>;

/** Every legal placement and movement of the seat on turn, in notation, sorted. */
export function twinMoves(state: State): string[] {
  if (state.end !== null) return [];
  return [...twinPlacements(state), ...twinMovements(state)].sort();
}

function twinPlacements(state: State): string[] {
  const rules = rulesOf(state.options);
  const mine = spotsOf(state, state.turn);
  const theirs = spotsOf(state, 1 - state.turn);
  const group = new Set([...mine, ...theirs]);
  const mustPlaceButterfly = rules.butterflyBy !== null && state.made >= 2 * (rules.butterflyBy - 1) && !hasButterfly(state);
  const found: string[] = [];
  for (const [type, left] of Object.entries(state.hands[state.turn] as object)) {
    if (left === 0 || (mustPlaceButterfly && type !== 'B')) continue;
    for (const spot of group.size === 0 ? ['0,0'] : spotsInSight(group)) {
      if (group.has(spot)) continue;
      if (group.size > 0 && !around(spot).some(next => group.has(next))) continue;
      if (group.size > 1 && rules.colourRule && around(spot).some(next => theirs.has(next))) continue;
      found.push(`${type}@${spot}`);
    }
  }
  return found;
}

function twinMovements(state: State): string[] {
  if (!hasButterfly(state)) return [];
  const group = new Set([...spotsOf(state, 0), ...spotsOf(state, 1)]);
  const found: string[] = [];
  for (const piece of state.pieces.filter(({ seat }) => seat === state.turn)) {
    const from = `${piece.x},${piece.y}`;
    const others = new Set([...group].filter(spot => spot !== from));
    for (const to of spotsInSight(group)) {
      if (group.has(to) || !isConnected(new Set([...others, to]))) continue;
      if (canTravel(state, piece.type, from, to, others)) found.push(`${piece.type}:${from}>${to}`);
    }
  }
  return found;
}

function canTravel(state: State, type: 'B' | 'S' | 'C' | 'H', from: Spot, to: Spot, others: Group): boolean {
  const rules = rulesOf(state.options);
  const movement = rules.movement[type];
  switch (movement?.kind) {
    case undefined:
      return false;
    case 'walk':
      return canWalk(from, to, movement.steps, others, rules.slideRule);
    case 'fly':
      return ring(from, to) <= movement.reach;
    case 'jump':
      return canJump(from, to, others);
  }
}

/** Every path of at most so many steps, tried one after the other. */
function canWalk(from: Spot, to: Spot, steps: number, others: Group, slideRule: boolean): boolean {
  if (steps === 0) return false;
  return around(from).some(next => {
    if (others.has(next) || !isConnected(new Set([...others, next]))) return false;
    const beside = around(from).filter(spot => around(next).includes(spot));
    if (slideRule && beside.every(spot => others.has(spot))) return false;
    return next === to || canWalk(next, to, steps - 1, others, slideRule);
  });
}

function canJump(from: Spot, to: Spot, others: Group): boolean {
  const [[x, y], [toX, toY]] = [numbers(from), numbers(to)];
  const [dx, dy] = [toX - x, toY - y];
  if (dx !== 0 && dy !== 0 && dx + dy !== 0) return false;
  const length = ring(from, to);
  const between = Array.from(
    { length: length - 1 },
    (_, at) => `${x + (dx / length) * (at + 1)},${y + (dy / length) * (at + 1)}`,
  );
  return length >= 2 && between.every(spot => others.has(spot));
}

function isConnected(group: Group): boolean {
  const [first] = group;
  const reached = new Set(first === undefined ? [] : [first]);
  for (const spot of reached) {
    for (const next of around(spot)) if (group.has(next)) reached.add(next);
  }
  return reached.size === group.size;
}

function spotsOf(state: State, seat: Seat): Set<Spot> {
  return new Set(state.pieces.filter(piece => piece.seat === seat).map(({ x, y }) => `${x},${y}`));
}

function hasButterfly(state: State): boolean {
  return state.pieces.some(({ seat, type }) => seat === state.turn && type === 'B');
}

/** The whole rectangle two hexes wider than the group: much more than any move can reach. */
function spotsInSight(group: Group): Spot[] {
  const all = [...group].map(numbers);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const spots: Spot[] = [];
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) spots.push(`${x},${y}`);
  }
  return spots;
}

function around(spot: Spot): Spot[] {
  const [x, y] = numbers(spot);
  return [`${x},${y + 1}`, `${x + 1},${y}`, `${x + 1},${y - 1}`, `${x},${y - 1}`, `${x - 1},${y}`, `${x - 1},${y + 1}`];
}

/** Steps between two hexes, in cube coordinates. */
function ring(a: Spot, b: Spot): number {
  const [[ax, ay], [bx, by]] = [numbers(a), numbers(b)];
  return (Math.abs(ax - bx) + Math.abs(ay - by) + Math.abs(ax + ay - bx - by)) / 2;
}

function numbers(spot: Spot): [number, number] {
  const [x, y] = spot.split(',').map(Number);
  return [x as number, y as number];
}
