import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import type { Person } from './person.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const heading = ({ page }: Person, name: string | RegExp) => page.getByRole('heading', { name });
const chatText = ({ page }: Person) => page.getByRole('textbox', { name: 'Say something to the table' });

async function atBots(name: string, context?: object): Promise<Person> {
  const nora = await house.person(name, context);
  await nora.press('Hanabi vs bots');
  await nora.turnComes();
  return nora;
}

describe('the game begins while somebody types into the lobby’s chat', () => {
  test.each([
    ['on a laptop', {}],
    ['on a phone', PHONE],
  ])('%s the sentence goes on in the table’s chat, at the same letter, and no move is made', async (_, context) => {
    const [nora, ben] = await Promise.all([house.person('nora', context), house.invited('ben')]);
    await nora.create({ game: 'Hanabi', players: 2, force: true });
    await chatText(nora).click();
    await nora.page.keyboard.type('let us ay');
    await nora.page.keyboard.press('ArrowLeft');
    await nora.page.keyboard.press('ArrowLeft');
    await ben.join(await nora.invite());
    await nora.turnComes();
    await expect(chatText(nora)).toBeFocused();
    await nora.page.keyboard.type('p1 pl');
    await expect(chatText(nora)).toHaveValue('let us p1 play');
    await nora.page.keyboard.press('Enter');
    await expect(nora.page.locator('.chat-lines')).toContainText('let us p1 play');
    await expect(nora.button(/^Play slot/)).toHaveCount(0);
  });

  test('where the table takes only quick phrases the rest of the sentence does nothing', async () => {
    const [nora, ben] = await Promise.all([house.person('nora'), house.invited('ben')]);
    await nora.create({ game: 'Hanabi', players: 2, force: true, choices: { 'Chat during play': 'Quick phrases only' } });
    await chatText(nora).click();
    await nora.page.keyboard.type('let us ');
    await ben.join(await nora.invite());
    await nora.turnComes();
    await expect(heading(nora, /^Hanabi #/)).toBeFocused();
    await nora.page.keyboard.type('p1\n');
    await expect(nora.button(/^Play slot/)).toHaveCount(0);
    await expect(nora.page.getByRole('region', { name: 'Status' })).toContainText('Your turn');
    // Whoever moves focus looks at the table.
    await nora.page.keyboard.press('Tab');
    await nora.page.keyboard.type('p1');
    await expect(nora.button(/^Play slot 1/)).toBeFocused();
  });
});

describe('a sheet gives focus back to what opened it', () => {
  test('Settings and Help, by Esc and by their button', async () => {
    const nora = await house.person('uma');
    for (const close of ['Escape', 'Enter']) {
      await nora.button('Settings').focus();
      await nora.page.keyboard.press('Enter');
      await expect(heading(nora, 'Settings')).toBeFocused();
      if (close === 'Enter') await nora.button('Done').last().focus();
      await nora.page.keyboard.press(close);
      await expect(nora.button('Settings')).toBeFocused();
    }
    await nora.press('Hanabi vs bots');
    await nora.turnComes();
    await nora.button('Help: keys and words').focus();
    await nora.page.keyboard.press('Enter');
    await expect(heading(nora, 'Help')).toBeFocused();
    await nora.page.keyboard.press('Escape');
    await expect(nora.button('Help: keys and words')).toBeFocused();
  });

  test('Leave, out of the table’s menu', async () => {
    const nora = await atBots('vera');
    await nora.button('Table menu').focus();
    await nora.page.keyboard.press('Enter');
    await nora.button('Leave').focus();
    await nora.page.keyboard.press('Enter');
    await expect(nora.page.getByRole('dialog').getByRole('heading')).toBeFocused();
    await nora.page.keyboard.press('Escape');
    await expect(nora.button('Table menu')).toBeFocused();
  });

  test('another sheet of the table’s menu is read from its own name', async () => {
    const nora = await atBots('wim');
    await nora.press('Table menu');
    await nora.button('Continue on another device').focus();
    await nora.page.keyboard.press('Enter');
    await expect(heading(nora, 'Continue on another device')).toBeFocused();
  });

  test('the result: back to the command box it came over; opened by a button that is gone, to the table’s name', async () => {
    const nora = await house.person('xeno');
    await nora.press('Hanto vs bots');
    await nora.turnComes();
    await nora.command('resign');
    await nora.gameOver().waitFor();
    await nora.page.keyboard.press('Escape');
    await expect(nora.gameOver()).toHaveCount(0);
    await expect(nora.page.getByRole('combobox', { name: 'Command' })).toBeFocused();
    await nora.button('Show the result').focus();
    await nora.page.keyboard.press('Enter');
    await nora.gameOver().getByRole('button', { name: 'Look at the board' }).focus();
    await nora.page.keyboard.press('Enter');
    await expect(heading(nora, /^Hanto #/)).toBeFocused();
  });
});

describe('focus does not fall off the page', () => {
  test('a table against bots is read from its name; so is a lobby, and its seats after a bot came or went', async () => {
    const nora = await atBots('yves');
    await expect(heading(nora, /^Hanabi #/)).toBeFocused();
    await nora.page.goto(nora.url);
    await nora.create({ game: 'Hanabi', players: 3, force: true });
    await expect(heading(nora, /^Hanabi #/)).toBeFocused();
    await nora.button('Add bot').focus();
    await nora.page.keyboard.press('Enter');
    await nora.page.keyboard.press('Escape');
    await expect(nora.button('Add bot')).toBeFocused();
    await nora.page.keyboard.press('Enter');
    await nora.page
      .getByRole('dialog')
      .getByRole('button', { name: /random/i })
      .focus();
    await nora.page.keyboard.press('Enter');
    await nora.page.getByText('2 of 3 taken').waitFor();
    await expect(heading(nora, 'Seats')).toBeFocused();
    await nora.button(/^Remove/).focus();
    await nora.page.keyboard.press('Enter');
    await nora.page.getByText('1 of 3 taken').waitFor();
    await expect(heading(nora, 'Seats')).toBeFocused();
  });

  test('a rematch is read from its name', async () => {
    const nora = await house.person('yuri');
    await nora.press('Hanto vs bots');
    await nora.turnComes();
    const old = nora.page.url();
    await nora.command('resign');
    await nora.gameOver().getByRole('button', { name: 'Rematch, same seats' }).focus();
    await nora.page.keyboard.press('Enter');
    await expect.poll(() => nora.page.url()).not.toBe(old);
    await expect(heading(nora, /^Hanto #/)).toBeFocused();
  });

  test('a bar that goes leads into the board; a lost connection takes the action, not the place', async () => {
    const nora = await atBots('zita');
    await nora.command('play 1');
    await expect.poll(() => nora.lastTurn(), { timeout: 30_000 }).toBeGreaterThan(1);
    await nora.turnComes();
    await nora.page.getByRole('button', { name: 'Show turn 1' }).click();
    await nora.button('Back to now').focus();
    await nora.page.keyboard.press('Enter');
    await expect(heading(nora, 'Others')).toBeFocused();
    await nora.page.keyboard.type('p1');
    await expect(nora.button(/^Play slot 1/)).toBeFocused();
    house.cut();
    await expect(nora.bar(/Connection lost/)).toBeVisible();
    await expect(nora.button(/^Play slot 1/)).toHaveCount(0);
    await expect(heading(nora, 'Actions')).toBeFocused();
    house.mend();
  });

  test('discards closed from inside, a quick phrase said, the log of a phone closed', async () => {
    const nora = await atBots('arno', PHONE);
    await nora.press('Log');
    await nora.button('Close').focus();
    await nora.page.keyboard.press('Enter');
    await expect(nora.button('Log')).toBeFocused();
    await nora.press(/^Chat/);
    const fold = nora.page.locator('summary', { hasText: 'Quick phrases' });
    await fold.click();
    await nora.page.locator('.pop[open]').getByRole('button').first().focus();
    await nora.page.keyboard.press('Enter');
    await expect(fold).toBeFocused();
    await nora.press(/^Chat/);
    await nora.page.keyboard.press('x');
    await nora.button('Close discards').focus();
    await nora.page.keyboard.press('Escape');
    await expect(nora.button('Close discards')).toHaveCount(0);
    await expect(heading(nora, 'Board')).toBeFocused();
  });

  test('a press beside everything lets go of it, as anywhere', async () => {
    const nora = await atBots('bela');
    await nora.button('Help: keys and words').focus();
    await nora.page.locator('.status').click();
    await expect(nora.page.locator('body')).toBeFocused();
    await nora.command('play 1');
    await expect(nora.page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  });
});

test('Back after joining by an invite leads to where the invite was opened', async () => {
  const [nora, ben] = await Promise.all([house.person('cora'), house.person('dirk')]);
  await nora.create({ game: 'Hanabi', players: 3, force: true });
  const invite = await nora.invite();
  await ben.join(invite);
  await expect(heading(ben, /^Hanabi #/)).toBeFocused();
  await ben.page.goBack();
  await expect(heading(ben, 'Pull up a chair.')).toBeVisible();
  // Opened once more, it leads to the seat, and Back still leads out.
  await ben.page.goto(invite);
  await heading(ben, 'Seats').waitFor();
  await ben.page.goBack();
  await expect(heading(ben, 'Pull up a chair.')).toBeVisible();
});
