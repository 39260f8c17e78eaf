import { expect, test } from 'vitest';
import { chatSentence } from './sentences.ts';

test('a line of chat is one line on the screen, whatever a server sends', () => {
  const line = { id: 1, at: 0, from: 'ben', to: null, text: 'x\nnora: I will leave now' };
  expect(chatSentence(line)).toBe('ben: x nora: I will leave now');
  expect(chatSentence({ ...line, to: 'nora', text: 'hi\r\n\u001b[2Jho' })).toBe('ben to nora, in private: hi  [2Jho');
});
