/** The menu of the terminal client: the ways to a table, lists of tables, and taking an identity to another device. */
import type { Json } from '@parlor/kernel';
import type { Asked } from '@parlor/protocol';
import { refusalLine } from '../conversation.ts';
import type { Terminal } from '../terminal.ts';
import type { Connection } from './connection.ts';
import { readIdentity } from './keys.ts';
import { tableRowLine } from './sentences.ts';
import { OnlineTable } from './table.ts';

export const MENU_HELP = [
  'create GAME [seats N] [limit SECONDS] [bots NAME,NAME] [OPTION=VALUE ...] [chat all|phrases|none]',
  '            [public] [no-watchers] [sit-in] [random] [force]',
  'join ID TOKEN   watch ID [TOKEN]   return ID   tables   mine   move-out   move-in CODE   name NAME   help   quit',
];

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

  /** Words for Tab: the legal moves at a table, the commands in the menu. */
  completions(): readonly string[] {
    return this.#table?.legal() ?? MENU_HELP.flatMap(line => line.match(/\b[a-z-]+\b/g) ?? []);
  }

  /** Obeys the first line if one is given, then asks for more until the person quits. */
  async run(first?: string): Promise<void> {
    let line: string | null | undefined = first;
    if (line === undefined) this.#terminal.print(`Connected as ${this.#name}.`, ...MENU_HELP);
    for (;;) {
      if (line !== undefined && !(await this.#obey(line))) return;
      line = (await this.#terminal.ask('menu> '))?.trim() ?? 'quit';
    }
  }

  /** False when the person quits. */
  async #obey(line: string): Promise<boolean> {
    const [word = '', ...rest] = line.split(/\s+/).filter(Boolean);
    if (word === 'quit') return false;
    const said = await this.#answer(word, rest);
    if (said === 'seated') return this.#sit();
    this.#terminal.print(...said);
    return true;
  }

  async #answer(word: string, rest: readonly string[]): Promise<readonly string[] | 'seated'> {
    const table = Number(rest[0]);
    const token = rest[1] ?? '';
    switch (word) {
      case '':
        return [];
      case 'create':
        return this.#create(rest);
      case 'join':
        return this.#enter('join', { table, token, player: this.#name });
      case 'watch':
        return this.#enter('watch', { table, player: this.#name, ...(token && { token }) });
      case 'return':
        return this.#return(table);
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
        this.#name = rest.join(' ') || this.#name;
        return [`You are ${this.#name}.`];
      default:
        return MENU_HELP;
    }
  }

  async #create(words: readonly string[]): Promise<readonly string[] | 'seated'> {
    const offer = this.#connection.client.welcome?.games.find(({ id }) => id === words[0]);
    if (!offer) return [`Say which game: ${this.#connection.client.welcome?.games.map(({ id }) => id).join(', ')}.`];
    const asked = readCreate(words.slice(1), { player: this.#name, game: offer.id, seats: offer.seats[0], limit: null });
    return typeof asked === 'string' ? [asked] : this.#enter('create', asked);
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
    return seatKey === null ? [`No key of a seat at table ${table} is kept here.`] : this.#enter('rejoin', { table, seatKey });
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
    this.#connection.keys.keep(identity);
    this.#name = identity.name ?? this.#name;
    return [`This device is now ${this.#name}. Start parlor again to use it, then type mine.`];
  }

  /** True: back in the menu. */
  async #sit(): Promise<boolean> {
    this.#table = new OnlineTable(this.#connection, this.#terminal);
    const ending = await this.#table.run();
    this.#table = null;
    this.#connection.client.forget();
    return ending === 'menu';
  }
}

/** The words after `create GAME` as a request, or a sentence about the first word that fits nowhere. */
export function readCreate(words: readonly string[], base: Asked<'create'>): Asked<'create'> | string {
  const asked: { -readonly [K in keyof Asked<'create'>]: Asked<'create'>[K] } = { ...base, watchers: true };
  const options: Record<string, Json> = {};
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const option = /^(\w+)=(.+)$/.exec(word);
    if (option) options[option[1]!] = option[2]!;
    else if (word === 'seats') asked.seats = Number(left.shift());
    else if (word === 'limit') asked.limit = readLimit(left.shift());
    else if (word === 'bots') asked.bots = (left.shift() ?? '').split(',').filter(Boolean);
    else if (word === 'chat') asked.chat = (left.shift() ?? '') as 'all';
    else if (word === 'public') asked.public = true;
    else if (word === 'no-watchers') asked.watchers = false;
    else if (word === 'sit-in') asked.sitIn = true;
    else if (word === 'random') asked.random = true;
    else if (word === 'force') asked.force = true;
    else return `"${word}" is not a setting of create. Type help.`;
  }
  return Object.keys(options).length > 0 ? { ...asked, options } : asked;
}

function readLimit(word: string | undefined): number | null {
  return word === 'none' ? null : Number(word);
}
