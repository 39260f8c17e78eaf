/** One ply: crowds their butterfly and keeps its own free, nothing else. */
import { type Agent, type Bot, type Dice, dice, numberedSeed, type Seat } from '@parlor/kernel';
import { hanto } from '../game.ts';
import { otherSeat } from '../position.ts';
import type { Move, State, View } from '../types.ts';
import { crowdingOf } from './evaluate.ts';

export const neighbour: Bot<View, Move> = {
  name: 'neighbour',
  version: '1',
  character: 'Crowds your butterfly one move at a time and never looks further.',
  strength: 2,
  make: makeNeighbour,
};

function makeNeighbour(): Agent<View, Move> {
  let chance: Dice = dice(numberedSeed(0));
  return {
    begin: begin => {
      chance = dice(begin.seed);
    },
    choose: (view, moves) => {
      const state = hanto.imagine(view, chance.seed());
      const scores = moves.map(move => scoreAfter(state, move, view.next));
      const best = Math.max(...scores);
      return { move: chance.pick(moves.filter((_, at) => scores[at] === best)), why: `neighbours ${best}` };
    },
  };
}

/** Filled hexes round their butterfly less those round ours. */
function scoreAfter(state: State, move: Move, seat: Seat): number {
  const next = hanto.clone(state);
  hanto.apply(next, move);
  return crowdingOf(next, otherSeat(seat)) - crowdingOf(next, seat);
}
