import { describe, expect, test } from 'vitest';
import { mayRead, PHRASES, readSpeech } from './chat.ts';
import { expiredSeat, findSeat, type Holder, isFixed, isReady, lobbyDueAt, nameBot, ownerOf, readChoice } from './lobby.ts';
import { readName, readProgram } from './names.ts';
import { variant } from './testing.ts';
import { PATIENCE } from './types.ts';

const nora: Holder = { name: 'nora', bot: null, lostAt: null };
const ben: Holder = { name: 'ben', bot: null, lostAt: null };
const bot: Holder = { name: 'random', bot: 'random', lostAt: null };

describe('a Player ID', () => {
  test.each(['', '   ', '\t', '\u200b'])('is not blank: %j', name => {
    expect(readName(name)).toMatchObject({ refusal: { code: 'name-blank' } });
  });

  test('has 1 to 24 characters, counted as people count them', () => {
    expect(readName('x'.repeat(24))).toEqual({ value: 'x'.repeat(24) });
    expect(readName('🎆'.repeat(24))).toEqual({ value: '🎆'.repeat(24) });
    expect(readName('x'.repeat(25))).toMatchObject({ refusal: { code: 'name-long' } });
  });

  test.each([
    ['a Hangul filler', '\u3164'],
    ['another Hangul filler', '\u115f'],
    ['a Braille cell without dots', '\u2800'],
    ['a grapheme joiner', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['an accent without a letter', '\u0301'],
    ['half a character', '\ud800'],
  ])('is not %s alone', (_, name) => {
    expect(readName(name)).toMatchObject({ refusal: { code: 'name-blank' } });
  });

  test('loses what cannot be seen, and its blanks are plain ones', () => {
    expect(readName('n\u034fo\u202era\ufe0f\u3164')).toEqual({ value: 'nora' });
    expect(readName('Zoe\u034f\u0308')).toEqual({ value: 'Zoë' });
    expect(readName('\u2800nora\n\u200aof\u3000oslo')).toEqual({ value: 'nora of oslo' });
  });

  test.each(['Нора', 'Νόρα', '花子', '葛\u{e0100}城', 'नो\u200dरा', 'نورا', '👨\u200d👩\u200d👧', '❤\ufe0f'])(
    'is %s in any script',
    name => {
      expect(readName(name)).toEqual({ value: name });
      expect(findSeat([nora, null], name)).toEqual({ value: 1 });
    },
  );

  test.each([
    ['a variation selector', 'nora\ufe0f'],
    ['a Hangul filler', 'nora\u3164'],
    ['a grapheme joiner', 'n\u034fora'],
    ['a Cyrillic o', 'n\u043era'],
    ['a Greek capital N', '\u039dORA'],
    ['wide letters', 'ｎｏｒａ'],
    ['blanks around it', ' nora\u3000'],
  ])('is taken when nora is there and it differs by %s', (_, name) => {
    expect(findSeat([nora, null], name)).toMatchObject({ refusal: { code: 'name-taken' } });
  });

  test('is taken in another case and under an accent, in Cyrillic too', () => {
    expect(findSeat([{ ...nora, name: 'Нора' }, null], 'НОРА')).toMatchObject({ refusal: { code: 'name-taken' } });
    expect(findSeat([{ ...nora, name: 'Zoë' }, null], 'Zo\u0451')).toMatchObject({ refusal: { code: 'name-taken' } });
  });

  test('is one of a kind at the table, whatever its case', () => {
    expect(findSeat([nora, null], 'NORA')).toMatchObject({ refusal: { code: 'name-taken' } });
    expect(findSeat([nora, null], 'ben')).toEqual({ value: 1 });
    expect(findSeat([nora, bot], 'ben')).toMatchObject({ refusal: { code: 'table-full' } });
  });
});

describe('a program that joins', () => {
  test('says a name like a person and a short version', () => {
    expect(readProgram({ name: ' friday ', version: '0.3' })).toEqual({ value: { name: 'friday', version: '0.3' } });
    expect(readProgram({ name: ' ', version: '1' })).toMatchObject({ refusal: { code: 'name-blank' } });
  });

  test.each(['', ' ', '1.0.0-nightly'])('has a version of 1 to 12 characters: %j', version => {
    expect(readProgram({ name: 'friday', version })).toMatchObject({ refusal: { code: 'bad-version' } });
  });
});

describe('a new table', () => {
  const choose = (change: object) => readChoice(variant('team'), { seats: 3, limit: 60, options: {}, seed: null, ...change });

  test.each([0, 121, 1.5, -1])('a turn limit of %d is refused', limit => {
    expect(choose({ limit })).toMatchObject({ refusal: { code: 'bad-limit' } });
  });

  test.each([1, 120, null])('a turn limit of %d is fine', limit => {
    expect(choose({ limit })).toEqual({ value: { ranks: 4, bonus: true } });
  });

  test.each([1, 5, 2.5])('%d seats are refused', seats => {
    expect(choose({ seats })).toMatchObject({ refusal: { code: 'bad-seats' } });
  });

  test('an unknown option is refused by its name', () => {
    expect(choose({ options: { rank: 4 } })).toMatchObject({ refusal: { code: 'bad-option' } });
  });

  test('a chosen seed or deal makes it a table for one', () => {
    expect(isFixed({ options: {}, seed: null })).toBe(false);
    expect(isFixed({ options: { deal: null }, seed: null })).toBe(false);
    expect(isFixed({ options: { deal: [1] }, seed: null })).toBe(true);
    expect(isFixed({ options: {}, seed: '0'.repeat(32) })).toBe(true);
  });
});

describe('the lobby', () => {
  test('starts when it is full and its people are there', () => {
    expect(isReady([nora, null])).toBe(false);
    expect(isReady([nora, { ...ben, lostAt: 5 }])).toBe(false);
    expect(isReady([nora, bot])).toBe(true);
    expect(isReady([bot, bot])).toBe(false);
  });

  test('keeps a lost person’s seat for 5 minutes', () => {
    const holders = [nora, { ...ben, lostAt: 1000 }];
    expect(lobbyDueAt(holders, PATIENCE)).toBe(301_000);
    expect(expiredSeat(holders, 300_999, PATIENCE)).toBeNull();
    expect(expiredSeat(holders, 301_000, PATIENCE)).toBe(1);
    expect(lobbyDueAt([nora, null], PATIENCE)).toBeNull();
  });

  test('gives equal bots different names', () => {
    expect(nameBot(['nora'], 'random')).toBe('random');
    expect(nameBot(['nora', 'Random'], 'random')).toBe('random 2');
  });

  test('belongs to the next person when its creator is gone, never to a bot', () => {
    expect(ownerOf([bot, nora, ben], holder => holder.name === 'ben')).toBe(2);
    expect(ownerOf([bot, nora, null], holder => holder.name === 'ben')).toBe(1);
    expect(ownerOf([bot, null], holder => holder.name === 'ben')).toBeNull();
  });
});

describe('chat', () => {
  const listeners = [
    { name: 'nora', here: true },
    { name: 'ben', here: false },
  ];

  test.each([
    ['chat-empty', ' \n ', null, 'all'],
    ['chat-empty', '\u200b\u202e\u3164\ufe0f', null, 'all'],
    ['chat-long', 'x'.repeat(501), null, 'all'],
    ['chat-off', 'hi', null, 'none'],
    ['chat-phrases', 'hi', null, 'phrases'],
    ['chat-unknown', 'hi', 'cleo', 'all'],
    ['chat-absent', 'hi', 'ben', 'all'],
  ] as const)('is refused as %s', (code, text, to, rule) => {
    expect(readSpeech({ text, to }, rule, listeners)).toMatchObject({ refusal: { code } });
  });

  const kept = (text: string) => readSpeech({ text, to: null }, 'all', []);

  test('is plain text of up to 500 characters', () => {
    expect(kept(`a\u0007b${'🎆'.repeat(497)}`)).toEqual({ value: { text: `a b${'🎆'.repeat(497)}`, to: null } });
    expect(kept('🎆'.repeat(501))).toMatchObject({ refusal: { code: 'chat-long' } });
  });

  test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\u000b'])('is one line: %j becomes a blank', separator => {
    expect(kept(`x${separator}nora: I will leave now`)).toEqual({ value: { text: 'x nora: I will leave now', to: null } });
  });

  test('has nothing in it that turns or hides other text', () => {
    expect(kept('\u202eabc\u2066d\u2069\u200be\u00ad\u{e0041}\ud800')).toEqual({ value: { text: 'abcde', to: null } });
  });

  test.each([
    '👨\u200d👩\u200d👧\u200d👦',
    '👩🏽\u200d🚀',
    '🏳\ufe0f\u200d🌈 ❤\ufe0f 1\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
  ])('keeps emoji and letters that are joined: %s', text => {
    expect(kept(text)).toEqual({ value: { text, to: null } });
  });

  test('quick phrases pass where only they may', () => {
    expect(readSpeech({ text: PHRASES[0] as string, to: 'NORA' }, 'phrases', listeners)).toEqual({
      value: { text: PHRASES[0], to: 'nora' },
    });
  });

  const open = { id: 3, from: 'nora', to: null };
  const secret = { ...open, to: 'ben' };
  const reader = (name: string) => ({ name, muted: [], linesBefore: 0 });

  test('a private line is for its two people; a muted person is not heard', () => {
    expect(mayRead(open, null)).toBe(true);
    expect(mayRead(secret, reader('cleo'))).toBe(false);
    expect(mayRead(secret, null)).toBe(false);
    expect(mayRead(secret, reader('ben'))).toBe(true);
    expect(mayRead(secret, reader('nora'))).toBe(true);
    expect(mayRead(open, { ...reader('ben'), muted: ['Nora'] })).toBe(false);
  });

  test('a private line is not for whoever takes the name later, at either end', () => {
    for (const name of ['ben', 'nora']) {
      expect(mayRead(secret, { ...reader(name), linesBefore: 3 })).toBe(false);
      expect(mayRead(secret, { ...reader(name), linesBefore: 2 })).toBe(true);
    }
    expect(mayRead(open, { ...reader('ben'), linesBefore: 3 })).toBe(true);
  });
});
