/** Seeds from outside, seeds for tests, and the public promise of a seed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Read, Seed } from './game.ts';
import { refused } from './refusal.ts';

const SEED = /^[0-9a-f]{32}$/;

export function readSeed(input: unknown): Read<Seed> {
  if (typeof input === 'string' && SEED.test(input)) return { value: input };
  return refused('bad-seed', 'A seed is 32 lower-case hex digits, such as 000102030405060708090a0b0c0d0e0f.');
}

/** The n-th seed of a fixed row: for tests, benches and numbered tournaments' examples. */
export function numberedSeed(n: number): Seed {
  return n.toString(16).padStart(32, '0');
}

/** SHA-256 of the seed's text: shown from the first message on, so that anyone can recheck the deal after the end. */
export function promiseOf(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
