/** The terminal as the commands see it: printing, colours, and lines that a person types or a pipe sends. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

export interface TerminalSettings {
  readonly input: Readable;
  readonly output: Writable;
  /** Line by line: no colours, no clearing. */
  readonly plain: boolean;
  /** Words that Tab completes to. */
  readonly complete?: () => readonly string[];
}

export class Terminal {
  /** Colours and bold where the screen has them and NO_COLOR does not forbid it. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  readonly #output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly #screen: boolean;
  readonly #reader: ReturnType<typeof createInterface>;
  readonly #lines: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor({ input, output, plain, complete }: TerminalSettings) {
    this.#output = output;
    const tty = this.#output.isTTY === true;
    this.#screen = tty && !plain && process.env['TERM'] !== 'dumb';
    this.colours = picocolors.createColors(this.#screen && !process.env['NO_COLOR']);
    this.#reader = createInterface({
      input,
      output: tty ? output : undefined,
      terminal: this.#screen,
      completer: (line: string) => [(complete?.() ?? []).filter(word => word.startsWith(line)), line],
    });
    this.#reader.on('line', line => this.#arrived(line));
    this.#reader.on('close', () => this.#arrived(null));
  }

  /** Prints lines; above the line that is being typed, if one is. */
  print(...lines: readonly string[]): void {
    this.#write(this.#screen && this.#waiting ? '\r\u001b[K' : '', lines);
  }

  /** A new screen: clears where that is possible, else leaves a blank line. */
  page(...lines: readonly string[]): void {
    this.#write(this.#screen ? '\u001b[2J\u001b[H' : '\n', lines);
  }

  bell(): void {
    if (this.#output.isTTY) this.#output.write('\u0007');
  }

  /** The next line, or null when the input has ended. */
  ask(prompt: string): Promise<string | null> {
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise(resolve => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #write(before: string, lines: readonly string[]): void {
    const width = this.#screen ? (this.#output.columns ?? 80) : Number.POSITIVE_INFINITY;
    const text = lines.flatMap(line => line.split('\n')).flatMap(line => folded(line, width));
    this.#output.write(`${before}${text.map(line => `${line}\n`).join('')}`);
    if (this.#waiting) this.#reader.prompt(true);
  }

  #arrived(line: string | null): void {
    if (line === null) this.#ended = true;
    if (this.#waiting) {
      const resolve = this.#waiting;
      this.#waiting = null;
      resolve(line);
    } else if (line !== null) this.#lines.push(line);
  }
}

const HANGING = '    ';

/** A line that is too wide, broken between words; what follows hangs a little. */
export function folded(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const at = line.lastIndexOf(' ', width);
  // A word, or a drawing, that is wider than the screen is left to the terminal.
  if (at <= HANGING.length) return [line];
  return [line.slice(0, at).trimEnd(), ...folded(HANGING + line.slice(at + 1).trimStart(), width)];
}
