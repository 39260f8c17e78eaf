/** Questions about a table's people that every client asks. */
import type { Facts, Person } from './forms.ts';

type Seat = number | null | undefined;

/** The bot that makes the moves of a seat, its own or in a person's place; null: none. */
export function botPlaying({ people }: Facts, seat: Seat): Person['bot'] {
  const person = people[seat ?? -1];
  return person?.standIn ?? person?.bot ?? null;
}

/** Who wants a bot in the place of that seat's person. */
export function votersFor({ people }: Facts, seat: Seat): readonly Person[] {
  return (people[seat ?? -1]?.votes ?? []).flatMap(by => people[by] ?? []);
}

/** The turn limit of a seat that is marked away. */
export function awaySeconds({ limit }: Facts): number {
  return Math.min(AWAY_SECONDS, limit ?? AWAY_SECONDS);
}

const AWAY_SECONDS = 5;

/** What the table does on the turn of somebody who is away: without a clock it waits, whatever the policy would do at its end. */
export function absenceAt({ limit, policy }: Facts): Facts['policy']['absent'] | 'no-clock' {
  return limit === null && policy.absent === 'wait' ? 'no-clock' : policy.absent;
}
