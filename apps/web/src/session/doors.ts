/** The ways to a table: open one, open one with bots, join, return, watch, and leave. Each answers with the Game ID. */
import type { AnyGame, Read, SomeOptions } from '@parlor/kernel';
import type { AnswerOf, BotOffer, Entered, Facts, Picture } from '@parlor/protocol';
import { guestName } from '../platform/judge-fields.ts';
import type { TableDraft } from '../stores/drafts.ts';
import { dropKept } from '../stores/kept.ts';
import { dropSeatKey, dropWatchPass, keepSeatKey, keepWatchPass, seatKey, watchPass } from '../stores/keys.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { ask, useSession } from './session.ts';

export interface NewTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly turnSeconds: number | null;
  readonly name: string;
  readonly force: boolean;
  readonly options: SomeOptions;
  readonly table: TableDraft;
}

export async function createTable(wanted: NewTable): Promise<Read<number>> {
  const { game, seats, turnSeconds, name, force, options } = wanted;
  const { seed, bots, sitIn, ...table } = wanted.table;
  useSettings.getState().change({ name });
  const chosen = { ...(seed ? { seed } : {}), ...(bots.length > 0 ? { bots: [...bots] } : {}) };
  const asked = {
    player: name,
    game: game.id,
    seats,
    options,
    limit: turnSeconds,
    force,
    ...table,
    sitIn: table.watchers && sitIn,
    ...chosen,
  };
  return enter(await ask('create', asked));
}

/** Bots of middling strength, as many as make a lively table, no clock. */
export async function playBots(game: AnyGame): Promise<Read<number>> {
  const player = playerName();
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], LIVELY_SEATS));
  const welcome = await greeted();
  const bot = fairOpponent(welcome?.games.find(offer => offer.id === game.id)?.bots ?? []);
  if (!bot) return { refusal: { code: 'offline', message: words.faults.offline } };
  const bots = Array.from({ length: seats - 1 }, () => bot.name);
  return enter(await ask('create', { player, game: game.id, seats, limit: null, bots, force: false }));
}

/** The name kept in Settings, or one made up. */
export function playerName(): string {
  return useSettings.getState().name.trim() || guestName();
}

export interface Invitation {
  readonly id: number;
  /** '': a public table is watched without one. */
  readonly token: string;
  readonly name: string;
}

export async function joinTable({ id, token, name }: Invitation): Promise<Read<number>> {
  useSettings.getState().change({ name });
  return enter(await ask('join', { table: id, token, player: name }));
}

export async function watchTable({ id, token, name }: Invitation): Promise<Read<number>> {
  const answer = enter(await ask('watch', { table: id, player: name, ...(token && { token }) }));
  if ('value' in answer) keepWatchPass(id, { token, name });
  return answer;
}

/** A watcher takes a free seat. */
export async function sitDown(id: number): Promise<Read<number>> {
  const answer = enter(await ask('sit', { table: id, player: watchPass(id)?.name ?? playerName() }));
  if ('value' in answer) dropWatchPass(id);
  return answer;
}

/** Back to a seat whose key this browser holds, or to watching. */
export async function returnToTable(id: number): Promise<Read<number>> {
  const key = seatKey(id);
  if (key !== null) return enter(await ask('rejoin', { table: id, seatKey: key }));
  const pass = watchPass(id);
  return pass ? watchTable({ id, ...pass }) : { refusal: { code: 'no-seat', message: words.states.noSeat(id) } };
}

export async function leaveTable(id: number): Promise<Read<unknown>> {
  const answer = await ask('leave', { table: id });
  if ('value' in answer) forgetSeat(id);
  return answer;
}

/** The seat is gone for good, and what was kept for it. */
export function forgetSeat(id: number): void {
  dropSeatKey(id);
  dropWatchPass(id);
  dropKept(id);
}

/** The same seats again: the key of the old seat opens the new one. A watcher watches again, once somebody has asked for it. */
export async function playAgain({ facts, seat }: Picture): Promise<Read<number>> {
  if (seat === null) return watchAgain(facts);
  const answer = await ask('rematch', { table: facts.table });
  if ('refusal' in answer) return answer;
  const key = seatKey(facts.table);
  if (key !== null) keepSeatKey(answer.value.table, key);
  return returnToTable(answer.value.table);
}

async function watchAgain({ table, rematch }: Facts): Promise<Read<number>> {
  const pass = watchPass(table);
  if (rematch === null || !pass) return { refusal: { code: 'no-rematch', message: words.over.noRematch } };
  return watchTable({ id: rematch, ...pass });
}

const LIVELY_SEATS = 3;
const FAIR_STRENGTH = 3;

/** Nearest to middling; of two, the stronger. */
export function fairOpponent(bots: readonly BotOffer[]): BotOffer | null {
  const distance = (bot: BotOffer) => Math.abs(bot.strength - FAIR_STRENGTH) * 2 - (bot.strength > FAIR_STRENGTH ? 1 : 0);
  return [...bots].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

async function greeted(): Promise<AnswerOf<'hello'> | null> {
  if (!useSession.getState().welcome) await ask('ping', {});
  return useSession.getState().welcome;
}

function enter(answer: Read<Entered>): Read<number> {
  if ('refusal' in answer) return answer;
  const { facts, seatKey: key } = answer.value;
  if (key) keepSeatKey(facts.table, key);
  return { value: facts.table };
}
