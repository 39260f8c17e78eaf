import { expect, type Locator } from '@playwright/test';
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
  for (let turn = 0; turn < 60 && (await nora.turnComes()); turn++) {
    const before = await nora.lastTurn();
    const places = destinations(nora);
    for (const kind of inTurn(turn)) if (!(await appear(places))) await nora.press(kind);
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
    for (const kind of inTurn(turn)) if (!(await appear(destinations(ben)))) await page.keyboard.press(kind.charAt(0));
    await tabBackToHex(ben);
    for (let step = 0; step < turn % 3; step++) await arrowToHex(ben);
    await page.keyboard.press('Enter');
    await expect.poll(() => ben.lastTurn()).toBeGreaterThan(before);
  }
  await expect(ben.gameOver()).toBeVisible();
  expect(ben.complaints).toEqual([]);
});

/** First pieces come down, then they move; the other way round where that is not possible. */
function inTurn(turn: number): readonly string[] {
  return turn < 6 ? ['Place', 'Move'] : ['Move', 'Place'];
}

function destinations(person: Person): Locator {
  return person.page.getByRole('button', { name: /^empty hex/ });
}

async function appear(places: Locator): Promise<boolean> {
  return places
    .first()
    .waitFor({ timeout: 300 })
    .then(
      () => true,
      () => false,
    );
}

/** Shift+Tab, from the hand back to the board, until an empty hex has focus. */
async function tabBackToHex(person: Person): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await onHex(person)) return;
    await person.page.keyboard.press('Shift+Tab');
  }
  throw new Error('Shift+Tab never reached an empty hex.');
}

/** An arrow key to another empty hex; back again where a piece stands there. */
async function arrowToHex(person: Person): Promise<void> {
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
  ] as const) {
    await person.page.keyboard.press(there);
    if (await onHex(person)) return;
    await person.page.keyboard.press(back);
  }
  await tabBackToHex(person);
}

function onHex(person: Person): Promise<boolean> {
  return person.page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('empty hex') ?? false);
}
