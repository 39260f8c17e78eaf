/** Secrets: made from the system's source, kept as hashes, compared in constant time. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seed } from '@parlor/kernel';

/** Read aloud and typed by hand: without 0 O 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const TOKEN_LENGTH = 8;
const CODE_LENGTH = 10;

/** A table's Token, as 'K7QX-2M9P'. */
export function newToken(): string {
  return grouped(letters(TOKEN_LENGTH));
}

/** A one-time code. */
export function newCode(): string {
  return grouped(letters(CODE_LENGTH), CODE_LENGTH / 2);
}

/** What somebody typed, in the form in which tokens and codes are compared. */
export function plainToken(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

export function newSeatKey(): string {
  return randomBytes(18).toString('base64url');
}

export function newSeed(): Seed {
  return randomBytes(16).toString('hex');
}

/** How a secret is kept. They are long and random, so one plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** Every order equally likely. */
export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function grouped(text: string, size = 4): string {
  return (text.match(new RegExp(`.{${size}}`, 'g')) ?? []).join('-');
}
