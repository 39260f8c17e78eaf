/**
 * The client's end of the socket, for browsers, terminals, bots and tests. It reconnects by itself, takes its place at the
 * table again, repeats unanswered requests under their tags, and keeps the picture of the table up to date.
 */
import type { Refusal } from '@parlor/kernel';
import type { AnswerOf, Entered, RefusalMessage, Tell } from './messages.ts';
import { type Picture, pictureOf, withSteps, withTell } from './picture.ts';
import { readAnswer, readObject, readTell } from './read.ts';
import { type Ask, type Asked, PROTOCOL } from './requests.ts';

/** What the client needs of a WebSocket; a browser's and the `ws` package's both fit. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface ClientTimers {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export interface ClientSettings {
  readonly url: string;
  /** The client key: a secret of 16 characters or more, made once and kept. */
  readonly key: string;
  open(url: string): SocketLike;
  /** A text that is different for every client ever started: tags begin with it. */
  readonly mark: string;
  readonly timers?: ClientTimers;
}

export type ClientStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** The connection is lost, or the server cannot give the place back yet; the next try is at `retryAt`. */
  | { readonly is: 'waiting'; readonly retryAt: number }
  | { readonly is: 'closed' };

export type ClientEvent =
  | { readonly kind: 'status'; readonly status: ClientStatus }
  | { readonly kind: 'picture'; readonly picture: Picture | null }
  | { readonly kind: 'told'; readonly tell: Tell }
  /** After a reconnect: how many moves were made meanwhile. */
  | { readonly kind: 'returned'; readonly missed: number }
  /** The place at the table could not be taken again. */
  | { readonly kind: 'unseated'; readonly refusal: Refusal };

export type Answered<Name extends Ask> = AnswerOf<Name> | RefusalMessage;

/** Where the client belongs: how it takes its place again after a reconnect. */
interface Place {
  readonly table: number;
  readonly seatKey: string | null;
  readonly token: string | null;
  readonly player: string | null;
}

interface Pending {
  readonly name: Ask;
  readonly text: string;
  settle(input: unknown): boolean;
}

/** Refusals that say "not now": the same request can be granted later. */
export const PASSING: ReadonlySet<string> = new Set(['slow-down', 'too-fast', 'not-stored', 'internal', 'closing']);

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 8000;
const QUIET_MS = 10_000;
const DEAD_MS = 6000;

export class Client {
  status: ClientStatus = { is: 'connecting' };
  /** The answer to `hello`: the games this server offers. */
  welcome: AnswerOf<'hello'> | null = null;
  picture: Picture | null = null;

  readonly #settings: ClientSettings;
  readonly #timers: ClientTimers;
  readonly #listeners = new Set<(event: ClientEvent) => void>();
  readonly #pending = new Map<string, Pending>();
  #socket: SocketLike | null = null;
  #place: Place | null = null;
  #nextTag = 1;
  #failures = 0;
  #ready = false;
  #retry: unknown = null;
  #watchdog: unknown = null;
  #mending = false;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    this.#timers = settings.timers ?? systemTimers;
    this.#connect();
  }

  /** Asks, and waits as long as it takes: over reconnects the request is repeated under the same tag. */
  ask<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    return new Promise(resolve => {
      const tag = this.#tag();
      const settle = (input: unknown) => {
        const answer = readAnswer(name, input);
        if (answer === null) return false;
        if (answer.ok) this.#answered(name, asked, answer);
        resolve(answer);
        return true;
      };
      const pending = { name, text: JSON.stringify({ ask: name, tag, ...asked }), settle };
      this.#pending.set(tag, pending);
      if (this.#ready) this.#send(pending.text);
    });
  }

  /** Listens until the returned function is called. */
  on(listener: (event: ClientEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries at once instead of waiting for the next try. */
  retryNow(): void {
    if (this.status.is !== 'waiting') return;
    this.#timers.clear(this.#retry);
    this.#connect();
  }

  /** Forgets the table: later reconnects do not return to it. */
  forget(): void {
    this.#place = null;
    this.#show(null);
  }

  /** Ends the connection for good. Unanswered requests stay unanswered. */
  close(): void {
    this.#timers.clear(this.#retry);
    this.#timers.clear(this.#watchdog);
    this.#become({ is: 'closed' });
    this.#drop();
    this.#listeners.clear();
  }

  #connect(): void {
    this.#become({ is: 'connecting' });
    const socket = this.#settings.open(this.#settings.url);
    this.#socket = socket;
    const mine = (run: () => void) => () => {
      if (this.#socket === socket) run();
    };
    socket.onopen = mine(() => void this.#greet());
    socket.onmessage = (event: { data: unknown }) => mine(() => this.#receive(String(event.data)))();
    socket.onclose = mine(() => this.#lost());
    socket.onerror = mine(() => {});
    this.#watch();
  }

  /** Hello, then the old place, then whatever was not answered. */
  async #greet(): Promise<void> {
    const welcome = await this.#askFirst('hello', { protocol: PROTOCOL, key: this.#settings.key });
    if (!welcome.ok) {
      if (PASSING.has(welcome.code)) return this.#lost();
      this.#emit({ kind: 'unseated', refusal: welcome });
      this.close();
      return;
    }
    this.welcome = welcome;
    if (this.#place && !(await this.#return(this.#place))) return this.#lost();
    this.#failures = 0;
    this.#ready = true;
    this.#become({ is: 'open' });
    for (const pending of this.#pending.values()) this.#send(pending.text);
  }

  /** Takes the old place again, or loses it for good. False: not now. */
  async #return(place: Place): Promise<boolean> {
    const old = this.picture;
    const since = old?.view ? { since: old.n } : {};
    const { table, seatKey } = place;
    const answer = seatKey
      ? await this.#askFirst('rejoin', { table, seatKey, ...since })
      : await this.#askFirst('watch', {
          table,
          ...(place.token === null ? {} : { token: place.token }),
          ...(place.player === null ? {} : { player: place.player }),
          ...since,
        });
    if (!answer.ok) {
      if (PASSING.has(answer.code)) return false;
      this.#place = null;
      this.#emit({ kind: 'unseated', refusal: answer });
      return true;
    }
    this.#show(pictureOf(answer, old, this.#timers.now()));
    this.#emit({ kind: 'returned', missed: Math.max(0, answer.n - (old?.n ?? 0)) });
    return true;
  }

  /** A request of the greeting itself: sent at once, and given up with the connection. */
  #askFirst<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    return new Promise(resolve => {
      const tag = `${this.#tag()}!`;
      const settle = (input: unknown) => {
        const answer = readAnswer(name, input);
        if (answer !== null) resolve(answer);
        return answer !== null;
      };
      this.#pending.set(tag, { name, text: '', settle });
      this.#send(JSON.stringify({ ask: name, tag, ...asked }));
    });
  }

  #receive(text: string): void {
    this.#watch();
    const input = readObject(text);
    if (input === null) return;
    if ('re' in input) {
      const pending = this.#pending.get(String(input.re));
      if (pending?.settle(input)) this.#pending.delete(String(input.re));
      return;
    }
    const tell = readTell(input);
    if (tell) this.#told(tell);
  }

  #told(tell: Tell): void {
    const old = this.picture;
    if (tell.tell === 'aside') this.#place = null;
    if (old) {
      if (tell.tell === 'step' && tell.n > old.n + 1) void this.#mend(old);
      this.#show(withTell(old, tell, this.#timers.now()));
    }
    this.#emit({ kind: 'told', tell });
  }

  /** A step is missing: asks for the rest. */
  async #mend(old: Picture): Promise<void> {
    if (this.#mending) return;
    this.#mending = true;
    const answer = await this.ask('since', { table: old.facts.table, since: old.n });
    this.#mending = false;
    if (answer.ok && this.picture) this.#show(withSteps(this.picture, answer.steps));
  }

  #answered(name: Ask, asked: object, answer: object): void {
    if (!entering.has(name)) {
      if (name === 'leave') this.forget();
      return;
    }
    const entered = answer as Entered;
    const given = asked as { seatKey?: string; token?: string; player?: string };
    this.#place = {
      table: entered.facts.table,
      seatKey: entered.seatKey ?? given.seatKey ?? null,
      token: given.token ?? null,
      player: given.player ?? null,
    };
    this.#show(pictureOf(entered, this.picture, this.#timers.now()));
  }

  #lost(): void {
    this.#drop();
    for (const tag of this.#pending.keys()) if (tag.endsWith('!')) this.#pending.delete(tag);
    if (this.status.is === 'closed') return;
    this.#timers.clear(this.#watchdog);
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = this.#timers.set(() => this.#connect(), wait);
    this.#become({ is: 'waiting', retryAt: this.#timers.now() + wait });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    socket?.close();
  }

  /** Quiet for a while: asks whether anybody is there; still quiet: the connection is dead. */
  #watch(): void {
    this.#timers.clear(this.#watchdog);
    this.#watchdog = this.#timers.set(() => {
      if (this.#ready) this.#send(JSON.stringify({ ask: 'ping', tag: this.#tag() }));
      this.#watchdog = this.#timers.set(() => this.#lost(), DEAD_MS);
    }, QUIET_MS);
  }

  #send(text: string): void {
    this.#socket?.send(text);
  }

  #tag(): string {
    return `${this.#settings.mark}.${this.#nextTag++}`;
  }

  #show(picture: Picture | null): void {
    this.picture = picture;
    this.#emit({ kind: 'picture', picture });
  }

  #become(status: ClientStatus): void {
    this.status = status;
    this.#emit({ kind: 'status', status });
  }

  #emit(event: ClientEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

const entering: ReadonlySet<Ask> = new Set<Ask>(['create', 'join', 'rejoin', 'watch', 'sit']);

const systemTimers: ClientTimers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
