/** A table before the game: who sits where, who may, and when it starts. */
import { type AnyGame, type Read, type Refusal, refused, type Seat, type SomeOptions } from '@parlor/kernel';
import { sameName } from './names.ts';
import type { Patience } from './types.ts';

/** Whoever holds a seat, before and after the start. */
export interface Holder {
  readonly name: string;
  /** The bot that sits here; null: a person. */
  readonly bot: string | null;
  /** In the lobby: when the person was lost; null: here, or a bot. */
  readonly lostAt: number | null;
}

export interface TableChoice {
  readonly seats: number;
  readonly limit: number | null;
  readonly options: unknown;
  readonly seed: string | null;
}

export type Holders<H extends Holder> = readonly (H | null)[];

const LONGEST_LIMIT = 120;

/** The options of a new table, or what is wrong with the choice. */
export function readChoice(game: AnyGame, { seats, limit, options }: TableChoice): Read<SomeOptions> {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refused('bad-seats', `${game.name} is for ${min === max ? min : `${min} to ${max}`} players.`);
  }
  if (limit !== null && (!Number.isInteger(limit) || limit < 1 || limit > LONGEST_LIMIT)) {
    return refused('bad-limit', `The turn time is a whole number of seconds from 1 to ${LONGEST_LIMIT}, or none.`);
  }
  return game.options.read(options, seats);
}

/** A chosen seed or deal is for one person and bots: whoever chose it knows every card. */
export function isFixed({ options, seed }: Pick<TableChoice, 'options' | 'seed'>): boolean {
  const deal = (options as { deal?: unknown } | null | undefined)?.deal;
  return seed !== null || (deal !== undefined && deal !== null);
}

/** The seat a newcomer gets, or why there is none. */
export function findSeat(holders: Holders<Holder>, name: string): Read<Seat> {
  if (holders.some(holder => holder && sameName(holder.name, name))) {
    return refused('name-taken', `${name} is already taken at this table. Choose another Player ID.`);
  }
  const seat = holders.indexOf(null);
  return seat < 0 ? refused('table-full', 'All seats at this table are taken.') : { value: seat };
}

/** A bot's name at the table: its own, with a number if it is not the first. */
export function nameBot(taken: readonly string[], bot: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? bot : `${bot} ${number}`;
    if (!taken.some(other => sameName(other, name))) return name;
  }
}

/** Full, and all its people are there. */
export function isReady(holders: Holders<Holder>): boolean {
  return holders.every(holder => holder !== null && holder.lostAt === null) && holders.some(holder => holder?.bot === null);
}

/** Who owns the table now: the owner while seated, else the first person. */
export function ownerOf<H extends Holder>(holders: Holders<H>, isOwner: (holder: H) => boolean): Seat | null {
  const seated = holders.findIndex(holder => holder && isOwner(holder));
  if (seated >= 0) return seated;
  const first = holders.findIndex(holder => holder?.bot === null);
  return first >= 0 ? first : null;
}

/** The first seat whose lost person's time is over at that moment; null: none. */
export function expiredSeat(holders: Holders<Holder>, at: number, patience: Patience): Seat | null {
  const seat = holders.findIndex(holder => holder?.lostAt != null && holder.lostAt + patience.lobby <= at);
  return seat >= 0 ? seat : null;
}

/** When the next lost person's time is over; null: nobody is lost. */
export function lobbyDueAt(holders: Holders<Holder>, patience: Patience): number | null {
  const lost = holders.flatMap(holder => (holder?.lostAt == null ? [] : [holder.lostAt]));
  return lost.length === 0 ? null : Math.min(...lost) + patience.lobby;
}

/** Why nobody else may join a table with a chosen deal. */
export const FIXED_DEAL: Refusal = {
  code: 'fixed-deal',
  message: 'This table has a chosen deal, so only its creator and bots can play there. Create a table without one.',
};
