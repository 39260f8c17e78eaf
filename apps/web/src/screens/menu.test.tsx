// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { useDrafts } from '../stores/drafts.ts';
import { closePage, settle, TestServer } from '../testing/server.ts';
import { TestTable } from '../testing/table.ts';

let server: TestServer;

beforeEach(() => {
  server = new TestServer();
  useDrafts.setState({ join: { id: '4812', token: 'K7QX-2M9P' }, name: 'cleo', failure: null });
  history.replaceState(null, '', '/join');
});
afterEach(() => {
  cleanup();
  closePage();
});

/** Tries to join and stands in the main menu with the reason. */
async function refusedToJoin(code: string, message: string): Promise<void> {
  server.refuse('join', code, message);
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await settle();
  expect(location.pathname).toBe('/');
  expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toContainEqual(expect.stringContaining(message));
}

test('a game that has started and may be watched: the reason, and Watch leads to the table', async () => {
  const table = new TestTable({ game: findGame('hanabi')! });
  server.replies.set('watch', () => ({ ...table.entered(), seat: null }));
  await refusedToJoin('watch-only', 'This game has started already. You can watch it.');
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  await settle();
  expect(server.asked).toContainEqual(expect.objectContaining({ ask: 'watch', table: 4812, token: 'K7QX-2M9P', player: 'cleo' }));
  expect(location.pathname).toBe('/t/4812');
});

test.each([
  ['a game that has started and allows no watchers', 'table-started', 'This game has started already.'],
  ['a full table', 'table-full', 'All seats at this table are taken.'],
])('%s: the reason, nothing to watch, and the form is one press away with its values', async (_, code, message) => {
  await refusedToJoin(code, message);
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Game ID' }).value).toBe('4812');
});

test('a table that stopped allowing watchers says so', async () => {
  server.refuse('watch', 'no-watchers', 'This table does not allow watchers.');
  await refusedToJoin('watch-only', 'This game has started already. You can watch it.');
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  await settle();
  expect(screen.getByText('This table does not allow watchers.', { selector: '.banner p' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
});
