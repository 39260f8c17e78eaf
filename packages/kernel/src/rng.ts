/**
 * Chance that lives in the State. The stream is ChaCha8 keyed by the seed, because players see enough cards to solve a
 * weaker generator. The key is the 32 ASCII digits of the seed, not its hash: the seed's SHA-256 is public from the start.
 */
import { chacha8, WORDS_PER_BLOCK } from './chacha8.ts';
import type { Seed } from './game.ts';

/** Where a game stands in its stream: the seed and how many 32-bit words were used. */
export interface Rng {
  readonly key: Seed;
  at: number;
}

const WORDS_PER_CHUNK = 64;
const CHUNK_BLOCKS = WORDS_PER_CHUNK / WORDS_PER_BLOCK;
const WORD_RANGE = 2 ** 32;

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
  for (;;) {
    const word = wordAt(rng.key, MAIN_LANE, rng.at++);
    if (isFair(word, n)) return remainder(word, n);
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
  for (let at = 0; ; at++) {
    const word = wordAt(rng.key, salt + 1, at);
    if (isFair(word, n)) return remainder(word, n);
  }
}

/** Whether a word lies below the greatest multiple of n. The first test is cheap and nearly always enough. */
function isFair(word: number, n: number): boolean {
  return word < WORD_RANGE - n || word < WORD_RANGE - (WORD_RANGE % n);
}

/** Both are whole numbers of 32 bits, and saying so spares a division in floating point. */
function remainder(word: number, n: number): number {
  return n < WORD_RANGE ? (word >>> 0) % (n >>> 0) : word;
}

/** Some words of one stream: a cache of a pure function. */
interface Chunk {
  key: Seed;
  lane: number;
  chunk: number;
  readonly words: Uint32Array;
}

// The last one made for the main lane, and for the others.
const mainChunk: Chunk = { key: '', lane: -1, chunk: -1, words: new Uint32Array(WORDS_PER_CHUNK) };
const sideChunk: Chunk = { key: '', lane: -1, chunk: -1, words: new Uint32Array(WORDS_PER_CHUNK) };

function wordAt(key: Seed, lane: number, at: number): number {
  const chunk = Math.floor(at / WORDS_PER_CHUNK);
  const held = lane === MAIN_LANE ? mainChunk : sideChunk;
  if (held.chunk !== chunk || held.key !== key || held.lane !== lane) fill(held, key, lane, chunk);
  return held.words[at % WORDS_PER_CHUNK] as number;
}

function fill(held: Chunk, key: Seed, lane: number, chunk: number): void {
  held.key = key;
  held.lane = lane;
  held.chunk = chunk;
  chacha8(keyWords(key), laneNonce(lane), chunk * CHUNK_BLOCKS, held.words);
}

/** Four ASCII digits a word, the first one lowest. */
function keyWords(key: Seed): Uint32Array {
  for (let word = 0; word < 8; word++) {
    const at = 4 * word;
    KEY_WORDS[word] =
      key.charCodeAt(at) | (key.charCodeAt(at + 1) << 8) | (key.charCodeAt(at + 2) << 16) | (key.charCodeAt(at + 3) << 24);
  }
  return KEY_WORDS;
}

// Used only within one call of fill.
const KEY_WORDS = new Uint32Array(8);

const MAIN_NONCE = new Uint32Array(3);

/** The lane as a big-endian double in the first eight bytes, the others zero. */
function laneNonce(lane: number): Uint32Array {
  if (lane === MAIN_LANE) return MAIN_NONCE;
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, lane);
  return new Uint32Array([bytes.getUint32(0, true), bytes.getUint32(4, true), 0]);
}
