/** A game's drawn board, which arrives by itself. */
import { boards } from '@parlor/games/boards';
import type { AnyGame } from '@parlor/kernel';
import type { AnyBoard } from '@parlor/ui';
import { useEffect, useState } from 'react';

/** Undefined: on its way. Null: the game has none. Missing: it did not arrive. */
export type Arrival = AnyBoard | null | undefined | 'missing';

export function useBoard(game: AnyGame): Arrival {
  const load = boards[game.id];
  const [board, set] = useState<Arrival>(load ? undefined : null);
  useEffect(() => {
    let wanted = true;
    load?.().then(
      loaded => wanted && set(loaded),
      () => wanted && set('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return board;
}
