import { pairs } from '@parlor/examples/pairs';
import { describe, expect, test } from 'vitest';
import { type Entry, type GameRecord, readRecord, writeRecord } from './record.ts';
import { outcomeOfEvent, replay } from './replay.ts';
import { numberedSeed } from './seed.ts';

const OPTIONS = { ranks: 3, bonus: true };

/** A whole game of Pairs; the table plays seat 1. */
function wholeGame(): GameRecord {
  const header = {
    parlor: 1,
    game: 'pairs',
    version: '1',
    options: OPTIONS,
    seats: 2,
    seed: numberedSeed(5),
    created: 1000,
  } as const;
  const state = pairs.setup(OPTIONS, 2, header.seed);
  const entries: Entry[] = [];
  for (let n = 1; pairs.turn(state) !== null; n++) {
    const seat = pairs.turn(state)!;
    const move = seat === 1 ? pairs.idle(state) : pairs.moves(state).at(-1)!;
    entries.push({
      n,
      seat,
      move: pairs.format(move),
      at: 1000 + n,
      by: seat === 1 ? 'timeout' : 'player',
      ...(seat === 0 && { tag: `t${n}` }),
    });
    pairs.apply(state, move);
  }
  return { header, entries };
}

const refusalOf = (record: GameRecord, game = pairs) => {
  const replayed = replay(game, record);
  return 'refusal' in replayed ? replayed.refusal : null;
};

describe('a record', () => {
  test('is written and read back the same', () => {
    const record = wholeGame();
    expect(readRecord(writeRecord(record))).toEqual({ value: record });
  });

  test.each([
    ['', 'empty'],
    ['not json', 'Line 1'],
    ['{"parlor":2}', 'Line 1'],
    [`${writeRecord(wholeGame())}{"n":0}`, 'not a move or an event'],
    [`${writeRecord(wholeGame())}{"at":1,"seat":0,"event":"sneezed"}`, 'not a move or an event'],
  ])('%j is refused as bad-record', (text, part) => {
    const read = readRecord(text);
    expect(read).toHaveProperty('refusal.code', 'bad-record');
    expect(read).toHaveProperty('refusal.message', expect.stringContaining(part));
  });

  test('with a seed that is none is refused', () => {
    const text = writeRecord(wholeGame()).replace(numberedSeed(5), 'cheat');
    expect(readRecord(text)).toHaveProperty('refusal.code', 'bad-seed');
  });
});

describe('replay', () => {
  test('a whole game replays to its end', () => {
    const record = wholeGame();
    const steps: number[] = [];
    const replayed = replay(pairs, record, step => steps.push(step.state.pile.length));
    expect(replayed).toMatchObject({ value: { n: record.entries.length, sameRules: true, outcome: { reason: 'played-out' } } });
    expect(steps).toHaveLength(record.entries.length + 1);
  });

  test('a game that stops in the middle replays and has no outcome', () => {
    const { header, entries } = wholeGame();
    expect(replay(pairs, { header, entries: entries.slice(0, 3) })).toMatchObject({ value: { n: 3, outcome: null } });
  });

  test('another rules version is told, not refused', () => {
    const { header, entries } = wholeGame();
    expect(replay(pairs, { header: { ...header, version: '0' }, entries })).toMatchObject({ value: { sameRules: false } });
  });

  test('a move the table made must be the one idle plays', () => {
    const { header, entries } = wholeGame();
    const other = entries.map((entry, at) => (at === 1 ? { ...entry, move: 'play 9' } : entry));
    expect(refusalOf({ header, entries: other })).toMatchObject({ code: 'not-idle', entry: 1 });
  });

  test('faults are named with their entry', () => {
    const { header, entries } = wholeGame();
    const swap = (at: number, change: object) => ({
      header,
      entries: entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)) as Entry[],
    });
    expect(refusalOf(swap(2, { move: 'play 9' }))).toMatchObject({ code: 'no-card', entry: 2 });
    expect(refusalOf(swap(2, { move: 'dance' }))).toMatchObject({ code: 'syntax', entry: 2 });
    expect(refusalOf(swap(2, { n: 7 }))).toMatchObject({ code: 'bad-record', entry: 2 });
    expect(refusalOf(swap(2, { seat: 1 }))).toMatchObject({ code: 'turn', entry: 2 });
    expect(refusalOf({ header, entries: [...entries, { ...entries[0]!, n: entries.length + 1 } as Entry] })).toMatchObject({
      code: 'over',
    });
    expect(refusalOf({ header: { ...header, game: 'other' }, entries })).toMatchObject({ code: 'unknown-game', entry: -1 });
    expect(refusalOf({ header: { ...header, seats: 9 }, entries })).toMatchObject({ code: 'bad-seats', entry: -1 });
    expect(refusalOf({ header: { ...header, options: { ranks: 99 } }, entries })).toMatchObject({
      code: 'bad-option',
      entry: -1,
    });
  });

  test('nothing is played while the table is suspended', () => {
    const { header, entries } = wholeGame();
    const event = (name: 'suspended' | 'resumed'): Entry => ({ at: 1, seat: null, event: name });
    expect(refusalOf({ header, entries: [event('suspended'), ...entries] })).toMatchObject({ code: 'suspended', entry: 1 });
    expect(refusalOf({ header, entries: [event('suspended'), event('resumed'), ...entries] })).toBeNull();
  });

  test('a fork starts from its stored position', () => {
    const { header, entries } = wholeGame();
    const middle = replay(pairs, { header, entries: entries.slice(0, 4) });
    const start = JSON.parse(JSON.stringify((middle as { value: { state: unknown } }).value.state));
    const rest = entries.slice(4).map((entry, at) => ({ ...entry, n: at + 1 }) as Entry);
    expect(replay(pairs, { header: { ...header, parent: '17', start }, entries: rest })).toMatchObject({
      value: { outcome: { reason: 'played-out' } },
    });
    expect(refusalOf({ header: { ...header, start: { no: 'state' } }, entries: rest })).toMatchObject({
      code: 'bad-state',
      entry: -1,
    });
  });
});

describe('ends that events bring', () => {
  const state = pairs.setup(OPTIONS, 2, numberedSeed(1));
  const three = pairs.setup(OPTIONS, 3, numberedSeed(1));
  const left = { event: 'left', seat: 0 } as const;
  const under = (table: Partial<typeof pairs.table>) => ({ ...pairs, table: { ...pairs.table, ...table } });

  test('somebody leaves a game that ends for all: nobody wins, the scores stand', () => {
    expect(outcomeOfEvent(under({ left: 'ends' }), state, 2, left)).toEqual({
      scores: [0, 0],
      winners: [],
      places: [1, 1],
      reason: 'left',
      extra: {},
    });
  });

  test('the leaver loses where the game says so, and always with two seats in a competitive game', () => {
    expect(outcomeOfEvent(under({ left: 'loses' }), three, 3, left)).toMatchObject({
      winners: [1, 2],
      places: [3, 1, 1],
      reason: 'left',
    });
    expect(outcomeOfEvent(under({ left: 'passes' }), state, 2, left)).toMatchObject({ winners: [1], places: [2, 1] });
    expect(outcomeOfEvent(under({ left: 'passes' }), three, 3, left)).toBeNull();
  });

  test('closed: nobody wins, except the one person who stayed', () => {
    expect(outcomeOfEvent(pairs, state, 2, { event: 'closed', seat: null, why: 'empty' })).toMatchObject({
      winners: [],
      reason: 'closed',
    });
    expect(outcomeOfEvent(pairs, state, 2, { event: 'closed', seat: 1, why: 'alone' })).toMatchObject({
      winners: [1],
      places: [2, 1],
      reason: 'alone',
    });
  });

  test('what happens at a finished table changes nothing, and no move follows a game that ended by leaving', () => {
    const { header, entries } = wholeGame();
    const gone: Entry = { at: 9, seat: 0, event: 'left' };
    expect(replay(pairs, { header, entries: [...entries, gone] })).toMatchObject({
      value: { outcome: { reason: 'played-out' } },
    });
    expect(replay(pairs, { header, entries: [...entries.slice(0, 2), gone] })).toMatchObject({
      value: { outcome: { reason: 'left', winners: [1] } },
    });
    expect(refusalOf({ header, entries: [gone, ...entries] })).toMatchObject({ code: 'over', entry: 1 });
  });
});
