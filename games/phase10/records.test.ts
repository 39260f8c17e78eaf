/** Whole games: those in `valid` replay to the end their name tells, those in `invalid` are refused with the code their name tells. */
import { join } from 'node:path';
import { recordCases } from '@parlor/kernel/laws';
import { describe, expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { CODES } from './refusals.ts';

const cases = recordCases(phase10, join(import.meta.dirname, 'records'));
const valid = cases.filter(one => one.code === null);
const invalid = cases.filter(one => one.code !== null);

describe('valid records', () => {
  test.each(valid)('$file replays', ({ file, refusal, outcome }) => {
    expect(refusal).toBeNull();
    expect(file).toMatch(new RegExp(`--${outcome?.reason}\\.jsonl$`));
  });

  test('there are at least twenty, with every kind of end', () => {
    expect(valid.length).toBeGreaterThanOrEqual(20);
    const reasons = new Set(valid.map(({ outcome }) => outcome?.reason));
    for (const reason of ['phase-10', 'replay', 'shared', 'hands', 'left', 'closed']) expect(reasons).toContain(reason);
  });
});

describe('invalid records', () => {
  test.each(invalid)('$file is refused', ({ code, refusal }) => {
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).not.toBe('');
  });

  test('every code of the game has a record', () => {
    const codes = new Set(invalid.map(({ code }) => code));
    for (const code of ['over', 'syntax', 'turn', ...CODES]) expect(codes).toContain(code);
  });
});
