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
  const patch =
    isList(from) && isList(to) ? diffLists(from, to) : isMembers(from) && isMembers(to) ? diffMembers(from, to) : [to];
  if (patch === null || isReplacement(patch)) return patch;
  return JSON.stringify(patch).length < JSON.stringify(to).length + 2 ? patch : [to];
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
  while (head < shorter && same(from[head] as Json, to[head] as Json)) head++;
  let tail = 0;
  while (tail < shorter - head && same(from[from.length - 1 - tail] as Json, to[to.length - 1 - tail] as Json)) tail++;
  return [head, from.length - head - tail, to.slice(head, to.length - tail)];
}

function diffPlaces(from: readonly Json[], to: readonly Json[]): Patch | null {
  const changes: Record<string, Json> = {};
  let any = false;
  for (let at = 0; at < to.length; at++) {
    const change = diff(from[at] as Json, to[at] as Json);
    if (change === null) continue;
    changes[at] = change;
    any = true;
  }
  return any ? changes : null;
}

function diffMembers(from: Members, to: Members): Patch | null {
  const gone = Object.keys(from).filter(key => !Object.hasOwn(to, key));
  if (!keepsOrder(from, to)) return [to];
  const changes: Record<string, Json> = {};
  let any = false;
  for (const key of Object.keys(to)) {
    const change = Object.hasOwn(from, key) ? diff(from[key] as Json, to[key] as Json) : [to[key] as Json];
    if (change === null) continue;
    put(changes, key, change);
    any = true;
  }
  if (gone.length > 0) return [gone, changes];
  return any ? changes : null;
}

/** Whether removing what is gone and putting new keys at the end gives the new order. */
function keepsOrder(from: Members, to: Members): boolean {
  const order = Object.keys(to);
  return Object.keys(from)
    .filter(key => Object.hasOwn(to, key))
    .every((key, at) => order[at] === key);
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

function same(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
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

function isReplacement(change: Patch): boolean {
  return isList(change) && change.length === 1;
}

function membersOf(value: Json): Members {
  if (!isMembers(value)) throw new Error('The patch does not fit: there is no object here.');
  return value;
}
