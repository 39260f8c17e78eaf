/** Things travel from where they were to where they lie now: position only, 200 ms. Places carry `data-spot`. */

export interface Trip {
  readonly from: string;
  readonly to: string;
}

/** Plays the trips, or without motion outlines where they end for two seconds. */
export function playTrips(board: HTMLElement | null, trips: readonly Trip[], motion: boolean): void {
  if (!board) return;
  const moving = motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ends = trips.flatMap(trip => {
    const to = spot(board, trip.to);
    const from = spot(board, trip.from);
    return to ? [{ to, from }] : [];
  });
  if (!moving) {
    for (const { to } of ends) outline(to);
    return;
  }
  // Measured before anything moves: a look after a change would have the page styled and laid out once more.
  const ways = ends.flatMap(({ to, from }) => (from && from !== to ? [{ to, from: wayBack(to, from) }] : []));
  for (const { to, from } of ways) arrive(to, from);
}

function spot(board: HTMLElement, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

/** From the middle of one to the middle of the other. */
function wayBack(to: HTMLElement, from: HTMLElement): { readonly x: number; readonly y: number } {
  const end = to.getBoundingClientRect();
  const start = from.getBoundingClientRect();
  return {
    x: start.left + start.width / 2 - end.left - end.width / 2,
    y: start.top + start.height / 2 - end.top - end.height / 2,
  };
}

function arrive(to: HTMLElement, from: { readonly x: number; readonly y: number }): void {
  to.animate?.(
    [
      { transform: `translate(${from.x}px, ${from.y}px)`, zIndex: 5 },
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
