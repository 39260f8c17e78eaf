/** The online half of the command line: the menu of a server, joining by invitation, and headless players. */
import { userInfo } from 'node:os';
import type { AnyGame } from '@parlor/kernel';
import type { ChatRule } from '@parlor/protocol';
import { accept, botNamed, budgetFrom, gameNamed, InputError, seatsFor, wholeNumber } from '../input.ts';
import { markedName } from '../marked-name.ts';
import { Connection, type ServerFlags } from '../online/connection.ts';
import { playHeadless } from '../online/headless.ts';
import { Menu } from '../online/menu.ts';
import { Terminal } from '../terminal.ts';
import { optionsGiven, type PlayFlags } from './play.ts';

export interface OnlineFlags extends ServerFlags {
  readonly name?: string;
  readonly plain?: boolean;
}

/** The menu; with a first line it is obeyed at once. */
export async function playOnline(flags: OnlineFlags, first?: string): Promise<void> {
  const connection = new Connection(flags);
  await connection.greeted();
  let menu: Menu | null = null;
  const terminal = new Terminal({
    input: process.stdin,
    output: process.stdout,
    plain: flags.plain ?? false,
    complete: () => menu?.completions() ?? [],
  });
  if (flags.name !== undefined) connection.keys.keepName(flags.name);
  menu = new Menu(connection, terminal, connection.keys.identity().name ?? userInfo().username);
  await menu.run(first);
  terminal.close();
  connection.close();
}

export function joinOnline(id: string, token: string, flags: OnlineFlags): Promise<void> {
  wholeNumber('The Game ID', id, 1, Number.MAX_SAFE_INTEGER);
  return playOnline(flags, `join ${id} ${token}`);
}

/** Flags of `parlor play GAME` that only a table on a server has. */
export interface CreateFlags extends PlayFlags {
  readonly limitSeconds?: string;
  readonly chat?: ChatRule;
  readonly public?: boolean;
  readonly watchers?: boolean;
  readonly sitIn?: boolean;
  readonly random?: boolean;
  readonly force?: boolean;
}

/** `parlor play GAME --server URL`: the same flags and more, a table on a server. */
export function createOnline(game: AnyGame, flags: CreateFlags & ServerFlags): Promise<void> {
  return playOnline(flags, createLine(game, flags));
}

/** The flags as the line a person would type in the menu. */
export function createLine(game: AnyGame, flags: CreateFlags): string {
  const seats = seatsFor(game, flags.seats);
  const given = accept(game.options.read(optionsGiven(game, flags), seats));
  const words = [
    ...Object.keys(optionsGiven(game, flags)).map(name => `${name}=${given[name]}`),
    flags.vs && `bots ${flags.vs.join(',')}`,
    flags.limitSeconds !== undefined && `limit ${wholeNumber('--limit-seconds', flags.limitSeconds, 1, 120)}`,
    flags.seed !== undefined && `seed ${flags.seed}`,
    flags.chat && `chat ${flags.chat}`,
    flags.public && 'public',
    flags.watchers === false && 'no-watchers',
    flags.sitIn && 'sit-in',
    flags.random && 'random',
    flags.force && 'force',
  ];
  return ['create', game.id, `seats ${seats}`, ...words.filter(Boolean)].join(' ');
}

export interface BotFlags extends ServerFlags {
  readonly game: string;
  readonly name: string;
  readonly as?: string;
  readonly join: readonly string[];
  readonly budget?: string;
  readonly iterations?: string;
}

/** A bot from the command line takes a seat and plays the game to its end. */
export async function playBot(flags: BotFlags): Promise<void> {
  const game = gameNamed(flags.game);
  const bot = botNamed(game, flags.name);
  const [id, token] = flags.join;
  if (id === undefined || token === undefined || flags.join.length > 2)
    throw new InputError('--join takes the Game ID and the Token.');
  const table = wholeNumber('--join', id, 1, Number.MAX_SAFE_INTEGER);
  const connection = new Connection(flags);
  await connection.greeted();
  const answer = await connection.ask('join', {
    table,
    token,
    player: flags.as ?? bot.name,
    bot: { name: bot.name, version: bot.version },
    game: game.id,
  });
  if (!answer.ok) {
    connection.close();
    throw new InputError(`${answer.message} (${answer.code})`);
  }
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`${markedName({ name: flags.as ?? bot.name, bot })} sits at table ${table}.`);
  await playHeadless({ connection, game, bot, budget: budgetFrom(flags), print });
  connection.close();
}
