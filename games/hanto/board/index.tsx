/** What Hanto gives the screen. */
import type { GameBoard } from '@parlor/ui';
import type { Move, View } from '../types.ts';
import { HantoBoard } from './board.tsx';
import { HantoEnding } from './ending.tsx';

export const hantoBoard: GameBoard<View, Move> = {
  Board: HantoBoard,
  Ending: HantoEnding,
  Sentence: ({ text }) => text,
  keys: [
    ['P', 'choose the next kind in your hand'],
    ['M', 'choose your next piece that can move'],
    ['arrows', 'go from hex to hex'],
    ['+ -', 'zoom in and out'],
    ['0', 'fit the board'],
  ],
};
