/** A new table: judged, its bots seated, its creator at the first seat; and a rematch of an old one. */
import { type AnyGame, type Read, readSeed, refused, type Seat } from '@parlor/kernel';
import { isFixed, nameBot, readChoice, readName } from '@parlor/match';
import type { RequestOf } from '@parlor/protocol';
import { findGame, isSolo, namesOf, seated, type TableData } from './data.ts';
import type { Hall } from './hall.ts';
import { hashOf, newSeatKey, newSeed, newToken } from './secrets.ts';
import { refuse } from './sentences.ts';
import type { StoredSeat, TableStatus, TableTerms } from './store/store.ts';
import type { Table } from './table.ts';
import { closeTable } from './tables/game.ts';
import { botAt, personAt } from './tables/lobby.ts';

export interface Made {
  readonly table: Table;
  readonly seatKey: string;
}

/** Makes the table that was asked for, or says why not. */
export async function createTable(hall: Hall, asked: RequestOf<'create'>, key: string): Promise<Read<Made>> {
  const plan = planTable(hall, asked);
  if ('refusal' in plan) return plan;
  const { terms, name, bots } = plan.value;
  const alone = terms.seats === bots.length + 1;
  const tag = hashOf(`${key} ${asked.tag}`);
  if (!alone) {
    const own = await makeRoom(hall, { name, key }, asked, tag);
    if (own) return own;
  }
  const seatKey = newSeatKey();
  const seats: (StoredSeat | null)[] = Array.from({ length: terms.seats }, () => null);
  seats[0] = personAt(0, name, key, hashOf(seatKey), asked.tag);
  for (const [at, bot] of bots.entries()) seats[at + 1] = botAt(at + 1, bot, nameBot(namesOf(seats), bot), `${asked.tag}+${at}`);
  const table = await hall.create(tag, terms, { status: lobbyOf(name, key), seats });
  if ('refusal' in table) return table;
  return rekeyed(table, key, asked.tag, seatKey);
}

/** The same people, bots and terms again, owned by whoever asks first. Seat keys stay good; whoever does not come back is away. */
export async function createRematch(hall: Hall, old: Table, by: Seat): Promise<Read<number>> {
  const { terms, status, seats } = old.data;
  if (status.phase !== 'over') return { refusal: refuse('not-over') };
  if (status.started === null) return { refusal: refuse('never-began') };
  if (status.rematch !== null) return { value: status.rematch };
  const now = hall.time.now();
  const again = seats.map(seat => rematchSeat(old.data, seat, now));
  const owner = seats[by] as StoredSeat;
  const open = isSolo({ terms, seats: again }) ? null : await otherTable(hall, owner, seat => seat.seatKey === owner.seatKey);
  if (open) {
    return refused('own-table', `You already own game #${open.id}. Leave it first, or let somebody else ask for the rematch.`);
  }
  const { table: _, ...same } = terms;
  const next = { ...same, version: old.game.version, created: now, seed: terms.fixed ? terms.seed : newSeed() };
  const made = await hall.create(hashOf(`rematch of ${terms.table}`), next, {
    status: lobbyOf(owner.name, owner.key),
    seats: again,
  });
  if ('refusal' in made) return made;
  const fault = await old.storeSeats({ ...old.data, status: { ...status, rematch: made.id } }, [{ kind: 'rematch' }]);
  return fault ? { refusal: refuse('not-stored') } : { value: made.id };
}

interface Plan {
  readonly terms: Omit<TableTerms, 'table'>;
  readonly name: string;
  readonly bots: readonly string[];
}

function planTable(hall: Hall, asked: RequestOf<'create'>): Read<Plan> {
  const game = findGame(hall.games, asked.game);
  if (!game) return { refusal: refuse('unknown-game') };
  const name = readName(asked.player);
  if ('refusal' in name) return name;
  const options = readChoice(game, { seats: asked.seats, limit: asked.limit, options: asked.options ?? {}, seed: null });
  if ('refusal' in options) return options;
  const seed = asked.seed === undefined ? { value: newSeed() } : readSeed(asked.seed);
  if ('refusal' in seed) return seed;
  const bots = readBots(hall, game, asked);
  if ('refusal' in bots) return bots;
  const terms = {
    game: game.id,
    version: game.version,
    options: options.value,
    seats: asked.seats,
    limit: asked.limit,
    public: asked.public ?? false,
    watchers: asked.watchers ?? true,
    sitIn: asked.sitIn ?? false,
    chat: asked.chat ?? 'all',
    random: asked.random ?? false,
    fixed: isFixed({ options: options.value, seed: asked.seed ?? null }),
    seed: seed.value,
    token: newToken(),
    created: hall.time.now(),
  } as const;
  return { value: { terms, name: name.value, bots: bots.value } };
}

function readBots(hall: Hall, game: AnyGame, { bots = [], seats }: RequestOf<'create'>): Read<readonly string[]> {
  if (bots.length > seats - 1) return refused('table-full', `There is room for ${seats - 1} bots beside you.`);
  const known = new Set(hall.botsOf(game).map(({ name }) => name));
  return bots.every(bot => known.has(bot)) ? { value: bots } : { refusal: refuse('unknown-bot') };
}

/** One open table a person: the old one stands in the way, or is closed by force. */
async function makeRoom(
  hall: Hall,
  person: Pick<StoredSeat, 'name' | 'key'>,
  asked: RequestOf<'create'>,
  tag: string,
): Promise<{ refusal: ReturnType<typeof refuse> } | null> {
  const isSame = (seat: StoredSeat) => seat.key === person.key && hashOf(`${person.key} ${seat.tag}`) === tag;
  const table = await otherTable(hall, person, isSame);
  if (!table) return null;
  if (!asked.force) {
    return refused('own-table', `You already own game #${table.id}. Return to it, or tick Force to start another.`);
  }
  await table.run(() => closeTable(table));
  return null;
}

/** The open table this person owns. A table that the same request made before has such a seat, and is no other. */
async function otherTable(
  hall: Hall,
  person: Pick<StoredSeat, 'name' | 'key'>,
  isSame: (seat: StoredSeat) => boolean,
): Promise<Table | null> {
  const open = await hall.openTableOf(person);
  const table = open === null ? null : await hall.find(open);
  return table && !seated(table.data).some(isSame) ? table : null;
}

/** A repeated creation found the first one's table: its creator gets a fresh seat key. */
async function rekeyed(table: Table, key: string, tag: string, seatKey: string): Promise<Read<Made>> {
  const own = seated(table.data).find(seat => seat.key === key && seat.tag === tag);
  if (!own) return { refusal: refuse('table-over') };
  if (own.seatKey === hashOf(seatKey)) return { value: { table, seatKey } };
  const again = { ...own, seatKey: hashOf(seatKey) };
  const seats = table.data.seats.map(seat => (seat === own ? again : seat));
  const fault = await table.run(() => table.storeSeats({ ...table.data, seats }));
  return fault ? { refusal: refuse('not-stored') } : { value: { table, seatKey } };
}

function rematchSeat(old: TableData, seat: StoredSeat | null, now: number): StoredSeat | null {
  if (!seat || old.match?.seats[seat.seat]?.left) return null;
  return { ...seat, lostAt: seat.bot === null ? now : null, linesBefore: 0, standIn: null };
}

function lobbyOf(owner: string | null, ownerKey: string | null): TableStatus {
  return {
    phase: 'lobby',
    owner,
    ownerKey,
    started: null,
    turn: null,
    deadline: null,
    outcome: null,
    closed: null,
    rematch: null,
  };
}
