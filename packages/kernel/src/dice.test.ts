import { expect, test } from 'vitest';
import { dice } from './dice.ts';
import { numberedSeed } from './seed.ts';

test('the same seed gives the same dice', () => {
  const rolls = () => Array.from({ length: 20 }, dice(numberedSeed(7)).fraction);
  expect(rolls()).toEqual(rolls());
});

test('numbered seeds begin far apart: the first roll of each is as fair as any', () => {
  for (const skipped of [0, 1, 2]) {
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 4000; n++) {
      const chance = dice(numberedSeed(n));
      for (let roll = 0; roll < skipped; roll++) chance.below(4);
      counts[chance.below(4)]! += 1;
    }
    // 1000 each; 5 sigma are 137.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(137);
  }
});

test('every digit of a seed counts', () => {
  const first = (seed: string) => dice(seed).seed();
  const seeds = Array.from({ length: 32 }, (_, at) => `${'0'.repeat(at)}1${'0'.repeat(31 - at)}`);
  expect(new Set(seeds.map(first)).size).toBe(32);
});

test('a seed made by dice is 32 hex digits', () => {
  expect(dice(numberedSeed(1)).seed()).toMatch(/^[0-9a-f]{32}$/);
});
