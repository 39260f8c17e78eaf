/** Every rule of WCAG 2.2 AA that a program can judge. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function axeFaults(page: Page): Promise<string[]> {
  // Read once in each document: reading it takes longer than a look.
  const there = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder(there ? { page, axeSource: 'void axe' } : { page })
    // There are no frames here: one page is enough, and a second one for the sums of every look takes twice as long.
    .setLegacyMode(true)
    // Of what passes nothing is told.
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    .analyze();
  return violations.map(found => `${found.id}: ${found.nodes.map(node => node.target.join(' ')).join(', ')}`);
}
