import { games } from '@parlor/games';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house.close());

describe('two clicks to a first move', () => {
  test.each(games.map(game => [game.name, game] as const))('%s', async (name, game) => {
    const guest = await house.person('');
    await guest.press(`${name} vs bots`);
    expect(await guest.turnComes()).toBe(true);
    await expect(guest.page.getByText('BOT').first()).toBeVisible();
    await expect(guest.page.locator('.clock')).toHaveCount(0);
    const before = await guest.lastTurn();
    if (game.id === 'hanabi') {
      await guest.press(/^Tell number \d/);
    } else if (game.id === 'hanto') {
      await guest.page
        .getByRole('button', { name: /^empty hex/ })
        .first()
        .click();
    } else {
      await guest.page.locator('.move-list').getByRole('button').first().click();
    }
    await expect.poll(() => guest.lastTurn(), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(guest.complaints).toEqual([]);
  });
});

test('the table starts by itself when the last seat is taken, bots are marked before', async () => {
  const nora = await house.person('nora');
  await nora.create({ game: 'Hanabi', players: 3, turnTime: 60, force: true });
  await nora.addBot(/random/i);
  const row = nora.page.getByRole('listitem').filter({ hasText: /random \d/ });
  await expect(row).toContainText('BOT');
  await nora.press(/^Remove BOT random/);
  await expect(nora.page.getByText('1 of 3 taken')).toBeVisible();
  await nora.addBot(/random/i);
  const ben = await house.invited('ben');
  await ben.join(await nora.invite());
  await nora.turnComes();
  await expect(nora.page.getByRole('heading', { name: 'Log' })).toBeAttached();
});

test('a wrong Token: back to the main menu, the reason, Try again with the values kept', async () => {
  const ben = await house.person('ben');
  await ben.page.getByRole('link', { name: 'Join a game' }).click();
  await ben.page.getByRole('textbox', { name: 'Game ID' }).fill('99999');
  await ben.page.getByRole('textbox', { name: 'Token' }).fill('WRNG-TKNX');
  await ben.page.getByRole('textbox', { name: 'Player ID' }).fill('ben');
  await ben.press('Join');
  await expect(ben.page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(ben.page.getByRole('alert').filter({ hasText: 'Token' })).toContainText('That Token does not fit game 99999.');
  await ben.page.getByRole('link', { name: 'Try again' }).click();
  await expect(ben.page.getByRole('textbox', { name: 'Game ID' })).toHaveValue('99999');
  await expect(ben.page.getByRole('textbox', { name: 'Token' })).toHaveValue('WRNG-TKNX');
});

test('a Player ID that is taken is refused by name', async () => {
  const [nora, other] = await Promise.all([house.person('Vera'), house.invited('vera')]);
  await nora.create({ game: 'Hanabi', players: 2 });
  await other.page.goto(await nora.invite());
  await other.page.getByRole('textbox', { name: 'Player ID' }).fill('vera');
  await other.press('Join');
  await expect(other.bar(/already taken at this table/)).toBeVisible();
});

test('owning an open game is refused without Force, and possible with it', async () => {
  const nora = await house.person('owner');
  await nora.create({ game: 'Hanabi', players: 2 });
  const first = nora.page.url();
  await nora.page.getByRole('link', { name: 'Main menu' }).first().click();
  await nora.fillCreate({ game: 'Hanto', players: 2 });
  await expect(nora.bar(/You already own game #\d+/)).toBeVisible();
  await nora.page.getByRole('link', { name: 'Try again' }).click();
  await expect(nora.page.getByRole('radio', { name: 'Hanto' })).toBeChecked();
  await nora.page.getByRole('checkbox', { name: /^Force/ }).check();
  await nora.press('Create');
  await nora.page.waitForURL(/\/t\/\d+$/);
  expect(nora.page.url()).not.toBe(first);
});

test('private chat reaches one person only', async () => {
  const [nora, ben, cleo] = await Promise.all([house.person('kai'), house.invited('lea'), house.invited('mio')]);
  await nora.create({ game: 'Hanabi', players: 3, turnTime: 60 });
  const invite = await nora.invite();
  await ben.join(invite);
  await nora.page.getByRole('combobox', { name: /^To/ }).selectOption('lea');
  await nora.page.getByRole('textbox', { name: 'Say something to lea alone' }).fill('psst');
  await nora.press('Send');
  await expect(ben.page.locator('.chat-lines').getByText('psst')).toBeVisible();
  await cleo.join(invite);
  await cleo.page.getByRole('region', { name: 'Status' }).waitFor();
  await cleo.page.keyboard.press('c');
  await expect(cleo.page.getByRole('heading', { name: 'Chat' })).toBeVisible();
  await expect(cleo.page.getByText('psst')).toHaveCount(0);
});

test('a chosen seed is for one person and bots: a bot seated at once begins the game, a friend is told why not', async () => {
  const [tilda, uwe] = await Promise.all([house.person('tilda'), house.invited('uwe')]);
  const seed = tilda.page.getByRole('textbox', { name: 'Seed' });
  await tilda.page.getByRole('link', { name: 'Create a game' }).click();
  await tilda.page.getByText('Table options').click();
  await seed.fill('000102030405060708090a0b0c0d0e0f');
  await tilda.press('Create');
  await tilda.page.getByRole('heading', { name: 'Seats' }).waitFor();
  await uwe.page.goto(await tilda.invite());
  await uwe.press('Join');
  await expect(uwe.page.getByRole('alert').filter({ hasText: 'chosen deal' })).toContainText(
    'only its creator and bots can play',
  );
  await tilda.page.getByRole('link', { name: 'Main menu' }).first().click();
  await tilda.page.getByRole('link', { name: 'Create a game' }).click();
  await tilda.page.getByText('Table options').click();
  await seed.fill('000102030405060708090a0b0c0d0e0f');
  await tilda.page.getByRole('combobox', { name: 'Bot 1' }).selectOption('random');
  await tilda.press('Create');
  expect(await tilda.turnComes()).toBe(true);
});

test('a game that has begun can be watched where the table allows it; quick phrases are all that is said there', async () => {
  const [vic, wil, xenia] = await Promise.all([house.person('vic'), house.invited('wil'), house.invited('xenia')]);
  await vic.create({ game: 'Hanabi', players: 2, choices: { 'Chat during play': 'Quick phrases only' } });
  const invite = await vic.invite();
  await wil.join(invite);
  await vic.turnComes();
  await xenia.page.goto(invite);
  await xenia.press('Join');
  await xenia.press('Watch');
  await expect(xenia.page.getByRole('region', { name: 'Status' })).toContainText('vic to move');
  await vic.page.keyboard.press('c');
  await expect(vic.page.getByRole('textbox', { name: /^Say something/ })).toHaveCount(0);
  await vic.page.getByText('Quick phrases', { exact: true }).click();
  const phrase = vic.page.locator('.pop[open]').getByRole('button').first();
  const said = (await phrase.textContent()) ?? '';
  await phrase.click();
  await expect(wil.button('Chat (1)')).toBeVisible();
  await wil.press('Chat (1)');
  await expect(wil.page.locator('.chat-lines')).toContainText(said);
});

test('a public table stands in everybody’s menu: a stranger looks in, takes the free seat and plays', async () => {
  const [yara, zeno] = await Promise.all([house.person('yara'), house.person('zeno')]);
  await yara.page.getByRole('link', { name: 'Create a game' }).click();
  await yara.page.getByText('Table options').click();
  await yara.page.getByRole('checkbox', { name: 'Public table' }).check();
  await yara.page.getByRole('checkbox', { name: 'Watchers may take a free seat' }).check();
  await yara.press('Create');
  await yara.page.waitForURL(/\/t\/\d+$/);
  const id = /\d+$/.exec(yara.page.url())?.[0];
  await zeno.page.reload();
  await zeno.press(`Watch #${id}`);
  await zeno.press('Sit here');
  expect(await yara.turnComes()).toBe(true);
  await expect(zeno.page.getByRole('region', { name: 'Status' })).toContainText(/to move/);
  await expect(zeno.page.getByText('You are watching.')).toHaveCount(0);
});

test('leaving asks once, says the effect, and ends the game for all', async () => {
  const [nora, ben] = await Promise.all([house.person('nils'), house.invited('olga')]);
  await nora.create({ game: 'Hanabi', players: 2 });
  await ben.join(await nora.invite());
  await nora.turnComes();
  await nora.press('Table menu');
  await nora.press('Leave');
  await expect(nora.page.getByText('Leave? The game ends for everyone.')).toBeVisible();
  await nora.press('Stay');
  await expect(nora.page.getByRole('region', { name: 'Status' })).toContainText('Your turn');
  await nora.press('Table menu');
  await nora.press('Leave');
  await nora.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(nora.page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(ben.gameOver()).toBeVisible();
});

test('a rematch keeps the seats, and Quit says goodbye', async () => {
  const [nora, ben] = await Promise.all([house.person('pia'), house.invited('raul')]);
  await nora.create({ game: 'Hanto', players: 2 });
  await ben.join(await nora.invite());
  const mover = (await nora.page.getByRole('region', { name: 'Status' }).textContent({ timeout: 10_000 }))?.includes('Your turn')
    ? nora
    : ben;
  await mover.command('resign');
  await expect(nora.gameOver()).toBeVisible();
  await expect(ben.gameOver()).toBeVisible();
  const old = nora.page.url();
  await nora.press('Rematch, same seats');
  await expect.poll(() => nora.page.url()).not.toBe(old);
  await ben.press('Rematch, same seats');
  await expect.poll(() => ben.page.url()).toBe(nora.page.url());
  await expect(nora.page.getByRole('region', { name: 'Status' })).toContainText(/Your turn|raul to move/);
  const again = (await nora.page.getByRole('region', { name: 'Status' }).textContent())?.includes('Your turn') ? nora : ben;
  await again.command('resign');
  await ben.gameOver().getByRole('button', { name: 'Quit' }).click();
  await expect(ben.page.getByText('You can close this tab.')).toBeVisible();
});
