/** What Hanto gives the screen. */
import type { GameBoard } from '@parlor/ui';
import type { Move, View } from '../types.ts';
import { HantoBoard } from './board.tsx';
import { words } from './en.ts';
import { HantoEnding } from './ending.tsx';

export const hantoBoard: GameBoard<View, Move> = {
  Board: HantoBoard,
  Ending: HantoEnding,
  Sentence: ({ text }) => text,
  keys: words.keys,
};
