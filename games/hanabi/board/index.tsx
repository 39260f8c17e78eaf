/** What Hanabi gives the screen. */
import type { GameBoard } from '@parlor/ui';
import type { Move, View } from '../types.ts';
import { HanabiBoard } from './board.tsx';
import { DiscardList } from './discards.tsx';
import { words } from './en.ts';
import { HanabiEnding } from './ending.tsx';
import { HanabiSentence } from './sentence.tsx';

export const hanabiBoard: GameBoard<View, Move> = {
  Board: HanabiBoard,
  Ending: HanabiEnding,
  Sentence: HanabiSentence,
  panels: { discards: DiscardList },
  keys: words.keys,
};
