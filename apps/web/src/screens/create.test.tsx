// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { freshCreate, useDrafts } from '../stores/drafts.ts';
import { closePage, settle, TestServer } from '../testing/server.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
let server: TestServer;

beforeEach(async () => {
  server = new TestServer();
  server.offer('hanabi', ['random', 'pipeline']);
  server.refuse('create', 'own-table', 'You already own game #4790.');
  useDrafts.setState({ create: freshCreate, name: 'nora', failure: null });
  history.replaceState(null, '', '/create');
  render(<App />);
  await settle();
});
afterEach(() => {
  cleanup();
  closePage();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const flip = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const asked = () => server.asked.find(request => request.ask === 'create');

test('left alone: watchers may come, the table is private, talk is free, seats are as taken, the deal is fresh', async () => {
  await press('Create');
  expect(asked()).toMatchObject({ watchers: true, sitIn: false, public: false, chat: 'all', random: false });
  expect(asked()).not.toHaveProperty('seed');
  expect(asked()).not.toHaveProperty('bots');
});

test('every table option is sent as it was chosen', async () => {
  await userEvent.click(screen.getByText('Table options'));
  await flip('Watchers may take a free seat');
  await flip('Public table');
  await flip('Random seating');
  await userEvent.click(screen.getByRole('radio', { name: 'Quick phrases only' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Seed' }));
  await userEvent.paste(` ${SEED.toUpperCase()} `);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bot 1' }), 'pipeline');
  await press('Create');
  expect(asked()).toMatchObject({
    watchers: true,
    sitIn: true,
    public: true,
    chat: 'phrases',
    random: true,
    seed: SEED,
    bots: ['pipeline'],
  });
});

test('without watchers nobody can sit in from among them', async () => {
  await userEvent.click(screen.getByText('Table options'));
  await flip('Watchers may take a free seat');
  await flip('Watchers allowed');
  expect(screen.queryByRole('checkbox', { name: 'Watchers may take a free seat' })).toBeNull();
  await press('Create');
  expect(asked()).toMatchObject({ watchers: false, sitIn: false });
});

test('there is a list for each bot beside the creator, marked as bots, and no more than seats', async () => {
  await userEvent.click(within(screen.getByRole('group', { name: 'Players' })).getByRole('radio', { name: '3' }));
  const lists = () => within(screen.getByRole('group', { name: 'Bots to seat at once' })).getAllByRole('combobox');
  expect(lists()).toHaveLength(1);
  expect(within(lists()[0]!).getByRole('option', { name: 'BOT pipeline 1.2 (strength 2 of 5)' })).toBeDefined();
  await userEvent.selectOptions(lists()[0]!, 'pipeline');
  await userEvent.selectOptions(lists()[1]!, 'random');
  expect(lists()).toHaveLength(2);
  expect(screen.getByText('Strength 1 of 5. Plays like random.')).toBeDefined();
  await userEvent.click(within(screen.getByRole('group', { name: 'Players' })).getByRole('radio', { name: '2' }));
  expect(lists().map(list => (list as HTMLSelectElement).value)).toEqual(['pipeline']);
  await userEvent.selectOptions(lists()[0]!, '');
  expect(useDrafts.getState().create.table.bots).toEqual([]);
});

test('a seed that is none is refused in the server’s words, where it stands, and nothing is sent', async () => {
  const fold = screen.getByText('Table options').closest('details')!;
  await userEvent.type(screen.getByRole('textbox', { name: 'Seed' }), 'lucky');
  fold.open = false;
  await press('Create');
  await settle();
  expect(screen.getByText(/A seed is 32 lower-case hex digits/)).toBeDefined();
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Seed' }));
  expect(asked()).toBeUndefined();
});

test('a form sent with a fault goes to the first field that has one, each time', async () => {
  const time = screen.getByRole('textbox', { name: 'Turn time' });
  await userEvent.clear(time);
  await userEvent.type(time, '500');
  for (let tries = 0; tries < 2; tries++) {
    await press('Create');
    expect(document.activeElement).toBe(time);
  }
  expect(asked()).toBeUndefined();
});

test('what the server refuses stands in the main menu, and Try again has everything that was chosen', async () => {
  server.refuse('create', 'table-full', 'There is room for 1 bots beside you.');
  await flip('Public table');
  await press('Create');
  await settle();
  expect(screen.getByText('There is room for 1 bots beside you.', { selector: '.banner p' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Public table' }).checked).toBe(true);
});
