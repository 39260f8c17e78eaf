// @vitest-environment happy-dom
import { findGame } from '@parlor/games';
import type { SeenView } from '@parlor/kernel';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveRegions } from '../parts/live.tsx';
import { useSpeech } from '../platform/speech.ts';
import { Table } from '../screens/table.tsx';
import { hasSeatKey } from '../stores/keys.ts';
import { useSettings } from '../stores/settings.ts';
import { closePage, listenLikeThePage, settle, TestServer } from '../testing/server.ts';
import { person, TestTable } from '../testing/table.ts';
import { useTable } from './store.ts';

const hanabi = findGame('hanabi')!;
const codex = findGame('codex')!;
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

async function sit(table: TestTable): Promise<void> {
  server.seat(table);
  render(
    <>
      <Table id={table.id} />
      <LiveRegions />
    </>,
  );
  await settle();
}

/** The clock of the page goes on, second by second, as it does on the wall. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await act(async () => vi.advanceTimersByTime(1000));
}

const bar = (text: RegExp) => document.querySelector('.bars')?.textContent?.match(text)?.[0] ?? null;
const status = () => document.querySelector('.pill')?.textContent;
const politely = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();

describe('people and the table', () => {
  test('alone at a Codex table: it says how long it waits, and counts', async () => {
    vi.useFakeTimers();
    await sit(new TestTable({ game: codex, facts: { phase: 'suspended', suspendedFor: 42_000 } }));
    expect(bar(/You are alone.*/)).toBe('You are alone at the table. It waits 42 s for the others.');
    await pass(2);
    expect(bar(/You are alone.*/)).toBe('You are alone at the table. It waits 40 s for the others.');
    expect(status()).toBe('The table waits');
    expect(screen.getByRole('region', { name: 'Actions' }).textContent).toContain('The game waits for the others to come back.');
    await server.tell({ tell: 'table', facts: { phase: 'playing', suspendedFor: null }, news: [{ kind: 'resumed' }] });
    expect(bar(/You are alone/)).toBeNull();
  });

  test.each([
    ['removed', 'The creator of the table has taken you off it.'],
    ['closed', 'The creator closed this table.'],
  ] as const)('%s: the reason and the way to the main menu, and the seat is forgotten', async (code, message) => {
    history.replaceState(null, '', '/t/4812');
    const table = new TestTable({ game: hanabi, facts: { phase: 'lobby', people: [null, null] } });
    await sit(table);
    await server.tell({ tell: 'aside', table: table.id, code, message });
    expect(bar(/The creator.*\./)).toBe(message);
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(hasSeatKey(table.id)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Main menu' }));
    expect(location.pathname).toBe('/');
  });

  test('somebody left and the game is over: nobody has the turn or is waited for, and no old refusal stands there', async () => {
    const table = new TestTable({ game: hanabi });
    await sit(table);
    await screen.findByRole('region', { name: 'Your hand' });
    expect(document.querySelectorAll('.ui-seat-turn')).toHaveLength(1);
    await act(async () => useTable.setState({ refusal: { code: 'turn', message: 'It is not your turn.' } }));
    const outcome = { scores: [0, 0], winners: [], places: [1, 1], reason: 'left', extra: {} };
    const people = table.facts.people.map((person, seat) => person && { ...person, here: seat === 0, left: seat === 1 });
    await server.tell({
      tell: 'table',
      facts: { phase: 'over', outcome, people },
      news: [{ kind: 'left', seat: 1, name: 'ben' }],
    });
    expect(status()).toBe('Game over');
    expect(document.querySelectorAll('.ui-seat-turn')).toHaveLength(0);
    expect(document.querySelectorAll('.ui-seat-away')).toHaveLength(0);
    expect(document.querySelectorAll('.bar-refusal')).toHaveLength(0);
  });

  test('the server restarts: the bar says that the game is saved', async () => {
    await sit(new TestTable({ game: hanabi }));
    await server.tell({ tell: 'restart', message: 'The server restarts.' });
    expect(bar(/The server.*saved\./)).toBe('The server restarts. Your game is saved.');
  });

  test.each([
    ['hanabi with a clock', hanabi, { limit: 30 }, 'ben is away; the table moves for ben.'],
    ['hanabi without a clock', hanabi, {}, 'ben is away.'],
    ['codex', codex, {}, 'ben is away and passed over.'],
  ])('%s: somebody is lost and back: the log says so, and what the table does meanwhile', async (_, game, facts, away) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await sit(new TestTable({ game, facts }));
    await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'lost', seat: 1, name: 'ben' }] });
    expect(politely()).toBe(away);
    await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'back', seat: 1, name: 'ben' }] });
    expect(politely()).toBe('ben is back.');
    expect([...document.querySelectorAll('.log-news')].map(line => line.textContent)).toEqual([away, 'ben is back.']);
  });

  test('in a lobby nothing moves for whoever is away', async () => {
    const people = [person('nora'), person('ben'), null];
    await sit(new TestTable({ game: codex, facts: { phase: 'lobby', people } }));
    await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'lost', seat: 1, name: 'ben' }] });
    expect(politely()).toBe('ben is away.');
  });

  test('without a clock the help says that the table waits, and for what', async () => {
    await sit(new TestTable({ game: hanabi }));
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Help' }).textContent).toContain(
      'If a connection drops: The table waits; after a minute the others may let a bot play.',
    );
  });

  test('a bot that plays for somebody is named at the seat and with each of its moves', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const standIn = { name: 'ladder', version: '1' };
    const people = [person('nora'), person('ben', { here: false, standIn })];
    const table = new TestTable({ game: hanabi, facts: { people } });
    await sit(table);
    await server.tell(table.move(), table.move('bot'));
    const seat = await screen.findByRole('region', { name: 'ben' });
    expect(seat.textContent).toContain('BOT ladder 1 plays for ben');
    const [, turn] = document.querySelectorAll('.log-turn');
    expect(turn?.textContent).toMatch(/ben .*Moved by BOT ladder 1\.$/);
    expect(document.querySelectorAll('.log-turn')[0]?.textContent).not.toContain('Moved by');
  });

  test('a bot that sits down is told with its mark and version', async () => {
    await sit(new TestTable({ game: hanabi, facts: { phase: 'lobby' } }));
    const bot = { name: 'basic', version: '1.2' };
    await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'bot-added', seat: 1, name: 'basic 2', bot }] });
    expect(politely()).toBe('BOT basic 1.2 (2) sat down.');
    await server.tell({ tell: 'table', facts: {}, news: [{ kind: 'bot-removed', seat: 1, name: 'basic 2', bot }] });
    expect(politely()).toBe('BOT basic 1.2 (2) left the table.');
  });

  test('a lost connection is said once, however long it lasts; only two voices speak', async () => {
    vi.useFakeTimers();
    await sit(new TestTable({ game: hanabi }));
    await server.drop();
    expect(politely()).toBe('Connection lost. Trying again now.');
    useSpeech.setState({ polite: '' });
    for (let tries = 0; tries < 3; tries++) {
      await pass(1);
      await server.drop();
    }
    expect(bar(/Connection lost/)).not.toBeNull();
    expect(politely()).toBe('');
    expect(document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(2);
  });

  test('back after a lost connection: how many moves were made, and Show goes to where one left', async () => {
    vi.useFakeTimers();
    const table = new TestTable({ game: hanabi });
    await sit(table);
    await server.tell(table.move());
    await server.drop();
    expect(bar(/Connection lost/)).not.toBeNull();
    table.move();
    table.move();
    server.mend();
    await pass(1);
    await settle();
    expect(bar(/Back\..*moves\./)).toBe('Back. While you were away: 2 moves.');
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(bar(/You are looking at turn \d/)).toBe('You are looking at turn 1');
  });

  test('a past turn has no clock at its seats: the running one is that of now', async () => {
    const clock = { seat: 0, left: 50_000, running: true };
    const table = new TestTable({ game: hanabi, facts: { limit: 60, clock } });
    await sit(table);
    await server.tell(table.move(), table.move());
    await screen.findByRole('region', { name: 'Your hand' });
    expect(document.querySelectorAll('.ui-seat .clock')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show turn 1' }));
    expect(document.querySelectorAll('.ui-seat .clock')).toHaveLength(0);
    expect(document.querySelectorAll('.clock')).toHaveLength(1);
  });

  test('back and nothing missed: it says so and has nothing to show', async () => {
    vi.useFakeTimers();
    await sit(new TestTable({ game: hanabi }));
    await server.drop();
    server.mend();
    await pass(1);
    await settle();
    expect(bar(/Back\..*away\./)).toBe('Back. Nothing happened while you were away.');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });
});

describe('time', () => {
  const clock = { seat: 0, left: 30_000, running: true };

  test('time ran out: what the table did, and that one is still in', async () => {
    const table = new TestTable({ game: hanabi, facts: { limit: 30, clock } });
    await sit(table);
    await server.tell(table.move('timeout'));
    expect(bar(/Time ran out\..*/)).toMatch(/^Time ran out\. The table moved for you: you .*[^.]\. You are still in\.$/);
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toContain('Time ran out.');
  });

  test('when the game ends, nothing says any longer that one is still in or on turn', async () => {
    const table = new TestTable({ game: hanabi, facts: { limit: 30, clock } });
    await sit(table);
    await server.tell(table.move('timeout'));
    const outcome = { scores: [0, 0], winners: [], places: [1, 1], reason: 'strikeout', extra: {} };
    await server.tell({ tell: 'table', facts: { phase: 'over', outcome }, news: [{ kind: 'over' }] });
    expect(bar(/Time ran out/)).toBeNull();
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('');
  });

  test('the own turn is spoken at half, at 10 s and at 5 s, and at no other second', async () => {
    vi.useFakeTimers();
    await sit(new TestTable({ game: hanabi, facts: { limit: 30, clock } }));
    const spoken: (string | undefined)[] = [];
    for (let second = 0; second < 30; second++) {
      await pass(1);
      if (politely() !== spoken.at(-1) && politely()?.includes('seconds left')) spoken.push(politely());
    }
    expect(spoken).toEqual(['15 seconds left.', '10 seconds left.', '5 seconds left.']);
  });

  test('while the connection is lost, the own clock keeps running and says so', async () => {
    vi.useFakeTimers();
    await sit(new TestTable({ game: hanabi, facts: { limit: 30, clock } }));
    await server.drop();
    expect(bar(/Your clock.*\./)).toBe('Your clock keeps running.');
    expect(politely()).toContain('Your clock keeps running.');
    const shown = () => document.querySelector('.status .clock')?.textContent;
    expect(shown()).toBe('0:30');
    await pass(3);
    expect(shown()).toBe('0:27');
  });

  test('off turn a lost connection costs no time, and the bar does not speak of it', async () => {
    const table = new TestTable({ game: hanabi, facts: { limit: 30, clock } });
    table.move();
    await sit(table);
    await server.drop();
    expect(bar(/Connection lost/)).not.toBeNull();
    expect(bar(/Your clock/)).toBeNull();
  });

  test("another's clock is not spoken", async () => {
    vi.useFakeTimers();
    const table = new TestTable({ game: hanabi, facts: { limit: 30, clock } });
    await sit(table);
    await server.tell(table.move());
    await pass(30);
    expect(politely()).not.toContain('seconds left');
  });
});

describe('your turn', () => {
  const shown: string[] = [];

  function allowNotices(permission: NotificationPermission, visibility: DocumentVisibilityState): void {
    shown.length = 0;
    const made = vi.fn(function notice(title: string, { body }: NotificationOptions) {
      shown.push(`${title}: ${body}`);
    });
    vi.stubGlobal('Notification', Object.assign(made, { permission }));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  }

  afterEach(() => vi.restoreAllMocks());

  async function turnComes(): Promise<void> {
    const table = new TestTable({ game: hanabi });
    table.move();
    await sit(table);
    expect(document.title).toBe('Hanabi - Parlor');
    await server.tell(table.move());
  }

  test('it stands in the title', async () => {
    await turnComes();
    expect(document.title).toBe('(!) Your turn - Hanabi');
  });

  test('with permission and a hidden tab there is a notice', async () => {
    allowNotices('granted', 'hidden');
    await turnComes();
    expect(shown).toEqual(['Your turn: Hanabi']);
  });

  test('where the browser forbids pages to make notices, the game goes on without one', async () => {
    allowNotices('granted', 'hidden');
    const forbidden = () => {
      throw new TypeError('Illegal constructor.');
    };
    vi.stubGlobal('Notification', Object.assign(vi.fn(forbidden), { permission: 'granted' }));
    await turnComes();
    expect(document.title).toBe('(!) Your turn - Hanabi');
    expect(Notification).toHaveBeenCalledOnce();
  });

  test.each([
    ['without permission', 'default', 'hidden'],
    ['when it was refused', 'denied', 'hidden'],
    ['while the tab is seen', 'granted', 'visible'],
  ] as const)('%s there is none', async (_, permission, visibility) => {
    allowNotices(permission, visibility);
    await turnComes();
    expect(shown).toEqual([]);
  });
});

describe('on a phone', () => {
  const sheetOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })));

  test('the discards have a tab beside log and chat, drawn as on the board; one of them shows its turn and the board', async () => {
    const table = new TestTable({ game: hanabi });
    await sit(table);
    await screen.findByRole('region', { name: 'Your hand' });
    await server.tell(table.move(), table.move(), table.move());
    await userEvent.click(screen.getByRole('button', { name: 'Discards' }));
    const list = within(screen.getByRole('region', { name: 'Discards' }));
    await userEvent.click(list.getAllByRole('button', { name: /^(red|yellow|green|white|blue) \d.*, show the turn$/ })[0]!);
    expect(bar(/You are looking at turn \d/)).not.toBeNull();
    expect(sheetOpen('Discards')).toBe('false');
  });

  test('a tap on the sentence of a log line shows that turn, and the log makes room for the board', async () => {
    const table = new TestTable({ game: hanabi });
    await sit(table);
    await server.tell(table.move(), table.move());
    await userEvent.click(screen.getByRole('button', { name: 'Log' }));
    await userEvent.click(document.querySelector('.log-turn p')!);
    expect(bar(/You are looking at turn \d/)).toBe('You are looking at turn 1');
    expect(sheetOpen('Log')).toBe('false');
  });
});

test('the discards of a game without a drawing of them are told in its words', async () => {
  const game = findGame('phase10')!;
  const table = new TestTable({ game });
  await sit(table);
  await userEvent.click(screen.getByRole('button', { name: 'Discards', expanded: false }));
  const shown = screen.getByRole('region', { name: 'Discards' }).textContent;
  expect(shown).toBe(game.panels!['discards']!.show(table.entered().view as SeenView, ['nora', 'ben'], 0));
});

test('the table menu reads the table aloud, as the key R does', async () => {
  const table = new TestTable({ game: hanabi });
  await sit(table);
  await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read the table aloud' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(politely()).toBe(hanabi.render(table.entered().view as SeenView, ['nora', 'ben']).trim());
});

describe('single-letter keys', () => {
  const chatOpen = () => screen.getByRole('button', { name: /^Chat/ }).getAttribute('aria-expanded');

  test('C opens the chat, / the command box, ? the help', async () => {
    await sit(new TestTable({ game: hanabi }));
    await userEvent.keyboard('c');
    expect(chatOpen()).toBe('true');
    await userEvent.keyboard('/');
    await act(async () => new Promise(resolve => setTimeout(resolve)));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Command' }));
    await userEvent.keyboard('c');
    expect(chatOpen()).toBe('false');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Help' })).toBeDefined();
  });

  test('switched off, neither letters nor signs do anything', async () => {
    useSettings.getState().change({ letterKeys: false });
    const table = new TestTable({ game: hanabi });
    table.move();
    await sit(table);
    const before = document.body.innerHTML;
    for (const key of 'lcrxkpdh/?[]1') await userEvent.keyboard(key === '[' ? '[[' : key);
    await settle();
    expect(document.body.innerHTML).toBe(before);
    useSettings.getState().change({ letterKeys: true });
  });
});
