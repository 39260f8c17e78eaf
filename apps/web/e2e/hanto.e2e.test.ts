import type { Locator } from '@playwright/test';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import type { Person } from './person.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

async function gammaAgainstBot(name: string): Promise<Person> {
  const person = await house.person(name);
  await person.create({ game: 'Hanto', players: 2, choices: { Variant: 'Gamma' } });
  await person.addBot(/random/i);
  return person;
}

test('one person finishes Hanto Gamma against a bot by mouse', async () => {
  const nora = await gammaAgainstBot('nora');
  for (let turn = 0; turn < 60 && (await nora.turnComes()); turn++) {
    const before = await nora.lastTurn();
    await choosePiece(nora, turn, kind => nora.press(kind));
    const places = destinations(nora);
    await places.nth(turn % (await places.count())).click();
    await expect.poll(() => nora.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  await expect(nora.gameOver()).toBeVisible();
  expect(nora.complaints).toEqual([]);
});

test('one person finishes Hanto Gamma against a bot by keyboard alone', async () => {
  const ben = await gammaAgainstBot('ben');
  const { page } = ben;
  for (let turn = 0; turn < 60 && (await ben.turnComes()); turn++) {
    const before = await ben.lastTurn();
    await choosePiece(ben, turn, kind => page.keyboard.press(kind.charAt(0)));
    await tabBackToBoard(ben);
    await arrowToHex(ben, turn);
    await page.keyboard.press('Enter');
    await expect.poll(() => ben.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  await expect(ben.gameOver()).toBeVisible();
  expect(ben.complaints).toEqual([]);
});

/** First pieces come down, then they move; the other way round where that is not possible. The very first is chosen already. */
async function choosePiece(person: Person, turn: number, press: (kind: string) => Promise<void>): Promise<void> {
  const places = destinations(person);
  await places
    .or(person.button(/^Place/))
    .first()
    .waitFor();
  for (const kind of turn < 6 ? ['Place', 'Move'] : ['Move', 'Place']) if ((await places.count()) === 0) await press(kind);
}

function destinations(person: Person): Locator {
  return person.page.getByRole('button', { name: /^empty hex/ });
}

/** Shift+Tab, from the hand back to the board: the whole board is one stop. */
async function tabBackToBoard(person: Person): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (/^empty hex| at \(/.test(await focused(person))) return;
    await person.page.keyboard.press('Shift+Tab');
  }
  throw new Error('Shift+Tab never reached the board.');
}

/** End goes to the last destination, arrow keys walk over pieces and hexes alike from there. */
async function arrowToHex(person: Person, turn: number): Promise<void> {
  await person.page.keyboard.press('End');
  for (let step = 0; step < turn % 4; step++) {
    await person.page.keyboard.press(step % 2 === 0 ? 'ArrowUp' : 'ArrowRight');
    if (!(await focused(person)).startsWith('empty hex')) await person.page.keyboard.press('End');
  }
}

function focused(person: Person): Promise<string> {
  return person.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}
