/** Things travel from where they were to where they lie now: position only, 200 ms. Places carry `data-spot`. */

export interface Trip {
  readonly from: string;
  readonly to: string;
}

/** Plays the trips, or without motion outlines where they end for two seconds. */
export function playTrips(board: HTMLElement | null, trips: readonly Trip[], motion: boolean): void {
  if (!board) return;
  const moving = motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const trip of trips) {
    const to = spot(board, trip.to);
    const from = spot(board, trip.from);
    if (!to) continue;
    if (!moving) outline(to);
    else if (from && from !== to) arrive(to, from);
  }
}

function spot(board: HTMLElement, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

function arrive(to: HTMLElement, from: HTMLElement): void {
  const end = to.getBoundingClientRect();
  const start = from.getBoundingClientRect();
  const dx = start.left + start.width / 2 - end.left - end.width / 2;
  const dy = start.top + start.height / 2 - end.top - end.height / 2;
  to.animate?.(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: 200,
      easing: 'ease-out',
    },
  );
}

const OUTLINED = 2000;
const fading = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Stands for movement where movement is not wanted. Not an animation: that would draw the page sixty times a second to change nothing. */
export function outline(element: Element): void {
  clearTimeout(fading.get(element));
  element.setAttribute('data-changed', '');
  fading.set(
    element,
    setTimeout(() => element.removeAttribute('data-changed'), OUTLINED),
  );
}
