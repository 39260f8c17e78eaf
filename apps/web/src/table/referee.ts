/** The rules in the browser: a board asks what is possible, why not, and what would come of it. The server judges again. */
import {
  type AnyGame,
  judge,
  numberedSeed,
  type Refusal,
  type SealedMove,
  type SealedState,
  type Seat,
  type SeenView,
} from '@parlor/kernel';

export interface Referee {
  readonly moves: readonly SealedMove[];
  why(move: SealedMove): Refusal | null;
  after(move: SealedMove): SeenView | null;
}

const NOTHING: Referee = { moves: [], why: () => null, after: () => null };

/** One imagined world serves every question about a view. Nobody asks for a spectator. */
export function referee(game: AnyGame, view: SeenView, seat: Seat | null): Referee {
  if (seat === null) return NOTHING;
  let imagined: SealedState | null = null;
  const world = () => {
    imagined ??= game.imagine(view, numberedSeed(0));
    return imagined;
  };
  const why = (move: SealedMove) => {
    const judged = judge(game, world(), seat, game.format(move));
    return 'refusal' in judged ? judged.refusal : null;
  };
  return {
    moves: view.turn === seat ? game.moves(world()) : [],
    why,
    after: move => {
      if (why(move)) return null;
      const next = game.clone(world());
      game.apply(next, move);
      return game.view(next, seat);
    },
  };
}
