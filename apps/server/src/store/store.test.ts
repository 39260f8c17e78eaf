import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { storeContract } from './contract.ts';
import { MemoryStore } from './memory.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlor-store-'));
let files = 0;
const nextFile = () => join(folder, `${files++}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('the store in memory', async () => new MemoryStore());
storeContract('the SQLite store', () => openSqlite(nextFile()));

test('a SQLite file is there again after it was closed, and is written ahead and in full', async () => {
  const file = nextFile();
  const first = await openSqlite(file);
  await first.commit([{ kind: 'alive', at: 5 }]);
  await first.close();
  const again = await openSqlite(file);
  expect(await again.aliveAt()).toBe(5);
  const database = new Database(file);
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  database.close();
  await again.close();
});

test('a commit that fails in the middle leaves nothing behind, and the store goes on', async () => {
  const store = await openSqlite(nextFile());
  const bad = { kind: 'alive', at: Symbol('no number') as unknown as number } as const;
  await expect(store.commit([{ kind: 'alive', at: 5 }, bad])).rejects.toThrow();
  expect(await store.aliveAt()).toBeNull();
  await store.commit([{ kind: 'alive', at: 6 }]);
  expect(await store.aliveAt()).toBe(6);
  await store.close();
});

test('a file from an older program is brought to the newest form with all that is in it', async () => {
  const file = nextFile();
  const first = await openSqlite(file);
  await first.commit([{ kind: 'alive', at: 5 }]);
  await first.close();
  const database = new Database(file);
  for (const column of ['program', 'lines_before']) database.exec(`alter table seats drop column ${column}`);
  database.pragma('user_version = 1');
  database.close();
  const again = await openSqlite(file);
  expect(await again.aliveAt()).toBe(5);
  await again.close();
  const looked = new Database(file);
  for (const name of ['program', 'lines_before']) {
    expect(looked.pragma('table_info(seats)')).toContainEqual(expect.objectContaining({ name }));
  }
  looked.close();
});

test('a file from a newer program is refused in one sentence', async () => {
  const file = nextFile();
  const database = new Database(file);
  database.pragma('user_version = 99');
  database.close();
  await expect(openSqlite(file)).rejects.toThrow('newer Parlor');
});
