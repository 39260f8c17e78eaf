/** Hanto's own bots, and what they lend to those that play any game. */
import type { BotShelf } from '@parlor/kernel';
import type { Move, State, View } from '../types.ts';
import { alphabeta } from './alphabeta.ts';
import { estimate } from './evaluate.ts';
import { neighbour } from './neighbour.ts';

export const shelf: BotShelf<State, Move, View> = { bots: [neighbour, alphabeta], estimate };
