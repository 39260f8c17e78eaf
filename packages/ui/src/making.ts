/** Making a move from a board: the platform's rules are asked first, and a refusal is shown, said at once, and moves nothing. */
import { useState } from 'react';
import type { BoardProps } from './board.ts';

export interface Making<Move> {
  /** Why the last move was not made. */
  readonly refusal: string | null;
  make(move: Move): void;
  refuse(why: string): void;
  forgetRefusal(): void;
}

type Rules<View, Move> = Pick<BoardProps<View, Move>, 'why' | 'onMove' | 'say'>;

/** `settle` puts the board's selection away before the move goes out. */
export function useMaking<View, Move>({ why, onMove, say }: Rules<View, Move>, settle: () => void): Making<Move> {
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = (reason: string) => {
    setRefusal(reason);
    say?.(reason, true);
  };
  const make = (move: Move) => {
    const refused = why(move);
    if (refused) return refuse(refused.message);
    settle();
    onMove(move);
  };
  return { refusal, make, refuse, forgetRefusal: () => setRefusal(null) };
}
