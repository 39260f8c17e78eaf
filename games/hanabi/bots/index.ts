/** Hanabi's own bots. */
import type { BotShelf, Seat } from '@parlor/kernel';
import { bestScore } from '../cards.ts';
import { scoreOf } from '../score.ts';
import type { Move, State, View } from '../types.ts';
import { basic } from './basic.ts';
import { ladder } from './ladder.ts';
import { pipeline, pipelineLiteral } from './pipeline.ts';

export const shelf: BotShelf<State, Move, View> = {
  bots: [basic, pipelineLiteral, pipeline, ladder],
  estimate: (state: State, _seat: Seat) => scoreOf(state) / bestScore(state.rules),
};
