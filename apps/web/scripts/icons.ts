/** Draws the icons of the installed app from the mark: `npx tsx apps/web/scripts/icons.ts`. */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';

const INK = '#e8ebf0';
const LAMP = '#ffb000';
const NIGHT = '#12161c';
const YOU_MAY = '#4cc9f0';

/** The table from above with four seats, 96 wide round 0, 0. */
function mark(ink: string, lamp: string): string {
  return `<circle r="26" fill="none" stroke="${ink}" stroke-width="8"/>
<g fill="${ink}"><rect x="-14" y="-48" width="28" height="10" rx="4"/><rect x="-48" y="-14" width="10" height="28" rx="4"/><rect x="38" y="-14" width="10" height="28" rx="4"/></g>
<g fill="${lamp}"><rect x="-14" y="38" width="28" height="10" rx="4"/><circle r="9"/></g>`;
}

function icon(half: number, radius: number, extra = ''): string {
  const size = half * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${size} ${size}">
<title>Parlor</title>
<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${radius}" fill="${NIGHT}"/>
${mark(INK, LAMP)}${extra}
</svg>
`;
}

const rounded = icon(64, 26);
const dotted = icon(64, 26, `\n<circle cx="40" cy="-40" r="22" fill="${YOU_MAY}" stroke="${NIGHT}" stroke-width="6"/>`);
// A launcher may cut a maskable icon down to a circle of 80 %.
const maskable = icon(84, 0);
const square = icon(64, 0);

const folder = new URL('../public/icons/', import.meta.url);
await writeFile(new URL('mark.svg', folder), rounded);
await writeFile(new URL('mark-turn.svg', folder), dotted);

const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage();
for (const [name, svg, size] of [
  ['icon-180', square, 180],
  ['icon-192', rounded, 192],
  ['icon-512', rounded, 512],
  ['icon-maskable-512', maskable, 512],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await writeFile(new URL(`${name}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
