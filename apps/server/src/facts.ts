/** What everybody at a table may know apart from the view: built field by field. */
import { promiseOf, type Seat } from '@parlor/kernel';
import { isAway, ownerOf, standsStill } from '@parlor/match';
import type { Clock, Facts, Person } from '@parlor/protocol';
import { isOwner, publicOptions, type TableData } from './data.ts';
import type { StoredSeat } from './store/store.ts';

export interface Around {
  readonly policy: Facts['policy'];
  /** Seats with a connection. */
  readonly connected: ReadonlySet<Seat>;
  readonly watching: readonly string[];
  versionOf(bot: string): string;
  readonly now: number;
}

export function factsOf(data: TableData, around: Around): Facts {
  const { terms, status, match } = data;
  const over = status.phase === 'over';
  return {
    table: terms.table,
    game: terms.game,
    version: terms.version,
    options: publicOptions(terms),
    seats: terms.seats,
    limit: terms.limit,
    public: terms.public,
    watchers: terms.watchers,
    sitIn: terms.sitIn,
    chat: terms.chat,
    random: terms.random,
    policy: around.policy,
    promise: promiseOf(terms.seed),
    seed: over ? terms.seed : null,
    phase: status.phase === 'playing' && match?.suspendedAt != null ? 'suspended' : status.phase,
    people: data.seats.map(seat => seat && personOf(data, seat, around)),
    owner: ownerOf(data.seats, seat => isOwner(data, seat)),
    watching: [...around.watching],
    outcome: status.outcome as Facts['outcome'],
    closed: status.closed,
    suspendedFor:
      match?.suspendedAt == null || over ? null : Math.max(0, match.suspendedAt + match.patience.suspended - around.now),
    clock: clockOf(data, around.now),
    rematch: status.rematch,
  };
}

/** What is marked at a seat: a bot of this server, or a program that said what it is. */
export function botIn({ bot, program }: StoredSeat, versionOf: Around['versionOf']): Person['bot'] {
  return bot === null ? program : { name: bot, version: versionOf(bot) };
}

/** Milliseconds left of the running turn; null: no limit. */
export function leftOf({ match }: TableData, now: number): number | null {
  if (!match || match.outcome) return null;
  const { deadline, left } = match.clock;
  return deadline === null ? left : Math.max(0, deadline - now);
}

/** The fields of the facts that differ. */
export function changedFacts(before: Facts, after: Facts): Partial<Facts> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Facts]),
  );
  return Object.fromEntries(changed);
}

function personOf(data: TableData, holder: StoredSeat, around: Around): Person {
  const { seat, name, bot, lostAt, standIn } = holder;
  const playing = data.status.phase === 'playing' ? data.match : null;
  const state = playing?.seats[seat];
  const here = data.status.phase === 'lobby' ? lostAt === null : (state?.present ?? around.connected.has(seat));
  return {
    name,
    bot: botIn(holder, around.versionOf),
    here: bot !== null || here,
    away: playing !== null && isAway(playing, seat),
    left: data.match?.seats[seat]?.left ?? false,
    standIn: state?.standIn && standIn !== null ? { name: standIn, version: around.versionOf(standIn) } : null,
    votes: [...(state?.votes ?? [])],
  };
}

function clockOf(data: TableData, now: number): Clock {
  const { match } = data;
  if (!match || match.outcome) return { seat: null, left: null, running: false };
  return { seat: match.clock.seat, left: leftOf(data, now), running: !standsStill(match) };
}
