import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TellName } from './messages.ts';
import { readAnswer, readRequest, readTell } from './read.ts';
import { type Ask, requests } from './requests.ts';
import { withMessages } from './testing/page.ts';
import { samples } from './testing/samples.ts';

test.each(Object.keys(requests) as Ask[])('%s and its answer are read as they were written', name => {
  const { request, answer } = { request: samples.requests[name], answer: samples.answers[name] };
  expect(readRequest(JSON.stringify(request))).toEqual({ value: request, tag: request.tag });
  expect(readAnswer(name, JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  expect(readAnswer(name, samples.refusal)).toEqual(samples.refusal);
});

test.each(Object.keys(samples.tells) as TellName[])('the server tells %s', name => {
  const tell = samples.tells[name];
  expect(readTell(JSON.parse(JSON.stringify(tell)))).toEqual(tell);
});

test.each([
  ['nonsense', 'bad-message', null],
  ['[1]', 'bad-message', null],
  ['null', 'bad-message', null],
  ['{"ask":"dance","tag":"a"}', 'unknown-request', 'a'],
  ['{"ask":"toString","tag":"a"}', 'unknown-request', 'a'],
  ['{"ask":"ping"}', 'bad-message', null],
  ['{"ask":"move","tag":"a","table":1,"seen":-1,"move":"P0"}', 'bad-message', 'a'],
  ['{"ask":"move","tag":"a","table":1,"seen":0,"move":5}', 'bad-message', 'a'],
])('%s is refused as %s, under the tag if there is one', (text, code, tag) => {
  expect(readRequest(text)).toMatchObject({ refusal: { code }, tag });
});

test('a fault is named by its field', () => {
  const read = readRequest('{"ask":"join","tag":"a","table":"x","token":"","player":""}');
  expect(read).toMatchObject({ refusal: { message: 'The request "join" cannot be read: see "table".' } });
});

test('what only a newer server tells is null', () => {
  expect(readTell({ tell: 'dance' })).toBeNull();
  expect(readTell(null)).toBeNull();
  expect(readAnswer('move', { re: 'a', ok: true, n: 'one' })).toBeNull();
});

test('docs/protocol.md has every message as the schemas have it', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(page).toBe(withMessages(page));
});
