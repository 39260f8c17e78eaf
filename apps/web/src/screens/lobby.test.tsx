// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hasSeatKey, keepWatchPass } from '../stores/keys.ts';
import { closePage, listenLikeThePage, settle, TestServer } from '../testing/server.ts';
import { TestTable } from '../testing/table.ts';
import { Table } from './table.tsx';

const hanabi = findGame('hanabi')!;
let server: TestServer;

beforeAll(listenLikeThePage);
beforeEach(() => {
  server = new TestServer();
  server.offer('hanabi', ['random', 'pipeline']);
});
afterEach(() => {
  cleanup();
  closePage();
});

async function waitIn(terms: Partial<TestTable['facts']> = {}): Promise<void> {
  const people = [...new TestTable({ game: hanabi }).facts.people.slice(0, 1), null];
  const table = new TestTable({ game: hanabi, facts: { phase: 'lobby', people, ...terms } });
  server.seat(table);
  render(<Table id={table.id} />);
  await settle();
}

test('the lobby says what is unusual about its table, and nothing about the rest', async () => {
  await waitIn({ public: true, watchers: false, chat: 'none', random: true });
  expect(screen.getByText('2 players · no clock · public · no watchers · no chat · seats are drawn at the start')).toBeDefined();
  cleanup();
  closePage();
  server = new TestServer();
  await waitIn();
  expect(screen.getByText('2 players · no clock')).toBeDefined();
});

test('a watcher takes the free seat where the table allows it', async () => {
  const people = [...new TestTable({ game: hanabi }).facts.people.slice(0, 1), null];
  const table = new TestTable({ game: hanabi, facts: { phase: 'lobby', people, sitIn: true } });
  keepWatchPass(table.id, { token: '', name: 'ben' });
  server.replies.set('watch', () => ({ ...table.entered(), seat: null }));
  server.replies.set('sit', () => ({ ...table.entered(), seat: 1, seatKey: 'key' }));
  render(<Table id={table.id} />);
  await settle();
  expect(screen.getByText(/watchers may take a seat/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add bot' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sit here' }));
  await settle();
  expect(server.asked.at(-1)).toMatchObject({ ask: 'sit', table: table.id, player: 'ben' });
  expect(hasSeatKey(table.id)).toBe(true);
  expect(screen.getByRole('button', { name: 'Add bot' })).toBeDefined();
});

test('a bot that cannot be seated: the reason is on the screen', async () => {
  await waitIn();
  server.refuse('add-bot', 'unknown-bot', 'There is no such bot for this game. Choose one of the list.');
  await userEvent.click(screen.getByRole('button', { name: 'Add bot' }));
  await userEvent.click(screen.getByRole('button', { name: /pipeline/ }));
  await settle();
  expect(document.querySelector('.bar-refusal')?.textContent).toContain('There is no such bot for this game.');
});
