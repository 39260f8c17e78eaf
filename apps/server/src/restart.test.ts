import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, isMove, type MoveEntry } from '@parlor/kernel';
import { variant } from '@parlor/match/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { MemoryStore } from './store/memory.ts';
import { openSqlite } from './store/sqlite.ts';
import { FakeTime } from './testing/fake-time.ts';
import { games } from './testing/games.ts';
import { openHouse, Person, sitDown, until } from './testing/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlor-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a restart of the process', () => {
  test('kill -9 under load: clients come back by themselves, no acknowledged move is lost or doubled', async () => {
    const data = join(folder, 'killed');
    let server = await start(data, 0);
    const tables = await Promise.all([1, 2, 3].map(number => open(server.port, number)));
    const acknowledged = new Map<number, number[]>();
    let stop = false;
    const playing = tables.map(people => playOn(people, acknowledged, () => stop));
    await until(() => [...acknowledged.values()].flat().length >= 12);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    const before = [...acknowledged.values()].flat().length;
    server = await start(data, server.port);
    await until(() => [...acknowledged.values()].flat().length >= before + 6, 'play goes on');
    stop = true;
    for (const people of tables) for (const { client } of people) client.retryNow();
    await Promise.all(playing);
    for (const people of tables) for (const { client } of people) client.close();
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    const store = await openSqlite(join(data, 'parlor.db'));
    for (const [table, numbers] of acknowledged) {
      const moves = (await store.read(table))?.entries.filter(isMove) ?? [];
      expect(moves.map(({ n }) => n)).toEqual(moves.map((_, at) => at + 1));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(moves.map(({ n }) => n)).toEqual(expect.arrayContaining(numbers));
    }
    await store.close();
  });

  test('SIGTERM: people are told, the process ends by itself with 0, and the game goes on after it', async () => {
    const data = join(folder, 'ended');
    let server = await start(data, 0);
    const [nora, ben] = (await open(server.port, 1)) as [Person, Person];
    await nora.move();
    server.process.kill('SIGTERM');
    const [code] = await once(server.process, 'exit');
    expect(code).toBe(0);
    expect(nora.tells()).toContain('restart');
    server = await start(data, server.port);
    await until(() => ben.isOnTurn() && ben.client.status.is === 'open');
    expect(await ben.move()).toBe(2);
    expect(nora.news()).not.toContain('lost');
    for (const { client } of [nora, ben]) client.close();
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  });
});

describe('a restart', () => {
  test('a move whose answer was lost is repeated with its tag and answered with the same number', async () => {
    const store = new MemoryStore();
    const first = await openHouse({ store });
    const [nora, ben] = (await sitDown(first, 'race', null, 'nora', 'ben')) as [Person, Person];
    const { table, seatKey } = nora;
    const request = { ask: 'move', tag: 'lost', table, seen: 0, move: nora.legal() };
    nora.socket?.send(JSON.stringify(request));
    await until(() => ben.picture.n === 1);
    await first.close();
    const again = await openHouse({ store });
    const device = await again.person('nora');
    await device.get('rejoin', { table, seatKey });
    const answers: unknown[] = [];
    device.socket?.on('message', data => answers.push(JSON.parse(String(data))));
    device.socket?.send(JSON.stringify(request));
    await until(() => answers.length > 0);
    expect(answers).toEqual([{ re: 'lost', ok: true, n: 1 }]);
    await again.close();
  });

  test('a limit that fell into the outage becomes what was left, and people have time to come back', async () => {
    const store = new MemoryStore();
    const time = new FakeTime();
    const first = await openHouse({ store, time });
    const [nora] = (await sitDown(first, 'race', 60, 'nora', 'ben')) as [Person];
    const { table, seatKey } = nora;
    await time.pass(20_000);
    await first.close();
    await time.pass(3_600_000);
    const again = await openHouse({ store, time });
    const device = await again.person('nora');
    await device.get('rejoin', { table, seatKey });
    expect(device.picture.facts).toMatchObject({ clock: { seat: 0, left: 40_000 }, people: [{ here: true }, { here: true }] });
    await time.pass(8000);
    await until(() => device.news().includes('lost'));
    expect(device.picture.facts).toMatchObject({ people: [{ here: true }, { here: false }] });
    await again.close();
  });

  test('a table nobody returns to is found by its deadline and closed in the end', async () => {
    const store = new MemoryStore();
    const time = new FakeTime();
    const first = await openHouse({ store, time });
    const [nora] = (await sitDown(first, 'race', 60, 'nora', 'ben')) as [Person];
    const { table } = nora;
    await first.close();
    const again = await openHouse({ store, time });
    await time.pass(8000 + 40_000);
    expect((await store.read(table))?.entries.map(entry => 'event' in entry && entry.event)).toEqual(['absent', 'absent']);
    await time.pass(620_000);
    expect((await store.read(table))?.status.outcome).toMatchObject({ reason: 'closed', winners: [] });
    await again.close();
  });

  test('a lobby is there again, and its seats with it', async () => {
    const store = new MemoryStore();
    const first = await openHouse({ store });
    const nora = await first.person('nora');
    await nora.create({ seats: 3 });
    const { table, seatKey } = nora;
    await first.close();
    const again = await openHouse({ store });
    const device = await again.person('nora');
    await device.get('rejoin', { table, seatKey });
    expect(device.picture.facts).toMatchObject({ phase: 'lobby', owner: 0, people: [{ name: 'nora', here: true }, null, null] });
    await again.close();
  });
});

describe('other rules', () => {
  /** A game two moves old, met again by a server with these rules. */
  async function metAgain(rules: (game: AnyGame) => AnyGame) {
    const store = new MemoryStore();
    const first = await openHouse({ store });
    const [nora, ben] = (await sitDown(first, 'race', null, 'nora', 'ben')) as [Person, Person];
    const { table, seatKey } = nora;
    await nora.move();
    await until(() => ben.isOnTurn());
    await ben.move();
    await first.close();
    const again = await openHouse({ store, games: games.map(game => (game.id === 'race' ? rules(game) : game)) });
    const device = await again.person('nora');
    await device.get('rejoin', { table, seatKey });
    return { again, device, store, table };
  }

  test('that make the same game of it: it goes on', async () => {
    const { again, device } = await metAgain(game => ({ ...game, version: '2' }));
    expect(device.picture.facts.phase).toBe('playing');
    expect(await device.move()).toBe(3);
    await again.close();
  });

  test('that make another game of it: it is closed as rules-changed and its record is kept', async () => {
    const other = variant('race', 'two moves');
    const { again, device, store, table } = await metAgain(game => ({ ...game, version: '2', apply: other.apply }));
    expect(device.picture.facts).toMatchObject({ phase: 'over', closed: 'rules-changed' });
    const entries = (await store.read(table))?.entries ?? [];
    expect(entries.filter(isMove).map(({ n }: MoveEntry) => n)).toEqual([1, 2]);
    expect(entries.at(-1)).toMatchObject({ event: 'closed', why: 'rules-changed' });
    await again.close();
  });
});

interface Running {
  readonly process: ChildProcess;
  readonly port: number;
}

async function start(data: string, port: number): Promise<Running> {
  const script = fileURLToPath(new URL('./testing/serve.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, data, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(String(line)) };
}

/** A table with two people, long enough to be killed in the middle of. */
async function open(port: number, number: number): Promise<Person[]> {
  const [nora, ben] = ['nora', 'ben'].map(name => new Person(`http://127.0.0.1:${port}/`, `${name} ${number}`)) as [
    Person,
    Person,
  ];
  await nora.create({ game: 'race', limit: 60, options: { ranks: 6 } });
  await ben.join(nora);
  await until(() => nora.picture.view !== null && ben.picture.view !== null);
  return [nora, ben];
}

/** Moves whenever it can, and notes every number that was acknowledged; a finished game is followed by the next. */
async function playOn(people: readonly Person[], acknowledged: Map<number, number[]>, stop: () => boolean): Promise<void> {
  const [nora, ben] = people as [Person, Person];
  while (!stop()) {
    const { table } = nora;
    const numbers = acknowledged.get(table) ?? [];
    acknowledged.set(table, numbers);
    const mover = people.find(person => person.isOnTurn() && person.picture.facts.phase === 'playing');
    const answer = mover && (await mover.ask('move', { table, seen: mover.picture.n, move: mover.legal() }));
    if (answer?.ok) numbers.push(answer.n);
    if (nora.picture.facts.phase === 'over') {
      await nora.create({ game: 'race', limit: 60, options: { ranks: 6 } });
      await ben.join(nora);
    }
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
