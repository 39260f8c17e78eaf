/** Walks through every screen; each is inspected, and what is found there is told by the screen's name. */
import type { House } from './house.ts';
import { inspect } from './inspect.ts';
import { expect } from './patient.ts';
import type { Person } from './person.ts';

interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const LAPTOP: Viewport = { width: 1280, height: 800 };
export const PHONE: Viewport = { width: 360, height: 740 };

/** Menu, forms, lobby, and the way from the end of a game back to the menu. */
export async function faultsAroundTables(house: House, viewport: Viewport): Promise<string[]> {
  const walker = await walk(house, viewport);
  const { nora, look } = walker;
  const { page } = nora;
  await look('menu');
  await nora.press('Settings');
  await look('settings');
  await nora.press('Done');
  await page.getByRole('link', { name: 'Create a game' }).click();
  await look('create');
  await nora.press('Back');
  await page.getByRole('link', { name: 'Join a game' }).click();
  await nora.press('Join');
  await look('join');
  await page.getByRole('textbox', { name: 'Game ID' }).fill('99999');
  await page.getByRole('textbox', { name: 'Token' }).fill('WRNG-TKNX');
  await nora.press('Join');
  await expect(nora.bar('That Token does not fit')).toBeVisible();
  await look('menu with a refusal');
  await nora.create({ game: 'Hanabi', players: 4, turnTime: 60, force: true });
  await look('lobby');
  await nora.press('Add bot');
  await look('bots');
  await page.keyboard.press('Escape');
  await nora.press('Table menu');
  await nora.press('Invite');
  await look('invite');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Main menu' }).first().click();
  await nora.press('Hanto vs bots');
  await nora.turnComes();
  await page.keyboard.press('/');
  await nora.command('resign');
  await expect(nora.gameOver()).toBeVisible();
  await look('game over');
  await nora.press('OK: main menu');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your finished games' })).toBeVisible();
  await look('menu with own tables and finished games');
  await page.getByRole('link', { name: 'Quit' }).click();
  await look('goodbye');
  return walker.found();
}

/** One table, what opens over it, and what happens to it: a seat opened elsewhere, a connection lost. */
export async function faultsAtHanabi(house: House, viewport: Viewport): Promise<string[]> {
  const walker = await walk(house, viewport);
  await atHanabi(house, walker);
  return walker.found();
}

/** The other games' tables, and one that is watched. */
export async function faultsAtOtherTables(house: House, viewport: Viewport): Promise<string[]> {
  const walker = await walk(house, viewport);
  await atHanto(walker);
  for (const game of ['Codex Naturalis', 'Phase 10']) {
    await walker.nora.press(`${game} vs bots`);
    await walker.nora.turnComes();
    await walker.look(`${game} table`);
    await toMainMenu(walker.nora);
  }
  await watching(house, walker);
  return walker.found();
}

interface Walker {
  readonly nora: Person;
  look(screen: string): Promise<void>;
  found(): string[];
}

async function walk(house: House, viewport: Viewport): Promise<Walker> {
  const nora = await house.person('nora', { viewport });
  const found: string[] = [];
  const look = async (screen: string) => {
    const faults = await inspect(nora.page, viewport === PHONE);
    found.push(...faults.map(fault => `${screen}: ${fault}`));
  };
  return { nora, look, found: () => [...found, ...nora.complaints] };
}

async function atHanabi(house: House, { nora, look }: Walker): Promise<void> {
  const { keyboard } = nora.page;
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  await look('Hanabi table');
  await nora.press(/^Your slot 1/);
  await look('Hanabi, card selected');
  await keyboard.press('Escape');
  await nora.press(/^BOT .* slot 1: /);
  await look('Hanabi, hint previewed');
  await keyboard.press('Escape');
  await keyboard.press('x');
  await look('Hanabi, discards');
  await keyboard.press('x');
  await keyboard.press('c');
  await look('chat');
  await keyboard.press('l');
  await look('log');
  await keyboard.press('l');
  await keyboard.press('?');
  await look('help');
  await keyboard.press('Escape');
  await nora.press('Table menu');
  await look('table menu');
  await nora.press('Continue on another device');
  await look('another device');
  await lostSeat(house, nora, () => look('seat opened elsewhere'));
  house.cut();
  await expect(nora.bar(/Connection lost/)).toBeVisible();
  await look('connection lost');
  house.mend();
  await expect(nora.bar(/^Back\./)).toBeVisible({ timeout: 30_000 });
  await look('back again');
}

/** From the sheet with the link to one's seat: it is opened elsewhere, and taken back. */
async function lostSeat(house: House, nora: Person, look: () => Promise<void>): Promise<void> {
  const link = await nora.page.getByRole('dialog').getByRole('textbox').inputValue();
  await nora.page.keyboard.press('Escape');
  const elsewhere = await house.invited('');
  await elsewhere.page.goto(link);
  await expect(nora.bar('This seat is now on another device.')).toBeVisible();
  await look();
  await nora.press('Take it back');
  await expect(elsewhere.bar('This seat is now on another device.')).toBeVisible();
  await elsewhere.page.goto('about:blank');
}

async function atHanto({ nora, look }: Walker): Promise<void> {
  const { page } = nora;
  await nora.press('Hanto vs bots');
  await nora.turnComes();
  await look('Hanto table');
  await page
    .getByRole('button', { name: /^empty hex/ })
    .first()
    .click();
  await nora.turnPasses();
  await nora.turnComes();
  await nora.press('Place');
  await look('Hanto, piece selected');
  await nora.press('Table menu');
  await nora.press('Leave');
  await look('leave question');
  await nora.press('Stay');
  await toMainMenu(nora);
}

/** Ben plays against a bot; nora comes too late for a seat. */
async function watching(house: House, { nora, look }: Walker): Promise<void> {
  const ben = await house.person('ben');
  await ben.create({ game: 'Hanabi', players: 2 });
  const invite = await ben.invite();
  await ben.addBot(/random/i);
  await ben.turnComes();
  await nora.page.goto(invite);
  await nora.press('Join');
  await nora.press('Watch');
  await expect(nora.page.getByText('You are watching.')).toBeVisible();
  await expect(nora.page.locator('.play .ui-surface')).toBeVisible();
  await look('watching');
}

async function toMainMenu(person: Person): Promise<void> {
  await person.press('Table menu');
  await person.page.getByRole('dialog').getByRole('link', { name: 'Main menu' }).click();
}
