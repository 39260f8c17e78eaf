/** The connection to a server, for the terminal client and headless players. */
import { randomBytes } from 'node:crypto';
import { type Answered, type Ask, type Asked, Client, type Entered, type SocketLike } from '@parlor/protocol';
import { WebSocket } from 'ws';
import { InputError } from '../input.ts';
import { type Identity, Keys } from './keys.ts';

export interface ServerFlags {
  readonly server: string;
  readonly keys?: string;
}

const FIRST_CONTACT_MS = 10_000;

export class Connection {
  readonly keys: Keys;
  /** The socket of the moment. */
  socket: WebSocket | null = null;
  readonly #base: URL;
  #client: Client;

  constructor({ server, keys }: ServerFlags) {
    this.#base = baseOf(server);
    this.keys = new Keys(this.#base.origin + this.#base.pathname, keys);
    this.#client = this.#open();
  }

  get client(): Client {
    return this.#client;
  }

  /** Waits for the first greeting; later losses are mended by the client itself. */
  async greeted(): Promise<void> {
    const client = this.#client;
    if (client.status.is === 'open') return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        client.close();
        reject(new InputError(`There is no answer from ${this.#base.href}. Is a Parlor server running there?`));
      }, FIRST_CONTACT_MS);
      const stop = client.on(event => {
        const open = event.kind === 'status' && event.status.is === 'open';
        if (!open && event.kind !== 'unseated') return;
        clearTimeout(timer);
        stop();
        if (event.kind === 'unseated') reject(new InputError(event.refusal.message));
        else resolve();
      });
    });
  }

  /** Away from every table: the seat is kept, and the others see that nobody is there. */
  reopen(): Promise<void> {
    this.#client.close();
    this.#client = this.#open();
    return this.greeted();
  }

  /** Goes on as somebody else: the identity that arrived from another device. */
  become(identity: Identity): Promise<void> {
    this.keys.keep(identity);
    return this.reopen();
  }

  /** Asks, and keeps the key of a seat that was given. */
  async ask<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    const answer = await this.#client.ask(name, asked);
    if (answer.ok && 'seatKey' in answer && typeof answer.seatKey === 'string') {
      this.keys.keepSeat((answer as Entered).facts.table, answer.seatKey);
    }
    return answer;
  }

  /** The record of a finished game, as text; null: the server does not give it (yet). */
  async record(table: number, token: string | null): Promise<string | null> {
    const secret = this.keys.seatKey(table) ?? token;
    const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
    const response = await fetch(new URL(`api/tables/${table}/record`, this.#base), { headers });
    return response.ok ? response.text() : null;
  }

  /** What to send to somebody who shall join. */
  invitation(table: number, token: string): string[] {
    return [
      `Invite: ${new URL(`j/${table}#${token}`, this.#base).href}`,
      `or:     parlor join ${table} ${token} --server ${this.#base.href}`,
    ];
  }

  close(): void {
    this.#client.close();
  }

  #open(): Client {
    const socket = new URL('socket', this.#base);
    socket.protocol = this.#base.protocol === 'https:' ? 'wss:' : 'ws:';
    return new Client({
      url: socket.href,
      key: this.keys.identity().key,
      open: url => {
        this.socket = new WebSocket(url);
        return this.socket as unknown as SocketLike;
      },
      mark: randomBytes(6).toString('base64url'),
    });
  }
}

function baseOf(server: string): URL {
  try {
    const url = new URL(server.includes('://') ? server : `http://${server}`);
    if (!url.pathname.endsWith('/')) url.pathname += '/';
    return url;
  } catch {
    throw new InputError(`"${server}" is not the address of a server, such as http://localhost:8710.`);
  }
}
