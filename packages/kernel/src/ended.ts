/** A game that was ended from outside, because somebody left or the table was closed. */
import type { SeenView } from './seal.ts';

/** The rules know nothing of such an end, and the view still waits for a move: as it is to be shown, nobody has the turn. */
export function nobodysTurn(view: SeenView): SeenView {
  return view.turn === null ? view : ({ ...view, turn: null } as SeenView);
}
