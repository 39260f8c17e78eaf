/** A move on its way: judged here, sent, and settled by the server. */
import type { SealedMove } from '@parlor/kernel';
import { insist, useSession } from '../session/session.ts';
import { hindrance } from './live.ts';
import { referee } from './referee.ts';
import { gameOf, refuse, useTable } from './store.ts';

/** Whether it was made. A refusal is shown; nothing moves. */
export async function sendMove(move: SealedMove): Promise<boolean> {
  const picture = useSession.getState().picture;
  if (!picture?.view || useTable.getState().pending !== null) return false;
  const game = gameOf(picture);
  const refusal = hindrance() ?? referee(game, picture.view, picture.seat).why(move);
  if (refusal) return refuse(refusal);
  const text = game.format(move);
  useTable.setState({ pending: text, refusal: null });
  const answer = await insist('move', { table: picture.facts.table, seen: picture.n, move: text });
  if ('refusal' in answer) {
    useTable.setState({ pending: null });
    return refuse(answer.refusal);
  }
  if ((useSession.getState().picture?.n ?? 0) >= answer.value.n) useTable.setState({ pending: null });
  return true;
}
