/** For the tests: a server on a free port, and people who talk to it over real sockets. */
import { randomUUID } from 'node:crypto';
import {
  type Answered,
  type Ask,
  type Asked,
  Client,
  type News,
  type Picture,
  type SocketLike,
  type Tell,
} from '@parlor/protocol';
import pino from 'pino';
import { WebSocket } from 'ws';
import { type RunningServer, type ServerSettings, startServer } from '../server.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { FakeTime } from './fake-time.ts';
import { games, shelves } from './games.ts';

export interface TestHouse {
  readonly server: RunningServer;
  readonly time: FakeTime;
  readonly store: Store;
  /** Somebody new, connected. */
  person(name: string, key?: string): Promise<Person>;
  close(): Promise<void>;
}

export async function openHouse(change: Partial<ServerSettings> = {}): Promise<TestHouse> {
  const time = change.time instanceof FakeTime ? change.time : new FakeTime();
  const store = change.store ?? new MemoryStore();
  const server = await startServer({
    games,
    shelves,
    botThread: new URL('./bot-thread.ts', import.meta.url),
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
    time,
    store,
    botPace: 0,
    botBudget: 50,
    // Time flies in these tests: no real answer to a ping could keep up.
    pingEvery: 1e12,
    requestRate: 1e6,
    ...change,
  });
  const people: Person[] = [];
  return {
    server,
    time,
    store,
    person: async (name, key) => {
      const person = new Person(server.address, name, key);
      people.push(person);
      await until(() => person.client.status.is === 'open');
      return person;
    },
    close: async () => {
      for (const person of people) person.client.close();
      await server.close();
    },
  };
}

/** A person at a client, who remembers everything that was told. */
export class Person {
  readonly name: string;
  readonly client: Client;
  readonly told: Tell[] = [];
  /** Every text frame received. */
  readonly frames: string[] = [];
  seatKey = '';
  socket: WebSocket | null = null;

  constructor(address: string, name: string, key: string = randomUUID()) {
    this.name = name;
    this.client = new Client({
      url: `${address.replace('http', 'ws')}socket`,
      key,
      mark: randomUUID().slice(0, 12),
      open: url => {
        const socket = new WebSocket(url);
        socket.on('message', data => this.frames.push(String(data)));
        this.socket = socket;
        return socket as unknown as SocketLike;
      },
    });
    this.client.on(event => {
      if (event.kind === 'told') this.told.push(event.tell);
    });
  }

  get picture(): Picture {
    if (!this.client.picture) throw new Error(`${this.name} is at no table.`);
    return this.client.picture;
  }

  get table(): number {
    return this.picture.facts.table;
  }

  ask<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    return this.client.ask(name, asked);
  }

  /** Asks what must be granted. */
  async get<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<Extract<Answered<Name>, { ok: true }>> {
    const answer = await this.ask(name, asked);
    if (!answer.ok) throw new Error(`${name}: ${answer.code}: ${answer.message}`);
    return answer as Extract<Answered<Name>, { ok: true }>;
  }

  /** Asks what must be refused, and with which code. */
  async refusal<Name extends Ask>(name: Name, asked: Asked<Name>): Promise<string> {
    const answer = await this.ask(name, asked);
    return answer.ok ? 'ok' : answer.code;
  }

  async create(change: Partial<Asked<'create'>> = {}) {
    const made = await this.get('create', { player: this.name, game: 'team', seats: 2, limit: 60, ...change });
    this.seatKey = made.seatKey ?? '';
    return made;
  }

  async join(other: Person, player = this.name) {
    const joined = await this.get('join', { table: other.table, token: other.picture.token ?? '', player });
    this.seatKey = joined.seatKey ?? '';
    return joined;
  }

  /** Makes the first legal move of the example game. */
  async move(): Promise<number> {
    const { n } = await this.get('move', { table: this.table, seen: this.picture.n, move: this.legal() });
    return n;
  }

  legal(): string {
    const hand = (this.picture.view?.['hand'] ?? []) as number[];
    return `play ${Math.min(...hand)}`;
  }

  isOnTurn(): boolean {
    return this.client.picture?.view?.turn === this.client.picture?.seat;
  }

  news(): News['kind'][] {
    return this.told.flatMap(tell => (tell.tell === 'table' ? tell.news.map(({ kind }) => kind) : []));
  }

  tells(): string[] {
    return this.told.map(({ tell }) => tell);
  }

  /** The connection breaks; the client comes back by itself. */
  drop(): void {
    this.socket?.terminate();
  }
}

/** Waits until it is so. */
export async function until(so: () => boolean, what = 'it did not come about'): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (so()) return;
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  throw new Error(`Waited in vain: ${what}`);
}

/** A running game with a person at every seat; limit in seconds. */
export async function sitDown(house: TestHouse, game: string, limit: number | null, ...names: string[]): Promise<Person[]> {
  const [first, ...others] = await Promise.all(names.map(name => house.person(name)));
  const creator = first as Person;
  await creator.create({ game, limit, seats: names.length });
  for (const other of others) await other.join(creator);
  const people = [creator, ...others];
  await until(() => people.every(({ client }) => client.picture?.view));
  return people;
}

/** Everybody plays the first legal move until the game is over. */
export async function playOut(...people: Person[]): Promise<void> {
  for (let moves = 0; moves < 500; moves++) {
    const [anybody] = people;
    if (anybody?.picture.facts.phase === 'over') return;
    const n = Math.max(...people.map(({ picture }) => picture.n));
    await until(() => people.every(({ picture }) => picture.n === n));
    const mover = people.find(person => person.isOnTurn());
    if (mover) await mover.move();
    else await until(() => anybody?.picture.facts.phase === 'over' || people.some(({ picture }) => picture.n > n));
  }
}
