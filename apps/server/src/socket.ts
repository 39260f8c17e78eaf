/** The socket's end: text in, text out, pings, and nothing about games. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Seat } from '@parlor/kernel';
import { type Request, readRequest, type TellOf } from '@parlor/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { pathOf } from './path.ts';
import { answer, type Caller, type Desk } from './requests.ts';
import { refuse } from './sentences.ts';
import type { Guest } from './table.ts';
import { detach } from './tables/presence.ts';

const LONGEST_REQUEST = 64 * 1024;
const MOST_UNSENT = 4 * 1024 * 1024;
const BURST_SECONDS = 3;
const GOING_AWAY = 1001;
const FAREWELL_STEP_MS = 10;

export class Sockets {
  readonly #desk: Desk;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_REQUEST, perMessageDeflate: false });
  readonly #connections = new Set<Connection>();
  #cancel: (() => void) | null = null;
  #closing = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#ping();
  }

  /** Answers upgrades to that path on an HTTP server. */
  listen(http: Server, path: string, addressOf: (request: IncomingMessage) => string): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (this.#closing || pathOf(request.url) !== path) {
        socket.destroy();
        return;
      }
      this.#server.handleUpgrade(request, socket, head, opened => this.#welcome(opened, addressOf(request)));
    });
  }

  /** Tells everybody that the server goes away. People are not lost by it: they come back. */
  close(): void {
    this.#closing = true;
    this.#cancel?.();
    for (const connection of this.#connections) {
      connection.tell(JSON.stringify({ tell: 'restart', message: refuse('closing').message }));
      connection.end();
    }
  }

  /** Waits until everybody has hung up, and cuts off whoever has not after that time. */
  async farewell(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (this.#connections.size > 0 && performance.now() < end)
      await new Promise(resolve => setTimeout(resolve, FAREWELL_STEP_MS));
    for (const connection of this.#connections) connection.cut();
    this.#server.close();
  }

  #welcome(socket: WebSocket, address: string): void {
    const connection = new Connection(socket, address, this.#desk);
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      if (!this.#closing) connection.gone();
    });
  }

  /** Asks everybody whether they are there; cuts off those who have not answered for too long. */
  #ping(): void {
    const { time, settings } = this.#desk.hall;
    const now = time.now();
    for (const connection of this.#connections) {
      if (now - connection.heard >= settings.pingLost) connection.cut();
      else connection.ping();
    }
    this.#cancel = time.after(settings.pingEvery, () => this.#ping());
  }
}

/** One connection. Its requests are answered in the order in which they come. */
class Connection implements Caller {
  readonly address: string;
  key: string | null = null;
  place: Caller['place'] = null;
  heard: number;
  readonly #socket: WebSocket;
  readonly #desk: Desk;
  #queue: Promise<void> = Promise.resolve();
  /** Requests that may come at once; grows with time. */
  #allowance: number;
  #allowedAt: number;

  constructor(socket: WebSocket, address: string, desk: Desk) {
    this.#socket = socket;
    this.#desk = desk;
    this.address = address;
    this.heard = desk.hall.time.now();
    this.#allowedAt = this.heard;
    this.#allowance = desk.hall.settings.requestRate * BURST_SECONDS;
    socket.on('message', data => this.#receive(String(data)));
    socket.on('pong', () => this.#hear());
    socket.on('error', () => this.cut());
  }

  guest(seat: Seat | null, name: string): Guest {
    const guest: Guest = {
      seat,
      name,
      tell: text => {
        // A table that was left is heard no longer, even before it knows.
        if (this.place?.guest === guest) this.tell(text);
      },
      putAside: (code, message) => this.#aside(guest, code, message),
    };
    return guest;
  }

  tell(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Whoever does not read is cut off and gets the whole picture on return.
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.cut();
    else this.#socket.send(text);
  }

  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  end(): void {
    this.#socket.close(GOING_AWAY);
  }

  cut(): void {
    this.#socket.terminate();
  }

  /** The socket is closed: the seat is lost. */
  gone(): void {
    this.#queue = this.#queue.then(() => {
      const { place } = this;
      this.place = null;
      place?.table.later(() => detach(place.table, place.guest));
    });
  }

  #receive(text: string): void {
    this.#hear();
    const allowed = this.#allowed();
    const read = readRequest(text);
    if (!allowed) this.#answer(read.tag, { refusal: refuse('too-fast') });
    else if ('value' in read) this.#enqueue(read.value);
    else this.#answer(read.tag, read);
  }

  #enqueue(request: Request): void {
    this.#queue = this.#queue.then(async () => this.#answer(request.tag, await this.#handle(request)));
  }

  async #handle(request: Request): Promise<object> {
    try {
      return await answer(this.#desk, this, request);
    } catch (failure) {
      const table = 'table' in request ? request.table : null;
      this.#desk.hall.log.error({ failure, table, ask: request.ask }, 'a request failed');
      return { refusal: refuse('internal') };
    }
  }

  #answer(tag: string | null, result: object): void {
    const re = tag ?? '';
    if ('refusal' in result) this.tell(JSON.stringify({ re, ok: false, ...(result.refusal as object) }));
    else this.tell(JSON.stringify({ re, ok: true, ...result }));
  }

  #aside(guest: Guest, code: TellOf<'aside'>['code'], message: string): void {
    if (this.place?.guest !== guest) return;
    const table = this.place.table.id;
    this.place = null;
    this.tell(JSON.stringify({ tell: 'aside', table, code, message }));
  }

  #hear(): void {
    this.heard = this.#desk.hall.time.now();
  }

  #allowed(): boolean {
    const { requestRate } = this.#desk.hall.settings;
    const grown = this.#allowance + ((this.heard - this.#allowedAt) / 1000) * requestRate;
    this.#allowedAt = this.heard;
    this.#allowance = Math.min(requestRate * BURST_SECONDS, grown) - 1;
    if (this.#allowance >= 0) return true;
    this.#allowance = 0;
    return false;
  }
}
