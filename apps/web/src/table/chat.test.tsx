// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useSpeech } from '../platform/speech.ts';
import { Table } from '../screens/table.tsx';
import { disconnect } from '../session/session.ts';
import { changeChatDraft } from '../stores/chat-drafts.ts';
import { closePage, listenLikeThePage, PHRASES, settle, TestServer } from '../testing/server.ts';
import { says, TestTable } from '../testing/table.ts';
import { resetTable } from './store.ts';

const hanabi = findGame('hanabi')!;
let server: TestServer;

beforeAll(listenLikeThePage);
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => {
  cleanup();
  closePage();
});

async function sit(table: TestTable): Promise<void> {
  server.seat(table);
  render(<Table id={table.id} />);
  await settle();
}

async function openChat(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Chat/ }));
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Say something to/ });

test('a draft is there again after the chat was closed and after a reload', async () => {
  const table = new TestTable({ game: hanabi });
  await sit(table);
  await openChat();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'ben');
  await userEvent.type(typed(), 'not yet');
  await userEvent.click(screen.getByRole('button', { name: /^Log/ }));
  await openChat();
  expect(typed().value).toBe('not yet');
  cleanup();
  const { chatDraft } = await reloaded();
  expect(chatDraft(table.id)).toEqual({ text: 'not yet', to: 'ben' });
});

test('what is sent or left behind is kept no longer; another table has a draft of its own', async () => {
  changeChatDraft(99, { text: 'elsewhere' });
  await sit(new TestTable({ game: hanabi }));
  await openChat();
  await userEvent.type(typed(), 'hello{Enter}');
  await settle();
  expect(typed().value).toBe('');
  expect(server.asked.at(-1)).toMatchObject({ ask: 'say', text: 'hello' });
  await userEvent.type(typed(), 'half a sen');
  await server.tell({ tell: 'aside', table: 4812, code: 'removed', message: 'The creator of the table has taken you off it.' });
  const { chatDraft } = await reloaded();
  expect(chatDraft(4812).text).toBe('');
  expect(chatDraft(99).text).toBe('elsewhere');
});

test('a refused line says why and keeps its text', async () => {
  server.refuse('say', 'away', 'ben is away and cannot read it now.');
  await sit(new TestTable({ game: hanabi }));
  await openChat();
  await userEvent.type(typed(), 'psst{Enter}');
  await settle();
  expect(screen.getByText('ben is away and cannot read it now.')).toBeDefined();
  expect(typed().value).toBe('psst');
});

test('a word to somebody who has gone stays a word to them', async () => {
  changeChatDraft(4812, { text: 'between us', to: 'cleo' });
  await sit(new TestTable({ game: hanabi }));
  await openChat();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'To' }).value).toBe('cleo');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(server.asked.at(-1)).toMatchObject({ ask: 'say', to: 'cleo' });
});

test('unread lines are counted in words; opening the chat reads them', async () => {
  await sit(new TestTable({ game: hanabi }));
  await server.tell(says('ben', 'hello', 1), says('ben', 'anybody?', 2));
  expect(screen.getByRole('button', { name: 'Chat (2)' })).toBeDefined();
  await openChat();
  expect(screen.getByRole('button', { name: 'Chat' })).toBeDefined();
  expect(screen.getByText(/anybody\?/)).toBeDefined();
});

test('lines said while the page was away are unread; what was read before is not counted again, and own lines never are', async () => {
  const said = (id: number, from: string) => ({ id, at: 0, from, to: null, text: `line ${id}` });
  await sit(new TestTable({ game: hanabi, chat: [said(0, 'ben')] }));
  await openChat();
  cleanup();
  resetTable(null);
  disconnect();
  await sit(new TestTable({ game: hanabi, chat: [said(0, 'ben'), said(1, 'ben'), said(2, 'nora'), said(3, 'ben')] }));
  expect(screen.getByRole('button', { name: 'Chat (2)' })).toBeDefined();
  await openChat();
  expect(screen.getByRole('button', { name: 'Chat' })).toBeDefined();
});

test('what is said to one alone is spoken as such', async () => {
  await sit(new TestTable({ game: hanabi }));
  await server.tell(says('ben', 'keep it', 1, 'nora'));
  expect(useSpeech.getState().polite.trim()).toBe('ben, to you alone: keep it');
});

test('a muted person is not read, whatever else happens at the table, and can be heard again', async () => {
  const table = new TestTable({ game: hanabi, chat: [{ id: 1, at: 0, from: 'ben', to: null, text: 'la la la' }] });
  await sit(table);
  await openChat();
  expect(screen.getByText(/la la la/)).toBeDefined();
  server.replies.set('mute', () => ({ muted: ['ben'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Mute ben', hidden: true }));
  await settle();
  expect(server.asked.at(-1)).toMatchObject({ ask: 'mute', name: 'ben', on: true });
  await server.tell(table.move());
  expect(screen.queryByText(/la la la/)).toBeNull();
  server.replies.set('mute', () => ({ muted: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Hear ben again', hidden: true }));
  await settle();
  expect(screen.getByText(/la la la/)).toBeDefined();
});

test('a table of quick phrases has no field for words of one’s own during play; a phrase is sent as it stands', async () => {
  await sit(new TestTable({ game: hanabi, facts: { chat: 'phrases' } }));
  await openChat();
  expect(screen.queryByRole('textbox', { name: /^Say something/ })).toBeNull();
  expect(screen.getByText('This table allows quick phrases during play.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: PHRASES[0]!, hidden: true }));
  expect(server.asked.at(-1)).toMatchObject({ ask: 'say', text: PHRASES[0] });
});

test('before the game begins such a table talks freely', async () => {
  const people = [...new TestTable({ game: hanabi }).facts.people.slice(0, 1), null];
  await sit(new TestTable({ game: hanabi, facts: { chat: 'phrases', phase: 'lobby', people } }));
  expect(typed()).toBeDefined();
});

/** The module as a new page would load it: nothing in memory, only what the browser kept. */
async function reloaded(): Promise<typeof import('../stores/chat-drafts.ts')> {
  vi.resetModules();
  return import('../stores/chat-drafts.ts');
}
