/** Short games whose last move has a known result. */
import { describe, expect, test } from 'vitest';
import { playAll, resultOf } from './script.ts';

/** Variant, editions (all of them if left empty), who opens, the moves, and what the last one gives. */
type Example = readonly [rules: string, first: 'blue' | 'red', moves: string, result: string];

const WIN = 'B@0,0 B@-1,0 S@-1,1 S@-2,1 S@-2,0 S@-1,-1 S@0,-1';
const CRABS = 'B@0,0 B@1,0 C@-1,0 C@2,0';

const EXAMPLES: readonly Example[] = [
  ['alpha', 'blue', 'B@0,0 B@-1,0', 'draw'],
  ['alpha', 'blue', 'B@0,0 B@2,-1', 'not-adjacent'],
  ['beta', 'red', 'S@0,0 S@1,0 S@2,0 S@3,0 S@4,0 S@5,0 B@6,0 S@7,0', 'butterfly-due'],
  ['beta', 'blue', 'B@0,0 B@1,-1 S@2,-2 S@3,-3 S@4,-4 S@5,-5 S@6,-6 S@7,-7 S@8,-8 S@9,-9 S@10,-10 S@11,-11', 'draw'],
  ['beta', 'blue', WIN, 'blue wins'],
  ['beta', 'blue', `${WIN} S@0,1`, 'game-over'],
  ['beta', 'blue', 'B@0,0 B@1,-1 S@0,1 S@2,-1 S@-1,1 S@2,-2 S@-1,0 S@1,-2 S@1,0 S@0,-1', 'draw'],
  ['gamma 2013', 'blue', 'B@0,0 B@1,0 S@1,-1 S@2,-1', 'ok'],
  ['gamma 2014', 'blue', 'B@0,0 B@1,0 S@1,-1', 'touches-opponent'],
  ['gamma 2013', 'blue', 'B@0,0 B@1,0 S@-1,0 S@2,0 S:-1,0>-1,1', 'cannot-move'],
  ['gamma 2014', 'blue', 'B@0,0 B@1,0 S@-1,0 S@2,0 S:-1,0>-1,1', 'ok'],
  ['gamma 2014', 'blue', 'B@0,0 B@1,0 S@0,-1 S@1,1 S@-1,0 S@2,0 B:0,0>1,-1', 'no-slide'],
  ['gamma 2014', 'red', 'S@0,0 B@1,0 S@-1,0 S@2,0 S:-1,0>-1,1', 'butterfly-first'],
  ['delta 2013', 'blue', `${CRABS} C:-1,0>0,1`, 'too-far'],
  ['delta 2016', 'blue', `${CRABS} C:-1,0>0,1`, 'ok'],
  ['delta', 'blue', `${CRABS} S@-2,0 C@3,0 S:-2,0>4,0`, 'ok'],
  ['epsilon', 'blue', `${CRABS} S@-2,0 C@3,0 S:-2,0>4,0`, 'too-far'],
  ['delta', 'blue', `${CRABS} B:0,0>0,1`, 'splits-group'],
  ['delta', 'red', 'B@0,0 B@-1,1 S@1,-1 resign', 'red wins'],
  ['epsilon', 'blue', 'B@0,0 B@1,0 H@-1,0 S@2,0 H:-1,0>3,0', 'ok'],
  ['epsilon', 'blue', 'B@0,0 B@1,0 H@-1,0 S@1,1 H:-1,0>3,0', 'bad-jump'],
  ['epsilon', 'blue', 'B@0,0 B@1,0 H@-1,0 S@1,1 H:-1,0>-1,1', 'bad-jump'],
  ['epsilon', 'red', 'H@0,0 B@-1,0 resign', 'premature-resign'],
  ['epsilon', 'blue', 'B@0,0 B@1,0 N@-1,0', 'piece-not-in-game'],
  ['delta', 'blue', 'B@0,0 B@1,0 S@-1,0 S@2,0 S:2,0>1,1', 'not-your-piece'],
  ['delta', 'blue', 'B@0,0 B@1,0 S@-1,0 S@2,0 C:-1,0>-1,1', 'wrong-type'],
];

describe.each(EXAMPLES.map((example, at) => [at + 1, ...example] as const))(
  'example %i: %s, %s opens',
  (_, rules, first, moves, result) => {
    test.each(editionsOf(rules))(`in %s ${moves.split(' ').at(-1)} gives ${result}`, edition => {
      const [variant = ''] = rules.split(' ');
      const script = playAll({ variant, edition, first }, moves);
      expect(script.states).toHaveLength(moves.split(' ').length + (script.refusal === null ? 1 : 0));
      expect(resultOf(script)).toBe(result);
    });
  },
);

function editionsOf(rules: string): readonly string[] {
  const [, edition] = rules.split(' ');
  return edition === undefined ? ['2013', '2014', '2016'] : [edition];
}
