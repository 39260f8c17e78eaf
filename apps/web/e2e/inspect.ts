/** What is looked for on every screen, whichever way it was reached. */
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect } from './patient.ts';
import { spacingFaults } from './spacing.ts';
import { smallTargets } from './targets.ts';

export async function inspect(page: Page, phone: boolean): Promise<string[]> {
  const faults = [...(await smallTargets(page, phone)), ...(await page.evaluate(voiceFaults))];
  if (phone) faults.push(...(await spacingFaults(page)));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    faults.push(...(await axeFaults(page)).map(fault => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. One polite voice and one assertive speak; an open sheet silences what is outside it. */
function voiceFaults(): string[] {
  const voices = [
    ...document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"], output'),
  ];
  const kinds = voices.map(voice => voice.getAttribute('aria-live')).sort();
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [
    ...(kinds.join() === 'assertive,polite' ? [] : [`${voices.length} voices speak: ${kinds.join()}`]),
    ...voices.filter(voice => !sheet.contains(voice)).map(voice => `the ${voice.role} is not heard here`),
  ];
}
