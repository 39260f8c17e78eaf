/** Lists: the games this server offers, tables anybody may see, and one's own. */
import type { AnyGame, Field, Json } from '@parlor/kernel';
import type { GameOffer, TableRow } from '@parlor/protocol';
import { seatsByNumber } from './data.ts';
import { botIn } from './facts.ts';
import type { House } from './house.ts';
import type { Listed } from './store/store.ts';

export function gameOffer(house: House, game: AnyGame): GameOffer {
  const fields = Object.entries<Field>(game.options.fields).filter(([, field]) => field.kind !== 'data');
  return {
    id: game.id,
    name: game.name,
    pitch: game.pitch,
    version: game.version,
    seats: [...game.seats],
    fields: Object.fromEntries(fields) as Record<string, Json>,
    policy: game.table,
    bots: house.botsOf(game).map(({ name, version, character, strength }) => ({ name, version, character, strength })),
  };
}

export function tableRow(house: House, { terms, status, seats }: Listed): TableRow {
  const bySeat = seatsByNumber(seats, terms.seats);
  return {
    table: terms.table,
    game: terms.game,
    phase: status.phase,
    names: bySeat.map(seat => seat?.name ?? null),
    bots: bySeat.map(seat => seat && botIn(seat, bot => house.botVersion(terms.game, bot))),
    seats: terms.seats,
    limit: terms.limit,
    watchers: terms.watchers,
    created: terms.created,
  };
}

/** A row of one's own list: with the own seat, whether it is on turn, and how it ended. */
export function ownRow(house: House, listed: Listed, key: string): TableRow {
  const seat = listed.seats.find(holder => holder.key === key)?.seat ?? null;
  const { phase, turn, outcome } = listed.status;
  return {
    ...tableRow(house, listed),
    seat,
    yourTurn: phase === 'playing' && turn !== null && turn === seat,
    outcome: outcome as TableRow['outcome'],
  };
}
