// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from './app.tsx';
import { keepSeatKey } from './stores/keys.ts';
import './screens/table.tsx';
import { closePage, settle, TestServer } from './testing/server.ts';

let server: TestServer;

beforeEach(() => {
  server = new TestServer();
});
afterEach(() => {
  cleanup();
  closePage();
});

test.each(['/t/abc', '/j/abc#K7QX-2M9P', '/t/-1', '/nowhere'])('%s is no address: it says so and leads on', async path => {
  history.replaceState(null, '', path);
  render(<App />);
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'There is nothing at this address.' }));
  expect(screen.getByRole('link', { name: 'Main menu' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Join a game' }).getAttribute('href')).toBe('/join');
  expect(server.asked).toEqual([]);
});

test('an invite to a table one sits at becomes the table in the history, so Back leads out', async () => {
  keepSeatKey(4812, 'seat-key');
  history.replaceState(null, '', '/j/4812#K7QX-2M9P');
  const before = history.length;
  render(<App />);
  await settle();
  expect(location.pathname).toBe('/t/4812');
  expect(history.length).toBe(before);
});
