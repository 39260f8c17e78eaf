/** Games played from a line of notation: the hand tool of this folder's tests. */
import { judge, numberedSeed, type Refusal } from '@parlor/kernel';
import { hanto } from './game.ts';
import { COLOURS, type State } from './types.ts';

export interface Script {
  /** The start and every position after a legal move. */
  readonly states: readonly State[];
  /** Why the last move was not legal; the script stops there. */
  readonly refusal: Refusal | null;
}

/** Plays moves separated by blanks, each by the seat on turn, up to the first that is refused. */
export function playAll(options: object, moves: string): Script {
  const read = hanto.options.read(options, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  return playOn(hanto.setup(read.value, 2, numberedSeed(1)), moves);
}

export function playOn(start: State, moves: string): Script {
  const states = [start];
  let state = start;
  for (const text of moves.split(' ').filter(Boolean)) {
    const judged = judge(hanto, state, state.turn, text);
    if ('refusal' in judged) return { states, refusal: judged.refusal };
    state = hanto.clone(state);
    hanto.apply(state, judged.value);
    states.push(state);
  }
  return { states, refusal: null };
}

/** The position after a line of legal moves. */
export function after(options: object, moves: string): State {
  const { states, refusal } = playAll(options, moves);
  if (refusal !== null) throw new Error(`${moves}: ${refusal.code} after ${states.length - 1} moves`);
  return states.at(-1) as State;
}

/** The code a move of the seat on turn is refused with, or null. */
export function codeOf(state: State, text: string): string | null {
  const judged = judge(hanto, state, state.turn, text);
  return 'refusal' in judged ? judged.refusal.code : null;
}

/** What the last move gave: a refusal's code, `ok`, `draw`, `blue wins` or `red wins`. */
export function resultOf({ states, refusal }: Script): string {
  if (refusal !== null) return refusal.code;
  const end = states.at(-1)?.end ?? null;
  if (end === null) return 'ok';
  return end.winner === null ? 'draw' : `${COLOURS[end.winner]} wins`;
}
