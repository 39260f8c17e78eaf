// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import type { Facts } from '@parlor/protocol';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { keepWatchPass } from '../stores/keys.ts';
import './table.tsx';
import { closePage, listenLikeThePage, settle, TestServer } from '../testing/server.ts';
import { person, TestTable } from '../testing/table.ts';

let server: TestServer;

beforeAll(listenLikeThePage);
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => {
  cleanup();
  closePage();
});

const outcome = { scores: [0, 1], winners: [1], places: [2, 1], reason: 'left', extra: {} };

async function ended(game: string, facts: Partial<Facts> = {}): Promise<HTMLElement> {
  const table = new TestTable({ game: findGame(game)!, facts: { phase: 'over', outcome, ...facts } });
  server.seat(table);
  history.replaceState(null, '', '/t/4812');
  render(<App />);
  return screen.findByRole('dialog', { name: 'Game over' });
}

/** The same table for somebody without a seat. */
async function watch(facts: Partial<Facts>): Promise<void> {
  const table = new TestTable({ game: findGame('hanabi')!, facts });
  keepWatchPass(table.id, { token: 'K7QX-2M9P', name: 'wanda' });
  server.replies.set('watch', request => ({
    ...table.entered(),
    facts: { ...table.facts, table: (request as { table: number }).table },
    seat: null,
  }));
  server.replies.set('since', () => ({ n: 0, view: table.entered().view, steps: [] }));
  history.replaceState(null, '', '/t/4812');
  render(<App />);
  await settle();
}

test.each(['hanabi', 'hanto', 'phase10'])('%s: when somebody leaves, the end says so, and who', async game => {
  const dialog = await ended(game, { people: [person('nora'), person('ben', { left: true })] });
  expect(await within(dialog).findByText(/ left the table\.$/)).toBeDefined();
  expect(within(dialog).getByText('nora and ben (left)')).toBeDefined();
});

test('a bot that won is named with its mark and version', async () => {
  const bot = { name: 'smart', version: '2' };
  const dialog = await ended('phase10', { people: [person('nora'), person('smart', { bot })] });
  expect(await within(dialog).findByText('BOT smart 2 won.')).toBeDefined();
});

test('a refused rematch is seen where it was asked for', async () => {
  const dialog = await ended('hanabi');
  server.refuse('rematch', 'not-stored', 'It could not be stored, so it did not happen. Try again in a moment.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rematch, same seats' }));
  await settle();
  expect(within(dialog).getByText(/It could not be stored/, { selector: '.bar p' })).toBeDefined();
});

test('a log that cannot be saved says why', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const dialog = await ended('hanabi');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save log' }));
  await settle();
  expect(within(dialog).getByText(/The server does not answer/, { selector: '.bar p' })).toBeDefined();
});

test('to be told of turns is a button among the others, for whoever has not decided', async () => {
  const asked = vi.fn().mockResolvedValue('granted');
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission: 'default', requestPermission: asked }),
  );
  const dialog = await ended('hanabi');
  const button = within(dialog).getByRole('button', { name: 'Tell me when it is my turn' });
  expect(button.parentElement).toBe(within(dialog).getByRole('button', { name: 'Save log' }).parentElement);
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledOnce();
  expect(within(dialog).queryByRole('button', { name: 'Tell me when it is my turn' })).toBeNull();
});

test('whoever watches is told so, and comes back to watching after a reload', async () => {
  await watch({});
  expect(within(screen.getByRole('region', { name: 'Status' })).getByText('You are watching.')).toBeDefined();
  expect(server.asked).toContainEqual(expect.objectContaining({ ask: 'watch', token: 'K7QX-2M9P', player: 'wanda' }));
});

test('a rematch keeps its watchers: they go along once somebody has asked for it', async () => {
  await watch({ phase: 'over', outcome });
  expect(screen.queryByRole('button', { name: /rematch/i })).toBeNull();
  await server.tell({ tell: 'table', facts: { rematch: 4813 }, news: [{ kind: 'rematch' }] });
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('A rematch is being set up. You can watch it.');
  await userEvent.click(screen.getByRole('button', { name: 'Watch the rematch' }));
  await settle();
  expect(server.asked.at(-1)).toMatchObject({ ask: 'since', table: 4813 });
  expect(location.pathname).toBe('/t/4813');
});
