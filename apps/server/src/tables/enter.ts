/** Joining, watching, sitting in and coming back are one path: take a place, then get the whole picture. */
import type { Json, Refusal, Seat } from '@parlor/kernel';
import type { Entered } from '@parlor/protocol';
import type { Guest, Table } from '../table.ts';
import { linesFor } from './chat.ts';
import { history } from './game.ts';
import { attach } from './presence.ts';

/** More moves than this are not gone through again for somebody who was away: a fresh view is cheaper. */
const LONGEST_REPLAY = 3000;

export type Picture = Omit<Entered, 're' | 'ok'>;

/** The guest is at the table from now on. `since`: the number of moves its view has already. */
export async function enter(
  table: Table,
  guest: Guest,
  since: number | undefined,
): Promise<Picture | { readonly refusal: Refusal }> {
  const refusal = await attach(table, guest);
  return refusal ? { refusal } : picture(table, guest.seat, since);
}

export async function picture(table: Table, seat: Seat | null, since: number | undefined): Promise<Picture> {
  const { data } = table;
  return {
    facts: table.facts(),
    seat,
    n: data.match?.n ?? 0,
    ...(await viewOrSteps(table, seat, since)),
    chat: await linesFor(table, seat),
    muted: [...((seat !== null && data.seats[seat]?.muted) || [])],
    ...(seat === null ? {} : { token: data.terms.token }),
  };
}

async function viewOrSteps(table: Table, seat: Seat | null, since: number | undefined): Promise<Pick<Picture, 'view' | 'steps'>> {
  const { match } = table.data;
  if (!match) return { view: null };
  if (since === match.n) return { view: null, steps: [] };
  if (since === undefined || since > match.n || match.n > LONGEST_REPLAY) {
    return { view: table.game.view(match.state, seat) as Json };
  }
  const { steps } = await history(table, seat, since);
  return { view: null, steps };
}
