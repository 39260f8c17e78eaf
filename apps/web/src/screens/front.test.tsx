// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import type { TableRow } from '@parlor/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { fail, forgetFailure } from '../stores/drafts.ts';
import { keepSeatKey } from '../stores/keys.ts';
import './table.tsx';
import { closePage, settle, TestServer } from '../testing/server.ts';
import { TestTable } from '../testing/table.ts';

let server: TestServer;

beforeEach(() => {
  server = new TestServer();
});
afterEach(() => {
  cleanup();
  forgetFailure();
  closePage();
});

async function visit(path: string): Promise<void> {
  history.replaceState(null, '', path);
  render(<App />);
  await settle();
}

const row: TableRow = {
  table: 4812,
  game: 'hanabi',
  phase: 'over',
  names: ['nora', 'basic', 'basic 2'],
  bots: [null, { name: 'basic', version: '1' }, { name: 'basic', version: '1' }],
  seats: 3,
  limit: null,
  watchers: true,
  created: 0,
  seat: 0,
  yourTurn: false,
  outcome: null,
};
const finished = () => screen.getByRole('region', { name: 'Your finished games' }).textContent;

test('a second press on vs bots opens no second table, and the first is seen to work', async () => {
  server.offer('hanabi', ['basic']);
  const table = new TestTable({ game: findGame('hanabi')! });
  await visit('/');
  const button = screen.getByRole('button', { name: 'Hanabi vs bots' });
  await userEvent.dblClick(button);
  await settle();
  expect(button.textContent).toContain('Opening…');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Hanto vs bots' }));
  expect(server.asked.filter(({ ask }) => ask === 'create')).toHaveLength(1);
  const creation = server.asked.find(({ ask }) => ask === 'create')!;
  await server.tell({ re: creation.tag, ok: true, ...table.entered(), seatKey: 'key' } as never);
  await settle();
  expect(location.pathname).toBe('/t/4812');
});

test('own tables name bots with mark and version', async () => {
  keepSeatKey(4812, 'key');
  server.replies.set('mine', () => ({ tables: [{ ...row, phase: 'playing', yourTurn: true }] }));
  await visit('/');
  expect(screen.getByText('with BOT basic 1 and BOT basic 1 (2)')).toBeDefined();
});

test('tables open to all are listed with who is there and what is free, and Watch leads in without a Token', async () => {
  const table = new TestTable({ game: findGame('hanabi')!, facts: { phase: 'lobby', sitIn: true } });
  const names = ['nora', 'basic', null];
  server.replies.set('tables', () => ({ tables: [{ ...row, phase: 'lobby', names, bots: [null, row.bots[1], null] }] }));
  server.replies.set('watch', () => ({ ...table.entered(), seat: null, token: undefined }));
  await visit('/');
  const list = screen.getByRole('region', { name: 'Open tables' });
  expect(list.textContent).toContain('1 of 3 seats free');
  expect(list.textContent).toContain('with nora and BOT basic 1');
  await userEvent.click(screen.getByRole('button', { name: 'Watch #4812' }));
  await settle();
  expect(server.asked.find(({ ask }) => ask === 'watch')).not.toHaveProperty('token');
  expect(location.pathname).toBe('/t/4812');
});

test('tables that are one’s own, or that nobody may watch, are not offered to watch', async () => {
  keepSeatKey(4812, 'key');
  server.replies.set('tables', () => ({ tables: [row, { ...row, table: 5000, watchers: false }] }));
  await visit('/');
  expect(screen.queryByRole('region', { name: 'Open tables' })).toBeNull();
});

test.each([
  ['a team has one score', { scores: [21, 21, 21], winners: [], places: [1, 1, 1] }, 'Score 21.'],
  ['a bot that won is marked', { scores: [0, 2, 1], winners: [1], places: [3, 1, 2] }, 'BOT basic 1 won. 0 : 2 : 1'],
  ['what a person won is theirs', { scores: [9, 2, 1], winners: [0], places: [1, 2, 3] }, 'Won. 9 : 2 : 1'],
  ['a draw of two sides', { scores: [0.5, 0.5], winners: [], places: [1, 1] }, '#4812Draw.'],
  ['a win of one side', { scores: [1, 0], winners: [0], places: [1, 2] }, '#4812Won.'],
  ['a loss to the other side', { scores: [0, 1], winners: [1], places: [2, 1] }, '#4812Lost.'],
  ['a team with a perfect score', { scores: [25, 25, 25], winners: [0, 1, 2], places: [1, 1, 1] }, 'Score 25.'],
  ['a game nobody won', { scores: [0, 2, 1], winners: [], places: [3, 1, 2] }, 'The game ended. 0 : 2 : 1'],
])('finished games: %s', async (_, outcome, text) => {
  server.replies.set('mine', () => ({ tables: [{ ...row, seat: 0, outcome: { ...outcome, reason: 'x', extra: {} } }] }));
  await visit('/');
  expect(finished()).toContain(text);
});

test('why an attempt failed is said once, by the one assertive voice', async () => {
  fail('join', 'That Token does not fit game 4812.');
  await visit('/');
  const alerts = screen.getAllByRole('alert');
  expect(alerts.map(alert => alert.textContent)).toEqual(['That Token does not fit game 4812.']);
  expect(alerts[0]!.getAttribute('aria-live')).toBe('assertive');
});

test('an address with nothing behind it leads back to the main menu', async () => {
  await visit('/nowhere');
  expect(screen.getByRole('heading', { name: 'There is nothing at this address.' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Main menu' }));
  expect(screen.getByRole('heading', { name: 'Pull up a chair.' })).toBeDefined();
});
