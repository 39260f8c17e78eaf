/** Small JSON values kept in this browser. A browser that keeps nothing still plays. */
export function readStored<T>(key: string, judge: (value: unknown) => T): T {
  try {
    return judge(JSON.parse(localStorage.getItem(storedName(key)) ?? 'null'));
  } catch {
    return judge(null);
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(storedName(key), JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; nothing depends on it within a visit.
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(storedName(key));
  } catch {
    // As above.
  }
}

/** What it is called among everything this address keeps. */
export function storedName(key: string): string {
  return `parlor.${key}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
