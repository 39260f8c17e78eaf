/** Plays a record again, judging every entry: the same seed, options and entries give the same game and the same end. */
import type { AnyView, Game, Outcome, Read, Refusal, Seat } from './game.ts';
import { judge } from './play.ts';
import { type Entry, type EventEntry, type GameRecord, isMove, type MoveEntry } from './record.ts';
import type { Rng } from './rng.ts';
import { readSeed } from './seed.ts';

export interface Verdict<State> {
  readonly state: State;
  /** Null: the record stops while the game goes on. */
  readonly outcome: Outcome | null;
  /** Number of moves made. */
  readonly n: number;
  /** False: it was played under another version of the rules, and still replays. */
  readonly sameRules: boolean;
}

/** Why a record does not replay; `entry` is the index of the entry at fault, -1 for the header. */
export interface ReplayRefusal extends Refusal {
  readonly entry: number;
}

export type Replayed<State> = { readonly value: Verdict<State> } | { readonly refusal: ReplayRefusal };

/** A position on the way, given to `replay`'s watcher: before the first entry, then after every one. */
export interface Step<State> {
  readonly state: State;
  readonly entry: Entry | null;
  readonly outcome: Outcome | null;
}

export function replay<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  record: GameRecord,
  watch: (step: Step<State>) => void = () => {},
): Replayed<State> {
  const begun = startOf(game, record);
  if ('refusal' in begun) return { refusal: { ...begun.refusal, entry: -1 } };
  let state = begun.value;
  let outcome = game.outcome(state);
  let n = 0;
  let suspended = false;
  watch({ state, entry: null, outcome });
  for (const [index, entry] of record.entries.entries()) {
    const fault = (code: string, message: string) => ({
      refusal: { code, message: `Entry ${index + 1}: ${message}`, entry: index },
    });
    // What people do after the end (they leave, they come back) is kept, and changes nothing.
    if (outcome !== null) {
      if (isMove(entry) || entry.event === 'closed') return fault(game.codes.over, `the game was over before it.`);
      continue;
    }
    if (isMove(entry)) {
      if (entry.n !== n + 1) return fault('bad-record', `move number ${entry.n} follows move number ${n}.`);
      if (suspended) return fault('suspended', 'the table was suspended.');
      const next = playEntry(game, state, entry);
      if ('refusal' in next) return fault(next.refusal.code, `${entry.move}: ${next.refusal.message}`);
      state = next.value;
      outcome = game.outcome(state);
      n += 1;
    } else {
      if (entry.seat !== null && entry.seat >= record.header.seats) return fault('bad-record', `there is no seat ${entry.seat}.`);
      suspended = entry.event === 'suspended' || (suspended && entry.event !== 'resumed');
      outcome = outcomeOfEvent(game, state, record.header.seats, entry);
    }
    watch({ state, entry, outcome });
  }
  return { value: { state, outcome, n, sameRules: record.header.version === game.version } };
}

/** The State a record starts with: its deal, or a fork's stored position. */
export function startOf<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  record: GameRecord,
): Read<State> {
  const { header } = record;
  if (header.game !== game.id) {
    return { refusal: { code: 'unknown-game', message: `The record is of ${header.game}, not of ${game.id}.` } };
  }
  const [min, max] = game.seats;
  if (header.seats < min || header.seats > max) {
    return { refusal: { code: 'bad-seats', message: `${game.name} is for ${min} to ${max} players, not ${header.seats}.` } };
  }
  const seed = readSeed(header.seed);
  if ('refusal' in seed) return seed;
  const options = game.options.read(header.options, header.seats);
  if ('refusal' in options) return options;
  if (header.start !== undefined) return game.load(header.start);
  return { value: game.setup(options.value, header.seats, header.seed) };
}

/** A player's move is judged as any move; the table's own must be exactly what `idle` plays. */
function playEntry<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  entry: MoveEntry,
): Read<State> {
  let move: Move;
  if (entry.by === 'timeout' || entry.by === 'absent') {
    if (game.turn(state) !== entry.seat) return { refusal: { code: game.codes.turn, message: 'another seat was on turn.' } };
    move = game.idle(state);
    const idle = game.format(move);
    if (idle !== entry.move)
      return { refusal: { code: 'not-idle', message: `the table would have played ${idle} for that seat.` } };
  } else {
    const judged = judge(game, state, entry.seat, entry.move);
    if ('refusal' in judged) return judged;
    move = judged.value;
  }
  const next = game.clone(state);
  game.apply(next, move);
  return { value: next };
}

/**
 * The end that an event brings, or null if the game goes on. Somebody left: the game ends for all, or that seat loses; with
 * two seats in a competitive game the leaver always loses. Closed: nobody wins, except the last person present.
 */
export function outcomeOfEvent<State extends { rng: Rng }>(
  game: Pick<Game<State, never, AnyView, never>, 'standing' | 'table'>,
  state: State,
  seats: number,
  entry: Pick<EventEntry, 'event' | 'seat' | 'why'>,
): Outcome | null {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  if (entry.event === 'left') {
    if (game.table.left === 'ends') return endedEarly(game, state, 'left', []);
    if (game.table.left === 'loses' || seats === 2) {
      return endedEarly(
        game,
        state,
        'left',
        everyone.filter(seat => seat !== entry.seat),
      );
    }
    return null;
  }
  if (entry.event !== 'closed') return null;
  if (entry.why === 'alone' && entry.seat !== null) return endedEarly(game, state, 'alone', [entry.seat]);
  return endedEarly(game, state, 'closed', []);
}

function endedEarly<State>(
  game: Pick<Game<State & { rng: Rng }, never, AnyView, never>, 'standing'>,
  state: State & { rng: Rng },
  reason: string,
  winners: readonly Seat[],
): Outcome {
  const { scores, extra } = game.standing(state);
  const places = scores.map((_, seat) => (winners.length === 0 || winners.includes(seat) ? 1 : winners.length + 1));
  return { scores, winners, places, reason, extra };
}
