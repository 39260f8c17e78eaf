/** The platform in small: what a board is handed, made from a game and a position. For the gallery and the boards' tests. */
import { type AnyView, dice, type Game, judge, type Rng, type Seat, type Seed } from '@parlor/kernel';
import type { BoardProps, BoardSettings } from '../board.ts';

export const SETTINGS: BoardSettings = {
  knowledge: 'hints',
  showLegal: true,
  motion: true,
  letterKeys: true,
  coordinates: false,
};

const NAMES = ['nora', 'ben', 'cleo', 'Pipeline 1.2', 'dora'];

interface Position<State extends { rng: Rng }, Move, View extends AnyView, Options> {
  readonly game: Game<State, Move, View, Options>;
  readonly state: State;
  readonly seat: Seat | null;
  readonly seats: number;
  readonly settings?: Partial<BoardSettings>;
  onMove?(move: Move): void;
}

export function propsOf<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  position: Position<State, Move, View, Options>,
): BoardProps<View, Move> {
  const { game, state, seat, seats } = position;
  const view = game.view(state, seat);
  const imagined = game.imagine(view, SEED);
  const why = (move: Move) => {
    if (seat === null) return { code: 'watching', message: 'You are watching.' };
    const judged = judge(game, imagined, seat, game.format(move));
    return 'refusal' in judged ? judged.refusal : null;
  };
  return {
    view,
    seat,
    people: NAMES.slice(0, seats).map((name, at) => ({ name, bot: at === 3, present: true })),
    absent: 'wait',
    moves: game.turn(state) === seat ? game.moves(imagined) : [],
    why,
    after(move) {
      if (why(move)) return null;
      const next = game.clone(imagined);
      game.apply(next, move);
      return game.view(next, seat);
    },
    onMove: position.onMove ?? (() => {}),
    pending: null,
    settings: { ...SETTINGS, ...position.settings },
    onSettings: () => {},
  };
}

const SEED: Seed = '0123456789abcdef0123456789abcdef';

/** A position after so many moves, each taken at random from those `choose` keeps. */
export function playOn<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  start: State,
  moves: number,
  choose: (moves: Move[], state: State) => Move[] = all => all,
): State {
  const chance = dice(SEED);
  let state = start;
  for (let made = 0; made < moves && game.turn(state) !== null; made++) {
    const kept = choose(game.moves(state), state);
    const next = game.clone(state);
    game.apply(next, kept[chance.below(kept.length)] as Move);
    state = next;
  }
  return state;
}
