/**
 * The client's figures, printed as a table for bench/results.md: sizes of the first load, navigation to interactive menu,
 * received update to painted board, both under a 4x slower CPU and read from the browser's own trace.
 * `npx tsx apps/web/bench/web.ts`
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import buildBoth, { CLIENT } from '../e2e/build.ts';
import { openHouse } from '../e2e/house.ts';
import type { Person } from '../e2e/person.ts';

const SLOWER = 4;
const LOADS = 7;
const UPDATES = 60;

await buildBoth();
const house = await openHouse({ botPace: 400 });
const sizes = await measureSizes();
const loads = await measureLoads();
const updates = [...(await measureUpdates('Hanabi')), ...(await measureUpdates('Hanto'))];
await house.close();

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const rows = [
  ['first load, JavaScript and CSS, gzipped', kB(sizes.first), '<= 180 kB'],
  ['fonts beside it', kB(sizes.fonts), '<= 80 kB'],
  ...sizes.boards.map(({ game, bytes }) => [`board of ${game}, its own chunks, gzipped`, kB(bytes), '<= 60 kB']),
  [
    `navigation to interactive menu, ${SLOWER}x slower CPU, median of ${LOADS} (worst)`,
    `${ms(at(loads, 0.5))} (${ms(at(loads, 1))})`,
    '< 1500 ms',
  ],
  [
    `received update to painted board, ${SLOWER}x slower CPU, p50 / p95 of ${updates.length}`,
    `${ms(at(updates, 0.5))} / ${ms(at(updates, 0.95))}`,
    '< 50 ms at p95 (goal)',
  ],
];
process.stdout.write(`| what | measured | bar |\n|---|---|---|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`);

function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** What the front page asks for until it is quiet, and what each table asks for beyond that. */
async function measureSizes() {
  const person = await house.person('');
  const asked = new Set<string>();
  person.page.on('response', response => asked.add(new URL(response.url()).pathname));
  await person.page.reload({ waitUntil: 'networkidle' });
  const front = new Set(asked);
  const boards: { game: string; bytes: number }[] = [];
  for (const game of ['Hanabi', 'Hanto']) {
    await person.press(`${game} vs bots`);
    await person.turnComes();
    await person.page.waitForLoadState('networkidle');
    boards.push({ game, bytes: await gzipped([...asked].filter(path => !front.has(path))) });
    asked.clear();
    for (const path of front) asked.add(path);
    await person.page.getByRole('link', { name: 'Main menu' }).click();
    // A page of its own for each game: chunks are asked for once.
    await person.page.reload({ waitUntil: 'networkidle' });
  }
  return { first: await gzipped([...front]), fonts: await total([...front].filter(path => path.endsWith('.woff2'))), boards };
}

async function gzipped(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.filter(path => /\.(js|css)$/.test(path)).map(path => readFile(onDisk(path))));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

async function total(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map(path => readFile(onDisk(path))));
  return files.reduce((sum, file) => sum + file.length, 0);
}

function onDisk(path: string): string {
  return join(CLIENT, path);
}

/** Interactive: the menu's buttons are there with their handlers, and the frame that shows them was made. */
async function measureLoads(): Promise<number[]> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const person = await house.person('');
    const session = await slowed(person.page);
    await person.page.addInitScript(markMenu);
    const events = await traced(session, async () => {
      await person.page.goto(house.url);
      await person.page.waitForFunction(() => performance.getEntriesByName('menu-interactive').length > 0);
    });
    const ready = events.find(event => event.name === 'menu-interactive');
    const started = events.filter(event => event.name === 'navigationStart' && event.ts < (ready?.ts ?? 0)).at(-1);
    if (ready && started) times.push((ready.ts - started.ts) / 1000);
    await person.page.context().close();
  }
  return times;
}

/** Runs in the page: a mark in the first frame after the menu's links are there. */
function markMenu(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('a[href$="/create"]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('menu-interactive')));
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** From the trace's own event for a received message to the end of the frame that painted what it changed on the board. */
async function measureUpdates(game: string): Promise<number[]> {
  const person = await house.person('');
  await person.press(`${game} vs bots`);
  await person.turnComes();
  const session = await slowed(person.page);
  await person.page.evaluate(markBoard);
  const events = await traced(session, () => playOn(person));
  await person.page.context().close();
  const changed = events.filter(event => event.name === 'board-changed');
  // Of the thread that draws the board: other threads have tasks and frames too.
  const drawing = events.filter(event => event.tid === changed[0]?.tid && event.pid === changed[0]?.pid);
  const tasks = drawing.filter(event => event.name === 'RunTask');
  const commits = drawing.filter(event => event.name === 'Commit');
  return drawing
    .filter(event => event.name === 'WebSocketReceive')
    .flatMap(received => {
      // The task that hears an update changes the board; answers and pings change nothing.
      const task = tasks.find(one => covers(one, received));
      const commit = commits.find(one => one.ts > endOf(task));
      return task && commit && changed.some(one => covers(task, one)) ? [(endOf(commit) - received.ts) / 1000] : [];
    });
}

function covers(task: TraceEvent, event: TraceEvent): boolean {
  return task.ts <= event.ts && event.ts <= endOf(task);
}

function endOf(event: TraceEvent | undefined): number {
  return event ? event.ts + (event.dur ?? 0) : Number.POSITIVE_INFINITY;
}

/** Runs in the page: a mark for every change of the board. */
function markBoard(): void {
  const board = document.querySelector('.play');
  const watch = new MutationObserver(() => performance.mark('board-changed'));
  if (board) watch.observe(board, { childList: true, subtree: true, attributes: true, characterData: true });
}

/** So many own turns, or to the end of the game. The page plays by itself: a runner that keeps asking would be in its way. */
async function playOn(person: Person): Promise<void> {
  await person.page.evaluate(playCarefully, UPDATES / 3);
  await person.page.waitForFunction(() => performance.getEntriesByName('played').length > 0, null, {
    polling: 1000,
    timeout: 180_000,
  });
}

/** Runs in the page. Careful moves, so that the game lasts: the legal moves are those the command box completes. */
function playCarefully(turns: number): void {
  let left = turns;
  let typed: string | null = null;
  const look = setInterval(() => {
    const status = document.querySelector('.status')?.textContent ?? '';
    if (left === 0 || status.includes('Game over')) {
      clearInterval(look);
      performance.mark('played');
      return;
    }
    const last = [...document.querySelectorAll('.log-number')].at(-1)?.textContent ?? '';
    const lines = [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(option => option.value);
    // Moves have a number in them, commands have none. They are listed once the board is painted.
    const legal = lines.filter(line => /\d/.test(line));
    if (!status.includes('Your turn') || last === typed || legal.length === 0) return;
    typed = last;
    left--;
    const calm = legal.filter(move => !/^P\d/.test(move));
    const box = document.querySelector<HTMLInputElement>('.command-row > input');
    if (!box) return;
    // As typing does it: the page's own framework listens to the input event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      box,
      calm[calm.length >> 1] ?? legal[0] ?? '',
    );
    box.dispatchEvent(new Event('input', { bubbles: true }));
    setTimeout(() => box.form?.requestSubmit(), 50);
  }, 250);
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  await run();
  const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}
