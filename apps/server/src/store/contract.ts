/** What every store promises: run over each of them by `store.test.ts`. */
import type { Entry } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import type { Store, StoredSeat, TableStatus, TableTerms, Write } from './store.ts';

export function storeContract(name: string, open: () => Promise<Store>): void {
  const given = async (...batch: Write[]) => {
    const store = await open();
    await store.commit([create(1), ...batch]);
    return store;
  };

  describe(`${name} keeps the contract`, () => {
    test('what was committed is read back as it was', async () => {
      const store = await given(append(1, 0, [move(1, 'a')]));
      expect(await store.read(1)).toEqual({
        terms: terms(1),
        status: { ...status, turn: 1, deadline: 77 },
        seats: [seat(0), bot(1)],
        hash: 'after 1',
        entries: [move(1, 'a')],
      });
      await store.close();
    });

    test('an unknown table is null', async () => {
      const store = await given();
      expect(await store.read(2)).toBeNull();
      await store.close();
    });

    test('a batch has one result each, in its order, and a failed one does not hinder the others', async () => {
      const store = await open();
      const results = await store.commit([create(1), append(1, 5, [move(6)]), append(1, 0, [move(1)]), append(9, 0, [move(1)])]);
      const conflict = { ok: false, why: 'conflict' };
      expect(results).toEqual([{ ok: true }, conflict, { ok: true }, conflict]);
      expect((await store.read(1))?.entries).toEqual([move(1)]);
      await store.close();
    });

    test('compare-and-append: only after exactly the expected number of entries', async () => {
      const store = await given(append(1, 0, [move(1), event, move(2)]));
      const [behind, ahead, right] = await store.commit([
        append(1, 2, [move(3)]),
        append(1, 4, [move(3)]),
        append(1, 3, [move(3)]),
      ]);
      expect([behind, ahead, right]).toEqual([{ ok: false, why: 'conflict' }, { ok: false, why: 'conflict' }, { ok: true }]);
      expect((await store.read(1))?.entries).toEqual([move(1), event, move(2), move(3)]);
      await store.close();
    });

    test('a known tag of a seat is a repeat with the number of its move, and stores nothing', async () => {
      const store = await given(append(1, 0, [move(1, 'a')]), append(1, 1, [move(2, 'b')]));
      expect(await store.commit([append(1, 2, [move(3, 'a')])])).toEqual([{ ok: false, why: 'repeat', is: 1 }]);
      expect((await store.read(1))?.entries).toHaveLength(2);
      expect(await store.findMove(1, 0, 'b')).toBe(2);
      expect(await store.findMove(1, 1, 'b')).toBeNull();
      await store.close();
    });

    test('the same tag of another seat is another request', async () => {
      const store = await given(append(1, 0, [move(1, 'a')]));
      expect(await store.commit([append(1, 1, [{ ...move(2, 'a'), seat: 1 }])])).toEqual([{ ok: true }]);
      await store.close();
    });

    test('a repeated creation gives the first one’s table; a taken number is a conflict', async () => {
      const store = await given();
      expect(await store.commit([create(2, 'create 1'), create(1, 'other')])).toEqual([
        { ok: false, why: 'repeat', is: 1 },
        { ok: false, why: 'conflict' },
      ]);
      expect(await store.read(2)).toBeNull();
      await store.close();
    });

    test('seats and status are replaced whole', async () => {
      const changed: TableStatus = { ...status, phase: 'lobby', owner: 'ben', deadline: 5, closed: 'owner', rematch: 9 };
      const program = { name: 'ladder', version: '0.3' };
      const seats = [{ ...seat(1), program, lostAt: 4, muted: ['nora'], linesBefore: 7, standIn: 'random' }];
      const store = await given({ kind: 'seat', table: 1, status: changed, seats });
      expect(await store.read(1)).toMatchObject({ status: changed, seats });
      await store.close();
    });

    test('the entry that ends the game ends the table', async () => {
      const outcome = { scores: [1, 2], winners: [1], places: [2, 1], reason: 'left', extra: {} };
      const store = await given({ ...append(1, 0, [event]), deadline: null, outcome });
      expect((await store.read(1))?.status).toEqual({ ...status, phase: 'over', turn: 1, deadline: null, outcome });
      await store.close();
    });

    test('chat is kept in order; a repeated line gives the first one’s number', async () => {
      const store = await given(say(0, 'x'), say(1, 'y'));
      expect(await store.commit([say(2, 'x'), say(1, 'z')])).toEqual([
        { ok: false, why: 'repeat', is: 0 },
        { ok: false, why: 'conflict' },
      ]);
      expect((await store.lines(1)).map(line => line.tag)).toEqual(['x', 'y']);
      expect(await store.lines(2)).toEqual([]);
      expect(await store.findLine(1, 'nora', 'y')).toBe(1);
      expect(await store.findLine(1, 'ben', 'y')).toBeNull();
      await store.close();
    });

    test('tables are found by deadline, soonest first, without those that have none', async () => {
      const store = await open();
      const due = (table: number, deadline: number | null) => ({ ...create(table), status: { ...status, deadline } });
      await store.commit([due(1, 30), due(2, 10), due(3, null), due(4, 50)]);
      const found = await store.list({ deadlineBefore: 50, limit: 10 });
      expect(found.map(({ terms }) => terms.table)).toEqual([2, 1]);
      await store.close();
    });

    test('tables are found by client key, newest first, the finished ones too', async () => {
      const store = await open();
      const of = (table: number, key: string) => ({ ...create(table), seats: [{ ...seat(0), key }] });
      await store.commit([of(1, 'k'), of(2, 'other'), { ...of(3, 'k'), status: { ...status, phase: 'over' as const } }]);
      const found = await store.list({ key: 'k', limit: 10 });
      expect(found.map(({ terms }) => terms.table)).toEqual([3, 1]);
      expect(await store.list({ key: 'k', limit: 1 })).toHaveLength(1);
      await store.close();
    });

    test('public tables are found until they are over', async () => {
      const store = await open();
      const open1 = { ...create(1), terms: { ...terms(1), public: true } };
      const over = { ...create(2), terms: { ...terms(2), public: true }, status: { ...status, phase: 'over' as const } };
      await store.commit([open1, over, create(3)]);
      expect((await store.list({ public: true, limit: 10 })).map(({ terms }) => terms.table)).toEqual([1]);
      await store.close();
    });

    test('the last table and the last sign of life are remembered', async () => {
      const store = await open();
      expect([await store.lastTable(), await store.aliveAt()]).toEqual([0, null]);
      await store.commit([create(7), create(4), { kind: 'alive', at: 5 }, { kind: 'alive', at: 6 }]);
      expect([await store.lastTable(), await store.aliveAt()]).toEqual([7, 6]);
      await store.close();
    });
  });
}

const status: TableStatus = {
  phase: 'playing',
  owner: 'nora',
  ownerKey: 'hash',
  started: 3,
  turn: 0,
  deadline: null,
  outcome: null,
  closed: null,
  rematch: null,
};

const event: Entry = { at: 2, seat: 1, event: 'absent' };

function terms(table: number): TableTerms {
  return {
    table,
    game: 'pairs',
    version: '1',
    options: { ranks: 4 },
    seats: 2,
    limit: 60,
    public: false,
    watchers: true,
    sitIn: false,
    chat: 'all',
    random: false,
    fixed: false,
    seed: '0'.repeat(32),
    token: 'ABCD',
    created: 1,
  };
}

function seat(at: number): StoredSeat {
  return {
    seat: at,
    name: `person ${at}`,
    bot: null,
    program: null,
    lostAt: null,
    key: 'hash',
    seatKey: 'other hash',
    tag: 't',
    muted: [],
    linesBefore: 0,
    standIn: null,
  };
}

function bot(at: number): StoredSeat {
  return { ...seat(at), name: 'random', bot: 'random', key: null, seatKey: null };
}

function create(table: number, tag = `create ${table}`): Extract<Write, { kind: 'create' }> {
  return { kind: 'create', tag, terms: terms(table), status, seats: [seat(0), bot(1)] };
}

function append(table: number, expected: number, entries: Entry[]): Extract<Write, { kind: 'append' }> {
  return {
    kind: 'append',
    table,
    expected,
    entries,
    turn: 1,
    deadline: 77,
    hash: `after ${expected + entries.length}`,
    outcome: null,
  };
}

function move(n: number, tag?: string): Extract<Entry, { move: string }> {
  return { n, seat: 0, move: 'play 1', at: n, by: 'player', ...(tag === undefined ? {} : { tag }) };
}

function say(id: number, tag: string): Write {
  return { kind: 'say', table: 1, line: { id, at: 1, from: 'nora', to: null, text: 'hi', tag } };
}
