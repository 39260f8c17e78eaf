import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ prefix: '/games/parlor' });
});
afterEach(() => house.clear());
afterAll(() => house.close());

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
  await expect(nora.bar('You are looking at turn 1.').first()).toBeVisible();
  await nora.press(/^Your slot 1/);
  await expect(nora.button(/^Play slot/)).toHaveCount(0);
  const before = await nora.lastTurn();
  await nora.command('play 2');
  await expect(nora.bar(/Go back to now to move\./)).toBeVisible();
  expect(await nora.lastTurn()).toBe(before);
  await nora.press('Back to now');
  await expect(nora.page.locator('.bar')).toHaveCount(0);
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
  await expect(nora.page.getByRole('combobox', { name: 'Command' })).not.toBeFocused();
});
