/** What time alone brings about: the table's moves, the end of a wait, the closing of an empty table. */
import type { Seat } from '@parlor/kernel';
import { standsStill } from './clock.ts';
import { withEvent } from './fold.ts';
import { playForSeat } from './play.ts';
import { close } from './presence.ts';
import { isBotPlayed, isPassedOver, presentPeople } from './seats.ts';
import type { Change, Match, MatchSeat } from './types.ts';

/** What is due at that time, one thing at a time; null: nothing. */
export function tick(match: Match, at: number): Change | null {
  if (match.outcome) return null;
  const due = dueAt(match);
  if (due === null || due > at) return null;
  if (presentPeople(match).length === 0) return close(match, 'empty', at);
  if (match.suspendedAt !== null) return wonAlone(match, at);
  const seat = match.clock.seat as Seat;
  const byAbsence = !(match.seats[seat] as MatchSeat).present;
  return playForSeat(match, byAbsence ? 'absent' : 'timeout', at);
}

/** When `tick` has something to do, at the earliest; null: never by itself. */
export function dueAt(match: Match): number | null {
  if (match.outcome) return null;
  if (match.emptyAt !== null) {
    return match.emptyAt + (match.limit === null ? match.patience.emptyUntimed : match.patience.empty);
  }
  if (match.suspendedAt !== null) return match.suspendedAt + match.patience.suspended;
  const { seat, deadline } = match.clock;
  if (seat !== null && isPassedOver(match, seat)) return 0;
  return deadline === null ? null : deadline + match.patience.hurry;
}

/** When the seat on turn is to be hurried; null: never. */
export function hurryAt(match: Match): number | null {
  return match.outcome || standsStill(match) ? null : match.clock.deadline;
}

/** The seat a bot has to move for now; null: none. */
export function botOnTurn(match: Match): Seat | null {
  const { seat } = match.clock;
  return seat !== null && !standsStill(match) && isBotPlayed(match, seat) ? seat : null;
}

function wonAlone(match: Match, at: number): Change {
  const seat = match.seats.findIndex(one => !one.bot && one.present && !one.left);
  return withEvent(match, { at, seat, event: 'closed', why: 'alone' });
}
