import { cloneRng } from '@parlor/kernel';
import { cloneBoard } from './board.ts';
import type { State } from './types.ts';

/** An independent copy. Pairs of offered objectives and events are never changed in place, so copies share them. */
export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    boards: state.boards.map(cloneBoard),
    hands: state.hands.map(hand => hand.slice()),
    origins: state.origins.map(origins => origins.slice()),
    scores: state.scores.slice(),
    table: state.table.slice(),
    decks: {
      resource: state.decks.resource.slice(),
      gold: state.decks.gold.slice(),
      starter: state.decks.starter.slice(),
      objective: state.decks.objective.slice(),
    },
    common: state.common.slice(),
    offered: state.offered.slice(),
    own: state.own.slice(),
    starters: state.starters.slice(),
    colours: state.colours.slice(),
    trigger: state.trigger,
    last: state.last,
    moved: state.moved,
    happened: state.happened.slice(),
  };
}
