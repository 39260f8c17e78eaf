/** The bots of Phase 10, and what they lend the bots that play any game. */
import type { BotShelf } from '@parlor/kernel';
import type { Move, State, View } from '../types.ts';
import { dumb } from './dumb.ts';
import { estimate } from './estimate.ts';
import { greedy } from './greedy.ts';
import { smart } from './smart.ts';

export const shelf: BotShelf<State, Move, View> = { bots: [dumb, smart, greedy], estimate };
