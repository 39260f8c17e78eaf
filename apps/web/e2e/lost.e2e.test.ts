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

async function pair(turnTime: number | null = null): Promise<[Person, Person]> {
  const [nora, ben] = await Promise.all([house.person('nora'), house.invited('ben')]);
  await nora.create({ game: 'Hanabi', players: 2, turnTime, force: true });
  await ben.join(await nora.invite());
  await nora.turnComes();
  return [nora, ben];
}

test('offline for 10 s in the middle of a game, and back with everything', async () => {
  const [nora, ben] = await pair();
  await nora.command('play 1');
  await expect.poll(() => ben.lastTurn()).toBe(1);
  house.cut();
  await expect(nora.bar(/Connection lost/)).toBeVisible();
  await expect(nora.button('Now')).toBeVisible();
  // The board stays readable, its actions are absent, and what is typed is not kept for later.
  await expect(ben.bar(/Connection lost/)).toBeVisible();
  for (const person of [nora, ben]) {
    await person.press(/^Your slot 1/);
    await expect(person.button(/^(Play|Discard) slot/)).toHaveCount(0);
    await person.command('play 1');
    await expect(person.bar('You can move when it is back.')).toBeVisible();
  }
  await ben.page.waitForTimeout(10_000);
  house.mend();
  for (const person of [nora, ben]) {
    await expect(person.bar(/^Back\./)).toBeVisible({ timeout: 20_000 });
    await expect(person.bar(/Connection lost/)).toBeHidden();
  }
  expect(await nora.lastTurn()).toBe(1);
  const mover = (await nora.page.getByRole('region', { name: 'Status' }).textContent())?.includes('Your turn') ? nora : ben;
  const before = await mover.lastTurn();
  await mover.command('play 1');
  await expect.poll(() => nora.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
  await expect.poll(() => ben.lastTurn(), { timeout: 20_000 }).toBe(await nora.lastTurn());
});

test('a reload in the middle returns to the same seat, with log and chat', async () => {
  const [nora, ben] = await pair();
  await nora.command('play 1');
  await ben.turnComes();
  await ben.page.keyboard.press('c');
  await ben.page.getByRole('textbox', { name: 'Say something to the table' }).fill('well begun');
  await ben.press('Send');
  await expect(ben.page.locator('.chat-lines')).toContainText('well begun');
  await ben.page.getByRole('textbox', { name: 'Say something to the table' }).fill('and half a sen');
  const address = ben.page.url();
  await ben.page.reload();
  expect(ben.page.url()).toBe(address);
  expect(await ben.turnComes()).toBe(true);
  await expect.poll(() => ben.lastTurn(), { timeout: 20_000 }).toBe(1);
  await ben.page.keyboard.press('c');
  await expect(ben.page.getByText('well begun')).toBeVisible();
  await expect(ben.page.getByRole('textbox', { name: 'Say something to the table' })).toHaveValue('and half a sen');
});

test('a second device takes the seat, and the first can take it back', async () => {
  const [nora] = await pair();
  await nora.press('Table menu');
  await nora.press('Continue on another device');
  const link = await nora.page.getByRole('dialog').getByRole('textbox').inputValue();
  await nora.page.keyboard.press('Escape');
  const phone = await house.invited('', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await phone.page.goto(link);
  expect(await phone.turnComes()).toBe(true);
  expect(phone.page.url()).not.toContain('#');
  await expect(nora.bar('This seat is now on another device.')).toBeVisible();
  await nora.press('Take it back');
  await expect(phone.bar('This seat is now on another device.')).toBeVisible();
  await nora.command('play 1');
  await expect.poll(() => nora.lastTurn(), { timeout: 20_000 }).toBe(1);
});

test('when time runs out the table moves, says so, and the person stays', async () => {
  const [nora, ben] = await pair(1);
  await expect(nora.bar(/Time ran out\. The table moved for you/)).toBeVisible({ timeout: 15_000 });
  await expect(ben.page.getByRole('region', { name: 'Status' })).toContainText(/Your turn|nora to move/);
  expect(await nora.lastTurn()).toBeGreaterThan(0);
});

test('the server restarts: the game goes on by itself', async () => {
  const [nora, ben] = await pair();
  await nora.command('play 1');
  await expect.poll(() => ben.lastTurn(), { timeout: 20_000 }).toBe(1);
  await house.restart();
  await expect(ben.bar(/^Back\./)).toBeVisible({ timeout: 30_000 });
  await expect(nora.bar(/^Back\./)).toBeVisible({ timeout: 30_000 });
  await ben.turnComes();
  await ben.command('play 1');
  await expect.poll(() => nora.lastTurn(), { timeout: 20_000 }).toBe(2);
});
