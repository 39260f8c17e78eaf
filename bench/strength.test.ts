import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cache, strengthCache } from './cache.ts';
import { playNth, prepare } from './matchup.ts';
import { strengthBench } from './strength.ts';
import { SEARCH_BEATS_RANDOM, toySubject } from './toy.ts';

const subject = toySubject([SEARCH_BEATS_RANDOM]);
let folder: string;
let cache: Cache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-strength-'));
  cache = strengthCache(folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
});

test('a matchup is played to its end and compared with its bar', async () => {
  const lines = await run();
  expect(lines.at(-1)).toMatch(
    /^\| pairs \| search beats random \| 20 of 20 \| [\d.]+ % ± [\d.]+ % \| wins 50 % \| reached \| .* \| 0 \|$/,
  );
  expect(process.exitCode).toBeUndefined();
});

test('a missed bar ends with an exit code', async () => {
  const hard = { ...SEARCH_BEATS_RANDOM, games: 2, bar: { kind: 'wins', share: 1.01 } } as const;
  const lines: string[] = [];
  await strengthBench([toySubject([hard])], () => cache).run(line => lines.push(line), []);
  expect(lines.at(-1)).toMatch(/ missed /);
  expect(process.exitCode).toBe(1);
});

test('every deal is played in every seating', () => {
  const pairing = prepare(subject, { ...SEARCH_BEATS_RANDOM, seats: 3 });
  const seats = [0, 1, 2, 3].map(n => playNth(pairing, n).seat);
  expect(seats).toEqual([0, 1, 2, 0]);
});

test('one bot alone fills every seat', () => {
  const pairing = prepare(subject, { ...SEARCH_BEATS_RANDOM, bot: 'random', against: null });
  expect(playNth(pairing, 1)).toMatchObject({ game: 1, seat: 0, faults: [0, 0] });
});

test('what was played before is not played again', async () => {
  await run('--share', '1/2');
  const kept = cache.read(prepare(subject, SEARCH_BEATS_RANDOM));
  expect([...kept.keys()]).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  await run();
  const all = cache.read(prepare(subject, SEARCH_BEATS_RANDOM));
  expect([...all.keys()].slice(0, 12)).toEqual([...kept.keys(), 1, 3]);
});

test('a half-written line is played again', () => {
  const pairing = prepare(subject, SEARCH_BEATS_RANDOM);
  cache.add(pairing, playNth(pairing, 0));
  appendFileSync(join(folder, readdirSync(folder)[0]!), '{"key":"');
  expect([...cache.read(pairing).keys()]).toEqual([0]);
});

test('results of other rules, bots or budgets do not count', () => {
  const pairing = prepare(subject, SEARCH_BEATS_RANDOM);
  cache.add(pairing, playNth(pairing, 0));
  const others = [
    prepare({ ...subject, game: { ...subject.game, version: '2' } }, SEARCH_BEATS_RANDOM),
    prepare(subject, { ...SEARCH_BEATS_RANDOM, bot: 'random' }),
    prepare(subject, { ...SEARCH_BEATS_RANDOM, budget: { iterations: 51 } }),
    prepare(subject, { ...SEARCH_BEATS_RANDOM, options: { ranks: 5 } }),
  ];
  expect(others.map(other => cache.read(other).size)).toEqual([0, 0, 0, 0]);
});

test('a fresh start forgets', async () => {
  const pairing = prepare(subject, SEARCH_BEATS_RANDOM);
  cache.add(pairing, { game: 0, seat: 0, scores: [0, 1], winners: [1], moves: 99, faults: [0, 0] });
  await run('--fresh');
  expect(cache.read(pairing).get(0)?.moves).not.toBe(99);
});

test('an unknown game, matchup, bot or share is refused', async () => {
  await expect(run('whist')).rejects.toThrow('There is no game "whist". Known: pairs.');
  await expect(run('pairs', 'nothing')).rejects.toThrow('There is no matchup "nothing". Known: search beats random.');
  await expect(run('--share', '3/2')).rejects.toThrow('--share is a part such as 1/2; "3/2" is not.');
  expect(() => prepare(subject, { ...SEARCH_BEATS_RANDOM, bot: 'deep' })).toThrow(
    'Pairs has no bot "deep". Known: search, random.',
  );
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await strengthBench([subject], () => cache).run(line => lines.push(line), args);
  return lines;
}
