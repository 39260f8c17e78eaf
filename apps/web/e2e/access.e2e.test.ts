import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ prefix: '/games/parlor' });
});
afterEach(() => house.clear());
afterAll(() => house.close());

/** Every rule of WCAG 2.2 AA that a program can judge. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(found => `${found.id}: ${found.nodes.map(node => node.target.join(' ')).join(', ')}`);
}

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', colorScheme => {
  test.each([
    ['laptop', 1280, 800],
    ['phone', 360, 740],
  ] as const)('%s', async (_, width, height) => {
    const nora = await house.person('nora', { colorScheme, viewport: { width, height } });
    const { page } = nora;
    const found: Record<string, string[]> = {};
    const look = async (screen: string) => {
      found[screen] = await faults(page);
    };
    await look('menu');
    await nora.press('Settings');
    await look('settings');
    await nora.press('Done');
    await page.getByRole('link', { name: 'Join a game' }).click();
    await nora.press('Join');
    await look('join');
    await nora.press('Back');
    await nora.create({ game: 'Hanabi', players: 4, turnTime: 60, force: true });
    await look('lobby');
    await nora.press('Add bot');
    await look('bots');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Main menu' }).first().click();
    for (const game of ['Hanabi', 'Hanto', 'Codex Naturalis']) {
      await nora.press(`${game} vs bots`);
      await nora.turnComes();
      await look(`${game} table`);
      if (game === 'Hanabi') {
        await nora.press(/^Your slot 1/);
        await look('Hanabi, card selected');
        await page.keyboard.press('Escape');
        await page.keyboard.press('c');
        await look('chat');
        await page.keyboard.press('?');
        await look('help');
        await page.keyboard.press('Escape');
      }
      await nora.press('Table menu');
      await look('table menu');
      await page.getByRole('dialog').getByRole('link', { name: 'Main menu' }).click();
    }
    await nora.press('Hanto vs bots');
    await nora.turnComes();
    await page.keyboard.press('/');
    await nora.command('resign');
    await expect(nora.gameOver()).toBeVisible();
    await look('game over');
    await nora.gameOver().getByRole('button', { name: 'Quit' }).click();
    await look('goodbye');
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    expect(nora.complaints).toEqual([]);
  });
});

test('headings come in a fixed order: Status, Others, Board, Hand, Actions, Log', async () => {
  const nora = await house.person('hedda');
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  await nora.page.getByRole('heading', { name: 'Hand' }).waitFor();
  await expect(nora.page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const order = await nora.page.getByRole('heading', { level: 2 }).allTextContents();
  expect(order.filter(name => name !== '')).toEqual(['Status', 'Others', 'Board', 'Hand', 'Actions', 'Log']);
});

test('nothing scrolls sideways at 320 px', async () => {
  const nora = await house.person('nils', { viewport: { width: 320, height: 640 } });
  const sideways = () => nora.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await nora.page.getByRole('link', { name: 'Create a game' }).click();
  expect(await sideways()).toBeLessThanOrEqual(0);
  await nora.press('Back');
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('your turn is in the title, the icon and the assertive voice; moves are spoken as narrated', async () => {
  const nora = await house.person('tess');
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  await expect(nora.page).toHaveTitle('(!) Your turn - Hanabi');
  await expect(nora.page.locator('link[rel="icon"]')).toHaveAttribute('href', /mark-turn\.svg$/);
  await expect(nora.page.locator('[aria-live="assertive"]')).toContainText('Your turn.');
  await nora.page.keyboard.press('r');
  await expect(nora.page.locator('[aria-live="polite"]')).toContainText(/fireworks/i);
  await nora.command('play 1');
  await expect(nora.page.locator('.log-turn').first()).toContainText('You played slot 1');
});

test('a past view shows its turn and has no move controls', async () => {
  const nora = await house.person('paul');
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  await nora.command('play 1');
  await expect.poll(() => nora.lastTurn(), { timeout: 30_000 }).toBeGreaterThan(1);
  await nora.page.getByRole('button', { name: 'Show turn 1' }).click();
  await expect(nora.page.getByText('You are looking at turn 1.')).toBeVisible();
  await nora.press(/^Your slot 1/);
  await expect(nora.button(/^Play slot/)).toHaveCount(0);
  await nora.press('Back to now');
  await expect(nora.page.getByText(/You are looking at turn/)).toHaveCount(0);
});

test('behind a path prefix: strict content policy, manifest and icons arrive', async () => {
  const nora = await house.person('civ');
  const page = await nora.page.request.get(nora.url);
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src[^;]*'self'/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  const manifest = await nora.page.request.get(new URL('manifest.webmanifest', nora.url).href);
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect(start_url).toBe('./');
  for (const icon of icons) {
    const file = await nora.page.request.get(new URL(icon.src, nora.url).href);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toContain(icon.type);
  }
});

test('settings are kept in this browser, and letter keys can be switched off', async () => {
  const nora = await house.person('sven');
  await nora.press('Settings');
  const settings = nora.page.getByRole('dialog');
  await settings.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();
  await settings.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck();
  await nora.press('Done');
  await nora.page.reload();
  await expect(nora.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  await nora.page.keyboard.press('c');
  await expect(nora.button(/^Chat/)).toHaveAttribute('aria-expanded', 'false');
  await nora.page.keyboard.press('/');
  await expect(nora.page.getByRole('combobox', { name: 'Command' })).toBeFocused();
});
