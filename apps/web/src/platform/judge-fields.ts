/** Whether what was typed can be sent. Each answers with the sentence to show, or null. */
import { readSeed } from '@parlor/kernel';
import { words } from '../strings/index.ts';

export const MAX_TURN_SECONDS = 120;
export const MAX_NAME = 24;

export function turnTimeFault(text: string): string | null {
  const seconds = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return seconds >= 1 && seconds <= MAX_TURN_SECONDS ? null : words.faults.turnTime;
}

export function nameFault(name: string): string | null {
  const length = [...name.trim()].length;
  return length >= 1 && length <= MAX_NAME ? null : words.faults.playerId;
}

export function gameIdFault(id: string): string | null {
  return /^#?\d+$/.test(id.trim()) ? null : words.faults.gameId;
}

export function tokenFault(token: string): string | null {
  return token.trim() ? null : words.faults.token;
}

/** A seed may be left out; one that is typed is judged as the server does. */
export function seedFault(text: string): string | null {
  const seed = plainSeed(text);
  const read = seed === '' ? null : readSeed(seed);
  return read && 'refusal' in read ? read.refusal.message : null;
}

/** As it is sent: copied seeds bring blanks and capitals. */
export function plainSeed(text: string): string {
  return text.trim().toLowerCase();
}

/** A name nobody had to think of. */
export function guestName(): string {
  return `Guest ${100 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 900)}`;
}
