/**
 * ChaCha with 8 rounds, laid out as in RFC 8439: the words of whole blocks. Written out here because setting up a
 * general-purpose cipher costs ten times the rounds themselves, and every simulated game deals cards; the tests compare it
 * with @noble/ciphers.
 */
export const WORDS_PER_BLOCK = 16;
const DOUBLE_ROUNDS = 4;

// The block before its rounds: four fixed words, the key, the counter, the nonce. Filled anew by each call.
const start = new Int32Array(WORDS_PER_BLOCK);
start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

/** Fills `out` with the stream from block `counter` on, for eight key words and three nonce words. */
export function chacha8(key: Uint32Array, nonce: Uint32Array, counter: number, out: Uint32Array): void {
  start.set(key, 4);
  start.set(nonce, 13);
  for (let at = 0; at < out.length; at += WORDS_PER_BLOCK) {
    start[12] = counter + at / WORDS_PER_BLOCK;
    writeBlock(out, at);
  }
}

function writeBlock(out: Uint32Array, at: number): void {
  // Sixteen variables and no array: they stay in registers.
  let a0 = start[0] as number;
  let a1 = start[1] as number;
  let a2 = start[2] as number;
  let a3 = start[3] as number;
  let b0 = start[4] as number;
  let b1 = start[5] as number;
  let b2 = start[6] as number;
  let b3 = start[7] as number;
  let c0 = start[8] as number;
  let c1 = start[9] as number;
  let c2 = start[10] as number;
  let c3 = start[11] as number;
  let d0 = start[12] as number;
  let d1 = start[13] as number;
  let d2 = start[14] as number;
  let d3 = start[15] as number;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    // Columns.
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 7);
    // Diagonals.
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 7);
  }
  out[at] = a0 + (start[0] as number);
  out[at + 1] = a1 + (start[1] as number);
  out[at + 2] = a2 + (start[2] as number);
  out[at + 3] = a3 + (start[3] as number);
  out[at + 4] = b0 + (start[4] as number);
  out[at + 5] = b1 + (start[5] as number);
  out[at + 6] = b2 + (start[6] as number);
  out[at + 7] = b3 + (start[7] as number);
  out[at + 8] = c0 + (start[8] as number);
  out[at + 9] = c1 + (start[9] as number);
  out[at + 10] = c2 + (start[10] as number);
  out[at + 11] = c3 + (start[11] as number);
  out[at + 12] = d0 + (start[12] as number);
  out[at + 13] = d1 + (start[13] as number);
  out[at + 14] = d2 + (start[14] as number);
  out[at + 15] = d3 + (start[15] as number);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
