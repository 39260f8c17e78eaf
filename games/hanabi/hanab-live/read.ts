/** Reads a hanab.live game file as a record. Every move is judged on the way; one fault and nothing is imported. */
import { type EventEntry, type GameRecord, type Json, type MoveEntry, play, type Read, readSeed, refused } from '@parlor/kernel';
import * as z from 'zod/mini';
import { hanabi } from '../game.ts';
import { format } from '../notation.ts';
import { setup } from '../setup.ts';
import type { CardText, Move, Options, Rank, State } from '../types.ts';
import { type CardIds, dealtIds, followMove, slotOf } from './ids.ts';
import {
  ACTION,
  END,
  HARMLESS_OPTIONS,
  hintSuits,
  type LiveAction,
  type LiveGame,
  NO_VARIANT,
  placeholders,
  SUITS,
  VARIANTS,
} from './terms.ts';

const NO_SEED = '0'.repeat(32);

export function readLive(text: string): Read<GameRecord> {
  const read = readForm(text);
  if ('refusal' in read) return read;
  const game = read.value;
  const options = readOptions(game);
  if ('refusal' in options) return options;
  const entries = readActions(game, options.value);
  if ('refusal' in entries) return entries;
  const seed = readSeed(game.seed);
  const header = {
    parlor: 1 as const,
    game: hanabi.id,
    version: hanabi.version,
    options: headerOptions(options.value, game),
    seats: game.players.length,
    seed: 'value' in seed ? seed.value : NO_SEED,
    created: 0,
    ...namesOf(game.players),
  };
  return { value: { header, entries: entries.value } };
}

function namesOf(players: readonly string[]): { names?: readonly string[] } {
  return players.join() === placeholders(players.length).join() ? {} : { names: players };
}

const whole = z.int();
const gameForm = z.looseObject({
  players: z.array(z.string()),
  deck: z.array(z.looseObject({ suitIndex: whole, rank: whole })),
  actions: z.array(z.looseObject({ type: whole, target: whole, value: z.optional(whole) })),
  options: z.optional(z.record(z.string(), z.unknown())),
  characters: z.optional(z.array(z.unknown())),
  seed: z.optional(z.string()),
});

function readForm(text: string): Read<LiveGame> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return bad('the text is not JSON.');
  }
  const parsed = gameForm.safeParse(json);
  if (!parsed.success) return bad(`"${parsed.error.issues[0]?.path.join('.') || 'game'}" is missing or has a wrong form.`);
  const game = parsed.data;
  const [min, max] = hanabi.seats;
  if (game.players.length < min || game.players.length > max) {
    return refused('bad-seats', `Hanabi is for ${min} to ${max} players, not ${game.players.length}.`);
  }
  if (game.characters?.some(each => each !== null)) return unsupported('characters');
  return { value: game };
}

function readOptions(game: LiveGame): Read<Options> {
  const given = game.options ?? {};
  for (const [name, value] of Object.entries(given)) {
    if (value && !HARMLESS_OPTIONS.has(name)) return unsupported(`the option "${name}"`);
  }
  const name = given['variant'] ?? NO_VARIANT;
  const variant = VARIANTS.get(String(name));
  if (!variant) return unsupported(`the variant "${name}"`);
  const deal: CardText[] = [];
  for (const [index, { suitIndex, rank }] of game.deck.entries()) {
    const colour = SUITS[suitIndex];
    if (!colour || rank < 1 || rank > 5) return bad(`deck entry ${index} is no card.`);
    deal.push(`${colour}${rank as Rank}`);
  }
  return hanabi.options.read({ ...variant, allowEmptyHints: Boolean(given['emptyClues']), deal }, game.players.length);
}

/** Only what differs from the defaults; without the deal where the seed alone gives it. */
function headerOptions(options: Options, game: LiveGame): { [name: string]: Json } {
  const header: { [name: string]: Json } = {};
  for (const [name, field] of Object.entries(hanabi.options.fields)) {
    const value = options[name as keyof Options];
    if (value !== field.default) header[name] = value as Json;
  }
  const seed = readSeed(game.seed);
  if ('value' in seed) {
    const seats = game.players.length;
    const shuffled = setup({ ...options, deal: null }, seats, seed.value).deck;
    if (shuffled.join() === setup(options, seats, seed.value).deck.join()) delete header['deal'];
  }
  return header;
}

function readActions(game: LiveGame, options: Options): Read<(MoveEntry | EventEntry)[]> {
  const seats = game.players.length;
  let state = setup(options, seats, NO_SEED);
  const ids = dealtIds(seats);
  const entries: (MoveEntry | EventEntry)[] = [];
  for (const [index, action] of game.actions.entries()) {
    if (action.type === ACTION.end) {
      if (index !== game.actions.length - 1) return badAction(index, 'the game ended before the last action.');
      const end = readEnd(state, action, index);
      if ('refusal' in end) return end;
      if (end.value) entries.push(end.value);
      continue;
    }
    const seat = state.turn ?? 0;
    const move = readMove(state, ids, action);
    if (move === null) return badAction(index, 'no such move: see type, target and value.');
    const played = play(hanabi, state, seat, format(move));
    if ('refusal' in played) return refused(played.refusal.code, `Action ${index}: ${played.refusal.message}`);
    state = played.value;
    followMove(ids, state);
    entries.push({ n: state.moves, seat, move: format(move), at: 0, by: 'player' });
  }
  return { value: entries };
}

/** The move an action stands for; null if it stands for none. */
function readMove(state: State, ids: CardIds, { type, target, value }: LiveAction): Move | null {
  if (type === ACTION.play || type === ACTION.discard) {
    const slot = slotOf(ids, state.seats, state.turn ?? 0, target);
    if (slot < 0) return null;
    return { kind: type === ACTION.play ? 'play' : 'discard', slot };
  }
  if (target < 0 || target >= state.seats || value === undefined) return null;
  if (type === ACTION.rankHint) return value >= 1 && value <= 5 ? { kind: 'hint', to: target, about: value as Rank } : null;
  const colour = type === ACTION.colourHint ? hintSuits(state.rules)[value] : undefined;
  return colour ? { kind: 'hint', to: target, about: colour } : null;
}

/** H26: the end of a game that is over says nothing new; one that was stopped ended because somebody left, or was closed for idling. */
function readEnd(state: State, { target, value }: LiveAction, index: number): Read<EventEntry | null> {
  const seat = target >= 0 && target < state.seats ? target : null;
  switch (value) {
    case END.normal:
    case END.strikeout:
      return state.turn === null ? { value: null } : badAction(index, 'it ends a game that is not over.');
    case END.timeout:
    case END.player:
    case END.vote:
      return { value: state.turn === null ? null : { at: 0, seat, event: 'left' } };
    case END.idle:
      return { value: state.turn === null ? null : { at: 0, seat: null, event: 'closed', why: 'empty' } };
    default:
      return unsupported(`action ${index}: the end condition ${value}`);
  }
}

function bad(what: string): { readonly refusal: { readonly code: string; readonly message: string } } {
  return refused('bad-format', `This is not a hanab.live game: ${what}`);
}

function badAction(index: number, what: string): ReturnType<typeof bad> {
  return refused('bad-action', `Action ${index}: ${what}`);
}

function unsupported(what: string): ReturnType<typeof bad> {
  return refused('not-supported', `Parlor does not play this: ${what}.`);
}
