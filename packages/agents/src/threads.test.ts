import { pairs } from '@parlor/examples/pairs';
import { numberedSeed, seal } from '@parlor/kernel';
import { afterAll, expect, test } from 'vitest';
import { type AgentSeat, AgentThreads } from './threads.ts';

const game = seal(pairs);
const options = { ranks: 4, bonus: true };
const view = game.view(game.setup(options, 2, numberedSeed(1)), 0);
const moves = ['play 1', 'play 2', 'play 3'];
const entry = new URL('./testing/faulty-thread.ts', import.meta.url);
const threads = new AgentThreads({ entry, threads: 1, grace: 200, longest: 1000 });
afterAll(() => threads.close());

test('an agent chooses from the moves it is given', async () => {
  expect(await seated('first').choose(view, moves)).toBe('play 1');
});

test('an agent that begins in mid-game sees the past first, and every change after it', async () => {
  const agent = seated('counter', { past: async () => [view, view] });
  expect(await agent.choose(view, moves)).toBe('play 2');
  agent.see(view);
  expect(await agent.choose(view, moves)).toBe('play 3');
});

test('an agent that throws fails with its reason, and its thread goes on', async () => {
  await expect(seated('thrower').choose(view, moves)).rejects.toThrow('broken');
  expect(await seated('first').choose(view, moves)).toBe('play 1');
});

test('an agent that throws while it sees something fails at its next choice', async () => {
  const agent = seated('blind');
  expect(await agent.choose(view, moves)).toBe('play 1');
  agent.see(view);
  await expect(agent.choose(view, moves)).rejects.toThrow('broken');
  expect(await agent.choose(view, moves)).toBe('play 1');
});

test('a senseless move is passed on as it is: the table judges it', async () => {
  expect(await seated('dreamer').choose(view, moves)).toBe('play 9');
});

test('an unknown bot is a fault', async () => {
  await expect(seated('nobody').choose(view, moves)).rejects.toThrow('There is no bot "nobody"');
});

test('an agent that stalls is ended with its thread; the others on it begin again and see the past again', async () => {
  const counter = seated('counter', { past: async () => [view, view] });
  expect(await counter.choose(view, moves)).toBe('play 2');
  const stalled = seated('sleeper').choose(view, moves);
  const waiting = counter.choose(view, moves);
  await expect(stalled).rejects.toThrow('did not answer in time');
  expect(await waiting).toBe('play 2');
});

function seated(bot: string, change: Partial<AgentSeat> = {}) {
  const begin = { game: 'pairs', seat: 0, seats: 2, options, seed: numberedSeed(2), budget: { ms: 100 } };
  return threads.seat({ bot, begin, past: async () => [], ...change });
}
