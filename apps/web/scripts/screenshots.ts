/** Pictures of the main screens for the README, from a real server and a real browser: `npx tsx apps/web/scripts/screenshots.ts`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import buildClient from '../e2e/build.ts';
import { openHouse } from '../e2e/house.ts';
import type { Person } from '../e2e/person.ts';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Without motion a change is outlined for two seconds: the picture waits until that is over. */
const OUTLINE_MS = 2300;

await mkdir(folder, { recursive: true });
await buildClient();
const house = await openHouse({ botPace: 150 });

const laptop = await house.person('nora', { viewport: LAPTOP, colorScheme: 'dark' });
await laptop.create({ game: 'Hanabi', players: 4, turnTime: 60 });
await laptop.addBot(/pipeline \d/i);
const ben = await house.person('ben', { viewport: PHONE, colorScheme: 'light' });
await ben.join(await laptop.invite());
await laptop.page.emulateMedia({ colorScheme: 'light' });
await picture(laptop, 'lobby-laptop-light');
await laptop.page.emulateMedia({ colorScheme: 'dark' });
await laptop.addBot(/ladder/i);
await playHanabi(laptop, ben);
await laptop.page
  .getByRole('button', { name: / slot 2: (red|yellow|green|white|blue) \d/ })
  .first()
  .click();
await laptop.page.getByRole('button', { name: /^Tell number/ }).focus();
await picture(laptop, 'hanabi-laptop-dark');
await laptop.page.keyboard.press('Escape');
await laptop.page.getByRole('link', { name: 'Main menu' }).click();
await picture(laptop, 'menu-laptop-dark');
await picture(ben, 'hanabi-phone-light');

const phone = await house.person('', { viewport: PHONE, colorScheme: 'dark' });
await phone.page.goto(house.url);
await picture(phone, 'menu-phone-dark');
await playHanto(phone, 'hanto-phone-dark');
const hanto = await house.person('cleo', { viewport: LAPTOP, colorScheme: 'light' });
await playHanto(hanto, 'hanto-laptop-light');

const last = await house.person('nora', { viewport: LAPTOP, colorScheme: 'dark' });
await last.create({ game: 'Hanabi', players: 3, turnTime: 60 });
for (let bots = 0; bots < 2; bots++) await last.addBot(/ladder/i);
await finishHanabi(last);
await last.gameOver().waitFor();
await picture(last, 'gameover-laptop-dark');
await house.close();

/** A few moves, so that there is something on the table. */
async function playHanabi(...people: readonly Person[]): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const person of people) {
      if (!(await person.turnComes())) return;
      await person.press(/^Your slot 1/);
      const discard = person.button(/^Discard slot 1/);
      const full = (await discard.getAttribute('aria-disabled')) === 'true';
      await (full ? person.button(/^Play slot 1/) : discard).click();
      await person.page.waitForTimeout(500);
    }
  }
  await people[0]?.turnComes();
}

/** What is known to fit is played, else something is discarded or told: an end worth a picture. */
async function finishHanabi(person: Person): Promise<void> {
  const hints = [1, 2, 3, 4, 5].map(rank => `hint ladder ${rank}`);
  while (await person.turnComes()) {
    const before = await person.lastTurn();
    for (const move of [...(await knownToFit(person)), 'discard 1', ...hints]) {
      await person.command(move);
      await person.page.waitForTimeout(200);
      if ((await person.lastTurn()) > before) break;
    }
  }
}

async function knownToFit(person: Person): Promise<string[]> {
  const piles = await labels(person, '.hanabi-pile');
  const hand = await labels(person, '.hanabi-hand-own .hanabi-slot');
  return hand.flatMap((told, slot) => {
    const [colour] = /red|yellow|green|white|blue/.exec(told) ?? [];
    const [, rank] = /number (\d)/.exec(told) ?? [];
    const fits = piles.some(pile => pile.startsWith(`${colour} firework: ${Number(rank) - 1} of`));
    return fits ? [`play ${slot + 1}`] : [];
  });
}

function labels(person: Person, selector: string): Promise<string[]> {
  return person.page.locator(selector).evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''));
}

async function playHanto(person: Person, name: string): Promise<void> {
  await person.press('Hanto vs bots');
  for (let turn = 0; turn < 5 && (await person.turnComes()); turn++) {
    const places = person.page.getByRole('button', { name: /^empty hex/ });
    if (turn > 0) await person.press('Place');
    await places.first().waitFor();
    await places.nth(turn % (await places.count())).click();
    await person.page.waitForTimeout(300);
  }
  await person.turnComes();
  await person.press('Place');
  await picture(person, name);
}

async function picture(person: Person, name: string): Promise<void> {
  await person.page.waitForTimeout(OUTLINE_MS);
  await person.page.screenshot({ path: `${folder}${name}.png` });
  process.stdout.write(`docs/screens/${name}.png\n`);
}
