/** Everything on a screen that can be pressed, and which of it is too small for a finger. */
import type { Page } from '@playwright/test';

/** CSS pixels in both directions: never less; and on a phone, but for what is named here. */
const LEAST = 24;
const THUMB = 44;
const SMALL_ON_PHONES = '.log-number';

export async function smallTargets(page: Page, phone: boolean): Promise<string[]> {
  const sizes = await page.evaluate(measure, SMALL_ON_PHONES);
  return sizes
    .map(({ name, width, height, small }) => ({ name, width, height, least: phone && !small ? THUMB : LEAST }))
    .filter(({ width, height, least }) => Math.min(width, height) < least - 0.5)
    .map(({ name, width, height, least }) => `${name} is ${width} x ${height}, less than ${least}`);
}

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
}

/** Runs in the page. Behind an open sheet nothing can be pressed. */
function measure(smallOnes: string): Size[] {
  const roles = ['button', 'link', 'checkbox', 'radio', 'tab', 'option', 'combobox', 'slider', 'switch', 'menuitem'];
  const pressed = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', ...roles.map(role => `[role="${role}"]`)];
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  const boxOf = (element: Element) => {
    const parts = [element, ...labelsOf(element)].map(part => part.getBoundingClientRect());
    const left = Math.min(...parts.map(part => part.left));
    const top = Math.min(...parts.map(part => part.top));
    const width = Math.max(...parts.map(part => part.right)) - left;
    const height = Math.max(...parts.map(part => part.bottom)) - top;
    return { width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
  };
  const inSentence = (element: Element) => {
    const sentence = element.matches('a') ? element.closest('p')?.textContent : null;
    return sentence !== null && sentence !== undefined && sentence.trim() !== element.textContent?.trim();
  };
  return [...scope.querySelectorAll(pressed.join())]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
    .map(element => ({
      name: element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent ?? element.tagName,
      small: element.matches(smallOnes),
      ...boxOf(element),
    }));
}
