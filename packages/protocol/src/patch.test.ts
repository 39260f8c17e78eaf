import type { Json } from '@parlor/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from './patch.ts';

/** A pair of values that share most of their parts, as two views of one game do. */
const related = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 2 }), fc.infiniteStream(fc.nat(7)))
  .map(([from, other, dice]) => [from as Json, mutate(from as Json, other as Json, () => dice.next().value as number)] as const);

test('a patch turns the old value into the new one byte for byte', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
      expect(turned(from as Json, to as Json)).toBe(JSON.stringify(to));
    }),
    { numRuns: 2000 },
  );
});

test('a patch between values that share parts is exact, and survives its own journey as JSON', () => {
  fc.assert(
    fc.property(related, ([from, to]) => {
      expect(turned(from, to)).toBe(JSON.stringify(to));
    }),
    { numRuns: 3000 },
  );
});

test('where nearly everything has changed the whole value travels', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99), { minLength: 1 }), from => {
      const to = from.map(number => number + 100);
      expect(diff(from, to)).toEqual([to]);
    }),
  );
});

test('equal values need no patch', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
});

test('the old value is left as it was', () => {
  const from = { hands: [[1, 2], [3]], deck: 7 };
  patch(from, diff(from, { hands: [[1, 2, 4], [3]], deck: 6 }) as Json);
  expect(from).toEqual({ hands: [[1, 2], [3]], deck: 7 });
});

test('key order is part of the bytes', () => {
  expect(turned({ a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 })).toBe('{"c":3,"a":1,"b":2}');
  expect(turned({ a: 1, b: 2 }, { b: 2, z: 0 })).toBe('{"b":2,"z":0}');
  expect(turned({ a: 1 }, { z: 0, a: 1 })).toBe('{"z":0,"a":1}');
});

test('only what changed travels', () => {
  const cards = Array.from({ length: 30 }, (_, at) => ({ card: at, known: ['red', 'blue'] }));
  expect(diff({ cards, deck: 20 }, { cards: [...cards, { card: 30, known: [] }], deck: 19 })).toEqual({
    cards: [30, 0, [{ card: 30, known: [] }]],
    deck: [19],
  });
});

test('a patch for another value is refused, not misapplied', () => {
  expect(() => patch({ a: 1 }, [0, 1, []])).toThrow('does not fit');
  expect(() => patch(5, { a: [1] })).toThrow('does not fit');
});

function turned(from: Json, to: Json): string {
  const change = diff(from, to);
  if (change === null) return JSON.stringify(from);
  return JSON.stringify(patch(from, JSON.parse(JSON.stringify(change)) as Json));
}

function mutate(value: Json, other: Json, roll: () => number): Json {
  if (roll() === 0) return other;
  if (Array.isArray(value)) {
    const items: Json[] = value.map(item => mutate(item, other, roll));
    if (roll() === 0) items.splice(roll(), roll(), other);
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, mutate(member, other, roll)] as const);
  if (roll() === 0) members.splice(roll(), 1);
  if (roll() === 0) members.push(['added', other]);
  if (roll() === 0) members.reverse();
  return Object.fromEntries(members);
}
