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

/** Stands for movement where movement is not wanted. */
export function outline(element: Element): void {
  const look = { outline: '3px solid var(--text)', outlineOffset: '3px' };
  element.animate?.([look, look], { duration: 2000 });
}
