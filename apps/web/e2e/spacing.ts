/** Text spaced as far as WCAG 1.4.12 lets a reader space it: what is then cut off, or lies over something else. */
import type { Page } from '@playwright/test';

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

export async function spacingFaults(page: Page): Promise<string[]> {
  await page.evaluate(space, SPACED);
  const faults = await page.evaluate(textFaults);
  await page.evaluate(unspace);
  return faults;
}

/** Run in the page. The content policy forbids a style element; a sheet made by a script is none. */
function space(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

function unspace(): void {
  document.adoptedStyleSheets.pop();
}

/** Runs in the page. Behind an open sheet nothing is read. */
function textFaults(): string[] {
  const SLACK = 2;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const unseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || unseen(element.parentElement));

  const texts: { text: string; parent: Element; boxes: DOMRect[] }[] = [];
  const nodes = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || parent.closest('svg, select') || unseen(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ text, parent, boxes: [...range.getClientRects()].filter(box => box.width > 0) });
  }

  const sticksOut = (box: DOMRect, of: DOMRect, style: CSSStyleDeclaration) =>
    (/hidden|clip/.test(style.overflowX) && (box.right > of.right + SLACK || box.left < of.left - SLACK)) ||
    (/hidden|clip/.test(style.overflowY) && (box.bottom > of.bottom + SLACK || box.top < of.top - SLACK));
  const cutBy = (box: DOMRect, element: Element | null): Element | null => {
    if (!element) return null;
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflow)) return null;
    return sticksOut(box, element.getBoundingClientRect(), style) ? element : cutBy(box, element.parentElement);
  };
  const positioned = (element: Element | null): Element | null =>
    element && getComputedStyle(element).position === 'static' ? positioned(element.parentElement) : element;
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK * 2;

  const faults = new Set<string>();
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
  for (const { text, parent, boxes } of texts) {
    const cut = boxes.map(box => cutBy(box, parent)).find(found => found !== null);
    if (cut) faults.add(`"${text}" is cut off by .${cut.className}`);
    const button = parent.closest('button, a, summary')?.getBoundingClientRect();
    const outside = (box: DOMRect) =>
      button &&
      (box.left < button.left - SLACK ||
        box.right > button.right + SLACK ||
        box.top < button.top - SLACK ||
        box.bottom > button.bottom + SLACK);
    if (boxes.some(outside)) faults.add(`"${text}" does not fit its button`);
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (!one.boxes.some(box => other.boxes.some(second => overlap(box, second)))) continue;
      if (positioned(one.parent) === positioned(other.parent)) faults.add(`"${one.text}" and "${other.text}" overlap`);
    }
  });
  return [...faults];
}
