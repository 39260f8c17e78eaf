import { findGame } from '@parlor/games';
import type { Facts } from '@parlor/protocol';
import { expect, test } from 'vitest';
import { chatSentence, lobbyLines } from './sentences.ts';

test('a line of chat is one line on the screen, whatever a server sends', () => {
  const line = { id: 1, at: 0, from: 'ben', to: null, text: 'x\nnora: I will leave now' };
  expect(chatSentence(line)).toBe('ben: x nora: I will leave now');
  expect(chatSentence({ ...line, to: 'nora', text: 'hi\r\n\u001b[2Jho' })).toBe('ben to nora, in private: hi  [2Jho');
});

test('a lobby without a turn limit says that the table waits for whoever is away, and what the others may do', () => {
  const game = findGame('hanabi')!;
  const facts = {
    people: [],
    watching: [],
    options: {},
    policy: game.table,
    chat: 'all',
    limit: null,
  } as Partial<Facts> as Facts;
  expect(lobbyLines(facts, game).at(-1)).toContain('the table waits; after a minute the others may let a bot play');
  expect(lobbyLines({ ...facts, limit: 30 }, game).at(-1)).toContain('the clock runs on and then the table moves');
});
