// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('a bot that cannot be seated: the reason is on the screen', async () => {
  await waitIn();
  server.refuse('add-bot', 'unknown-bot', 'There is no such bot for this game. Choose one of the list.');
  await userEvent.click(screen.getByRole('button', { name: 'Add bot' }));
  await userEvent.click(screen.getByRole('button', { name: /pipeline/ }));
  await settle();
  expect(document.querySelector('.bar-refusal')?.textContent).toContain('There is no such bot for this game.');
});
