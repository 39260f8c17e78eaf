/** Small questions about who sits where. */
import type { Seat } from '@parlor/kernel';
import type { Match, MatchSeat } from './types.ts';

export function changeSeat(match: Match, seat: Seat, change: Partial<MatchSeat>): Match {
  return { ...match, seats: match.seats.map((old, at) => (at === seat ? { ...old, ...change } : old)) };
}

/** People with a seat, whether present, absent or gone. */
export function people(match: Match): readonly MatchSeat[] {
  return match.seats.filter(seat => !seat.bot);
}

export function presentPeople(match: Match): readonly MatchSeat[] {
  return people(match).filter(seat => seat.present && !seat.left);
}

export function isAway(match: Match, seat: Seat): boolean {
  return (match.seats[seat] as MatchSeat).timeouts >= match.patience.awayAfter;
}

/** A bot moves here: its own seat, or a person's it stands in for. */
export function isBotPlayed(match: Match, seat: Seat): boolean {
  const { bot, standIn } = match.seats[seat] as MatchSeat;
  return bot || standIn;
}

/** The table moves here without waiting: the person is gone, or absent in a game that passes absent seats over. */
export function isPassedOver(match: Match, seat: Seat): boolean {
  const { left, present, bot, standIn } = match.seats[seat] as MatchSeat;
  if (bot || standIn) return false;
  return left || (!present && match.game.table.absent === 'pass');
}
