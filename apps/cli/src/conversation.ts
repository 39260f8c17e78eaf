/** What a person can type at any table, here or online: moves in either grammar, and the commands about them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  AS_HELD,
  inOrder,
  orderNames,
  type Panel,
  type Refusal,
  type Seat,
  type SeenView,
  seatNamed,
  understand,
} from '@parlor/kernel';

/** A place at a table, as the conversation needs it. */
export interface Place {
  readonly game: AnyGame;
  /** Null: watching. */
  seat(): Seat | null;
  /** Names as they are typed. */
  names(): readonly string[];
  /** Names as they are shown: bots are marked. */
  shownNames(): readonly string[];
  /** Null before the game has begun. */
  view(): SeenView | null;
  /** Legal moves as they are typed; [] when it is not this person's turn. */
  legal(): readonly string[];
  /** Why the move in this notation may not be made now, or null. */
  why(text: string): Refusal | null;
  /** The record as text, or null where there is none to be had yet. */
  record(): Promise<string | null>;
}

const COMMON_WORDS = ['legal', 'why', 'table', 'log', 'rules', 'save', 'help', 'quit'] as const;

export class Conversation {
  /** Sentences of what happened, oldest first. */
  readonly log: string[] = [];
  readonly #place: Place;
  /** How this person's hand is sorted on this screen. */
  #order: string = AS_HELD;

  constructor(place: Place) {
    this.#place = place;
  }

  help(): string[] {
    const looks = this.#looks();
    return [
      'Type a move, or: legal (your moves), why MOVE (is it allowed), table (draw it),',
      `log, rules, save FILE, ${looks.length > 0 ? `${looks.join(', ')}, ` : ''}help, quit. Tab completes.`,
    ];
  }

  /** What Tab completes to: the legal moves, then the commands. */
  completions(): string[] {
    const { game } = this.#place;
    const sorts = orderNames(this.#place.game).map(name => `sort ${name}`);
    return [...this.#place.legal(), ...COMMON_WORDS, ...Object.keys(game.panels ?? {}), ...sorts];
  }

  drawn(): string {
    const view = this.#shown();
    return view ? this.#place.game.render(view, this.#place.shownNames()) : '';
  }

  /** Takes down what the last move caused, and returns the sentences. */
  takeDown(): string[] {
    const view = this.#place.view();
    const told = view ? this.#place.game.narrate(view, this.#place.shownNames()) : [];
    this.log.push(...told);
    return told;
  }

  /** What the person typed, in notation; unread lines stay as they are, for the rules to refuse. */
  understood(line: string): string {
    const { game } = this.#place;
    const view = this.#shown();
    const move = view && understand(game, line, view, this.#place.names());
    return move ? game.format(move) : line;
  }

  /** The lines that answer a command every table knows, or null if the line is none. */
  async answer(line: string): Promise<readonly string[] | null> {
    const [word = '', ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    switch (word) {
      case 'help':
        return this.help();
      case 'legal':
        return [this.#place.legal().join('  ') || 'It is not your turn.'];
      case 'why':
        return [this.#why(about)];
      case 'table':
        return [this.drawn() || 'The game has not begun.'];
      case 'log':
        return this.log.length > 0 ? this.log : ['Nothing has happened yet.'];
      case 'rules':
        return [this.#rules()];
      case 'save':
        return [await this.#save(about)];
      case 'sort':
        return [this.#sort(about)];
      default:
        return this.#panel(word, about);
    }
  }

  /** The view as this person looks at it. */
  #shown(): SeenView | null {
    const view = this.#place.view();
    return view && inOrder(this.#place.game, view, this.#order);
  }

  #sort(order: string): string {
    const orders = orderNames(this.#place.game);
    if (orders.length === 0) return `There is nothing to sort in ${this.#place.game.name}.`;
    if (!orders.includes(order)) return `Say how: sort ${orders.join('|')}.`;
    this.#order = order;
    return this.drawn() || 'Your hand will be sorted.';
  }

  #panel(word: string, about: string): readonly string[] | null {
    const { panels = {} } = this.#place.game;
    const panel = Object.hasOwn(panels, word) ? panels[word] : undefined;
    if (!panel) return null;
    const view = this.#shown();
    if (!view) return ['The game has not begun.'];
    const names = this.#place.names();
    const shown = this.#place.shownNames();
    if (panel.of === 'table') return [panel.show(view, shown)];
    const seat = about === '' ? this.#place.seat() : seatNamed(about, names);
    return seat === null ? [`Say whose: ${word} ${names.join('|')}.`] : [panel.show(view, shown, seat)];
  }

  /** The game's own words for looking, as help shows them. */
  #looks(): string[] {
    const panels = Object.entries<Panel<SeenView>>(this.#place.game.panels ?? {});
    const orders = orderNames(this.#place.game);
    return [
      ...panels.map(([word, { of }]) => (of === 'seat' ? `${word} NAME` : word)),
      ...(orders.length > 0 ? [`sort ${orders.join('|')}`] : []),
    ];
  }

  #why(line: string): string {
    if (line === '') return 'Say which move: why MOVE.';
    const text = this.understood(line);
    const refusal = this.#place.why(text);
    return refusal ? refusalLine(refusal) : `${text} is allowed.`;
  }

  async #save(file: string): Promise<string> {
    return file === '' ? 'Say where: save FILE.' : saveRecord(file, await this.#place.record());
  }

  #rules(): string {
    const file = new URL(`../../games/${this.#place.game.id}/RULES.md`, import.meta.url);
    return existsSync(file) ? readFileSync(file, 'utf8') : `The rules of ${this.#place.game.name} are in its RULES.md.`;
  }
}

/** Writes a record, or says why not. */
export function saveRecord(file: string, record: string | null): string {
  if (record === null) return 'There is no record to save yet: the game must be over.';
  try {
    writeFileSync(file, record);
    return `Saved as ${file}. Step through it with: parlor replay ${file}`;
  } catch {
    return `${file} cannot be written.`;
  }
}

export function refusalLine({ message, code }: Refusal): string {
  return `${message} (${code})`;
}
