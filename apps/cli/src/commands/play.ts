/** `parlor play`: a whole game against bots in this terminal. */
import { games } from '@parlor/games';
import { type AnyGame, writeRecord } from '@parlor/kernel';
import { Conversation, type Place, refusalLine } from '../conversation.ts';
import {
  accept,
  botNamed,
  botsOf,
  budgetFrom,
  gameNamed,
  InputError,
  newSeed,
  seatsFor,
  seedFrom,
  wholeNumber,
} from '../input.ts';
import { LocalTable } from '../local-table.ts';
import { outcomeLines } from '../outcome.ts';
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

const LOG_LINES = 6;

/** Words of the grammar that need other people. */
const ONLINE_WORDS: ReadonlySet<string> = new Set(['create', 'join', 'watch', 'bots', 'chat', 'msg', 'invite', 'rematch']);

/** No game named: asks for one, then plays it with its default options. A game that is known has a command of its own. */
export async function playAsking(unknown?: string): Promise<void> {
  if (unknown !== undefined) gameNamed(unknown);
  const terminal = new Terminal({ input: process.stdin, output: process.stdout, plain: false });
  terminal.print('Which game?', ...games.map((game, at) => `  ${at + 1}  ${game.name.padEnd(18)} ${game.pitch}`));
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || line.trim() === 'quit') return terminal.close();
    const game =
      games[Number(line) - 1] ?? games.find(({ id, name }) => [id, name.toLowerCase()].includes(line.trim().toLowerCase()));
    if (game) {
      terminal.close();
      return playGame(game, {});
    }
    terminal.print(`Type a number from 1 to ${games.length}, or quit.`);
  }
}

export async function playGame(game: AnyGame, flags: PlayFlags): Promise<void> {
  const table = tableFrom(game, flags);
  const conversation = new Conversation(placeAt(table));
  const terminal = new Terminal({
    input: process.stdin,
    output: process.stdout,
    plain: flags.plain ?? false,
    complete: () => conversation.completions(),
  });
  await new Session(table, terminal, conversation).run();
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
  const count = new Map<string, number>();
  const names = bots.map(bot => {
    if (!bot) return flags.name ?? 'you';
    const number = (count.get(bot.name) ?? 0) + 1;
    count.set(bot.name, number);
    return number === 1 ? bot.name : `${bot.name}${number}`;
  });
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

/** One game from the deal to the farewell. */
class Session {
  readonly #table: LocalTable;
  readonly #terminal: Terminal;
  readonly #conversation: Conversation;

  constructor(table: LocalTable, terminal: Terminal, conversation: Conversation) {
    this.#table = table;
    this.#terminal = terminal;
    this.#conversation = conversation;
  }

  async run(): Promise<void> {
    const { game, names } = this.#table;
    this.#terminal.print(`${game.name}: ${names.join(', ')}`, ...this.#conversation.help());
    this.#conversation.takeDown();
    for (let newTurn = true; ; newTurn = false) {
      while (this.#table.step()) {
        this.#conversation.takeDown();
        newTurn = true;
      }
      this.#terminal.page(this.#conversation.drawn(), '', ...this.#conversation.log.slice(-LOG_LINES));
      if (this.#table.outcome()) return this.#farewell();
      if (newTurn) this.#terminal.bell();
      if (!(await this.#personMoves())) return;
    }
  }

  /** Asks until the person has moved; false when the person quits. */
  async #personMoves(): Promise<boolean> {
    for (;;) {
      const line = (await this.#terminal.ask('> '))?.trim();
      if (line === undefined || line === 'quit' || line === 'leave') return false;
      if (line === '' || (await this.#answered(line))) continue;
      const refusal = this.#table.play(this.#conversation.understood(line));
      if (!refusal) {
        this.#conversation.takeDown();
        return true;
      }
      this.#terminal.print(this.#terminal.colours.yellow(refusalLine(refusal)));
    }
  }

  async #farewell(): Promise<void> {
    this.#terminal.print('', ...outcomeLines(this.#table.outcome()!, this.#table.names));
    this.#terminal.print('save FILE keeps the game; Enter or quit ends.');
    for (;;) {
      const line = (await this.#terminal.ask('> '))?.trim();
      if (!line || line === 'quit') return;
      if (!(await this.#answered(line))) this.#terminal.print('The game is over: save FILE, log, rules or quit.');
    }
  }

  async #answered(line: string): Promise<boolean> {
    const online = ONLINE_WORDS.has(line.split(/\s/, 1)[0]!);
    const lines = online ? ['That is for tables with people: parlor play --server URL.'] : await this.#conversation.answer(line);
    if (lines) this.#terminal.print(...lines);
    return lines !== null;
  }
}

function placeAt(table: LocalTable): Place {
  return {
    game: table.game,
    seat: () => table.seat,
    names: () => table.names,
    view: () => table.view(),
    legal: () => table.legal(),
    why: text => table.why(text),
    record: async () => writeRecord(table.record()),
  };
}
