/** A person at the terminal client, without a terminal: what they type goes in, what they would read comes out. */
import { PassThrough } from 'node:stream';
import { Connection } from '../online/connection.ts';
import { Menu } from '../online/menu.ts';
import { Terminal } from '../terminal.ts';

export interface Seated {
  readonly server: string;
  readonly name: string;
  /** The file of keys. */
  readonly keys: string;
}

const POLL_MS = 2;
const PATIENCE_MS = 20_000;

export class Typist {
  readonly connection: Connection;
  /** Ends when the person has quit. */
  readonly ended: Promise<void>;
  readonly #input = new PassThrough();
  #text = '';
  /** What was read already. */
  #read = 0;

  /** Somebody in the menu of that server. */
  static async sitDown({ server, name, keys }: Seated): Promise<Typist> {
    const connection = new Connection({ server, keys });
    await connection.greeted();
    return new Typist(connection, name);
  }

  private constructor(connection: Connection, name: string) {
    this.connection = connection;
    // A terminal like any other, but for its cursor.
    const output = Object.assign(new PassThrough(), { isTTY: true });
    output.on('data', chunk => {
      this.#text += chunk;
    });
    const terminal = new Terminal({ input: this.#input, output, plain: true });
    this.ended = new Menu(connection, terminal, name).run().then(() => {
      terminal.close();
      connection.close();
    });
  }

  /** Types a line and waits for an answer; everything printed since the last look. */
  async types(line: string, wanted: string | RegExp): Promise<string> {
    this.#read = this.#text.length;
    this.#input.write(`${line}\n`);
    return this.reads(wanted);
  }

  /** The connection breaks; the client comes back by itself. */
  cutOff(): void {
    this.connection.socket?.terminate();
  }

  /** How often the bell rang. */
  bells(): number {
    return this.#text.split('\u0007').length - 1;
  }

  /** Waits until that was printed, and returns everything since the last line typed. */
  async reads(wanted: string | RegExp): Promise<string> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const fresh = this.#text.slice(this.#read);
      if (typeof wanted === 'string' ? fresh.includes(wanted) : wanted.test(fresh)) return fresh;
      if (Date.now() > end) throw new Error(`Never read ${String(wanted)}:\n${fresh}`);
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
  }
}
