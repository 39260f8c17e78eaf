/**
 * Chance that lives in the State. The stream is ChaCha8 keyed by the seed, because players see enough cards to solve a
 * weaker generator. The key is the 32 ASCII digits of the seed, not its hash: the seed's SHA-256 is public from the start.
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import type { Seed } from './game.ts';

/** Where a game stands in its stream: the seed and how many 32-bit words were used. */
export interface Rng {
  readonly key: Seed;
  at: number;
}

const WORDS_PER_CHUNK = 64;
const CHUNK_BLOCKS = WORDS_PER_CHUNK / 16;
const WORD_RANGE = 2 ** 32;
const ZEROS = new Uint8Array(WORDS_PER_CHUNK * 4);

/** The lane of the game's own stream; `glance` reads other lanes. */
const MAIN_LANE = 0;

export function rngFrom(seed: Seed): Rng {
  return { key: seed, at: 0 };
}

export function cloneRng(rng: Rng): Rng {
  return { key: rng.key, at: rng.at };
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(rng: Rng, n: number): number {
  const fair = WORD_RANGE - (WORD_RANGE % n);
  for (;;) {
    const word = wordAt(rng.key, MAIN_LANE, rng.at++);
    if (word < fair) return word % n;
  }
}

/** One of the items, each equally likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new Error('pick: nothing to pick from');
  return items[below(rng, items.length)] as T;
}

/** Shuffles in place, every order equally likely, and returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
  return items;
}

/** A whole number below n that depends on the seed and the salt (1, 2, 3 ...: the number of moves made, say) and uses nothing up: for `idle`. */
export function glance(rng: Rng, salt: number, n: number): number {
  const fair = WORD_RANGE - (WORD_RANGE % n);
  for (let at = 0; ; at++) {
    const word = wordAt(rng.key, salt + 1, at);
    if (word < fair) return word % n;
  }
}

// The last chunk made for the main lane and for the others: a cache of a pure function.
let mainChunk = { key: '', lane: -1, chunk: -1, words: new Uint32Array(0) as Uint32Array };
let sideChunk = mainChunk;

function wordAt(key: Seed, lane: number, at: number): number {
  const chunk = Math.floor(at / WORDS_PER_CHUNK);
  let held = lane === MAIN_LANE ? mainChunk : sideChunk;
  if (held.key !== key || held.chunk !== chunk || held.lane !== lane) {
    held = { key, lane, chunk, words: wordsOf(key, lane, chunk) };
    if (lane === MAIN_LANE) mainChunk = held;
    else sideChunk = held;
  }
  return held.words[at % WORDS_PER_CHUNK] as number;
}

function wordsOf(key: Seed, lane: number, chunk: number): Uint32Array {
  const bytes = chacha8(keyBytes(key), laneNonce(lane), ZEROS, undefined, chunk * CHUNK_BLOCKS);
  const words = new Uint32Array(WORDS_PER_CHUNK);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < WORDS_PER_CHUNK; i++) words[i] = data.getUint32(i * 4, true);
  return words;
}

function keyBytes(key: Seed): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) bytes[i] = key.charCodeAt(i);
  return bytes;
}

function laneNonce(lane: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setFloat64(0, lane);
  return nonce;
}
