import { numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { heapGame } from './heap.ts';
import { randomBot } from './random.ts';

const game = heapGame({ heap: 100, most: 4 });

test('every legal move is played, and about equally often', () => {
  const counts = new Map<string, number>();
  for (const text of picks(1, 4000)) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual(['T1', 'T2', 'T3', 'T4']);
  // 1000 each; 5 sigma are 137.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(137);
});

test('the same seed gives the same moves, another seed others', () => {
  expect(picks(1, 40)).toEqual(picks(1, 40));
  expect(picks(2, 40)).not.toEqual(picks(1, 40));
});

function picks(seed: number, count: number): string[] {
  const agent = randomBot(game).make();
  const state = game.setup({}, 2, numberedSeed(1));
  agent.begin({ game: game.id, seat: 0, seats: 2, options: {}, seed: numberedSeed(seed), budget: { ms: 1 } });
  return Array.from({ length: count }, () => game.format(agent.choose(game.view(state, 0), game.moves(state), () => 1).move));
}
