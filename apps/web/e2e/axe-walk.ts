/** A walk through every screen, with axe looking at each. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { expect } from './patient.ts';

export async function axeFindsNothing(
  house: House,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const nora = await house.person('nora', { viewport });
  const { page } = nora;
  const found: Record<string, string[]> = {};
  const look = async (screen: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found[`${screen}, ${colorScheme}`] = await faults(page);
    }
  };
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
  await nora.bar('That Token does not fit').waitFor();
  await look('menu with a refusal');
  await nora.create({ game: 'Hanabi', players: 4, turnTime: 60, force: true });
  await look('lobby');
  await nora.press('Add bot');
  await look('bots');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Main menu' }).first().click();
  for (const game of ['Hanabi', 'Hanto', 'Codex Naturalis', 'Phase 10']) {
    await nora.press(`${game} vs bots`);
    await nora.turnComes();
    await look(`${game} table`);
    if (game === 'Hanabi') {
      await nora.press(/^Your slot 1/);
      await look('Hanabi, card selected');
      await page.keyboard.press('Escape');
      await nora.press(/^BOT .* slot 1: /);
      await look('Hanabi, hint previewed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('x');
      await look('Hanabi, discards');
      await page.keyboard.press('x');
      await page.keyboard.press('c');
      await look('chat');
      await page.keyboard.press('?');
      await look('help');
      await page.keyboard.press('Escape');
    }
    await nora.press('Table menu');
    if (game === 'Hanabi') await look('table menu');
    if (game === 'Hanto') {
      await nora.press('Leave');
      await look('leave question');
      await nora.press('Stay');
      await nora.press('Table menu');
    }
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
}

/** Every rule of WCAG 2.2 AA that a program can judge. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames here: one page is enough, and a second one for the sums of every look takes twice as long.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(found => `${found.id}: ${found.nodes.map(node => node.target.join(' ')).join(', ')}`);
}
