/** A server played by the test: it answers what the page asks, and tells what the test wants told. */
import type { Ask, Entered, Request, Tell } from '@parlor/protocol';
import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';
import { disconnect } from '../session/session.ts';
import { dropKept } from '../stores/kept.ts';
import { keepSeatKey } from '../stores/keys.ts';
import { afterPaint } from '../table/after-paint.ts';
import { hearTheTable } from '../table/hearing.ts';
import { resetTable } from '../table/store.ts';
import { TABLE_ID, type TestTable } from './table.ts';

/** Boards arrive in parts of their own, and a busy machine takes its time. */
configure({ asyncUtilTimeout: 10_000 });

type Reply = (request: Request) => object;

export const PHRASES = ['Well played.', 'Give me a moment.'];

export class TestServer {
  /** Everything the page asked, but for greetings and pings. */
  readonly asked: Request[] = [];
  readonly replies = new Map<Ask, Reply>();
  #page: TestSocket | null = null;
  #whole = true;

  constructor() {
    this.replies.set('hello', () => ({ protocol: 1, server: 'test', now: 0, games: [], phrases: PHRASES }));
    this.replies.set('ping', () => ({ now: 0 }));
    this.replies.set('mine', () => ({ tables: [] }));
    this.replies.set('tables', () => ({ tables: [] }));
    this.replies.set('leave', () => ({}));
    this.replies.set('say', () => ({ id: 1 }));
    const opened = (page: TestSocket) => {
      this.#page = page;
    };
    const isWhole = () => this.#whole;
    const heard = (text: string) => this.#answer(JSON.parse(text) as Request);
    vi.stubGlobal(
      'WebSocket',
      class extends TestSocket {
        constructor() {
          super(heard, isWhole);
          opened(this);
        }
      },
    );
  }

  /** The page's person has a seat at this table and may come back to it. */
  seat(table: TestTable): void {
    keepSeatKey(table.id, 'seat-key');
    this.replies.set('rejoin', () => table.entered() satisfies Omit<Entered, 're' | 'ok'>);
    this.replies.set('since', request => table.since((request as { since?: number }).since ?? 0));
  }

  /** The bots it has for a game, by name. */
  offer(game: string, names: readonly string[]): void {
    const bots = names.map((name, at) => ({ name, version: '1.2', character: `Plays like ${name}.`, strength: at + 1 }));
    const policy = { absent: 'wait', left: 'ends', alone: 'plays-on' };
    const offered = { id: game, name: game, pitch: '', version: '1', seats: [2, 5], fields: {}, policy, bots };
    this.replies.set('hello', () => ({ protocol: 1, server: 'test', now: 0, games: [offered], phrases: PHRASES }));
  }

  refuse(name: Ask, code: string, message: string): void {
    this.replies.set(name, () => ({ ok: false, code, message }));
  }

  /** Until what was told has been painted, and what follows the painting is done. */
  async tell(...tells: readonly Tell[]): Promise<void> {
    await act(async () => {
      for (const tell of tells) this.#page?.hear(tell);
    });
    await painted();
  }

  /** The connection breaks, and none is let through until `mend`. */
  async drop(): Promise<void> {
    this.#whole = false;
    await act(async () => this.#page?.onclose?.());
  }

  mend(): void {
    this.#whole = true;
  }

  #answer(request: Request): void {
    if (request.ask !== 'hello' && request.ask !== 'ping') this.asked.push(request);
    const reply = this.replies.get(request.ask)?.(request);
    const page = this.#page;
    if (reply) queueMicrotask(() => page?.hear({ re: request.tag, ok: true, ...reply }));
  }
}

class TestSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #send: (text: string) => void;

  constructor(send: (text: string) => void, isWhole: () => boolean) {
    this.#send = send;
    queueMicrotask(() => (isWhole() ? this.onopen?.() : this.onclose?.()));
  }

  send(text: string): void {
    this.#send(text);
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Once a file: the page hears what the server tells, as it does from its first moment on. */
export function listenLikeThePage(): void {
  hearTheTable();
}

/** Leaves nothing of one test to the next. */
export function closePage(): void {
  disconnect();
  resetTable(null);
  dropKept(TABLE_ID);
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}

/** What is under way comes to rest: answers, drawings, loaded parts. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  });
  await painted();
}

async function painted(): Promise<void> {
  await act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersToNextFrame();
    else await new Promise(resolve => afterPaint(() => resolve(null)));
  });
}
