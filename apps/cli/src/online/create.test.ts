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
});
