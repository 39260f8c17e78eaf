import { expect, test } from 'vitest';
import { Client, type ClientEvent, type ClientTimers, type SocketLike } from './client.ts';
import { samples } from './testing/samples.ts';

/** A socket whose other end is the test. */
class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: { ask: string; tag: string; [name: string]: unknown }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  /** Answers the last request of that name. */
  answer(ask: string, body: object): void {
    const request = this.sent.findLast(one => one.ask === ask);
    this.say({ ok: true, ...body, re: request?.tag });
  }

  /** Refuses the last request of that name. */
  refuse(ask: string, code: string): void {
    this.answer(ask, { ok: false, code, message: 'No.' });
  }
}

class Stage implements ClientTimers {
  readonly sockets: FakeSocket[] = [];
  readonly events: ClientEvent[] = [];
  readonly client: Client;
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];

  constructor() {
    const open = () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    };
    this.client = new Client({ url: 'ws://parlor/socket', key: 'a secret client key', mark: 'm', open, timers: this });
    this.client.on(event => this.events.push(event));
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  now(): number {
    return this.#now;
  }

  set(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return timer;
  }

  clear(timer: unknown): void {
    this.#timers = this.#timers.filter(one => one !== timer);
  }

  pass(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers.filter(({ at }) => at <= this.#now)) {
      this.clear(timer);
      timer.run();
    }
  }

  /** Opens the newest socket and says hello. */
  async welcome(): Promise<void> {
    this.socket.onopen?.(undefined as never);
    this.socket.answer('hello', samples.answers.hello);
    await settled();
  }

  /** At a table with a view. */
  async seat(): Promise<void> {
    await this.welcome();
    void this.client.ask('rejoin', { table: 4812, seatKey: 'key' });
    this.socket.answer('rejoin', { ...samples.answers.rejoin, n: 1, view: { turn: 0, happened: [], deck: 9 } });
    await settled();
  }
}

test('hello comes first, then what was asked meanwhile', async () => {
  const stage = new Stage();
  void stage.client.ask('tables', {});
  stage.socket.onopen?.(undefined as never);
  expect(stage.socket.sent.map(({ ask }) => ask)).toEqual(['hello']);
  stage.socket.answer('hello', samples.answers.hello);
  await settled();
  expect(stage.socket.sent.map(({ ask }) => ask)).toEqual(['hello', 'tables']);
  expect(stage.client.status).toEqual({ is: 'open' });
});

test('an answer settles its request; a refusal is an answer', async () => {
  const stage = new Stage();
  await stage.welcome();
  const tables = stage.client.ask('tables', {});
  stage.socket.answer('tables', { tables: [] });
  expect(await tables).toMatchObject({ ok: true, tables: [] });
  const code = stage.client.ask('move-in', { code: 'X' });
  stage.socket.say({ re: stage.socket.sent.at(-1)?.tag, ok: false, code: 'unknown-code', message: 'No.' });
  expect(await code).toMatchObject({ ok: false, code: 'unknown-code' });
});

test('a lost connection is tried again, later each time, and at once when asked', async () => {
  const stage = new Stage();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    stage.socket.onclose?.(undefined as never);
    if (stage.client.status.is === 'waiting') waits.push(stage.client.status.retryAt - stage.now());
    stage.pass(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  stage.socket.onclose?.(undefined as never);
  const before = stage.sockets.length;
  stage.client.retryNow();
  expect(stage.sockets).toHaveLength(before + 1);
});

test('after a reconnect: hello, the old place with what is known, then unanswered requests under their tags', async () => {
  const stage = new Stage();
  await stage.seat();
  void stage.client.ask('move', { table: 4812, seen: 1, move: 'P0' });
  const { tag } = stage.socket.sent.at(-1) ?? { tag: '' };
  stage.socket.onclose?.(undefined as never);
  stage.pass(250);
  await stage.welcome();
  expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'rejoin', table: 4812, seatKey: 'key', since: 1 });
  const step = { n: 2, seat: 0, move: 'P0', at: 5, patch: { deck: [8] } };
  stage.socket.answer('rejoin', { ...samples.answers.rejoin, n: 2, view: null, steps: [step] });
  await settled();
  expect(stage.client.picture).toMatchObject({ n: 2, view: { deck: 8 } });
  expect(stage.events).toContainEqual({ kind: 'returned', missed: 1 });
  expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'move', tag });
});

test('a place that cannot be taken again is told, and not tried for ever', async () => {
  const stage = new Stage();
  await stage.seat();
  stage.socket.onclose?.(undefined as never);
  stage.pass(250);
  await stage.welcome();
  stage.socket.refuse('rejoin', 'rejoin-unknown');
  await settled();
  expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'unseated' }));
  expect(stage.client.status).toEqual({ is: 'open' });
});

test.each(['slow-down', 'too-fast', 'not-stored', 'internal', 'closing'])(
  'a seat refused for the moment (%s) is asked for again, later each time, and nothing of it is given up',
  async code => {
    const stage = new Stage();
    await stage.seat();
    void stage.client.ask('move', { table: 4812, seen: 1, move: 'P0' });
    stage.socket.onclose?.(undefined as never);
    for (const wait of [250, 500, 1000]) {
      expect(stage.client.status).toEqual({ is: 'waiting', retryAt: stage.now() + wait });
      stage.pass(wait);
      await stage.welcome();
      expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'rejoin', table: 4812, seatKey: 'key' });
      stage.socket.refuse('rejoin', code);
      await settled();
    }
    expect(stage.events.map(({ kind }) => kind)).not.toContain('unseated');
    stage.pass(2000);
    await stage.welcome();
    stage.socket.answer('rejoin', { ...samples.answers.rejoin, n: 1, view: null, steps: [] });
    await settled();
    expect(stage.client.status).toEqual({ is: 'open' });
    expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'move', move: 'P0' });
    stage.socket.onclose?.(undefined as never);
    expect(stage.client.status).toEqual({ is: 'waiting', retryAt: stage.now() + 250 });
  },
);

test('a watcher who is refused for the moment comes back too; one who may not watch any more does not', async () => {
  const stage = new Stage();
  await stage.welcome();
  void stage.client.ask('watch', { table: 4812, token: 'K7QX-2M9P', player: 'wil' });
  stage.socket.answer('watch', { ...samples.answers.watch, n: 1, view: { turn: 0, happened: [], deck: 9 } });
  await settled();
  stage.socket.onclose?.(undefined as never);
  stage.pass(250);
  await stage.welcome();
  stage.socket.refuse('watch', 'slow-down');
  await settled();
  expect(stage.client.status.is).toBe('waiting');
  stage.pass(500);
  await stage.welcome();
  expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'watch', table: 4812, token: 'K7QX-2M9P', player: 'wil', since: 1 });
  stage.socket.refuse('watch', 'no-watchers');
  await settled();
  expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'unseated' }));
  expect(stage.client.status).toEqual({ is: 'open' });
});

test('a greeting refused for the moment is tried again; one in another protocol is not', async () => {
  const stage = new Stage();
  stage.socket.onopen?.(undefined as never);
  stage.socket.refuse('hello', 'closing');
  await settled();
  expect(stage.client.status.is).toBe('waiting');
  stage.pass(250);
  stage.socket.onopen?.(undefined as never);
  stage.socket.refuse('hello', 'bad-protocol');
  await settled();
  expect(stage.client.status).toEqual({ is: 'closed' });
});

test('steps keep the view; a gap is mended by asking since', async () => {
  const stage = new Stage();
  await stage.seat();
  const step = (n: number, deck: number) => ({ n, seat: 0, move: 'P0', at: 5, patch: { deck: [deck] } });
  stage.socket.say({ tell: 'step', ...step(2, 8), left: 500 });
  expect(stage.client.picture).toMatchObject({ n: 2, view: { deck: 8 }, facts: { clock: { seat: 0, left: 500 } } });
  stage.socket.say({ tell: 'step', ...step(4, 6) });
  expect(stage.client.picture?.n).toBe(2);
  expect(stage.socket.sent.at(-1)).toMatchObject({ ask: 'since', since: 2 });
  stage.socket.answer('since', { n: 4, view: null, steps: [step(3, 7), step(4, 6)] });
  await settled();
  expect(stage.client.picture).toMatchObject({ n: 4, view: { deck: 6 } });
});

test('what a waiting table tells of its time counts from when it is told, though its clock stands still', async () => {
  const stage = new Stage();
  await stage.seat();
  const clock = { seat: 0, left: 30_000, running: false };
  stage.socket.say({ tell: 'table', facts: { phase: 'suspended', suspendedFor: 60_000, clock }, news: [] });
  stage.pass(5000);
  stage.socket.say({ tell: 'table', facts: { suspendedFor: 55_000, watching: ['wil'] }, news: [] });
  expect(stage.client.picture).toMatchObject({ clockAt: 5000, facts: { suspendedFor: 55_000, clock } });
  stage.pass(1000);
  stage.socket.say({ tell: 'table', facts: { watching: [] }, news: [] });
  expect(stage.client.picture?.clockAt).toBe(5000);
});

test('a silent connection is pinged, and given up when it stays silent', async () => {
  const stage = new Stage();
  await stage.welcome();
  stage.pass(10_000);
  expect(stage.socket.sent.at(-1)?.ask).toBe('ping');
  stage.pass(6000);
  expect(stage.client.status.is).toBe('waiting');
  expect(stage.socket.closed).toBe(true);
});

test('what cannot be read is passed over', async () => {
  const stage = new Stage();
  await stage.seat();
  const before = stage.client.picture;
  stage.socket.onmessage?.({ data: 'nonsense' } as never);
  stage.socket.say({ tell: 'dance' });
  stage.socket.say({ tell: 'step', n: 'two' });
  expect(stage.client.picture).toBe(before);
});

test('leaving forgets the place; closing ends everything', async () => {
  const stage = new Stage();
  await stage.seat();
  void stage.client.ask('leave', { table: 4812 });
  stage.socket.answer('leave', {});
  expect(stage.client.picture).toBeNull();
  stage.client.close();
  expect(stage.socket.closed).toBe(true);
  expect(stage.client.status).toEqual({ is: 'closed' });
});

/** Lets promises run. */
function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0));
}
