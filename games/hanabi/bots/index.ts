/** Hanabi's own bots. */
import type { BotShelf, Seat } from '@parlor/kernel';
import { bestScore } from '../cards.ts';
import { scoreOf } from '../score.ts';
import { MAX_LIVES, type Move, type State, type View } from '../types.ts';
import { basic } from './basic.ts';
import { ladder } from './ladder.ts';
import { pipeline, pipelineLiteral } from './pipeline.ts';

export const shelf: BotShelf<State, Move, View> = {
  bots: [basic, pipelineLiteral, pipeline, ladder],
  estimate,
};

/** A life counts as a point: else a search sees no harm in striking out before the first card is played. */
function estimate(state: State, _seat: Seat): number {
  return (scoreOf(state) + state.lives) / (bestScore(state.rules) + MAX_LIVES);
}
