/** Secrets of this browser: who it is, the seats it holds, and the tables it may watch. */
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

/** What a watcher came in with: enough to come back after a reload, and to watch the rematch. */
export interface WatchPass {
  readonly token: string;
  readonly name: string;
}

export function watchPass(table: number): WatchPass | null {
  return watchPasses()[table] ?? null;
}

export function keepWatchPass(table: number, { token, name }: WatchPass): void {
  writeStored('watch-passes', { ...watchPasses(), [table]: { token, name } });
}

export function dropWatchPass(table: number): void {
  const { [table]: _, ...others } = watchPasses();
  writeStored('watch-passes', others);
}

function seatKeys(): Readonly<Record<number, string>> {
  return kept('seat-keys', (value): value is string => typeof value === 'string');
}

function watchPasses(): Readonly<Record<number, WatchPass>> {
  const isPass = (value: unknown): value is WatchPass =>
    isRecord(value) && typeof value['token'] === 'string' && typeof value['name'] === 'string';
  return kept('watch-passes', isPass);
}

/** Values by Game ID; what is not as expected is left out. */
function kept<T>(key: string, judge: (value: unknown) => value is T): Readonly<Record<number, T>> {
  return readStored(key, stored => {
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return Object.fromEntries(entries.flatMap(([table, value]) => (judge(value) ? [[table, value] as const] : [])));
  });
}
