/** People are lost, come back, leave for good, or do nothing: what the game's policy makes of it. */
import type { EventEntry, Seat } from '@parlor/kernel';
import { join, withEvent } from './fold.ts';
import { isAway, people, presentPeople } from './seats.ts';
import type { Change, Match, MatchSeat } from './types.ts';

/** A person's connection is gone. Null: nothing changes by it. */
export function lose(match: Match, seat: Seat, at: number): Change | null {
  const { bot, present, left } = match.seats[seat] as MatchSeat;
  if (bot || !present || left) return null;
  return settled(match, { at, seat, event: 'absent' });
}

/** A person is here again: connected anew, or doing something after being marked away. */
export function comeBack(match: Match, seat: Seat, at: number): Change | null {
  const { bot, present, left, standIn } = match.seats[seat] as MatchSeat;
  if (bot || left || (present && !isAway(match, seat) && !standIn)) return null;
  return settled(match, { at, seat, event: 'back' });
}

/** A person gives up the seat for good. */
export function leave(match: Match, seat: Seat, at: number): Change | null {
  const { bot, left } = match.seats[seat] as MatchSeat;
  if (bot || left) return null;
  return join(settled(match, { at, seat, event: 'left' }), after =>
    after.outcome === null && people(after).every(person => person.left) ? close(after, 'empty', at) : null,
  );
}

export function close(match: Match, why: 'empty' | 'owner' | 'rules-changed', at: number): Change | null {
  return match.outcome ? null : withEvent(match, { at, seat: null, event: 'closed', why });
}

/** The event, and what follows from it: the table is suspended or resumed. */
function settled(match: Match, event: EventEntry): Change {
  return join(withEvent(match, event), after => {
    if (after.outcome) return null;
    const present = presentPeople(after).length;
    if (after.suspendedAt !== null) {
      return present >= 2 ? withEvent(after, { at: event.at, seat: null, event: 'resumed' }) : null;
    }
    const alone = after.game.table.alone === 'suspends' && people(after).length >= 2 && present === 1;
    return alone ? withEvent(after, { at: event.at, seat: null, event: 'suspended' }) : null;
  });
}
