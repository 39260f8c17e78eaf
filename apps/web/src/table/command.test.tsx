// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import type { SeenView } from '@parlor/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveRegions } from '../parts/live.tsx';
import { Table } from '../screens/table.tsx';
import { useDrafts } from '../stores/drafts.ts';
import { useSettings } from '../stores/settings.ts';
import { closePage, listenLikeThePage, settle, TestServer } from '../testing/server.ts';
import { TestTable } from '../testing/table.ts';

const hanabi = findGame('hanabi')!;
let server: TestServer;

beforeAll(listenLikeThePage);
beforeEach(() => {
  server = new TestServer();
  history.replaceState(null, '', '/t/4812');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  closePage();
});

async function sit(table = new TestTable({ game: hanabi })): Promise<TestTable> {
  server.seat(table);
  server.replies.set('move', () => ({ n: 1 }));
  render(
    <>
      <Table id={table.id} />
      <LiveRegions />
    </>,
  );
  await settle();
  return table;
}

const seen = (table: TestTable) => table.entered().view as SeenView;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Command' });

async function type(line: string): Promise<void> {
  await userEvent.clear(box());
  await userEvent.type(box(), `${line}{Enter}`);
  await settle();
}

const asked = (name: string) => server.asked.filter(({ ask }) => ask === name);
const refusal = () => document.querySelector('.bar-refusal p')?.textContent;
const answer = () => document.querySelector('.command-answer')?.textContent;
const offered = () => [...document.querySelectorAll('datalist option')].map(option => option.getAttribute('value'));

describe('moves', () => {
  test('a typed move is sent, and the box is empty once it is made', async () => {
    await sit();
    expect(offered()).toContain('play 1');
    await type('play 1');
    expect(asked('move')).toMatchObject([{ move: 'P0', seen: 0 }]);
    expect(box().value).toBe('');
  });

  test('a past view sends none: it says why, keeps the line and offers no move', async () => {
    const table = await sit();
    await server.tell(table.move(), table.move());
    await userEvent.click(screen.getByRole('button', { name: 'Show turn 1' }));
    await type('play 2');
    expect(asked('move')).toEqual([]);
    expect(refusal()).toContain('You are looking at turn 1. Go back to now to move.');
    expect(box().value).toBe('play 2');
    expect(offered()).not.toContain('play 1');
    await type('legal');
    expect(answer()).toContain('You are looking at turn 1.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(refusal()).toBeUndefined();
    await type('play 2');
    expect(asked('move')).toMatchObject([{ move: 'P1' }]);
  });

  test('a lost connection takes none, not even for later', async () => {
    await sit();
    await server.drop();
    await type('play 1');
    expect(refusal()).toContain('The connection is lost. You can move when it is back.');
    expect(screen.queryByRole('button', { name: /^Play slot/ })).toBeNull();
    server.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    await screen.findByText(/^Back\./, { selector: '.bar p' }, { timeout: 10_000 });
    expect(asked('move')).toEqual([]);
  });

  test('a seat that is on another device moves from there alone', async () => {
    const table = await sit();
    await server.tell({ tell: 'aside', table: table.id, code: 'elsewhere', message: '' });
    await type('play 1');
    expect(asked('move')).toEqual([]);
    expect(refusal()).toContain('Your seat is not on this device.');
  });
});

describe('words', () => {
  test('a refused message stays in the box, and a Player ID may have blanks in it', async () => {
    await sit(new TestTable({ game: hanabi, names: ['nora', 'ann two words'] }));
    server.refuse('say', 'away', 'ann two words is away and cannot read it now.');
    await type('msg ann two words hi there');
    expect(asked('say')).toMatchObject([{ to: 'ann two words', text: 'hi there' }]);
    expect(refusal()).toContain('ann two words is away');
    expect(box().value).toBe('msg ann two words hi there');
    server.replies.set('say', () => ({ id: 1 }));
    await userEvent.type(box(), '{Enter}');
    await settle();
    expect(box().value).toBe('');
  });

  test('discards shows them; save waits for the end; bots add asks the table', async () => {
    const table = await sit();
    await type('discards');
    expect(answer()).toBe(hanabi.panels!['discards']!.show(seen(table), ['nora', 'ben'], 0));
    await type('save');
    expect(refusal()).toContain('the game must be over');
    server.refuse('add-bot', 'table-started', 'This game has started already.');
    await type('bots add random');
    expect(asked('add-bot')).toMatchObject([{ bot: 'random' }]);
    expect(refusal()).toContain('This game has started already.');
  });

  test('sort orders the hand of a game told in text, and places that are typed are places on the screen', async () => {
    const phase10 = findGame('phase10')!;
    const table = await sit(new TestTable({ game: phase10 }));
    await type('sort');
    expect(answer()).toMatch(/^Say how: sort .*\|none\.$/);
    const order = Object.keys(phase10.orders!)[0]!;
    await type(`sort ${order}`);
    expect(answer()).toBe(`Your hand is sorted by ${order}.`);
    const drawn = phase10.render(phase10.orders![order]!(seen(table)), ['nora', 'ben']);
    await type('table');
    expect(answer()).toBe(drawn);
    vi.resetModules();
    const reloaded = await import('../stores/hand-order.ts');
    expect(reloaded.handOrder(table.id)).toBe(order);
    await server.tell({ tell: 'aside', table: table.id, code: 'closed', message: 'The creator closed this table.' });
    expect(reloaded.handOrder(table.id)).toBe('none');
  });

  test.each([
    ['quit', '/goodbye'],
    ['menu', '/'],
    ['create', '/create'],
    ['join 4790 K7QX-2M9P', '/join'],
  ])('%s leads to %s', async (line, path) => {
    await sit();
    await type(line);
    expect(location.pathname).toBe(path);
    if (path === '/join') expect(useDrafts.getState().join).toEqual({ id: '4790', token: 'K7QX-2M9P' });
  });

  test('leave asks as the button does, help opens the help, which names the words of the game', async () => {
    useSettings.getState().change({ letterKeys: true });
    await sit();
    await type('leave');
    expect(screen.getByRole('dialog', { name: 'Leave the table?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await type('help');
    expect(screen.getByRole('dialog', { name: 'Help' }).textContent).toContain('In this game also: discards.');
  });
});
