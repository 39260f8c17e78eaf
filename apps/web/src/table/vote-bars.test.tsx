// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import type { Person } from '@parlor/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegions } from '../parts/live.tsx';
import { Table } from '../screens/table.tsx';
import { closePage, listenLikeThePage, settle, TestServer } from '../testing/server.ts';
import { person, TestTable } from '../testing/table.ts';

let server: TestServer;

beforeAll(listenLikeThePage);
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closePage();
});

const table = (limit: number | null, ben: Partial<Person>) =>
  new TestTable({
    game: findGame('hanabi')!,
    names: ['nora', 'ben', 'cleo'],
    facts: { limit, people: [person('nora'), person('ben', ben), person('cleo')] },
  });

async function sit(at: TestTable): Promise<void> {
  server.seat(at);
  render(
    <>
      <Table id={at.id} />
      <LiveRegions />
    </>,
  );
  await settle();
}

const button = () => screen.queryByRole('button', { name: 'Let a bot play for ben' });
const politely = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();

test('somebody whose turns ran out: the others vote for a bot, see who else wants it, and may think again', async () => {
  await sit(table(60, { away: true, votes: [2] }));
  server.replies.set('vote', () => ({ votes: [2, 0] }));
  expect(document.querySelector('.bars')?.textContent).toContain('ben is away. For a bot: cleo.');
  await act(async () => button()!.click());
  expect(server.asked.at(-1)).toMatchObject({ ask: 'vote', seat: 1, on: true });
  const people = [person('nora'), person('ben', { away: true, votes: [2, 0] }), person('cleo')];
  await server.tell({ tell: 'table', facts: { people }, news: [{ kind: 'voted', seat: 1, name: 'ben' }] });
  expect(politely()).toBe('For a bot in the place of ben: cleo and nora.');
  await act(async () => screen.getByRole('button', { name: 'Take my vote back' }).click());
  expect(server.asked.at(-1)).toMatchObject({ ask: 'vote', seat: 1, on: false });
});

test('a bot plays for somebody: it is named with its mark, there is nothing more to vote about, and the return is told', async () => {
  await sit(table(60, { away: true }));
  const standIn = { name: 'ladder', version: '1' };
  const people = [person('nora'), person('ben', { away: true, standIn }), person('cleo')];
  await server.tell({ tell: 'table', facts: { people }, news: [{ kind: 'stand-in', seat: 1, name: 'ben' }] });
  expect(politely()).toBe('BOT ladder 1 plays for ben until they return.');
  expect(button()).toBeNull();
  await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'stand-in-over', seat: 1, name: 'ben' }] });
  expect(politely()).toBe('ben plays again.');
});

test('without a turn limit the vote opens after a minute of absence', async () => {
  vi.useFakeTimers();
  await sit(table(null, { here: false }));
  expect(button()).toBeNull();
  for (let second = 0; second < 61; second++) await act(async () => vi.advanceTimersByTime(1000));
  expect(button()).not.toBeNull();
});

test('nobody votes about people who are there, about bots, or about those who have left', async () => {
  await sit(table(60, { bot: { name: 'basic', version: '1' }, here: false }));
  expect(button()).toBeNull();
  await server.tell({ tell: 'table', facts: { people: [person('nora'), person('ben', { left: true }), null] }, news: [] });
  expect(button()).toBeNull();
});

test('whose turns ran out, and whose bot was exchanged, is told', async () => {
  await sit(table(60, {}));
  await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'away', seat: 1, name: 'ben' }] });
  expect(politely()).toBe('ben is away: three turns ran out. The turn time is 5 s until ben does something.');
  await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'away', seat: 0, name: 'nora' }] });
  expect(politely()).toBe('Three of your turns ran out. Your turn time is 5 s until you do something.');
  const bot = { name: 'ladder', version: '1' };
  const people = [person('nora'), person('ladder', { bot: { name: 'random', version: '1' } }), person('cleo')];
  await server.tell({ tell: 'table', facts: { people }, news: [{ kind: 'bot-exchanged', seat: 1, name: 'ladder', bot }] });
  expect(politely()).toBe('BOT ladder 1 failed three times; BOT random 1 plays on.');
});
