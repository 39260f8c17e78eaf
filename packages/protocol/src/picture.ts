/** What a client knows of the table it is at: the facts, its view, the chat. Kept by applying what the server says. */
import type { Json, Seat, SeenView } from '@parlor/kernel';
import type { ChatLine, Facts, Step } from './forms.ts';
import type { Entered, Tell } from './messages.ts';
import { patch } from './patch.ts';

export interface Picture {
  readonly facts: Facts;
  /** The own seat; null: watching. */
  readonly seat: Seat | null;
  /** Moves made, as far as this view knows. */
  readonly n: number;
  /** Null in the lobby. */
  readonly view: SeenView | null;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly string[];
  readonly token: string | null;
  /** When the times in the facts were heard, by the client's own clock: `clock.left` and `suspendedFor` count from here. */
  readonly clockAt: number;
}

/** The whole picture, or an older one brought up to date by the steps it missed. */
export function pictureOf(entered: Entered, old: Picture | null, now: number): Picture {
  const known = old !== null && old.facts.table === entered.facts.table ? old : null;
  const fresh: Picture = {
    facts: entered.facts,
    seat: entered.seat,
    n: entered.n,
    view: entered.view as SeenView | null,
    chat: entered.chat,
    muted: entered.muted,
    token: entered.token ?? known?.token ?? null,
    clockAt: now,
  };
  if (entered.steps === undefined || known === null) return fresh;
  const { view, n } = withSteps(known, entered.steps);
  return { ...fresh, view, n };
}

/** The picture after something the server told; the same picture if it changes nothing. A step that does not follow is left out. */
export function withTell(picture: Picture, tell: Tell, now: number): Picture {
  switch (tell.tell) {
    case 'step': {
      const next = withSteps(picture, [tell]);
      const clock = { ...next.facts.clock, seat: next.view?.turn ?? null, left: tell.left ?? null };
      return { ...next, facts: { ...next.facts, clock }, clockAt: now };
    }
    case 'start':
      return { ...picture, facts: tell.facts, seat: tell.seat, n: tell.n, view: tell.view as SeenView, clockAt: now };
    case 'table': {
      const facts = { ...picture.facts, ...tell.facts } as Facts;
      // A clock that stands still is not told again, the time a table waits is.
      const timed = tell.facts.clock ?? tell.facts.suspendedFor ?? null;
      return { ...picture, facts, clockAt: timed === null ? picture.clockAt : now };
    }
    case 'chat':
      return picture.chat.some(line => line.id === tell.line.id) ? picture : { ...picture, chat: [...picture.chat, tell.line] };
    case 'hurry':
    case 'aside':
    case 'restart':
      return picture;
  }
}

/** The picture after these steps; those it has already are passed over. */
export function withSteps(picture: Picture, steps: readonly Step[]): Picture {
  let { n, view } = picture;
  for (const step of steps) {
    if (step.n !== n + 1 || view === null) continue;
    n = step.n;
    if (step.patch !== null) view = patch(view as Json, step.patch) as SeenView;
  }
  return { ...picture, n, view };
}
