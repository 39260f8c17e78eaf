/** One game of a matchup: which bot sits where, which deal, and how it ended. */
import { createHash } from 'node:crypto';
import { playGame } from '@parlor/agents/local';
import { everyBot } from '@parlor/bots';
import { type AnyBot, type Matchup, numberedSeed, type SomeOptions } from '@parlor/kernel';
import { UsageError } from './args.ts';
import type { Subject } from './subject.ts';

/** What is kept of a game: enough for any bar. */
export interface Result {
  /** Which game of the matchup. */
  readonly game: number;
  /** Where the bot sat; in a matchup of one bot it sat everywhere. */
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly moves: number;
  readonly faults: readonly number[];
}

/** A matchup made ready: names resolved, options read. */
export interface Pairing {
  readonly subject: Subject;
  readonly matchup: Matchup;
  readonly options: SomeOptions;
  readonly bot: AnyBot;
  readonly against: AnyBot;
  /** Changes with the rules, the bots, the options and the budget: results of another key are results of another matchup. */
  readonly key: string;
}

/** Room between the numbered seeds of two games. */
const SEEDS_PER_GAME = 100;

export function prepare(subject: Subject, matchup: Matchup): Pairing {
  const { game } = subject;
  const read = game.options.read(matchup.options, matchup.seats);
  if ('refusal' in read) throw new Error(`${game.id}, ${matchup.title}: ${read.refusal.message}`);
  const bot = findBot(subject, matchup.bot);
  const against = findBot(subject, matchup.against ?? matchup.bot);
  const names = [bot, against].map(({ name, version }) => [name, version]);
  const parts = [game.id, game.version, names, matchup.against === null, read.value, matchup.seats, matchup.budget];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return { subject, matchup, options: read.value, bot, against, key };
}

/** Every deal is played in every seating: game 0 and 1 are one deal with the bot in seat 0 and 1, and so on. */
export function playNth({ subject, matchup, options, bot, against }: Pairing, n: number): Result {
  const { seats, budget } = matchup;
  const alone = matchup.against === null;
  const seat = alone ? 0 : n % seats;
  const deal = alone ? n : Math.floor(n / seats);
  const bots = Array.from({ length: seats }, (_, at) => (at === seat ? bot : against));
  const { outcome, entries, faults } = playGame(
    subject.game,
    bots.map(each => each.make()),
    {
      options,
      seed: numberedSeed(deal + 1),
      budget,
      agentSeeds: bots.map((_, at) => numberedSeed((n + 1) * SEEDS_PER_GAME + at)),
      now: () => performance.now(),
    },
  );
  return { game: n, seat, scores: outcome.scores, winners: outcome.winners, moves: entries.length, faults };
}

function findBot({ game, shelf }: Subject, name: string): AnyBot {
  const bots = everyBot(game, shelf);
  const found = bots.find(bot => bot.name === name);
  if (found) return found;
  throw new UsageError(`${game.name} has no bot "${name}". Known: ${bots.map(bot => bot.name).join(', ')}.`);
}
