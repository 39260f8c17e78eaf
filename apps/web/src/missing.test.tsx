// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { Boundary } from './parts/boundary.tsx';
import './screens/table.tsx';
import { closePage, listenLikeThePage, settle, TestServer } from './testing/server.ts';
import { TestTable } from './testing/table.ts';

vi.mock('@parlor/games/boards', () => ({
  boards: { hanabi: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  emblems: {},
}));

beforeAll(listenLikeThePage);
afterEach(() => {
  cleanup();
  closePage();
  vi.restoreAllMocks();
});

test('a part of the page that does not arrive: what to do, and the ways out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <Boundary>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  );
  await settle();
  expect(screen.getByRole('heading', { name: 'This page did not arrive whole.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Main menu' })).toBeDefined();
});

test('a board that does not arrive: the game goes on in text, and says so', async () => {
  const server = new TestServer();
  const table = new TestTable({ game: findGame('hanabi')! });
  server.seat(table);
  history.replaceState(null, '', '/t/4812');
  render(<App />);
  await screen.findByText('The drawn board did not arrive. The game goes on in text.');
  expect(screen.getByRole('region', { name: 'Board' }).textContent).toContain('your turn');
  expect(screen.getByRole('button', { name: 'play 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});
