/** The table this page is at, beyond the picture the connection keeps: its past, the move on its way, what to tell its person. */
import { findGame } from '@parlor/games';
import type { AnyGame, Refusal } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { create } from 'zustand';
import { sayAtOnce, sayPolitely } from '../platform/speech.ts';
import { ask, useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { firstTurn, type Turn, withTurns } from './history.ts';

/** Something that happened and is no move; it stands in the log after move `after`. */
export interface NewsLine {
  readonly key: number;
  readonly after: number;
  readonly text: string;
}

/** A bar over the table until it is closed. */
export interface Bar {
  readonly text: string;
  readonly kind: 'plain' | 'refused';
  /** Offers to show the turns since this one. */
  readonly since?: number;
}

export interface TableStore {
  readonly table: number | null;
  readonly turns: readonly Turn[];
  readonly news: readonly NewsLine[];
  /** Notation of the move on its way to the server. */
  readonly pending: string | null;
  readonly refusal: Refusal | null;
  readonly bar: Bar | null;
  /** The seat went elsewhere, or the table is gone: the sentence, and whether it can be taken back. */
  readonly aside: { readonly code: string; readonly message: string } | null;
  /** The turn of the past that is looked at; null: now. */
  readonly looking: number | null;
  readonly unread: number;
  /** The game was over when the table was last heard of. */
  readonly over: boolean;
  /** Voices as muted since the whole picture was told; null: as it says. */
  readonly muted: readonly string[] | null;
}

const EMPTY: TableStore = {
  table: null,
  turns: [],
  news: [],
  pending: null,
  refusal: null,
  bar: null,
  aside: null,
  looking: null,
  unread: 0,
  over: false,
  muted: null,
};

export const useTable = create<TableStore>()(() => EMPTY);

export function resetTable(table: number | null): void {
  useTable.setState({ ...EMPTY, table });
}

export function gameOf(picture: Picture): AnyGame {
  const game = findGame(picture.facts.game);
  if (!game) throw new Error(`This client does not know the game ${picture.facts.game}.`);
  return game;
}

/** Shows and says why not; false, for whoever asked whether it was done. */
export function refuse(refusal: Refusal): false {
  useTable.setState({ refusal });
  sayAtOnce(refusal.message);
  return false;
}

/** Brings the past up to the present: the turns this page has not seen, or all of them. */
export async function catchUp(): Promise<readonly Turn[]> {
  const picture = useSession.getState().picture;
  if (!picture?.view) return [];
  const game = gameOf(picture);
  const { facts } = picture;
  const { table } = facts;
  const known = useTable.getState().turns;
  const answer = await ask('since', { table, since: known.at(-1)?.n ?? 0 });
  if ('refusal' in answer || useTable.getState().table !== table) return [];
  const { view, steps } = answer.value;
  const current = useTable.getState().turns;
  const start = current.length > 0 ? current : view === null ? [] : [firstTurn(game, view as Turn['view'], facts)];
  const turns = withTurns(start, steps, game, facts);
  useTable.setState({ turns });
  return turns.slice(current.length);
}

/** Looks at a turn of the past; the last one is now. */
export function lookAt(n: number | null): void {
  const { turns } = useTable.getState();
  const last = turns.at(-1)?.n ?? 0;
  const looking = n === null || n >= last ? null : Math.max(turns[0]?.n ?? 0, n);
  useTable.setState({ looking, refusal: null });
  if (looking !== null) sayPolitely(words.table.past(looking));
}

/** Looks at the first turn whose view passes the test, if there is one. */
export function lookAtFirst(test: (view: Turn['view']) => boolean): void {
  const found = useTable.getState().turns.find(turn => test(turn.view));
  if (found) lookAt(found.n);
}

export function stepLook(by: -1 | 1): void {
  const { looking, turns } = useTable.getState();
  lookAt((looking ?? turns.at(-1)?.n ?? 0) + by);
}
