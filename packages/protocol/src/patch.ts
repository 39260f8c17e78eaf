/**
 * What turns one JSON value into another, byte for byte: `JSON.stringify(patch(old, diff(old, new)))` is
 * `JSON.stringify(new)`, key order included. Views travel whole once and as patches afterwards, so size counts.
 *
 * - `{ "key": patch, ... }`       change these members (of an array: these places); a new key goes to the end
 * - `[value]`                      put this value here
 * - `[[gone, ...], { ... }]`       first remove these keys, then change members
 * - `[at, count, [items]]`         in an array, at this place, put these items instead of so many
 */
import type { Json } from '@parlor/kernel';

export type Patch = Json;

interface Members {
  readonly [key: string]: Json;
}

/** The patch from one value to another; null when they are the same. */
export function diff(from: Json, to: Json): Patch | null {
  if (from === to) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [to];
  if (isList(from)) return isList(to) ? diffLists(from, to) : [to];
  return isList(to) ? [to] : diffMembers(from as Members, to as Members);
}

/** The value a patch makes of another. The old value is not changed; unchanged parts are shared. */
export function patch(value: Json, change: Patch): Json {
  if (isMembers(change)) return isList(value) ? patchPlaces(value, change) : patchMembers(membersOf(value), change);
  const parts = change as readonly Json[];
  if (parts.length === 1) return parts[0] as Json;
  if (parts.length === 2) return patchMembers(without(membersOf(value), parts[0] as readonly string[]), parts[1] as Members);
  const [at, count, items] = parts as [number, number, readonly Json[]];
  if (!isList(value)) throw new Error('The patch does not fit: there is no list here.');
  return [...value.slice(0, at), ...items, ...value.slice(at + count)];
}

function diffLists(from: readonly Json[], to: readonly Json[]): Patch | null {
  if (from.length === to.length) return diffPlaces(from, to);
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && diff(from[head] as Json, to[head] as Json) === null) head++;
  let tail = 0;
  while (tail < shorter - head && diff(from[from.length - 1 - tail] as Json, to[to.length - 1 - tail] as Json) === null) tail++;
  return shortest([head, from.length - head - tail, to.slice(head, to.length - tail)], head + tail < 2, to);
}

function diffPlaces(from: readonly Json[], to: readonly Json[]): Patch | null {
  let changes: Record<string, Json> | null = null;
  let count = 0;
  for (let at = 0; at < to.length; at++) {
    const change = diff(from[at] as Json, to[at] as Json);
    if (change === null) continue;
    changes ??= {};
    changes[at] = change;
    count += 1;
  }
  return changes && shortest(changes, count * 2 >= to.length, to);
}

function diffMembers(from: Members, to: Members): Patch | null {
  const keys = Object.keys(to);
  const kept = keptKeys(from, to, keys);
  if (kept === null) return [to];
  let changes: Record<string, Json> | null = null;
  let count = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const change = at < kept.count ? diff(from[key] as Json, to[key] as Json) : [to[key] as Json];
    if (change === null) continue;
    changes ??= {};
    put(changes, key, change);
    count += 1;
  }
  if (kept.gone.length > 0) return shortest([kept.gone, changes ?? {}], true, to);
  return changes && shortest(changes, count * 2 >= keys.length, to);
}

/** How many keys stay, at the front and in their order, and which are gone; null: the order changes. */
function keptKeys(from: Members, to: Members, keys: readonly string[]): { count: number; gone: readonly string[] } | null {
  const old = Object.keys(from);
  let count = 0;
  while (count < old.length && old[count] === keys[count]) count++;
  if (count === old.length) return { count, gone: [] };
  const gone = old.filter(key => !Object.hasOwn(to, key));
  const stay = old.filter(key => Object.hasOwn(to, key));
  return stay.every((key, at) => keys[at] === key) ? { count: stay.length, gone } : null;
}

/** The patch, or the whole value where that is shorter. Weighed only where much has changed: weighing costs time. */
function shortest(change: Patch, doubtful: boolean, to: Json): Patch {
  return doubtful && weigh(change) > weigh(to) + 2 ? [to] : change;
}

/** About the length as JSON text, without making it. */
function weigh(value: Json): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value < 10 ? 1 : value < 100 ? 2 : 4;
  if (typeof value !== 'object' || value === null) return 4;
  let weight = 1;
  if (isList(value)) for (const item of value) weight += weigh(item) + 1;
  else for (const key in value) weight += key.length + 4 + weigh((value as Members)[key] as Json);
  return weight + 1;
}

function patchPlaces(value: readonly Json[], changes: Members): Json {
  const next = [...value];
  for (const [at, change] of Object.entries(changes)) next[Number(at)] = patch(next[Number(at)] as Json, change);
  return next;
}

function patchMembers(value: Members, changes: Members): Json {
  const next: Record<string, Json> = { ...value };
  for (const [key, change] of Object.entries(changes)) {
    put(next, key, Object.hasOwn(next, key) ? patch(next[key] as Json, change) : ((change as readonly Json[])[0] as Json));
  }
  return next;
}

function without(value: Members, keys: readonly string[]): Members {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** Sets an own member whatever its name: "__proto__" too. */
function put(members: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') Object.defineProperty(members, key, { value, writable: true, enumerable: true, configurable: true });
  else members[key] = value;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isMembers(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function membersOf(value: Json): Members {
  if (!isMembers(value)) throw new Error('The patch does not fit: there is no object here.');
  return value;
}
