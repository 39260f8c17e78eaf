/** The strength Phase 10's bots promise, and the benches only it has. */
import { type Bot, type GameBench, type Matchup, numberedSeed, type Report, rngFrom, shuffle } from '@parlor/kernel';
import { shelf } from './bots/index.ts';
import { missing, tallyOf } from './finder.ts';
import { phase10 } from './game.ts';
import { BOX } from './rounds.ts';
import { type Card, type Move, type Options, phaseGroups, phaseNumbers, type View } from './types.ts';

const DUEL = { seats: 2, options: {}, games: 400, budget: { iterations: 500 } } as const;

const matchups: readonly Matchup[] = [
  { ...DUEL, title: 'smart beats dumb', bot: 'smart', against: 'dumb', bar: { kind: 'wins', share: 0.97 } },
  { ...DUEL, title: 'greedy beats smart', bot: 'greedy', against: 'smart', bar: { kind: 'wins', share: 0.62 } },
  {
    title: 'search beats random',
    options: { maxHands: 1, maxTurns: 40 },
    seats: 2,
    bot: 'search',
    against: 'random',
    games: 50,
    budget: { iterations: 500 },
    bar: { kind: 'wins', share: 0.8 },
  },
];

/** The share of random hands that hold each phase, in percent, and how far off a count may be. */
const SHARES = [18.28, 29.81, 5.34, 15.57, 6.49, 1.99, 0.33, 2.77, 3.11, 0.35] as const;
const SLACK = (phase: number): number => (phase <= 5 ? 0.3 : 0.1);
const HAND = 10;

const phaseShares: Report = {
  name: 'phase10-phases',
  help: 'share of random 10-card hands that already hold each phase [hands]',
  run(print, [hands = '200000']) {
    sharesOf(Number(hands)).forEach((share, at) => {
      const expected = SHARES[at] as number;
      const verdict = Math.abs(share - expected) <= SLACK(at + 1) ? 'ok' : 'off';
      print(`phase ${at + 1}: ${share.toFixed(2)} % (expected ${expected} +- ${SLACK(at + 1)}) ${verdict}`);
    });
  },
};

const speed: Report = {
  name: 'phase10-speed',
  help: 'random moves and games of smart and greedy per CPU-second, two players [seconds]',
  run(print, [seconds = '3']) {
    const most = Number(seconds);
    const random = perSecond(most, number => playRandom(number));
    print(`random play, legal moves listed: ${Math.round(random.steps)} moves a CPU-second`);
    for (const bot of shelf.bots) {
      const { games, steps } = perSecond(most, number => playBots(bot, number));
      print(`${bot.name}: ${games.toFixed(0)} games a CPU-second, ${Math.round(steps)} moves`);
    }
  },
};

export const bench: GameBench = { random: { maxHands: 12, maxTurns: 200 }, matchups, reports: [phaseShares, speed] };

/** In percent, phase by phase, over so many random hands. */
export function sharesOf(hands: number): number[] {
  const rng = rngFrom(numberedSeed(10));
  const phases = phaseNumbers({ phases: 'official10' }).map(number => phaseGroups({ phases: 'official10' }, number));
  const found = phases.map(() => 0);
  const box = [...BOX];
  for (let hand = 0; hand < hands; hand++) {
    const tally = tallyOf(shuffle(rng, box).slice(0, HAND) as Card[]);
    phases.forEach((phase, at) => {
      if (missing(phase, tally, 'group') === 0) found[at] = (found[at] as number) + 1;
    });
  }
  return found.map(count => (100 * count) / hands);
}

interface Rate {
  readonly games: number;
  readonly steps: number;
}

/** Plays game after game for so many CPU-seconds; `play` returns its number of moves. */
function perSecond(seconds: number, play: (number: number) => number): Rate {
  play(0);
  const start = process.cpuUsage();
  const spent = () => (process.cpuUsage(start).user + process.cpuUsage(start).system) / 1e6;
  let games = 0;
  let steps = 0;
  while (spent() < seconds) steps += play(++games);
  return { games: games / spent(), steps: steps / spent() };
}

function playRandom(number: number): number {
  return playOut(optionsOf({ maxHands: 12, maxTurns: 200 }), number, (_, moves, chance) => moves[chance % moves.length] as Move);
}

function playBots(bot: Bot<View, Move>, number: number): number {
  const agents = [bot.make(), bot.make()];
  agents.forEach((agent, seat) => {
    const seed = numberedSeed(number * 2 + seat);
    agent.begin({ game: 'phase10', seat, seats: 2, options: {}, seed, budget: { iterations: 1 } });
  });
  const left = () => Number.POSITIVE_INFINITY;
  // P68: two _smart_ may hand one card to and fro until the turns run out.
  return playOut(optionsOf({ maxTurns: 200 }), number, (state, moves) => {
    const seat = state.turn as number;
    return agents[seat]!.choose(phase10.view(state, seat), moves, left).move;
  });
}

type Chooser = (state: Parameters<typeof phase10.moves>[0], moves: readonly Move[], chance: number) => Move;

function playOut(options: Options, number: number, choose: Chooser): number {
  const state = phase10.setup(options, 2, numberedSeed(number));
  let steps = 0;
  let chance = number + 1;
  while (state.turn !== null) {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    phase10.apply(state, choose(state, phase10.moves(state), chance >>> 8));
    steps++;
  }
  return steps;
}

function optionsOf(given: object): Options {
  const read = phase10.options.read(given, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}
