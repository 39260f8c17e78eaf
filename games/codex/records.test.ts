import { join } from 'node:path';
import { recordCases } from '@parlor/kernel/laws';
import { describe, expect, test } from 'vitest';
import { codex } from './game.ts';

const cases = recordCases(codex, join(import.meta.dirname, 'records'));
const valid = cases.filter(each => each.code === null);
const invalid = cases.filter(each => each.code !== null);

describe('records', () => {
  test.each(valid)('$file replays to its end', ({ refusal, outcome }) => {
    expect(refusal).toBeNull();
    expect(outcome).not.toBeNull();
  });

  test.each(invalid)('$file is refused as its name says', ({ code, refusal }) => {
    expect(refusal?.code).toBe(code);
  });

  test('C34 there are at least twenty whole games, every kind of end, and a record for every refusal', () => {
    expect(valid.length).toBeGreaterThanOrEqual(20);
    expect(new Set(valid.map(each => each.outcome?.reason))).toEqual(new Set(['points', 'decks', 'left', 'alone', 'closed']));
    const codes = new Set(invalid.map(each => each.code));
    for (const code of REFUSALS) expect(codes).toContain(code);
  });
});

const REFUSALS = [
  'game-over',
  'syntax',
  'not-your-turn',
  'wrong-phase',
  'bad-face',
  'bad-colour',
  'colour-taken',
  'bad-choice',
  'bad-card',
  'not-in-hand',
  'off-grid',
  'occupied',
  'no-contact',
  'absent-corner',
  'need',
  'bad-slot',
  'empty-slot',
  'empty-deck',
  'bad-option',
  'bad-state',
  'bad-record',
  'not-idle',
];
