import type { BotShelf } from '@parlor/kernel';
import type { Move, State, View } from '../types.ts';
import { matcher } from './matcher.ts';

export const shelf: BotShelf<State, Move, View> = { bots: [matcher] };
