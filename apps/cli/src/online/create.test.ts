import { describe, expect, test } from 'vitest';
import { readCreate } from './create.ts';

const base = { player: 'nora', game: 'hanabi', seats: 2, limit: null };

describe('create', () => {
  test('without further words takes the defaults and lets people watch', () => {
    expect(readCreate([], base)).toEqual({ ...base, watchers: true });
  });

  test('reads every setting', () => {
    const words =
      'seats 4 limit 60 bots pipeline,basic colours=six single=true chat phrases public no-watchers sit-in random force seed ab12'.split(
        ' ',
      );
    expect(readCreate(words, base)).toEqual({
      ...base,
      seats: 4,
      limit: 60,
      bots: ['pipeline', 'basic'],
      options: { colours: 'six', single: 'true' },
      chat: 'phrases',
      public: true,
      watchers: false,
      sitIn: true,
      random: true,
      force: true,
      seed: 'ab12',
    });
  });

  test('no limit is a word too', () => {
    expect(readCreate(['limit', 'none'], { ...base, limit: 30 })).toMatchObject({ limit: null });
  });

  test('a list is typed as JSON', () => {
    const phases = 'phases=[[{"kind":"set","size":3}]]';
    expect(readCreate([phases], base)).toMatchObject({ options: { phases: [[{ kind: 'set', size: 3 }]] } });
  });

  test('a word that fits nowhere is named', () => {
    expect(readCreate(['fast'], base)).toBe('"fast" is not a setting of create. Type help.');
  });

  test.each([
    ['limit abc', '"abc" is no turn limit. Type limit and a whole number of seconds, or limit none.'],
    ['limit 1e2', '"1e2" is no turn limit. Type limit and a whole number of seconds, or limit none.'],
    ['limit', '"" is no turn limit. Type limit and a whole number of seconds, or limit none.'],
    [`limit ${'9'.repeat(400)}`, 'Type limit and a whole number of seconds, or limit none.'],
    ['seats abc', '"abc" is no number of seats. Type seats and a whole number.'],
    ['seats 2.5', '"2.5" is no number of seats. Type seats and a whole number.'],
    ['seats', '"" is no number of seats. Type seats and a whole number.'],
  ])('a number that is none is refused, not left out: %s', (words, sentence) => {
    expect(readCreate(words.split(' '), base)).toContain(sentence);
  });

  test('a name that no option can have is refused, not dropped', () => {
    expect(readCreate(['__proto__=1'], base)).toBe('"__proto__=1" is not a setting of create. Type help.');
  });
});
