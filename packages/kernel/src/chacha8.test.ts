import { chacha8 as oracle } from '@noble/ciphers/chacha.js';
import { expect, test } from 'vitest';
import { chacha8 } from './chacha8.ts';

test('the stream is that of @noble/ciphers, for any key, nonce and block', () => {
  for (let n = 0; n < 200; n++) {
    const key = new Uint32Array(8).map((_, at) => Math.imul(n + 1, 0x9e3779b1 + at));
    const nonce = new Uint32Array(3).map((_, at) => Math.imul(n, 0x85ebca6b + at));
    const counter = n * 40_503;
    const words = new Uint32Array(64);
    chacha8(key, nonce, counter, words);
    expect(words).toEqual(oracleWords(key, nonce, counter));
  }
});

function oracleWords(key: Uint32Array, nonce: Uint32Array, counter: number): Uint32Array {
  const bytes = oracle(bytesOf(key), bytesOf(nonce), new Uint8Array(256), undefined, counter);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Uint32Array(64).map((_, at) => data.getUint32(at * 4, true));
}

function bytesOf(words: Uint32Array): Uint8Array {
  const data = new DataView(new ArrayBuffer(words.length * 4));
  for (const [at, word] of words.entries()) data.setUint32(at * 4, word, true);
  return new Uint8Array(data.buffer);
}
