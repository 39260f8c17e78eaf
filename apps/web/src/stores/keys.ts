/** Secrets of this browser: who it is, and the seats it holds. */
import { isRecord, readStored, writeStored } from './storage.ts';

const KEY_BYTES = 24;

/** Made on first use; with the Player ID it is who somebody is. */
export function clientKey(): string {
  const kept = readStored('client-key', value => (typeof value === 'string' && value.length >= 16 ? value : null));
  if (kept) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('');
  writeStored('client-key', made);
  return made;
}

export function seatKey(table: number): string | null {
  return seatKeys()[table] ?? null;
}

export function hasSeatKey(table: number): boolean {
  return seatKey(table) !== null;
}

export function keepSeatKey(table: number, key: string): void {
  writeStored('seat-keys', { ...seatKeys(), [table]: key });
}

export function dropSeatKey(table: number): void {
  const { [table]: _, ...others } = seatKeys();
  writeStored('seat-keys', others);
}

function seatKeys(): Readonly<Record<number, string>> {
  return readStored('seat-keys', value =>
    isRecord(value)
      ? (Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string')) as Record<number, string>)
      : {},
  );
}
