/** A game at a table of this process, from the deal to the farewell. */
import { writeRecord } from '@parlor/kernel';
import { Conversation, type Place, refusalLine } from './conversation.ts';
import type { LocalTable } from './local-table.ts';
import { outcomeLines } from './outcome.ts';
import type { Terminal } from './terminal.ts';

const LOG_LINES = 6;

/** Words of the grammar that need other people. */
const ONLINE_WORDS: ReadonlySet<string> = new Set(['create', 'join', 'watch', 'bots', 'chat', 'msg', 'invite', 'rematch']);

export class Session {
  readonly #table: LocalTable;
  readonly #terminal: Terminal;
  readonly #conversation: Conversation;

  constructor(table: LocalTable, terminal: Terminal) {
    this.#table = table;
    this.#terminal = terminal;
    this.#conversation = new Conversation(placeAt(table));
  }

  completions(): readonly string[] {
    return this.#conversation.completions();
  }

  async run(): Promise<void> {
    const { game, shownNames } = this.#table;
    this.#terminal.print(`${game.name}: ${shownNames.join(', ')}`, ...this.#conversation.help());
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
    this.#terminal.print('', ...outcomeLines(this.#table.outcome()!, this.#table.shownNames));
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
    shownNames: () => table.shownNames,
    view: () => table.view(),
    legal: () => table.legal(),
    why: text => table.why(text),
    record: async () => writeRecord(table.record()),
  };
}
