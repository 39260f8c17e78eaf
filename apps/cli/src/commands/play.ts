/** `parlor play`: a whole game against bots in this terminal. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@parlor/games';
import { type AnyGame, understand, writeRecord } from '@parlor/kernel';
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
const HELP = [
  'Type a move, or: legal (list your moves), why MOVE (is it allowed), log (what happened), rules, save FILE, quit.',
  'Tab completes a move.',
];

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
  const terminal = new Terminal({
    input: process.stdin,
    output: process.stdout,
    plain: flags.plain ?? false,
    complete: () => table.legal(),
  });
  await new Session(table, terminal).run();
  terminal.close();
}

function tableFrom(game: AnyGame, flags: PlayFlags): LocalTable {
  const seats = seatsFor(game, flags.seats);
  const seat = wholeNumber('--seat', flags.seat ?? '1', 1, seats) - 1;
  const given = Object.fromEntries(
    Object.keys(game.options.fields).flatMap(name => (name in flags ? [[name, flags[name]]] : [])),
  );
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
    options: accept(game.options.read(given, seats)),
    seed: seedFrom(flags.seed),
    bots,
    names,
    budget: budgetFrom(flags),
    newSeed,
    now: Date.now,
  });
}

/** The conversation at one table. */
class Session {
  readonly #table: LocalTable;
  readonly #terminal: Terminal;
  readonly #log: string[] = [];

  constructor(table: LocalTable, terminal: Terminal) {
    this.#table = table;
    this.#terminal = terminal;
  }

  async run(): Promise<void> {
    const { game, names } = this.#table;
    this.#terminal.print(`${game.name}: ${names.join(', ')}`, ...HELP);
    for (;;) {
      this.#letBotsMove();
      const outcome = this.#table.outcome();
      this.#terminal.page(this.#drawn(), '', ...this.#log.slice(-LOG_LINES));
      if (outcome) return this.#farewell();
      this.#terminal.bell();
      if (!(await this.#personMoves())) return;
    }
  }

  #letBotsMove(): void {
    while (this.#table.step()) this.#tell();
  }

  /** Asks until the person has moved; false when the person quits. */
  async #personMoves(): Promise<boolean> {
    for (;;) {
      const line = (await this.#terminal.ask('> '))?.trim();
      if (line === undefined || line === 'quit') return false;
      if (line === '' || this.#command(line)) continue;
      const text = this.#understood(line);
      const refusal = this.#table.play(text);
      if (!refusal) {
        this.#tell();
        return true;
      }
      this.#terminal.print(`${refusal.message} (${refusal.code})`);
    }
  }

  /** True if the line was a command and has been answered. */
  #command(line: string): boolean {
    const [word, ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    const { print } = { print: (...lines: string[]) => this.#terminal.print(...lines) };
    switch (word) {
      case 'help':
        print(...HELP);
        return true;
      case 'legal':
        print(this.#table.legal().join('  '));
        return true;
      case 'why':
        print(this.#why(about));
        return true;
      case 'log':
        print(...this.#log);
        return true;
      case 'rules':
        print(this.#rules());
        return true;
      case 'save':
        print(this.#save(about));
        return true;
      default:
        return false;
    }
  }

  #why(line: string): string {
    if (line === '') return 'Say which move: why MOVE.';
    const text = this.#understood(line);
    const refusal = this.#table.why(text);
    return refusal ? `${refusal.message} (${refusal.code})` : `${text} is allowed.`;
  }

  /** What the person typed, in notation; unread lines stay as they are, for the rules to refuse. */
  #understood(line: string): string {
    const { game, names } = this.#table;
    const move = understand(game, line, this.#table.view(), names);
    return move ? game.format(move) : line;
  }

  #save(file: string): string {
    if (file === '') return 'Say where: save FILE.';
    try {
      writeFileSync(file, writeRecord(this.#table.record()));
      return `Saved as ${file}. Step through it with: parlor replay ${file}`;
    } catch {
      return `${file} cannot be written.`;
    }
  }

  #rules(): string {
    const file = new URL(`../../games/${this.#table.game.id}/RULES.md`, import.meta.url);
    return existsSync(file) ? readFileSync(file, 'utf8') : `The rules of ${this.#table.game.name} are in its RULES.md.`;
  }

  #drawn(): string {
    return this.#table.game.render(this.#table.view(), this.#table.names);
  }

  #tell(): void {
    this.#log.push(...this.#table.game.narrate(this.#table.view(), this.#table.names));
  }

  async #farewell(): Promise<void> {
    this.#terminal.print('', ...outcomeLines(this.#table.outcome()!, this.#table.names));
    this.#terminal.print('save FILE keeps the game; Enter or quit ends.');
    for (;;) {
      const line = (await this.#terminal.ask('> '))?.trim();
      if (!line || line === 'quit') return;
      if (!this.#command(line)) this.#terminal.print('The game is over: save FILE, log, rules or quit.');
    }
  }
}
