/** The menu of the terminal client: the ways to a table, lists of tables, and taking an identity to another device. */
import type { Field } from '@parlor/kernel';
import type { Asked } from '@parlor/protocol';
import { refusalLine, saveRecord } from '../conversation.ts';
import { readWhole } from '../input.ts';
import type { Terminal } from '../terminal.ts';
import type { Connection } from './connection.ts';
import { CREATE_HELP, readCreate } from './create.ts';
import { readIdentity } from './keys.ts';
import { tableRowLine } from './sentences.ts';
import { OnlineTable } from './table.ts';

const MENU_HELP = [
  ...CREATE_HELP,
  'games: their seats, options and bots          join ID TOKEN: by invitation',
  'tables: those open to all                     watch ID [TOKEN]',
  'mine: your tables, running and finished       return ID: to your seat',
  'save ID FILE: the record of a finished game   name NAME: who you are',
  'move-out: take your seats to another device   move-in CODE: bring them here',
  'help   quit',
];

const MENU_WORDS = 'create games join watch return tables mine save name move-out move-in help quit'.split(' ');

export class Menu {
  readonly #connection: Connection;
  readonly #terminal: Terminal;
  #name: string;
  #table: OnlineTable | null = null;

  constructor(connection: Connection, terminal: Terminal, name: string) {
    this.#connection = connection;
    this.#terminal = terminal;
    this.#name = name;
  }

  /** Words for Tab: the legal moves and commands at a table, the commands in the menu. */
  completions(): readonly string[] {
    return this.#table?.completions() ?? MENU_WORDS;
  }

  /** Obeys the first line if one is given, then asks for more until the person quits. */
  async run(first?: string): Promise<void> {
    let line: string | null | undefined = first;
    if (line === undefined) this.#terminal.print(`Connected as ${this.#name}.`, ...MENU_HELP);
    for (;;) {
      const next: string | null = line === undefined ? null : await this.#obey(line);
      if (next === 'quit') return;
      line = next ?? (await this.#terminal.ask('menu> '))?.trim() ?? 'quit';
    }
  }

  /** The line to obey next, or null: the person is asked. */
  async #obey(line: string): Promise<string | null> {
    const [word = '', ...rest] = line.split(/\s+/).filter(Boolean);
    if (word === 'quit') return 'quit';
    const said = await this.#answer(word, rest);
    if (said === 'seated') return this.#sit(word === 'watch' ? rest.slice(1).join('') : '');
    this.#terminal.print(...said);
    return null;
  }

  async #answer(word: string, rest: readonly string[]): Promise<readonly string[] | 'seated'> {
    const table = readWhole(rest[0] ?? '') ?? 0;
    const token = rest.slice(1).join('');
    if (WITH_ID.has(word) && table === 0) return [`Say which table: ${word} ID ...`];
    switch (word) {
      case '':
        return [];
      case 'create':
        return this.#create(rest);
      case 'games':
        return this.#games();
      case 'join':
        return this.#enter('join', { table, token, player: this.#name });
      case 'watch':
        return this.#enter('watch', { table, player: this.#name, ...(token && { token }) });
      case 'return':
        return this.#return(table);
      case 'save':
        return [await this.#save(table, rest.slice(1).join(' '))];
      case 'tables':
      case 'mine': {
        const answer = await this.#connection.ask(word, {});
        if (!answer.ok) return [refusalLine(answer)];
        return answer.tables.length > 0 ? answer.tables.map(tableRowLine) : ['None.'];
      }
      case 'move-out':
        return this.#moveOut();
      case 'move-in':
        return this.#moveIn(rest[0] ?? '');
      case 'name':
        return [this.#rename(rest.join(' '))];
      case 'help':
        return MENU_HELP;
      default:
        return [`"${word}" is not a word of the menu. Type help.`];
    }
  }

  async #create(words: readonly string[]): Promise<readonly string[] | 'seated'> {
    const games = this.#connection.client.welcome?.games ?? [];
    const offer = games.find(({ id }) => id === words[0]);
    if (!offer) return [`Say which game: ${games.map(({ id }) => id).join(', ')}.`];
    const asked = readCreate(words.slice(1), { player: this.#name, game: offer.id, seats: offer.seats[0], limit: null });
    return typeof asked === 'string' ? [asked] : this.#enter('create', asked);
  }

  #games(): string[] {
    const { games } = this.#connection.client.welcome ?? { games: [] };
    return games.flatMap(({ id, name, seats: [min, max], pitch, fields, bots }) => [
      `${id}  ${name}, ${min} to ${max} seats. ${pitch}`,
      `  options  ${Object.entries(fields).map(optionText).join('  ')}`,
      `  bots     ${bots.map(bot => bot.name).join(', ')}`,
    ]);
  }

  async #enter<Name extends 'create' | 'join' | 'watch' | 'rejoin'>(
    name: Name,
    asked: Asked<Name>,
  ): Promise<readonly string[] | 'seated'> {
    const answer = await this.#connection.ask(name, asked);
    return answer.ok ? 'seated' : [refusalLine(answer)];
  }

  #return(table: number): Promise<readonly string[] | 'seated'> | readonly string[] {
    const seatKey = this.#connection.keys.seatKey(table);
    if (seatKey !== null) return this.#enter('rejoin', { table, seatKey });
    return [`No key of a seat at table ${table} is kept here. Type move-out where it is, then move-in CODE here.`];
  }

  async #save(table: number, file: string): Promise<string> {
    return file === '' ? 'Say where: save ID FILE.' : saveRecord(file, await this.#connection.record(table, null));
  }

  #rename(name: string): string {
    if (name !== '') {
      this.#name = name;
      this.#connection.keys.keepName(name);
    }
    return `You are ${this.#name}.`;
  }

  async #moveOut(): Promise<readonly string[]> {
    const bundle = JSON.stringify({ ...this.#connection.keys.identity(), name: this.#name });
    const answer = await this.#connection.ask('move-out', { bundle });
    if (!answer.ok) return [refusalLine(answer)];
    return [
      `On the other device type: move-in ${answer.code}`,
      `The code works once, for ${Math.round(answer.seconds / 60)} minutes.`,
    ];
  }

  async #moveIn(code: string): Promise<readonly string[]> {
    const answer = await this.#connection.ask('move-in', { code });
    if (!answer.ok) return [refusalLine(answer)];
    const identity = readIdentity(answer.bundle);
    if (!identity) return ['What arrived is not an identity of the terminal client.'];
    await this.#connection.become(identity);
    this.#name = identity.name ?? this.#name;
    return [`This device is now ${this.#name}. Type mine for your tables, return ID to take a seat.`];
  }

  /** At the table, until the person leaves it: the line to obey next, or null. */
  async #sit(token: string): Promise<string | null> {
    this.#table = new OnlineTable(this.#connection, this.#terminal, { name: this.#name, token });
    const next = await this.#table.run();
    this.#table = null;
    if (next === 'quit') return next;
    await this.#connection.reopen();
    if (next === null) this.#terminal.print('You are in the menu. Type help for what you can do.');
    return next;
  }
}

/** `colours=none|six|wild`, `limit=0..500`. */
function optionText([name, form]: readonly [string, unknown]): string {
  const field = form as Field;
  switch (field.kind) {
    case 'choice':
      return `${name}=${field.values.join('|')}`;
    case 'whole':
      return `${name}=${field.min}..${field.max}`;
    case 'switch':
      return `${name}=true|false`;
    case 'data':
      return `${name}=JSON`;
  }
}

const WITH_ID: ReadonlySet<string> = new Set(['join', 'watch', 'return', 'save']);
