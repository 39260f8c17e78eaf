/** What travels of a game: views once, then the steps between them. */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type GameRecord,
  isMove,
  type Json,
  type MoveEntry,
  replay,
  type SealedState,
  type Seat,
} from '@parlor/kernel';
import { unseal } from '@parlor/kernel/unseal';
import { diff, type Step } from '@parlor/protocol';

/** A step from one State to the next, as a seat (null: a watcher) sees it. */
export function stepOf(game: AnyGame, seat: Seat | null, before: SealedState, after: SealedState, entry: MoveEntry): Step {
  const { n, seat: mover, move, at, by } = entry;
  const patch = diff(game.view(before, seat) as Json, game.view(after, seat) as Json);
  return { n, seat: mover, move, at, ...(by === 'player' ? {} : { by }), patch };
}

/** A seat's view after move number `since`, and every step after it, from the record alone. */
export function historyOf(game: AnyGame, record: GameRecord, seat: Seat | null, since: number): { view: Json; steps: Step[] } {
  let before: SealedState | null = null;
  let view: Json = null;
  let n = 0;
  const steps: Step[] = [];
  const replayed = replay(game, record, ({ state, entry }) => {
    if (entry && isMove(entry)) {
      n = entry.n;
      if (n > since) steps.push(stepOf(game, seat, before as SealedState, state, entry));
    }
    if (n === since) view = game.view(state, seat) as Json;
    before = state;
  });
  if ('refusal' in replayed) throw new Error(`The record does not replay: ${replayed.refusal.message}`);
  return { view, steps };
}

/** Of the whole State: what a match replayed under other rules is compared with. */
export function stateHash(state: SealedState): string {
  return createHash('sha256')
    .update(JSON.stringify(unseal(state)))
    .digest('base64url');
}
