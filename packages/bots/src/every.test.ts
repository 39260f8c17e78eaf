import { expect, test } from 'vitest';
import { everyBot } from './every.ts';
import { heapGame } from './heap.ts';
import { randomBot } from './random.ts';

const game = heapGame({ heap: 21, most: 3 });

test("a game's own bots come first, then those that play any game", () => {
  const own = { ...randomBot(game), name: 'own' };
  expect(everyBot(game, { bots: [own] }).map(bot => bot.name)).toEqual(['own', 'search', 'random']);
});

test('a game without bots of its own is played all the same', () => {
  expect(everyBot(game).map(bot => bot.name)).toEqual(['search', 'random']);
});
