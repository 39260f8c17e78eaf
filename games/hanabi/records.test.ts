import { recordCases } from '@parlor/kernel/laws';
import { describe, expect, test } from 'vitest';
import { hanabi } from './game.ts';

const cases = recordCases(hanabi, `${import.meta.dirname}/records`);
const valid = cases.filter(each => each.code === null);
const invalid = cases.filter(each => each.code !== null);

describe('whole games', () => {
  test.each(valid.map(each => [each.file, each] as const))('%s replays', (_, each) => expect(each.refusal).toBeNull());

  test('H18 every kind of end is among them', () => {
    const ends = new Set(valid.map(each => each.outcome?.reason));
    for (const reason of ['strikeout', 'perfect', 'deckout', 'left', 'closed']) expect(ends).toContain(reason);
    expect(valid.length).toBeGreaterThanOrEqual(20);
  });

  test.each(invalid.map(each => [each.file, each] as const))('%s is refused', (_, each) =>
    expect(each.refusal?.code).toBe(each.code),
  );

  test('H21 every refusal code is among them', () => {
    const codes = new Set(invalid.map(each => each.code));
    const all = ['over', 'syntax', 'turn', 'slot', 'emptyslot', 'full', 'seat', 'self', 'colour', 'noinfo', 'notouch'];
    for (const code of all) expect(codes).toContain(code);
  });
});
