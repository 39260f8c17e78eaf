import { playGame } from '@parlor/agents/local';
import { pairs } from '@parlor/examples/pairs';
import {
  type AnyAgent,
  type AnyBot,
  type AnyGame,
  type Budget,
  numberedSeed,
  type SealedState,
  type Seed,
  seal,
} from '@parlor/kernel';
import { expect, test } from 'vitest';
import { heapGame } from './heap.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

test('a win in one is found', () => {
  expect(firstMove(heapGame({ heap: 3, most: 3 }))).toBe('T3');
  expect(firstMove(heapGame({ heap: 12, most: 12 }))).toBe('T12');
});

test('a win in two is found: the other seat is left with a lost heap', () => {
  const answers = [5, 6, 7].map(heap => firstMove(heapGame({ heap, most: 3 })));
  expect(answers).toEqual(['T1', 'T2', 'T3']);
});

test('under a count of iterations the same seed gives the same game, and another seed another', () => {
  const game = seal(pairs);
  const line = (seed: number) => playBots(game, [searchBot(game), searchBot(game)], seed).entries.map(entry => entry.move);
  expect(line(1)).toEqual(line(1));
  expect(line(2)).not.toEqual(line(1));
});

test('random is beaten clearly, from either seat', () => {
  const game = heapGame({ heap: 21, most: 3 });
  expect(winsAgainstRandom(game, 20)).toBeGreaterThanOrEqual(19);
});

test('random is beaten where cards are hidden', () => {
  const game = seal(pairs);
  expect(winsAgainstRandom(game, 60)).toBeGreaterThanOrEqual(38);
});

test('three seats each play for themselves', () => {
  const game = heapGame({ heap: 2, most: 2 });
  const { outcome } = playBots(game, [searchBot(game), searchBot(game), searchBot(game)], 1);
  expect(outcome.winners).toEqual([0]);
});

test('a team plays for its score', () => {
  expect(firstMove(heapGame({ heap: 9, most: 3, together: true }))).toBe('T1');
});

test('a playout that is cut counts as even', () => {
  const game = heapGame({ heap: 1_000_000, most: 2 });
  const { why } = choose(searchBot(game).make(), game, { iterations: 50 }, () => Number.POSITIVE_INFINITY);
  expect(why).toBe('best of 2 moves in 50 tries: 50 %');
});

test('an estimate judges a playout that is cut', () => {
  const game = heapGame({ heap: 1_000_000, most: 3 });
  const singles = (state: SealedState, seat: number) => (game.standing(state).scores[seat] as number) / 10;
  const agent = searchBot(game, { estimate: singles }).make();
  const { move } = choose(agent, game, { iterations: 500 }, () => Number.POSITIVE_INFINITY);
  expect(game.format(move)).toBe('T1');
});

test("a team's end is judged by the estimate too", () => {
  const game = heapGame({ heap: 2, most: 2, together: true });
  const singles = (state: SealedState) => game.standing(state).scores.reduce((sum, each) => sum + each, 0) / 100;
  const { move, why } = choose(
    searchBot(game, { estimate: singles }).make(),
    game,
    { iterations: 100 },
    () => Number.POSITIVE_INFINITY,
  );
  expect(game.format(move)).toBe('T1');
  expect(why).toMatch(/: 2 %$/);
});

test('under milliseconds it stops before the time is over', () => {
  const game = heapGame({ heap: 21, most: 3 });
  let remaining = 200;
  const { why } = choose(searchBot(game).make(), game, { ms: 200 }, () => remaining--);
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThan(5);
  expect(why).toMatch(/in 19\d tries/);
});

test('an iteration slower than what is left is not begun', () => {
  const game = heapGame({ heap: 21, most: 3 });
  const clock = [100, 60, 30, -1];
  const { why } = choose(searchBot(game).make(), game, { ms: 100 }, () => clock.shift() as number);
  expect(why).toMatch(/in 2 tries/);
});

test('without any time left it still answers with a legal move', () => {
  const game = heapGame({ heap: 21, most: 3 });
  const { move, why } = choose(searchBot(game).make(), game, { ms: 100 }, () => 0);
  expect(['T1', 'T2', 'T3']).toContain(game.format(move));
  expect(why).toBe('no time to think');
});

test('a list of two hundred thousand moves is no trouble', () => {
  const game = heapGame({ heap: 200_000, most: 200_000 });
  const { move } = choose(searchBot(game).make(), game, { iterations: 20 }, () => Number.POSITIVE_INFINITY);
  expect(game.format(move)).toMatch(/^T\d+$/);
});

test('the only move is played without thinking', () => {
  const game = heapGame({ heap: 1, most: 3 });
  const noClock = () => {
    throw new Error('the clock was read');
  };
  expect(choose(searchBot(game).make(), game, { ms: 100 }, noClock).why).toBe('the only move');
});

function firstMove(game: AnyGame): string {
  const { move } = choose(searchBot(game).make(), game, { iterations: 500 }, () => Number.POSITIVE_INFINITY);
  return game.format(move);
}

function choose(agent: AnyAgent, game: AnyGame, budget: Budget, left: () => number) {
  const state = game.setup({}, 2, numberedSeed(1));
  agent.begin({ game: game.id, seat: 0, seats: 2, options: {}, seed: numberedSeed(2), budget });
  return agent.choose(game.view(state, 0), game.moves(state), left);
}

function winsAgainstRandom(game: AnyGame, games: number): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const bots = seat === 0 ? [searchBot(game), randomBot(game)] : [randomBot(game), searchBot(game)];
    const { winners } = playBots(game, bots, n).outcome;
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins;
}

function playBots(game: AnyGame, bots: readonly AnyBot[], seed: number) {
  const options = game.options.read({}, bots.length);
  if ('refusal' in options) throw new Error(options.refusal.message);
  const played = playGame(
    game,
    bots.map(bot => bot.make()),
    {
      options: options.value,
      seed: numberedSeed(seed),
      budget: { iterations: 200 },
      agentSeeds: bots.map((_, seat): Seed => numberedSeed(1000 * seed + seat)),
      now: () => 0,
    },
  );
  expect(played.faults.every(count => count === 0)).toBe(true);
  return played;
}
