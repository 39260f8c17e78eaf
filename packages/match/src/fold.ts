/** The one way a match changes: entry by entry, live and when it is loaded again. */
import {
  type AnyGame,
  type Entry,
  type EventEntry,
  isMove,
  type MoveEntry,
  outcomeOfEvent,
  type SealedState,
  type Seat,
} from '@parlor/kernel';
import { clockAfter, NO_TURN } from './clock.ts';
import { changeSeat, isAway, presentPeople } from './seats.ts';
import type { Change, Match, MatchSeat, Patience } from './types.ts';

export interface Start {
  readonly game: AnyGame;
  readonly state: SealedState;
  /** By seat: whether a bot sits there. */
  readonly bots: readonly boolean[];
  /** Milliseconds; null: no limit. */
  readonly limit: number | null;
  readonly at: number;
  readonly patience: Patience;
}

export function startMatch({ game, state, bots, limit, at, patience }: Start): Match {
  const match: Match = {
    game,
    state,
    n: 0,
    length: 0,
    outcome: game.outcome(state),
    seats: bots.map(bot => ({ bot, present: true, since: at, left: false, timeouts: 0, standIn: false, votes: [] })),
    limit,
    clock: NO_TURN,
    suspendedAt: null,
    emptyAt: null,
    patience,
  };
  return { ...match, clock: clockAfter(match, at) };
}

/** The match after an entry whose State is known already: `state` is what the move made of it, or the old one for an event. */
export function fold(match: Match, entry: Entry, state: SealedState): Match {
  const folded = isMove(entry) ? foldMove(match, entry, state) : foldEvent(match, entry);
  return { ...folded, clock: clockAfter(folded, entry.at) };
}

/** Several changes as one. */
export function join(first: Change, next: (match: Match) => Change | null): Change {
  const second = next(first.match);
  if (!second) return first;
  return {
    match: second.match,
    entries: [...first.entries, ...second.entries],
    states: [...first.states, ...second.states],
  };
}

export function withEvent(match: Match, entry: EventEntry): Change {
  return { match: fold(match, entry, match.state), entries: [entry], states: [match.state] };
}

function foldMove(match: Match, entry: MoveEntry, state: SealedState): Match {
  const before = match.seats[entry.seat] as MatchSeat;
  const byTable = entry.by === 'timeout' || entry.by === 'absent';
  const timeouts = byTable ? before.timeouts + (match.clock.idled ? 0 : 1) : 0;
  const moved: Match = {
    ...match,
    state,
    n: entry.n,
    length: match.length + 1,
    outcome: match.game.outcome(state),
    clock: { ...match.clock, idled: byTable },
  };
  return before.timeouts === timeouts ? moved : changeSeat(moved, entry.seat, { timeouts });
}

function foldEvent(match: Match, entry: EventEntry): Match {
  const grown = { ...match, length: match.length + 1 };
  const outcome = match.outcome ?? outcomeOfEvent(match.game, match.state, match.seats.length, entry);
  const changed = foldPresence({ ...grown, outcome }, entry);
  const present = presentPeople(changed).length;
  return {
    ...changed,
    emptyAt: present > 0 ? null : (changed.emptyAt ?? entry.at),
    // The wait for the others begins anew when the only person present was away as well.
    suspendedAt: changed.suspendedAt !== null && match.emptyAt !== null && present > 0 ? entry.at : changed.suspendedAt,
  };
}

function foldPresence(match: Match, { event, seat, at }: EventEntry): Match {
  switch (event) {
    case 'absent':
      return seat === null ? match : changeSeat(match, seat, { present: false, since: at });
    case 'back':
      return seat === null
        ? match
        : changeSeat(restarted(match, seat), seat, { present: true, since: at, timeouts: 0, standIn: false, votes: [] });
    case 'left':
      return seat === null
        ? match
        : changeSeat(match, seat, { present: false, since: at, left: true, standIn: false, votes: [] });
    case 'suspended':
      return { ...match, suspendedAt: at };
    case 'resumed':
      return { ...match, suspendedAt: null };
    case 'closed':
      return match;
  }
}

/** Whoever was marked away and returns in the middle of the own short turn gets a whole one. */
function restarted(match: Match, seat: Seat): Match {
  if (match.clock.seat !== seat || !isAway(match, seat)) return match;
  return { ...match, clock: NO_TURN };
}
