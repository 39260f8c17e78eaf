/** The bots of Codex Naturalis, and what they lend to those that play any game. */
import type { BotShelf } from '@parlor/kernel';
import type { Move, State, View } from '../types.ts';
import { estimate } from './estimate.ts';
import { greedy } from './greedy.ts';
import { planner } from './planner.ts';

export const shelf: BotShelf<State, Move, View> = { bots: [greedy, planner], estimate };
