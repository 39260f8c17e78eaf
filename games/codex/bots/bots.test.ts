import { type Agent, dice, numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { solo } from '../fixtures.ts';
import { codex } from '../game.ts';
import type { Move, State, View } from '../types.ts';
import { estimate } from './estimate.ts';
import { greedy } from './greedy.ts';
import { shelf } from './index.ts';
import { planner } from './planner.ts';

const ITERATIONS = 12;

function begun(bot: { make(): Agent<View, Move> }, seat: number, seats: number, seed: number): Agent<View, Move> {
  const agent = bot.make();
  agent.begin({ game: 'codex', seat, seats, options: {}, seed: numberedSeed(seed), budget: { iterations: ITERATIONS } });
  return agent;
}

const random = {
  make: (): Agent<View, Move> => {
    const chance = dice(numberedSeed(99));
    return { begin: () => {}, choose: (_, moves) => ({ move: chance.pick(moves) }) };
  },
};

function choice(bot: { make(): Agent<View, Move> }, state: State, seed = 1): string {
  const agent = begun(bot, state.turn, state.boards.length, seed);
  const moves = codex.moves(state);
  return codex.format(agent.choose(codex.view(state, state.turn), moves, () => Number.POSITIVE_INFINITY).move);
}

function playedOut(bots: readonly { make(): Agent<View, Move> }[], seed: number): { state: State; log: string[] } {
  const state = codex.setup({ deal: null }, bots.length, numberedSeed(seed));
  const agents = bots.map((bot, seat) => begun(bot, seat, bots.length, seed * 10 + seat));
  const log: string[] = [];
  for (let seat = codex.turn(state); seat !== null; seat = codex.turn(state)) {
    const moves = codex.moves(state);
    const { move } = agents[seat]!.choose(codex.view(state, seat), moves, () => Number.POSITIVE_INFINITY);
    expect(moves).toContain(move);
    log.push(codex.format(move));
    codex.apply(state, move);
  }
  return { state, log };
}

describe('greedy', () => {
  test('takes the most points at once', () => {
    const state = solo(['S5b@0,0', 'R32b@-1,1', 'R33b@1,1'], ['G35', 'R40', 'R01']);
    expect(choice(greedy, state)).toBe('G35f@0,2');
  });

  test('at equal points shows what its gold card still misses', () => {
    // G17 needs three plants: R11 shows two of them, R01 none.
    const state = solo(['S4b@0,0'], ['G17', 'R11', 'R01']);
    expect(choice(greedy, state)).toMatch(/^R11f@/);
  });

  test('at equal points and symbols goes on with its objectives', () => {
    const state = solo(['S4b@0,0', 'R01b@1,1', 'R02b@2,2'], ['R11', 'R03'], { common: ['O01'] });
    expect(choice(greedy, state)).toMatch(/^R03[fb]@(3,3|-1,-1)$/);
  });

  test('takes from the table the card that scores most', () => {
    const state = solo(['S5b@0,0', 'R32b@-1,1', 'R33b@1,1'], ['R01', 'R02'], {
      phase: 'DRAWING',
      table: ['R05', 'R40', 'G35', 'G10'],
      decks: { resource: ['R38'], gold: ['G37'] },
    });
    expect(choice(greedy, state)).toBe('d:3');
  });

  test('beats random play', () => {
    const wins = [1, 2, 3, 4].filter(seed => {
      const seat = seed % 2;
      const { state } = playedOut(seat === 0 ? [greedy, random] : [random, greedy], seed);
      return codex.outcome(state)!.winners.includes(seat);
    });
    expect(wins).toHaveLength(4);
  });
});

describe('planner', () => {
  test('in the last round takes the points that count', () => {
    const state = solo(['S5b@0,0', 'R32b@-1,1', 'R33b@1,1'], ['G35', 'R40', 'R01'], { last: true });
    expect(choice(planner, state)).toBe('G35f@0,2');
  });

  test('in the last round completes an objective rather than taking one point', () => {
    const state = solo(['S4b@0,0', 'R01b@1,1', 'R02b@2,2'], ['R03', 'R40'], { last: true, common: ['O01', 'O09'] });
    expect(choice(planner, state)).toMatch(/^R03[fb]@3,3$/);
  });

  test('under a count of iterations plays the same game again', () => {
    const [one, other] = [playedOut([planner, greedy], 5), playedOut([planner, greedy], 5)];
    expect(one.log).toEqual(other.log);
  });

  test('stops when its time is up', () => {
    const state = codex.setup({ deal: null }, 2, numberedSeed(8));
    const agent = planner.make();
    agent.begin({ game: 'codex', seat: state.turn, seats: 2, options: {}, seed: numberedSeed(1), budget: { ms: 50 } });
    let left = 50;
    const { move } = agent.choose(codex.view(state, state.turn), codex.moves(state), () => left--);
    expect(codex.check(state, move)).toBeNull();
    expect(left).toBeGreaterThanOrEqual(0);
  });

  test('plays with three and four', () => {
    for (const others of [2, 3]) expect(codex.turn(playedOut([planner, ...Array(others).fill(greedy)], others).state)).toBeNull();
  });
});

test('the estimate is even at the start and favours the leader', () => {
  const state = codex.setup({ deal: null }, 2, numberedSeed(1));
  expect(estimate(state, 0)).toBeCloseTo(estimate(state, 1), 5);
  state.scores = [12, 3];
  expect(estimate(state, 0)).toBeGreaterThan(0.7);
  expect(estimate(state, 0) + estimate(state, 1)).toBeCloseTo(1, 5);
});

test('the shelf names its bots', () => {
  expect(shelf.bots.map(bot => bot.name)).toEqual(['greedy', 'planner']);
});
