/** A move by a person or a bot, and the table's own moves. */
import { judge, type MoveEntry, playIdle, type Refusal, refused, type SealedState, type Seat } from '@parlor/kernel';
import { fold } from './fold.ts';
import type { Change, Decision, Match } from './types.ts';

export interface Played {
  readonly seat: Seat;
  readonly move: string;
  /** The number of moves the mover had seen. */
  readonly seen: number;
  readonly by: 'player' | 'bot';
  readonly tag?: string;
}

/** The most moves the table makes in one go for a seat that does not answer. */
const IDLE_AT_ONCE = 100;

export function playMove(match: Match, { seat, move, seen, by, tag }: Played, at: number): Decision {
  const closed = refuseMove(match, seen);
  if (closed) return { refusal: closed };
  const judged = judge(match.game, match.state, seat, move);
  if ('refusal' in judged) return judged;
  const state = match.game.clone(match.state);
  match.game.apply(state, judged.value);
  const text = match.game.format(judged.value);
  const entry: MoveEntry = { n: match.n + 1, seat, move: text, at, by, ...(tag === undefined ? {} : { tag }) };
  return { match: fold(match, entry, state), entries: [entry], states: [state] };
}

/** The table moves for the seat on turn until the turn changes. */
export function playForSeat(match: Match, by: 'timeout' | 'absent', at: number): Change {
  const { seat, number } = match.clock;
  const entries: MoveEntry[] = [];
  const states: SealedState[] = [];
  let now = match;
  while (seat !== null && now.clock.seat === seat && now.clock.number === number && entries.length < IDLE_AT_ONCE) {
    const { state, text } = playIdle(now.game, now.state);
    const entry: MoveEntry = { n: now.n + 1, seat, move: text, at, by };
    now = fold(now, entry, state);
    entries.push(entry);
    states.push(state);
  }
  return { match: now, entries, states };
}

function refuseMove(match: Match, seen: number): Refusal | null {
  if (match.outcome) return refused(match.game.codes.over, 'The game is over.').refusal;
  if (match.suspendedAt !== null) {
    return refused('suspended', 'The table waits for the others to come back. You can move as soon as one of them does.').refusal;
  }
  if (seen !== match.n) {
    return refused('stale', 'The table has moved on since you looked. Look again, then make your move.').refusal;
  }
  return null;
}
