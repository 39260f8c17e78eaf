/** What Hanabi promises about its bots, and `parlor bench hanabi`. */
import { type Agent, type Bot, dice, type GameBench, numberedSeed, type Report, type Seat } from '@parlor/kernel';
import { apply } from './apply.ts';
import { shelf } from './bots/index.ts';
import { imagine } from './imagine.ts';
import { moves } from './legal.ts';
import { options as schema } from './options.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

const GAMES = 1000;
const LADDER_BARS = [
  { seats: 2, mean: 17.2 },
  { seats: 3, mean: 17.5 },
  { seats: 4, mean: 17.1 },
  { seats: 5, mean: 16.2 },
];

const strength: Report = {
  name: 'hanabi',
  help: 'Every bot with itself, by number of players: mean, standard error, perfect, strikeouts, games a second. Arguments: games, bot.',
  run(print, [games = String(GAMES), only]) {
    print(`${'bot'.padEnd(18)}seats    mean   error  perfect  strikeouts  games/s`);
    for (const bot of shelf.bots.filter(each => only === undefined || each.name === only)) {
      for (const { seats } of LADDER_BARS) print(`${bot.name.padEnd(18)}${seats}      ${row(bot, seats, Number(games))}`);
    }
    print(`imagine, 4 players, mid-game: median ${imagineMedian().toFixed(1)} microseconds`);
  },
};

export const bench: GameBench = {
  matchups: LADDER_BARS.map(({ seats, mean }) => ({
    title: `ladder with itself, ${seats} players`,
    options: {},
    seats,
    bot: 'ladder',
    against: null,
    games: GAMES,
    budget: { iterations: 1 },
    bar: { kind: 'score', mean },
  })),
  reports: [strength],
};

function row(bot: Bot<View, Move>, seats: number, games: number): string {
  const scores: number[] = [];
  let perfect = 0;
  let strikeouts = 0;
  const start = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const end = outcome(selfPlay(bot, seats, game));
    scores.push(end?.scores[0] ?? 0);
    if (end?.reason === 'perfect') perfect += 1;
    if (end?.reason === 'strikeout') strikeouts += 1;
  }
  const { user, system } = process.cpuUsage(start);
  const mean = scores.reduce((sum, score) => sum + score, 0) / games;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, games - 1);
  return [
    mean.toFixed(2).padStart(6),
    Math.sqrt(variance / games)
      .toFixed(2)
      .padStart(6),
    `${((100 * perfect) / games).toFixed(1)} %`.padStart(7),
    String(strikeouts).padStart(10),
    (games / ((user + system) / 1e6)).toFixed(0).padStart(7),
  ].join('  ');
}

/** One game in which a bot fills every seat. */
export function selfPlay(bot: Bot<View, Move>, seats: number, number: number): State {
  const state = setup(defaults(seats), seats, numberedSeed(number));
  const agents = Array.from({ length: seats }, (_, seat) => begun(bot, seat, seats, number));
  while (state.turn !== null) {
    const agent = agents[state.turn] as Agent<View, Move>;
    apply(state, agent.choose(view(state, state.turn), moves(state), () => Number.POSITIVE_INFINITY).move);
  }
  return state;
}

function begun(bot: Bot<View, Move>, seat: Seat, seats: number, number: number): Agent<View, Move> {
  const agent = bot.make();
  agent.begin({ game: 'hanabi', seat, seats, options: {}, seed: numberedSeed(number * 10 + seat), budget: { iterations: 1 } });
  return agent;
}

function defaults(seats: number): Options {
  const read = schema.read({}, seats);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}

/** Random play of twenty moves without misplays, and what the seat on turn then imagines. */
function imagineMedian(): number {
  const chance = dice(numberedSeed(1));
  const views = Array.from({ length: 1000 }, (_, number) => {
    const state = setup(defaults(4), 4, numberedSeed(number));
    for (let made = 0; made < 20; made++) apply(state, chance.pick(moves(state).filter(move => move.kind !== 'play')));
    return view(state, state.turn);
  });
  for (const each of views) imagine(each, chance.seed());
  const times = views.map(each => {
    const seed = chance.seed();
    const start = process.hrtime.bigint();
    imagine(each, seed);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  return times.sort((a, b) => a - b)[times.length / 2] as number;
}
