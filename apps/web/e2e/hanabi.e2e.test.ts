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

/** By mouse: tell, discard, play in turn. A discard that is not possible becomes a hint. */
async function moveByMouse(person: Person, turn: number): Promise<void> {
  if (turn % 3 === 2) {
    await person.press(/^Your slot 1:/);
    await person.press(/^Play slot 1/);
    return;
  }
  await person.press(/^Your slot 2:/);
  const discard = person.button(/^Discard slot 2/);
  const possible = (await discard.getAttribute('aria-disabled')) !== 'true';
  if (turn % 3 === 1 && possible) return discard.click();
  await person.page.keyboard.press('Escape');
  await person.page
    .getByRole('button', { name: / slot 1: (red|yellow|green|white|blue) \d/ })
    .first()
    .click();
  const tell = person.button(/^Tell number/);
  if ((await tell.getAttribute('aria-disabled')) !== 'true') return tell.click();
  await person.page.keyboard.press('Escape');
  await person.press(/^Your slot 2:/);
  await person.press(/^Discard slot 2/);
}

test('four people in four browsers join by link and finish a game of Hanabi', async () => {
  const nora = await house.person('nora');
  const others = await Promise.all(['ben', 'cleo', 'dan'].map(name => house.invited(name)));
  const people = [nora, ...others];
  await nora.create({ game: 'Hanabi', players: 4, turnTime: 120 });
  await expect(nora.page.getByText('1 of 4 taken')).toBeVisible();
  const invite = await nora.invite();
  for (const person of others) await person.join(invite);
  for (let turn = 0; turn < 90; turn++) {
    const mover = people[turn % 4]!;
    if (!(await mover.turnComes())) break;
    await moveByMouse(mover, turn);
    await mover.turnPasses();
  }
  for (const person of people) {
    await expect(person.gameOver()).toBeVisible();
    await expect(person.gameOver()).toContainText('of 25');
    await expect(person.gameOver()).toContainText('The seed fits the seal');
    expect(person.complaints).toEqual([]);
  }
  // Every seat saw the same moves.
  const counts = await Promise.all(people.map(person => person.lastTurn()));
  expect(new Set(counts).size).toBe(1);
  await nora.press('OK: main menu');
  await expect(nora.page.getByRole('heading', { name: 'Your finished games' })).toBeVisible();
});

test('a whole game of Hanabi by keyboard alone, without the command box', async () => {
  const ana = await house.person('ana');
  const { page } = ana;
  await page.getByRole('button', { name: 'Hanabi vs bots' }).focus();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 60 && (await ana.turnComes()); turn++) {
    const before = await ana.lastTurn();
    await page.keyboard.press('p');
    await page.keyboard.press(String((turn % 5) + 1));
    await expect(ana.button(/^Play slot/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => ana.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  await expect(ana.gameOver()).toBeVisible();
  await page.keyboard.press('Tab');
  while (!(await ana.button('OK: main menu').evaluate(button => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  expect(ana.complaints).toEqual([]);
});

test('a whole game of Hanabi with the command box', async () => {
  const ida = await house.person('ida');
  const { page } = ida;
  await ida.press('Hanabi vs bots');
  await ida.turnComes();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await ida.command('why discard 1');
  await expect(page.locator('.command-answer')).toContainText(/possible|token/i);
  await ida.command('nonsense');
  await expect(page.getByText(/"nonsense" is not a move here/).first()).toBeVisible();
  for (let turn = 0; turn < 60 && (await ida.turnComes()); turn++) {
    const before = await ida.lastTurn();
    await ida.command('play 1');
    await expect.poll(() => ida.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  await expect(ida.gameOver()).toBeVisible();
  expect(ida.complaints).toEqual([]);
});
