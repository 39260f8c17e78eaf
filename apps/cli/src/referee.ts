/** The referee: the rules as a conversation in JSON lines. It holds one game at a time and never stops at bad input. */
import { findGame, games } from '@parlor/games';
import {
  type AnyGame,
  type Json,
  play,
  playIdle,
  type Read,
  type Refusal,
  readSeed,
  refused,
  type SealedState,
  type Seat,
  type SomeOptions,
} from '@parlor/kernel';
import { unseal } from '@parlor/kernel/unseal';

export type Answer =
  | { readonly ok: true; readonly [key: string]: Json }
  | { readonly ok: false; readonly code: string; readonly message: string };

interface Running {
  readonly game: AnyGame;
  readonly options: SomeOptions;
  readonly seats: number;
  readonly state: SealedState;
  readonly n: number;
}

type Command = { readonly [key: string]: unknown };

export class Referee {
  #running: Running | null = null;
  readonly #newSeed: () => string;

  /** `newSeed` deals games that name no seed. */
  constructor(newSeed: () => string) {
    this.#newSeed = newSeed;
  }

  /** One line in, one answer out. */
  answer(line: string): Answer {
    let command: unknown;
    try {
      command = JSON.parse(line);
    } catch {
      return refusal('bad-command', 'That line is not JSON.');
    }
    if (typeof command !== 'object' || command === null || Array.isArray(command)) {
      return refusal('bad-command', 'A command is a JSON object, such as {"moves":true}.');
    }
    try {
      return this.#obey(command as Command);
    } catch (error) {
      return refusal('internal', `The rules failed on this position: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #obey(command: Command): Answer {
    if ('new' in command) return this.#new(command['new']);
    const name = Object.keys(command).find(key => Object.hasOwn(HANDLERS, key));
    const handler = name === undefined ? undefined : HANDLERS[name];
    if (!handler) return refusal('bad-command', `There is no such command. Known: new, ${Object.keys(HANDLERS).join(', ')}.`);
    if (!this.#running) return refusal('no-game', 'Start a game first: {"new":{"game":...,"seats":...}}.');
    const done = handler(this.#running, command);
    if ('refusal' in done) return { ok: false, ...done.refusal };
    if (done.value.next) this.#running = done.value.next;
    return done.value.answer;
  }

  #new(given: unknown): Answer {
    const begun = begin(given, this.#newSeed);
    if ('refusal' in begun) return { ok: false, ...begun.refusal };
    this.#running = begun.value;
    return standing(begun.value);
  }
}

interface Done {
  readonly answer: Answer;
  /** The position to go on with; left out: nothing changed. */
  readonly next?: Running;
}

type Handler = (running: Running, command: Command) => Read<Done>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  move: (running, command) => {
    const { move, seat = running.game.turn(running.state) ?? 0 } = command;
    if (typeof move !== 'string') return refused('bad-command', 'A move is text: {"move":"...","seat":0}.');
    const at = seatOf(running, seat);
    if ('refusal' in at) return at;
    const played = play(running.game, running.state, at.value, move);
    return 'refusal' in played ? played : moved(running, played.value);
  },
  idle: running => {
    if (running.game.turn(running.state) === null) return refused(running.game.codes.over, 'The game is over.');
    const { state, text } = playIdle(running.game, running.state);
    return moved(running, state, { move: text });
  },
  moves: ({ game, state }) => tell({ moves: game.moves(state).map(move => game.format(move)) }),
  view: (running, command) => asSeen(running, command['view'], view => ({ view })),
  render: (running, command) =>
    asSeen(running, command['render'], (view, seats) => ({ text: running.game.render(view, seatNames(seats)) })),
  dump: ({ state }) => tell({ state: unseal(state) }),
  load: (running, command) => replaced(running, running.game.load(command['load'])),
  encode: ({ game, state }) => {
    const text = game.encode(state);
    return 'refusal' in text ? text : tell({ text: text.value });
  },
  decode: (running, command) => {
    const text = command['decode'];
    if (typeof text !== 'string') return refused('bad-command', 'A position is text: {"decode":"..."}.');
    return replaced(running, running.game.decode(text, running.options, running.seats));
  },
};

function begin(given: unknown, newSeed: () => string): Read<Running> {
  if (typeof given !== 'object' || given === null) return refused('bad-command', 'new takes {"game","seats","options","seed"}.');
  const { game: id, seats, options, seed, ...rest } = given as Command;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return refused('bad-command', `new knows game, seats, options and seed, not "${unknown}".`);
  const game = typeof id === 'string' ? findGame(id) : null;
  if (!game)
    return refused('unknown-game', `There is no game "${String(id)}". Known: ${games.map(known => known.id).join(', ')}.`);
  const [min, max] = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return refused('bad-seats', `${game.name} is for ${min} to ${max} players.`);
  }
  const key = readSeed(seed === undefined ? newSeed() : seed);
  if ('refusal' in key) return key;
  const read = game.options.read(options, seats);
  if ('refusal' in read) return read;
  return { value: { game, options: read.value, seats, state: game.setup(read.value, seats, key.value), n: 0 } };
}

function moved(running: Running, state: SealedState, more: { readonly [key: string]: Json } = {}): Read<Done> {
  const next = { ...running, state, n: running.n + 1 };
  const { game } = running;
  const happened = game.view(state, null).happened as Json;
  const outcome = game.outcome(state) as Json;
  return { value: { answer: { ...standing(next), ...more, happened, outcome }, next } };
}

/** A position from outside takes the place of the game; the moves are counted anew. */
function replaced(running: Running, read: Read<SealedState>): Read<Done> {
  if ('refusal' in read) return read;
  const next = { ...running, state: read.value, n: 0 };
  return { value: { answer: standing(next), next } };
}

function standing({ game, state, n }: Running): Answer & { ok: true } {
  return { ok: true, turn: game.turn(state), n };
}

function tell(what: { readonly [key: string]: Json }): Read<Done> {
  return { value: { answer: { ok: true, ...what } } };
}

function asSeen(
  running: Running,
  seat: unknown,
  show: (view: ReturnType<AnyGame['view']>, seats: number) => { readonly [key: string]: Json },
): Read<Done> {
  if (seat === null) return tell(show(running.game.view(running.state, null), seatsOf(running)));
  const at = seatOf(running, seat);
  return 'refusal' in at ? at : tell(show(running.game.view(running.state, at.value), seatsOf(running)));
}

function seatOf(running: Running, seat: unknown): Read<Seat> {
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seatsOf(running)) return { value: seat };
  return refused('bad-seat', `There is no seat ${JSON.stringify(seat)}; seats are counted from 0.`);
}

/** A loaded position may have another number of seats than the last `new`. */
function seatsOf({ game, state }: Running): number {
  return game.standing(state).scores.length;
}

function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `p${seat + 1}`);
}

function refusal(code: string, message: string): Answer {
  return { ok: false, ...({ code, message } satisfies Refusal) };
}
