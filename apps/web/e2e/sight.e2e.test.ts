import type { Locator } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { expect } from './patient.ts';
import type { Person } from './person.ts';

const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 740, height: 360 };

let house: House;
/** One phone at a table of Hanabi, one at a table of Hanto; every test looks at them in another way. */
let hanna: Person;
let hans: Person;

beforeAll(async () => {
  house = await openHouse();
  [hanna, hans] = await Promise.all([house.person('hanna', { viewport: UPRIGHT }), house.person('hans', { viewport: UPRIGHT })]);
  await hanna.press('Hanabi vs bots');
  await hans.press('Hanto vs bots');
  await hans.turnComes();
  await hans.press(/^empty hex/);
  await hans.turnPasses();
  await Promise.all([hanna.turnComes(), hans.turnComes()]);
});
beforeEach(async () => {
  for (const { page } of [hanna, hans]) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(UPRIGHT);
    await page.keyboard.press('Escape');
  }
});
afterAll(() => house.close());

test('a phone on its side: board left, hand and action bar right, all in sight', async () => {
  for (const [person, card, action] of [
    [hanna, /^Your slot 1/, /^Play slot 1/],
    [hans, /: \d in hand, [1-9]/, 'Resign'],
  ] as const) {
    const { page } = person;
    await page.setViewportSize(ON_ITS_SIDE);
    await person.press(card);
    const [board, hand, bar] = await Promise.all(
      ['Board', 'Your hand', 'Actions'].map(name => boxOf(page.getByRole('region', { name }))),
    );
    for (const box of [board!, hand!, bar!]) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(ON_ITS_SIDE.width);
      expect(box.bottom).toBeLessThanOrEqual(ON_ITS_SIDE.height);
    }
    expect(board!.right).toBeLessThanOrEqual(Math.min(hand!.left, bar!.left));
    expect(hand!.bottom).toBeLessThanOrEqual(bar!.top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const reached of [person.button(card), person.button(action)])
      expect(await reached.first().evaluate(uncovered)).toBe(true);
  }
});

test('forced colours: suits keep shape and letter, selection and turn are drawn, axe finds nothing', async () => {
  for (const { page } of [hanna, hans]) await page.emulateMedia({ forcedColors: 'active' });
  await hanna.press(/^Your slot 1/);
  await hans.press('Place');
  expect(await hanna.page.evaluate(unreadableCards)).toEqual([]);
  expect(await hans.page.evaluate(unreadablePieces)).toEqual([]);
  const cards = hanna.page.getByRole('region', { name: 'Your hand' }).locator('.ui-card');
  await expect(cards.nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(cards.nth(1)).toHaveCSS('outline-style', 'none');
  const kinds = hans.page.getByRole('region', { name: 'Your hand' }).locator('.hanto-kind');
  await expect(kinds.and(hans.page.locator('[aria-pressed="true"]')).locator('.hanto-kind-disc')).toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(kinds.and(hans.page.locator('[aria-pressed="false"]')).locator('.hanto-kind-disc').first()).toHaveCSS(
    'outline-style',
    'none',
  );
  for (const { page } of [hanna, hans]) {
    const own = page.getByRole('region', { name: 'Your hand' });
    await expect(own.getByText('turn', { exact: true })).toBeVisible();
    await expect(page.locator('.ui-seat-turn')).toHaveCSS('border-top-width', '2px');
    await expect(page.locator('.ui-seat:not(.ui-seat-turn)').first()).toHaveCSS('border-top-width', '1px');
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('whatever Tab reaches has a ring of 3 px with a gap of 2 px, and no bar lies over it', async () => {
  const { page } = hanna;
  await hanna.press(/^Your slot 1/);
  const reached: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focused);
    if (focus === null) continue;
    if (focus.name === reached[0]) break;
    expect(focus).toEqual({ ...focus, ring: '3px solid, 2px', uncovered: true });
    reached.push(focus.name);
  }
  for (const part of [/^Table menu/, /^BOT .* slot/, /^Your slot/, /^Play slot 1/, /^Log/])
    expect(reached).toContainEqual(expect.stringMatching(part));
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(place: Locator): Promise<Box> {
  const box = (await place.boundingBox())!;
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** These run in the page. */
function uncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function focused(): { name: string; ring: string; uncovered: boolean } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineWidth, outlineStyle, outlineOffset } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
    ring: `${outlineWidth} ${outlineStyle}, ${outlineOffset}`,
    uncovered: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
  };
}

/** Every open card has its rank, its letter and its shape, in an ink that is not its ground. */
function unreadableCards(): string[] {
  const fillOf = (element: Element | undefined) => (element ? getComputedStyle(element).fill : null);
  return [...document.querySelectorAll('.hanabi-slot[aria-label*=": "]')].flatMap(slot => {
    const name = slot.getAttribute('aria-label') ?? '';
    const [colour] = /red|yellow|green|white|blue/.exec(name) ?? [];
    if (!colour || name.startsWith('Your')) return [];
    const seen = [...slot.querySelectorAll('.ui-card *')].filter(
      part => part.checkVisibility() && part.getBoundingClientRect().width > 0,
    );
    const letter = seen.find(part => part.matches('.ui-letter'));
    const rank = seen.find(part => part.matches('.ui-rank'));
    const shape = seen.find(part => part.matches('.ui-ink'));
    const ground = fillOf(seen.find(part => part.matches('.ui-fill')));
    const readable =
      letter?.textContent === colour.charAt(0).toUpperCase() &&
      name.includes(rank?.textContent ?? '?') &&
      [letter, rank, shape].every(part => part && fillOf(part) !== ground);
    return readable ? [] : [name];
  });
}

/** Every piece on the board has its letter, and red ones a second rim. */
function unreadablePieces(): string[] {
  return [...document.querySelectorAll('.hanto-piece')].flatMap(piece => {
    const name = piece.getAttribute('aria-label') ?? '';
    const letter = piece.querySelector('.hanto-letter')!;
    const rims = piece.querySelectorAll('.hanto-rim').length;
    const ground = getComputedStyle(piece.querySelector('.hanto-face')!).fill;
    const readable =
      new RegExp(`\\b${letter.textContent}`, 'i').test(name) &&
      rims === (/red/.test(name) ? 2 : 1) &&
      getComputedStyle(letter).fill !== ground;
    return readable ? [] : [name];
  });
}
