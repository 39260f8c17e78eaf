/** `parlor play`: a whole game against bots in this terminal. */
import { games } from '@parlor/games';
import type { AnyGame } from '@parlor/kernel';
import { nameBot } from '@parlor/match';
import {
  accept,
  botNamed,
  botsOf,
  budgetFrom,
  gameNamed,
  InputError,
  newSeed,
  readWhole,
  seatsFor,
  seedFrom,
  wholeNumber,
} from '../input.ts';
import { LocalTable } from '../local-table.ts';
import { Session } from '../session.ts';
import { Terminal } from '../terminal.ts';

export interface PlayFlags {
  readonly vs?: readonly string[];
  readonly seats?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly budget?: string;
  readonly iterations?: string;
  readonly plain?: boolean;
  readonly [option: string]: unknown;
}

/** No game named: asks for one, then plays it with its default options. A game that is known has a command of its own. */
export async function playAsking(unknown: string | undefined, flags: Pick<PlayFlags, 'plain' | 'name'>): Promise<void> {
  if (unknown !== undefined) gameNamed(unknown);
  const terminal = new Terminal({ input: process.stdin, output: process.stdout, plain: flags.plain ?? false });
  terminal.print('Which game?', ...games.map((game, at) => `  ${at + 1}  ${game.name.padEnd(18)} ${game.pitch}`));
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || line.trim() === 'quit') return terminal.close();
    const game =
      games[(readWhole(line.trim()) ?? 0) - 1] ??
      games.find(({ id, name }) => [id, name.toLowerCase()].includes(line.trim().toLowerCase()));
    if (game) {
      terminal.close();
      return playGame(game, flags);
    }
    terminal.print(`Type a number from 1 to ${games.length}, or quit.`);
  }
}

export async function playGame(game: AnyGame, flags: PlayFlags): Promise<void> {
  const table = tableFrom(game, flags);
  const { stdin: input, stdout: output } = process;
  let session: Session | null = null;
  const terminal = new Terminal({ input, output, plain: flags.plain ?? false, complete: () => session?.completions() ?? [] });
  session = new Session(table, terminal);
  await session.run();
  terminal.close();
}

/** The game's own options among the flags. */
export function optionsGiven(game: AnyGame, flags: PlayFlags): Record<string, unknown> {
  return Object.fromEntries(Object.keys(game.options.fields).flatMap(name => (name in flags ? [[name, flags[name]]] : [])));
}

function tableFrom(game: AnyGame, flags: PlayFlags): LocalTable {
  const seats = seatsFor(game, flags.seats);
  const seat = wholeNumber('--seat', flags.seat ?? '1', 1, seats) - 1;
  const wanted = flags.vs ?? [botsOf(game)[0]!.name];
  const others = Array.from({ length: seats - 1 }, (_, at) => botNamed(game, wanted[Math.min(at, wanted.length - 1)]!));
  if (wanted.length > others.length) throw new InputError(`--vs names ${wanted.length} bots for ${others.length} other seats.`);
  const bots = [...others.slice(0, seat), null, ...others.slice(seat)];
  const names: string[] = [];
  for (const bot of bots) names.push(bot ? nameBot(names, bot.name) : (flags.name ?? 'you'));
  return new LocalTable({
    game,
    options: accept(game.options.read(optionsGiven(game, flags), seats)),
    seed: seedFrom(flags.seed),
    bots,
    names,
    budget: budgetFrom(flags),
    newSeed,
    now: Date.now,
  });
}
