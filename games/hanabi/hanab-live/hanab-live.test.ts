import { type GameRecord, isMove, replay } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { boxOf, rankOf, textOf } from '../cards.ts';
import { optionsOf } from '../fixtures.ts';
import { hanabi } from '../game.ts';
import { randomRecord } from '../sample.ts';
import type { Options } from '../types.ts';
import { readLive } from './read.ts';
import { SUITS } from './terms.ts';
import { writeLive } from './write.ts';

/** A small file as that place writes it: a sorted deck, so seat 0 holds R1 R1 R1 R2 R2 and seat 1 R3 R3 R4 R4 R5. */
function file(change: object = {}): string {
  const deck = boxOf(optionsOf()).map(card => ({ suitIndex: SUITS.indexOf(textOf(card)[0] as 'R'), rank: rankOf(card) }));
  return JSON.stringify({
    players: ['ann', 'bob'],
    deck,
    actions: [
      { type: 0, target: 0 },
      { type: 1, target: 5 },
    ],
    ...change,
  });
}

function value<T>(read: { readonly value: T } | { readonly refusal: { readonly message: string } }): T {
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}

describe('reading', () => {
  test('H26 card numbers become slots, also for cards drawn later', () => {
    const actions = [
      { type: 0, target: 0 },
      { type: 2, target: 0, value: 0 },
      { type: 1, target: 10 },
      { type: 3, target: 0, value: 1 },
    ];
    const record = value(readLive(file({ actions })));
    expect(record.entries.map(entry => isMove(entry) && entry.move)).toEqual(['P0', 'H0:R', 'D0', 'H0:1']);
    expect(record.header).toMatchObject({ game: 'hanabi', seats: 2, names: ['ann', 'bob'] });
    expect('value' in replay(hanabi, record)).toBe(true);
  });

  test('H26 their fourth suit is our blue and their fifth our white', () => {
    const record = value(readLive(file({ actions: [] })));
    expect((record.header.options['deal'] as string[])[30]).toBe('W1');
    const start = replay(hanabi, record);
    expect('value' in start && start.value.state.deck.map(textOf)).toEqual(boxOf(optionsOf()).map(textOf));
  });

  test.each([
    ['6 Suits', { colours: 'six' }],
    ['Rainbow (6 Suits)', { colours: 'wild' }],
    ['Dark Rainbow (6 Suits)', { colours: 'wild', single: true }],
  ] as const)('H26 the variant "%s" is known', (variant, options) => {
    const deck = boxOf(optionsOf(options)).map(card => ({
      suitIndex: SUITS.indexOf(textOf(card)[0] as 'R'),
      rank: rankOf(card),
    }));
    const record = value(readLive(file({ deck, actions: [], options: { variant, emptyClues: true } })));
    expect(record.header.options).toMatchObject({ ...options, allowEmptyHints: true });
  });

  test.each([
    ['text that is no JSON', '{', 'bad-format', 'not JSON'],
    ['no deck', '{"players":["a","b"],"actions":[]}', 'bad-format', '"deck"'],
    ['one player', file({ players: ['a'] }), 'bad-seats', 'not 1'],
    ['six players', file({ players: [...'abcdef'] }), 'bad-seats', 'not 6'],
    ['another variant', file({ options: { variant: 'Black (5 Suits)' } }), 'not-supported', '"Black (5 Suits)"'],
    ['an option that changes the rules', file({ options: { deckPlays: true } }), 'not-supported', '"deckPlays"'],
    ['characters', file({ characters: [{ name: 'Mute' }] }), 'not-supported', 'characters'],
    ['a card of no suit', file({ deck: [{ suitIndex: 6, rank: 1 }] }), 'bad-format', 'deck entry 0'],
    ['a short deck', file({ deck: [{ suitIndex: 0, rank: 1 }] }), 'bad-option', 'it has 1 cards'],
    ["another seat's card", file({ actions: [{ type: 0, target: 7 }] }), 'bad-action', 'Action 0'],
    [
      'a move against the rules',
      file({
        actions: [
          { type: 0, target: 0 },
          { type: 3, target: 0, value: 5 },
        ],
      }),
      'notouch',
      'Action 1',
    ],
    ['a discard at eight tokens', file({ actions: [{ type: 1, target: 0 }] }), 'full', 'Action 0'],
    ['an unknown action', file({ actions: [{ type: 9, target: 0 }] }), 'bad-action', 'Action 0'],
    ['an end that is none', file({ actions: [{ type: 4, target: 0, value: 1 }] }), 'bad-action', 'not over'],
    ['a strange end', file({ actions: [{ type: 4, target: 0, value: 8 }] }), 'not-supported', 'end condition 8'],
    [
      'an end in the middle',
      file({
        actions: [
          { type: 4, target: 0, value: 4 },
          { type: 0, target: 0 },
        ],
      }),
      'bad-action',
      'Action 0',
    ],
  ])('H26 %s is refused by name and index', (_, text, code, message) => {
    expect(readLive(text)).toMatchObject({ refusal: { code, message: expect.stringContaining(message) } });
  });

  test('H26 no characters, notes and switched-off options are fine', () => {
    expect(
      'value' in
        readLive(file({ actions: [], characters: [], notes: [['x']], id: 4, options: { deckPlays: false, timed: true } })),
    ).toBe(true);
  });

  test('H26 a game stopped by a player ends because somebody left', () => {
    const record = value(
      readLive(
        file({
          actions: [
            { type: 0, target: 0 },
            { type: 4, target: 1, value: 4 },
          ],
        }),
      ),
    );
    expect(record.entries.at(-1)).toEqual({ at: 0, seat: 1, event: 'left' });
  });

  test.each([1, 2, 3, 4, 6, 10])('H26 the end condition %i after a strikeout says nothing new', condition => {
    const deck = [...JSON.parse(file()).deck].reverse(); // Blue and white fives and fours in hand: nothing fits.
    const actions = [0, 5, 1].map(target => ({ type: 0, target }));
    const record = value(readLive(file({ deck, actions: [...actions, { type: 4, target: 0, value: condition }] })));
    expect(record).toEqual(value(readLive(file({ deck, actions }))));
    expect(value(replay(hanabi, record)).outcome).toMatchObject({ reason: 'strikeout' });
  });
});

describe('writing', () => {
  const sets: Partial<Options>[] = [
    {},
    { colours: 'six' },
    { colours: 'wild' },
    { colours: 'wild', single: true, allowEmptyHints: true },
  ];

  test.each(sets.flatMap(options => [2, 3, 4, 5].map(seats => [JSON.stringify(options), seats, options] as const)))(
    'H26 a round trip of our own game is exact: %s, %i players',
    (_, seats, options) => {
      for (let seed = 0; seed < 5; seed++) {
        const record = randomRecord(options, seats, seed);
        const text = value(writeLive(record));
        const back = value(readLive(text));
        expect(back).toEqual(record);
        expect(value(writeLive(back))).toBe(text);
      }
    },
  );

  test('H26 a game without names comes back without names', () => {
    const record = randomRecord({}, 3, 2);
    const { names: _, ...nameless } = record.header;
    const back = value(readLive(value(writeLive({ ...record, header: nameless }))));
    expect(back.header).toEqual(nameless);
  });

  test('H26 a game that was left stays one', () => {
    const record = randomRecord({}, 3, 1);
    const left: GameRecord = { ...record, entries: [...record.entries.slice(0, 5), { at: 0, seat: 2, event: 'left' }] };
    expect(value(readLive(value(writeLive(left))))).toEqual(left);
  });

  test.each([
    ['a single Rainbow among six', { colours: 'six', single: true }],
    ['kept scores', { scoring: 'kept' }],
  ] as const)('H26 %s cannot be written, and says so', (_, options) => {
    expect(writeLive(randomRecord(options, 2, 1))).toMatchObject({ refusal: { code: 'not-supported' } });
  });

  test('H26 a fork cannot be written, a broken record is refused with its own code', () => {
    const record = randomRecord({}, 2, 1);
    expect(writeLive({ ...record, header: { ...record.header, start: {} } })).toMatchObject({
      refusal: { code: 'not-supported' },
    });
    const broken = { ...record, entries: [{ n: 1, seat: 0, move: 'D0', at: 0, by: 'player' as const }] };
    expect(writeLive(broken)).toMatchObject({ refusal: { code: 'full' } });
  });
});
