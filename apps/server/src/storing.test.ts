import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { Committer } from './committer.ts';
import { MemoryStore } from './store/memory.ts';
import type { Write, Written } from './store/store.ts';
import { openHouse, type Person, sitDown, until } from './testing/house.ts';
import { Throttle } from './throttle.ts';

/** A store that notes its batches, and fails when it is told to. */
class WatchedStore extends MemoryStore {
  readonly batches: (readonly Write[])[] = [];
  failing = false;

  override async commit(batch: readonly Write[]): Promise<readonly Written[]> {
    if (this.failing) throw new Error('The disk is full.');
    this.batches.push(batch);
    return super.commit(batch);
  }
}

const log = pino({ level: 'silent' });

describe('group commit', () => {
  test('everything of one turn of the event loop is one transaction, and each gets its own results', async () => {
    const store = new WatchedStore();
    const committer = new Committer(store, log);
    const alive = (at: number): Write => ({ kind: 'alive', at });
    const missing: Write = {
      kind: 'append',
      table: 1,
      expected: 0,
      entries: [],
      turn: null,
      deadline: null,
      hash: '',
      outcome: null,
    };
    const results = await Promise.all([committer.write(alive(1)), committer.write(missing, alive(2)), committer.write(alive(3))]);
    expect(store.batches).toEqual([[alive(1), missing, alive(2), alive(3)]]);
    expect(results).toEqual([[{ ok: true }], [{ ok: false, why: 'conflict' }, { ok: true }], [{ ok: true }]]);
    await committer.write(alive(4));
    expect(store.batches).toHaveLength(2);
  });

  test('a failed commit is null for all, and the next one is tried afresh', async () => {
    const store = new WatchedStore();
    const committer = new Committer(store, log);
    store.failing = true;
    expect(await committer.write({ kind: 'alive', at: 1 })).toBeNull();
    store.failing = false;
    expect(await committer.write({ kind: 'alive', at: 2 })).toEqual([{ ok: true }]);
    await committer.flushed();
  });
});

describe('stored before told', () => {
  test('what could not be stored is refused as not-stored, changes nothing and stops nothing else', async () => {
    const store = new WatchedStore();
    const house = await openHouse({ store });
    const [nora, ben] = (await sitDown(house, 'race', null, 'nora', 'ben')) as [Person, Person];
    const before = JSON.stringify(nora.picture);
    store.failing = true;
    const move = { table: nora.table, seen: 0, move: nora.legal() };
    expect(await nora.refusal('move', move)).toBe('not-stored');
    expect(await nora.refusal('say', { table: nora.table, text: 'hello' })).toBe('not-stored');
    const cleo = await house.person('cleo');
    expect(await cleo.refusal('create', { player: 'cleo', game: 'team', seats: 2, limit: 60 })).toBe('not-stored');
    expect(JSON.stringify(nora.picture)).toBe(before);
    expect(ben.picture.n).toBe(0);
    store.failing = false;
    expect(await nora.move()).toBe(1);
    await until(() => ben.picture.n === 1);
    await house.close();
  });

  test('a turn limit whose move could not be stored is tried again', async () => {
    const store = new WatchedStore();
    const house = await openHouse({ store });
    const [nora] = (await sitDown(house, 'race', 10, 'nora', 'ben')) as [Person];
    store.failing = true;
    await house.time.pass(11_000);
    store.failing = false;
    expect(nora.picture.n).toBe(0);
    await house.time.pass(1000);
    await until(() => nora.picture.n === 1);
    await house.close();
  });

  test('keys are kept as hashes only', async () => {
    const store = new WatchedStore();
    const house = await openHouse({ store });
    const key = 'a-client-key-of-nora';
    const nora = await house.person('nora', key);
    await nora.create();
    const kept = JSON.stringify(store.batches);
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(nora.seatKey);
    await house.close();
  });
});

describe('the throttle', () => {
  test('lets five failures pass, then each further one doubles the wait, and forgets after a while', () => {
    const throttle = new Throttle();
    for (let failure = 1; failure <= 4; failure++) throttle.failed('a', 0);
    expect(throttle.wait('a', 0)).toBe(0);
    throttle.failed('a', 0);
    expect(throttle.wait('a', 0)).toBe(10_000);
    expect(throttle.wait('b', 0)).toBe(0);
    throttle.failed('a', 10_000);
    expect(throttle.wait('a', 10_000)).toBe(20_000);
    throttle.failed('b', 3_000_000);
    expect(throttle.wait('a', 3_000_000)).toBe(0);
  });
});
