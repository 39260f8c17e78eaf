/** Cheap chance for bots: fast, seeded, and never used for a deal. */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
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
  const generator = xoroshiro128plusFromState(stateOf(seed));
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

/** Every digit of the seed stirs every word: from numbered seeds, unstirred, the generator would begin almost alike. */
function stateOf(seed: Seed): number[] {
  const words = [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16));
  const all = words.reduce((stirred, word) => stir(stirred ^ word), 0);
  return words.map((word, at) => stir(stir(word + at) ^ all));
}

/** Mixes the bits of a 32-bit word, one to one. */
function stir(word: number): number {
  let mixed = (word + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
