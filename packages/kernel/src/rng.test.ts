import { describe, expect, test } from 'vitest';
import { below, cloneRng, glance, pick, rngFrom, shuffle } from './rng.ts';
import { numberedSeed, promiseOf, readSeed } from './seed.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('the stream', () => {
  test('is fixed for ever: these are the first words of a seed', () => {
    const rng = rngFrom(SEED);
    const words = Array.from({ length: 4 }, () => below(rng, 2 ** 32));
    expect(words).toEqual([2704448802, 2165601381, 334623597, 3737775952]);
  });

  test('goes on where it stood, also across JSON', () => {
    const rng = rngFrom(SEED);
    for (let i = 0; i < 200; i++) below(rng, 1000);
    const stored = JSON.parse(JSON.stringify(rng));
    expect(Array.from({ length: 50 }, () => below(stored, 97))).toEqual(Array.from({ length: 50 }, () => below(rng, 97)));
  });

  test('a clone goes its own way', () => {
    const rng = rngFrom(SEED);
    const copy = cloneRng(rng);
    below(rng, 6);
    expect(copy.at).toBe(0);
  });

  test('every number below n comes up about equally often', () => {
    const rng = rngFrom(SEED);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[below(rng, 7)]! += 1;
    // Sigma is about 93.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(465);
  });

  test('all orders of three come up about equally often', () => {
    const rng = rngFrom(SEED);
    const orders = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = shuffle(rng, [1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 10_000)).toBeLessThan(465);
  });

  test('picking from nothing is our own mistake and throws', () => {
    expect(() => pick(rngFrom(SEED), [])).toThrow('nothing to pick from');
  });
});

describe('glance', () => {
  test('uses nothing up and depends on the salt', () => {
    const rng = rngFrom(SEED);
    const seen = Array.from({ length: 40 }, (_, salt) => glance(rng, salt, 1000));
    expect(rng.at).toBe(0);
    expect(Array.from({ length: 40 }, (_, salt) => glance(rng, salt, 1000))).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(30);
  });

  test('tells nothing of the words to come', () => {
    const rng = rngFrom(SEED);
    const glanced = Array.from({ length: 20 }, (_, salt) => glance(rng, salt, 2 ** 32));
    const drawn = Array.from({ length: 200 }, () => below(rng, 2 ** 32));
    expect(drawn.filter(word => glanced.includes(word))).toEqual([]);
  });
});

describe('seeds', () => {
  test('are 32 lower-case hex digits and nothing else', () => {
    expect(readSeed(SEED)).toEqual({ value: SEED });
    for (const wrong of ['', 'abc', SEED.toUpperCase(), `${SEED}0`, 7, null])
      expect(readSeed(wrong)).toHaveProperty('refusal.code', 'bad-seed');
  });

  test('numbered seeds are seeds', () => {
    expect(readSeed(numberedSeed(255))).toEqual({ value: `${'0'.repeat(30)}ff` });
  });

  test('a promise is the SHA-256 of the seed text', () => {
    expect(promiseOf(SEED)).toBe('d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96');
  });
});
