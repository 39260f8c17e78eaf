/** A program in a real terminal: tmux runs it, types for it and reads its screen. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const SOCKET = `parlor-test-${process.pid}`;
/** Columns and rows. */
type Size = readonly [number, number];
const WIDE: Size = [150, 50];
export const SMALLEST: Size = [80, 24];
/** Every look makes tmux copy all that was printed, while it has the program's output to read. */
const POLL_MS = 120;

function tmux(...args: readonly string[]): string {
  return execFileSync('tmux', ['-L', SOCKET, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

export class Pane {
  readonly name: string;

  constructor(name: string, command: readonly string[], env: Readonly<Record<string, string>> = {}, [width, height] = WIDE) {
    this.name = name;
    const settings = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const line = [process.execPath, ...command].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
    const size = ['-x', String(width), '-y', String(height)];
    const session = ['new-session', '-d', '-s', name, ...size, '-c', ROOT, ...settings, `${line}; sleep 600`];
    // A pane keeps the limit that holds when it is made.
    tmux('-f', '/dev/null', 'start-server', ';', 'set-option', '-g', 'history-limit', '50000', ';', ...session);
  }

  /** Types a line and presses Enter. */
  type(line: string): void {
    if (line !== '') tmux('send-keys', '-t', this.name, '-l', line);
    tmux('send-keys', '-t', this.name, 'Enter');
  }

  press(key: string): void {
    tmux('send-keys', '-t', this.name, key);
  }

  /** All that was printed, wrapped lines joined. */
  text(): string {
    return tmux('capture-pane', '-p', '-J', '-t', this.name, '-S', '-');
  }

  /** What stands on the screen now, with its colours. */
  screen(): string {
    return tmux('capture-pane', '-p', '-e', '-t', this.name);
  }

  /** Waits until the text holds it, and returns the text. */
  async until(wanted: string | RegExp | ((text: string) => boolean), seconds = 90): Promise<string> {
    const has =
      typeof wanted === 'function'
        ? wanted
        : (text: string) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text));
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const text = this.text();
      if (has(text)) return text;
      if (Date.now() > end) throw new Error(`${this.name} never showed ${String(wanted)}:\n${text.slice(-3000)}`);
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
  }
}

/** Ends every pane of this test. */
export function closePanes(): void {
  try {
    tmux('kill-server');
  } catch {
    // No pane was opened.
  }
}
