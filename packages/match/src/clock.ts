/** The turn clock: when the seat on turn must have moved, and when it stands still. */
import type { Seat } from '@parlor/kernel';
import { isAway, isBotPlayed, isPassedOver, presentPeople } from './seats.ts';
import type { Match, TurnClock } from './types.ts';

/** Before the first turn, and where a turn is to begin anew. */
export const NO_TURN: TurnClock = { seat: null, number: 0, deadline: null, left: null, idled: false };

/** The clock after something happened at that time: a new turn, a pause, the end of a pause, or nothing. */
export function clockAfter(match: Match, at: number): TurnClock {
  const seat = match.outcome ? null : match.game.turn(match.state);
  const sameTurn = seat === match.clock.seat && turnNumber(match) === match.clock.number;
  const turn = sameTurn ? match.clock : newTurn(match, seat, at);
  if (seat === null) return turn;
  if (!isTimed(match, seat)) return { ...turn, deadline: null, left: null };
  const left = turn.left ?? (turn.deadline === null ? limitOf(match, seat) : turn.deadline - at);
  if (standsStill(match)) return turn.deadline === null && turn.left !== null ? turn : { ...turn, deadline: null, left };
  return turn.deadline === null ? { ...turn, deadline: at + (left ?? 0), left: null } : turn;
}

/** The clock of a match that was loaded after an outage: a limit that fell into it becomes what was left when it began. */
export function wake(match: Match, outage: { readonly from: number; readonly to: number }): Match {
  const { deadline } = match.clock;
  if (deadline === null || deadline >= outage.to) return match;
  const left = Math.max(match.patience.afterOutage, deadline - outage.from);
  return { ...match, clock: { ...match.clock, deadline: outage.to + left } };
}

/** While no person is present, and while the table is suspended. */
export function standsStill(match: Match): boolean {
  return match.suspendedAt !== null || presentPeople(match).length === 0;
}

function turnNumber({ game, state }: Match): number {
  return game.turnNumber?.(state) ?? 0;
}

function newTurn(match: Match, seat: Seat | null, at: number): TurnClock {
  const limit = seat === null || !isTimed(match, seat) ? null : limitOf(match, seat);
  return { seat, number: turnNumber(match), deadline: limit === null ? null : at + limit, left: null, idled: false };
}

function isTimed(match: Match, seat: Seat): boolean {
  return match.limit !== null && !isBotPlayed(match, seat) && !isPassedOver(match, seat);
}

function limitOf(match: Match, seat: Seat): number | null {
  if (match.limit === null) return null;
  return isAway(match, seat) ? Math.min(match.patience.awayLimit, match.limit) : match.limit;
}
