/** What Hanabi gives the screen. */
import type { GameBoard } from '@parlor/ui';
import type { Move, View } from '../types.ts';
import { HanabiBoard } from './board.tsx';
import { HanabiEnding } from './ending.tsx';
import { HanabiSentence } from './sentence.tsx';

export const hanabiBoard: GameBoard<View, Move> = {
  Board: HanabiBoard,
  Ending: HanabiEnding,
  Sentence: HanabiSentence,
  keys: [
    ['P 1-5', 'choose a slot to play'],
    ['D 1-5', 'choose a slot to discard'],
    ['H seat 1-5', 'choose a number to tell; a seat is its place, counted from 1'],
    ['H seat r b g y w m', 'choose a colour to tell'],
    ['X', 'open or close the discards'],
    ['K', 'next level of knowledge'],
    ['K seat', 'while held, see a hand as its holder does'],
  ],
};
