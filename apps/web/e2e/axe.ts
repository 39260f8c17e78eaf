/** Every rule of WCAG 2.2 AA that a program can judge. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function axeFaults(page: Page): Promise<string[]> {
  // Brought into a document once, with one small rule: reading its source takes longer than a look.
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules('document-title').analyze();
  return page.evaluate(judge, TAGS);
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** Runs in the page. Of what passes nothing is told. */
async function judge(tags: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } });
  return violations.map(found => `${found.id}: ${found.nodes.map(node => node.target.join(' ')).join(', ')}`);
}
