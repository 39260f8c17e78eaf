import { pairs } from '@parlor/examples/pairs';
import { type AnyAgent, type Begin, numberedSeed, replay, type SealedMove, type SeenView, seal } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { type Played, playGame, type Table } from './local.ts';

const game = seal(pairs);
const table: Table = {
  options: { ranks: 4, bonus: true },
  seed: numberedSeed(1),
  budget: { iterations: 10 },
  agentSeeds: [numberedSeed(2), numberedSeed(3)],
  now: () => 0,
};

test('two agents play a game to its end, and the record of it replays', () => {
  const played = playGame(game, [first(), first()], table);
  const { value } = replayed(played);
  expect(value.n).toBe(played.entries.length);
  expect(value.outcome).toEqual(played.outcome);
  expect(played.faults).toEqual([0, 0]);
});

test('every agent is told its own seat, its own seed and the budget', () => {
  const begun: Begin[] = [];
  const agent = { ...first(), begin: (begin: Begin) => begun.push(begin) };
  playGame(game, [agent, agent], table);
  const common = { game: 'pairs', seats: 2, options: table.options, budget: table.budget };
  expect(begun).toEqual([
    { ...common, seat: 0, seed: numberedSeed(2) },
    { ...common, seat: 1, seed: numberedSeed(3) },
  ]);
});

test('a fixed deal is kept from the agents', () => {
  const told: object[] = [];
  const agent = { ...first(), begin: (begin: Begin) => told.push(begin.options) };
  playGame(game, [agent, first()], { ...table, options: { ...table.options, deal: [1, 2, 3] } });
  expect(told).toEqual([table.options]);
});

test('every agent sees its own view of the deal and of every change after it, also its own', () => {
  const seen: SeenView[][] = [[], []];
  const { entries } = playGame(game, [watcher(seen[0]!), watcher(seen[1]!)], table);
  expect(replayViews(entries.map(entry => entry.move))).toEqual(seen);
  expect(seen[0]).toHaveLength(entries.length + 1);
});

test('views are built for those who look: one for a choice, none for an agent that leaves out see', () => {
  let built = 0;
  const counted = {
    ...game,
    view: (...args: Parameters<typeof game.view>) => {
      built += 1;
      return game.view(...args);
    },
  };
  const { entries } = playGame(counted, [first(), first()], table);
  expect(built).toBe(entries.length);
});

test('a refused choice is replaced by idle, counted and marked', () => {
  const cheat = { ...first(), choose: () => ({ move: game.parse('play 9') as SealedMove }) };
  const played = playGame(game, [cheat, first()], table);
  expect(played.faults).toEqual([played.entries.filter(entry => entry.seat === 0).length, 0]);
  for (const { seat, by } of played.entries) expect(by).toBe(seat === 0 ? 'timeout' : 'bot');
  expect(replayed(played).value.outcome).toEqual(played.outcome);
});

test('a thrown or senseless choice is a fault too, and so is a throwing see or begin', () => {
  const fail = () => {
    throw new Error('broken');
  };
  const moves = playGame(game, [first(), first()], table).entries.length;
  expect(playGame(game, [{ ...first(), choose: fail }, first()], table).faults[0]).toBeGreaterThan(0);
  expect(playGame(game, [{ ...first(), choose: () => undefined as never }, first()], table).faults[0]).toBeGreaterThan(0);
  expect(playGame(game, [{ ...first(), see: fail }, first()], table).faults).toEqual([moves + 1, 0]);
  expect(playGame(game, [{ ...first(), begin: fail }, first()], table).faults).toEqual([1, 0]);
});

test('left counts down from the budget at each choice, and is endless under iterations', () => {
  let clock = 0;
  const lefts: number[] = [];
  const agent: AnyAgent = {
    begin: () => {},
    choose: (_view, moves, left) => {
      lefts.push(left());
      clock += 30;
      lefts.push(left());
      return { move: moves[0] as SealedMove };
    },
  };
  playGame(game, [agent, first()], { ...table, budget: { ms: 100 }, now: () => clock });
  expect(lefts.slice(0, 4)).toEqual([100, 70, 100, 70]);
  lefts.length = 0;
  playGame(game, [agent, first()], table);
  expect(new Set(lefts)).toEqual(new Set([Number.POSITIVE_INFINITY]));
});

test('what an agent says about its move is kept beside the entry', () => {
  const agent: AnyAgent = { ...first(), choose: (_view, moves) => ({ move: moves[0] as SealedMove, why: 'it comes first' }) };
  const { entries, whys } = playGame(game, [agent, first()], table);
  expect(whys).toEqual(entries.map(entry => (entry.seat === 0 ? 'it comes first' : null)));
});

function first(): AnyAgent {
  return { begin: () => {}, choose: (_view, moves) => ({ move: moves[0] as SealedMove }) };
}

function watcher(seen: SeenView[]): AnyAgent {
  return { ...first(), see: view => void seen.push(view) };
}

function replayed({ entries }: Played) {
  const header = { parlor: 1 as const, game: game.id, version: game.version, seats: 2, seed: table.seed, created: 0 };
  const result = replay(game, { header: { ...header, options: table.options }, entries });
  if ('refusal' in result) throw new Error(result.refusal.message);
  return result;
}

/** Both seats' views of the deal and after each move, straight from the rules. */
function replayViews(moves: readonly string[]): SeenView[][] {
  const state = game.setup(table.options, 2, table.seed);
  const views: SeenView[][] = [[game.view(state, 0)], [game.view(state, 1)]];
  for (const text of moves) {
    game.apply(state, game.parse(text) as SealedMove);
    for (const [seat, seen] of views.entries()) seen.push(game.view(state, seat));
  }
  return views;
}
