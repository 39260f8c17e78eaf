/** The others may give an absent person's seat to a bot until that person returns. */
import { type Refusal, refused, type Seat } from '@parlor/kernel';
import { clockAfter } from './clock.ts';
import { changeSeat, isAway } from './seats.ts';
import type { Match, MatchSeat } from './types.ts';

export interface Ballot {
  readonly by: Seat;
  readonly about: Seat;
  readonly on: boolean;
}

export type Voted = { readonly match: Match; readonly decided: boolean } | { readonly refusal: Refusal };

/** Counts a vote. Decided: more than half of the other people present are for it, and a bot plays from now on. */
export function vote(match: Match, { by, about, on }: Ballot, at: number): Voted {
  const refusal = refuseVote(match, by, about, at);
  if (refusal) return refusal;
  const others = (match.seats[about] as MatchSeat).votes.filter(seat => seat !== by);
  const votes = on ? [...others, by] : others;
  const voters = electorate(match, about);
  const decided = votes.filter(seat => voters.includes(seat)).length * 2 > voters.length;
  return { match: decided ? withStandIn(match, about, at) : changeSeat(match, about, { votes }), decided };
}

/** A bot plays for that seat from now on, until its person returns. */
export function withStandIn(match: Match, seat: Seat, at: number): Match {
  const changed = changeSeat(match, seat, { votes: [], standIn: true });
  return { ...changed, clock: clockAfter(changed, at) };
}

/** Whether the others may vote about that seat now. */
export function isVotable(match: Match, about: Seat, at: number): boolean {
  const { bot, left, standIn, present, since } = match.seats[about] as MatchSeat;
  if (bot || left || standIn || match.outcome) return false;
  return isAway(match, about) || (match.limit === null && !present && at - since >= match.patience.voteAfter);
}

function electorate(match: Match, about: Seat): readonly Seat[] {
  return [...match.seats.keys()].filter(seat => {
    const { bot, present, left } = match.seats[seat] as MatchSeat;
    return seat !== about && !bot && present && !left;
  });
}

function refuseVote(match: Match, by: Seat, about: Seat, at: number): { readonly refusal: Refusal } | null {
  if (match.seats[about] === undefined || match.seats[about].bot) return refused('no-such-seat', 'No person sits there.');
  if (!electorate(match, about).includes(by)) return refused('no-vote', 'Only the other people at the table vote about a seat.');
  if (!isVotable(match, about, at)) {
    return refused('no-vote', 'That person is still in the game. The table can vote once they have been away for a while.');
  }
  return null;
}
