/** What a person can type at any table, here or online: moves in either grammar, and the commands about them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, type Refusal, type SeenView, understand } from '@parlor/kernel';

/** A place at a table, as the conversation needs it. */
export interface Place {
  readonly game: AnyGame;
  names(): readonly string[];
  /** Null before the game has begun. */
  view(): SeenView | null;
  /** Legal moves in notation; [] when it is not this person's turn. */
  legal(): readonly string[];
  /** Why the move in this notation may not be made now, or null. */
  why(text: string): Refusal | null;
  /** The record as text, or null where there is none to be had yet. */
  record(): Promise<string | null>;
}

export const COMMON_HELP = [
  'Type a move, or: legal (list your moves), why MOVE (is it allowed), table (draw it again), log, rules, save FILE, help, quit.',
];

export class Conversation {
  /** Sentences of what happened, oldest first. */
  readonly log: string[] = [];
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  drawn(): string {
    const view = this.#place.view();
    return view ? this.#place.game.render(view, this.#place.names()) : '';
  }

  /** Takes down what the last move caused, and returns the sentences. */
  takeDown(): string[] {
    const view = this.#place.view();
    const told = view ? this.#place.game.narrate(view, this.#place.names()) : [];
    this.log.push(...told);
    return told;
  }

  /** What the person typed, in notation; unread lines stay as they are, for the rules to refuse. */
  understood(line: string): string {
    const { game } = this.#place;
    const view = this.#place.view();
    const move = view && understand(game, line, view, this.#place.names());
    return move ? game.format(move) : line;
  }

  /** The lines that answer a command every table knows, or null if the line is none. */
  async answer(line: string): Promise<readonly string[] | null> {
    const [word, ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    switch (word) {
      case 'legal':
        return [this.#place.legal().join('  ') || 'It is not your turn.'];
      case 'why':
        return [this.#why(about)];
      case 'table':
        return [this.drawn()];
      case 'log':
        return this.log.length > 0 ? this.log : ['Nothing has happened yet.'];
      case 'rules':
        return [this.#rules()];
      case 'save':
        return [await this.#save(about)];
      default:
        return null;
    }
  }

  #why(line: string): string {
    if (line === '') return 'Say which move: why MOVE.';
    const text = this.understood(line);
    const refusal = this.#place.why(text);
    return refusal ? refusalLine(refusal) : `${text} is allowed.`;
  }

  async #save(file: string): Promise<string> {
    if (file === '') return 'Say where: save FILE.';
    const record = await this.#place.record();
    if (record === null) return 'There is no record to save yet.';
    try {
      writeFileSync(file, record);
      return `Saved as ${file}. Step through it with: parlor replay ${file}`;
    } catch {
      return `${file} cannot be written.`;
    }
  }

  #rules(): string {
    const file = new URL(`../../games/${this.#place.game.id}/RULES.md`, import.meta.url);
    return existsSync(file) ? readFileSync(file, 'utf8') : `The rules of ${this.#place.game.name} are in its RULES.md.`;
  }
}

export function refusalLine({ message, code }: Refusal): string {
  return `${message} (${code})`;
}
