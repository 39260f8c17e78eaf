/**
 * Focus that would fall off the page is caught: when what had it is taken away, it goes to the heading of the nearest part
 * that is left, so that keyboard and screen reader go on from there.
 */
import { useLayoutEffect } from 'react';

/** Once a page, for as long as it is open. Answers with the end of it, for tests. */
export function keepFocus(): () => void {
  let around: readonly Element[] = [];
  const remember = (event: Event) => {
    around = pathOf(event.target as Element);
  };
  // A press beside it lets go on purpose.
  const letGo = (event: Event) => {
    if (!around[0]?.contains(event.target as Node)) around = [];
  };
  const look = () => {
    const [focused] = around;
    if (!focused || isShown(focused) || holdsFocus(focused)) return;
    const left = around.find(part => isShown(part) && landingIn(part));
    if (left) land(landingIn(left)!);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', letGo, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', letGo, true);
  };
}

/** A new screen is read from its first heading, unless somebody is somewhere on it already. */
export function useFirstFocus(): void {
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && document.activeElement === document.body) land(heading);
  }, []);
}

/** Itself first, then everything it stands in. */
function pathOf(element: Element): readonly Element[] {
  const path = [];
  for (let part: Element | null = element; part; part = part.parentElement) path.push(part);
  return path;
}

function isShown(element: Element): boolean {
  const fold = element.closest('details:not([open])');
  return element.isConnected && (!fold || fold === element || element.closest('summary')?.parentElement === fold);
}

/** Somebody took it elsewhere meanwhile; in a fold just closed it stays for a moment longer. */
function holdsFocus(lost: Element): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== lost;
}

/** What tells a part's name; a part without one that is a place of its own is entered at its first control. */
function landingIn(part: Element): HTMLElement | null {
  const name = part.querySelector<HTMLElement>('h1, h2, h3, legend, summary');
  return name ?? (part.matches('aside, nav, form') ? part.querySelector<HTMLElement>('button, a[href], input') : null);
}

function land(on: HTMLElement): void {
  if (on.tabIndex < 0) on.tabIndex = -1;
  on.focus({ preventScroll: true });
}
