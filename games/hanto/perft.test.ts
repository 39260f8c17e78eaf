/** The move generator against its slow twin, and the size of the move tree: figures that must not change by accident. */
import { glance, numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { after } from './script.ts';
import { testing } from './testing.ts';
import { twinMoves } from './twin.ts';
import type { Move, State } from './types.ts';

const DELTA = 'B@0,0 B@1,0 C@-1,0 C@2,0 S@0,-1 S@1,1 S@-1,1 C@2,-1 C@-2,1 S@3,-1 C@-1,-1 C@2,1';
const EPSILON = 'B@0,0 B@1,0 H@-1,0 C@2,0 S@0,-1 H@1,1 C@-1,1 S@2,-1 H@-2,1 C@3,-1 C@-1,-1 H@2,1';

describe.each([
  ['delta', '2013', '', [3, 54, 468, 4056, 56700]],
  ['epsilon', '2014', '', [4, 96, 1128, 13254, 246318]],
  ['delta', '2013', DELTA, [60, 3458, 213795]],
  ['delta', '2016', DELTA, [70, 4592, 315975]],
  ['epsilon', '2014', EPSILON, [55, 2709, 143967]],
] as const)('the move tree of %s %s after "%s"', (variant, edition, moves, counts) => {
  const start = after({ variant, edition }, moves);

  test.each(counts.map((count, at) => [at + 1, count] as const))(
    'has %i levels of which the last has %i moves',
    (depth, count) => {
      expect(countTree(start, depth, hanto.moves)).toBe(count);
    },
  );

  test('is as large for the slow twin', () => {
    const depth = moves === '' ? 3 : 1;
    expect(countTree(start, depth, twinTree)).toBe(counts[depth - 1]);
  });
});

describe.each(testing.ends)('the twin lists the same moves in $variant $edition, limit $limit', options => {
  test.each([1, 2, 3])('along random game %i', number => {
    const state = hanto.setup(options, 2, numberedSeed(number));
    for (let made = 0; state.end === null && made < 60; made++) {
      const legal = hanto.moves(state);
      if (made % 9 === number) expect(legal.map(hanto.format).filter(isNoResignation).sort()).toEqual(twinMoves(state));
      hanto.apply(state, legal[glance(state.rng, made, legal.length)] as Move);
    }
  });
});

/** How many lines of so many moves begin here. */
function countTree(state: State, depth: number, list: (state: State) => readonly Move[]): number {
  const legal = list(state);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const move of legal) {
    const next = hanto.clone(state);
    hanto.apply(next, move);
    count += countTree(next, depth - 1, list);
  }
  return count;
}

function twinTree(state: State): Move[] {
  return twinMoves(state).map(text => hanto.parse(text) as Move);
}

function isNoResignation(text: string): boolean {
  return text !== 'resign';
}
