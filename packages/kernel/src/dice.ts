/** Cheap chance for bots: fast, seeded, and never used for a deal. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Seed } from './game.ts';

export interface Dice {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A number in [0, 1). */
  fraction(): number;
  pick<T>(items: readonly T[]): T;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[];
  /** A seed for `imagine`. */
  seed(): Seed;
}

export function dice(seed: Seed): Dice {
  const generator = xoroshiro128plus(foldSeed(seed));
  const word = () => generator.next() >>> 0;
  // A bias of n / 2^32 does not matter to a bot.
  const below = (n: number) => Math.floor((word() / 2 ** 32) * n);
  return {
    below,
    fraction: () => word() / 2 ** 32,
    pick: items => items[below(items.length)] as (typeof items)[number],
    shuffle: items => {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const held = items[last] as (typeof items)[number];
        items[last] = items[other] as (typeof items)[number];
        items[other] = held;
      }
      return items;
    },
    seed: () => hex(word()) + hex(word()) + hex(word()) + hex(word()),
  };
}

function foldSeed(seed: Seed): number {
  let folded = 0;
  for (let at = 0; at < seed.length; at += 8)
    folded = Math.imul(folded, 0x9e3779b1) ^ Number.parseInt(seed.slice(at, at + 8), 16);
  return folded;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
