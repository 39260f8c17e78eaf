import { expect } from '@playwright/test';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import type { Person } from './person.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

async function gammaAgainstBot(name: string): Promise<Person> {
  const person = await house.person(name);
  await person.create({ game: 'Hanto', players: 2, choices: { Variant: 'gamma' } });
  await person.addBot(/random/i);
  return person;
}

test('one person finishes Hanto Gamma against a bot by mouse', async () => {
  const nora = await gammaAgainstBot('nora');
  const { page } = nora;
  for (let turn = 0; turn < 60 && (await nora.turnComes()); turn++) {
    const before = await nora.lastTurn();
    if ((await page.getByRole('button', { name: /^empty hex/ }).count()) === 0) {
      const place = nora.button(/^Place$|^Place P$/);
      await (turn < 6 ? place : nora.button(/^Move/).first()).first().click();
      if ((await page.getByRole('button', { name: /^empty hex/ }).count()) === 0) await place.first().click();
    }
    const places = page.getByRole('button', { name: /^empty hex/ });
    await places.nth(turn % (await places.count())).click();
    await expect.poll(() => nora.lastTurn()).toBeGreaterThan(before);
  }
  await expect(nora.gameOver()).toBeVisible();
  expect(nora.complaints).toEqual([]);
});

test('one person finishes Hanto Gamma against a bot by keyboard alone', async () => {
  const ben = await gammaAgainstBot('ben');
  const { page } = ben;
  for (let turn = 0; turn < 60 && (await ben.turnComes()); turn++) {
    const before = await ben.lastTurn();
    await page.keyboard.press(turn < 6 ? 'p' : 'm');
    if ((await page.getByRole('button', { name: /^empty hex/ }).count()) === 0) await page.keyboard.press('p');
    await tabTo(ben, /^empty hex/);
    for (let step = 0; step < turn % 3; step++) await page.keyboard.press('ArrowRight');
    await tabTo(ben, /^empty hex/);
    await page.keyboard.press('Enter');
    await expect.poll(() => ben.lastTurn()).toBeGreaterThan(before);
  }
  await expect(ben.gameOver()).toBeVisible();
  expect(ben.complaints).toEqual([]);
});

/** Tab, as often as it takes, until what has focus is called that. */
async function tabTo(person: Person, name: RegExp): Promise<void> {
  const focused = () => person.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let step = 0; step < 60; step++) {
    if (name.test(await focused())) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}.`);
}
