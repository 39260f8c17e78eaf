/** What Codex Naturalis promises about its bots, and how many points they make. */
import { type Agent, type Budget, dice, type GameBench, numberedSeed, type Report } from '@parlor/kernel';
import { shelf } from './bots/index.ts';
import { codex } from './game.ts';
import type { Move, State, View } from './types.ts';

const scores: Report = {
  name: 'codex',
  help: 'Average final scores of each bot among its like, in games of 2, 3 and 4. Arguments: games per line, iterations of the planner.',
  run: printScores,
};

export const bench: GameBench = {
  matchups: [
    {
      title: 'greedy-random',
      options: {},
      seats: 2,
      bot: 'greedy',
      against: 'random',
      games: 200,
      budget: { iterations: 1 },
      bar: { kind: 'wins', share: 0.95 },
    },
    {
      title: 'planner-greedy',
      options: {},
      seats: 2,
      bot: 'planner',
      against: 'greedy',
      games: 100,
      budget: { ms: 300 },
      bar: { kind: 'wins', share: 0.7 },
    },
    {
      title: 'search-random',
      options: {},
      seats: 2,
      bot: 'search',
      against: 'random',
      games: 50,
      budget: { iterations: 500 },
      bar: { kind: 'wins', share: 0.8 },
    },
  ],
  reports: [scores],
};

const GAMES = 40;
const ITERATIONS = 100;

function printScores(print: (line: string) => void, [games = '', iterations = '']: readonly string[]): void {
  const budget: Budget = { iterations: Number(iterations) || ITERATIONS };
  print(
    `average final score (of it objectives), ${Number(games) || GAMES} games a line, planner at ${budget.iterations} iterations`,
  );
  for (const [name, make] of players()) {
    for (const seats of [2, 3, 4])
      print(`${name.padEnd(8)} ${seats} players  ${averages(make, seats, Number(games) || GAMES, budget)}`);
  }
}

type Maker = () => Agent<View, Move>;

function players(): [name: string, make: Maker][] {
  return [['random', randomPlayer], ...shelf.bots.map((bot): [string, Maker] => [bot.name, bot.make])];
}

function randomPlayer(): Agent<View, Move> {
  let chance = dice(numberedSeed(0));
  return {
    begin: ({ seed }) => {
      chance = dice(seed);
    },
    choose: (_, moves) => ({ move: chance.pick(moves) }),
  };
}

function averages(make: Maker, seats: number, games: number, budget: Budget): string {
  let total = 0;
  let objectives = 0;
  let turns = 0;
  for (let number = 0; number < games; number++) {
    const state = playedOut(make, seats, number, budget);
    const { scores, extra } = codex.standing(state);
    total += sum(scores);
    objectives += sum(extra['objectives'] as readonly number[]);
    turns += Math.max(...state.boards.map(board => board.cells.length)) - 1;
  }
  const each = games * seats;
  return `${(total / each).toFixed(1)} (${(objectives / each).toFixed(1)})  after ${(turns / games).toFixed(1)} rounds`;
}

function playedOut(make: Maker, seats: number, number: number, budget: Budget): State {
  const state = codex.setup({ deal: null }, seats, numberedSeed(number));
  const agents = Array.from({ length: seats }, (_, seat) => {
    const agent = make();
    agent.begin({ game: codex.id, seat, seats, options: {}, seed: numberedSeed(number * seats + seat), budget });
    return agent;
  });
  for (let seat = codex.turn(state); seat !== null; seat = codex.turn(state)) {
    const choice = agents[seat]!.choose(codex.view(state, seat), codex.moves(state), () => Number.POSITIVE_INFINITY);
    codex.apply(state, choice.move);
  }
  return state;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
