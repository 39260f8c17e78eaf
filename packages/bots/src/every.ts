/** All bots that play a game: its own first, then those that play any game. */
import type { AnyBot, AnyGame, AnyShelf } from '@parlor/kernel';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export function everyBot(game: AnyGame, shelf: AnyShelf = { bots: [] }): readonly AnyBot[] {
  return [...shelf.bots, searchBot(game, shelf), randomBot(game)];
}
