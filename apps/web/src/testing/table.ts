/** A table as its server would tell of it: a real game, its people, and the facts a test is about. */
import { type AnyGame, numberedSeed, type SealedState } from '@parlor/kernel';
import { type ChatLine, diff, type Entered, type Facts, type Person, type Step, type Tell } from '@parlor/protocol';

interface Wanted {
  readonly game: AnyGame;
  readonly names?: readonly string[];
  readonly facts?: Partial<Facts>;
  readonly chat?: readonly ChatLine[];
}

export const TABLE_ID = 4812;

export class TestTable {
  readonly id = TABLE_ID;
  readonly game: AnyGame;
  facts: Facts;
  readonly #seat = 0;
  readonly #state: SealedState;
  readonly #first: ReturnType<AnyGame['view']>;
  readonly #steps: Step[] = [];
  readonly #chat: readonly ChatLine[];

  constructor({ game, names = ['nora', 'ben'], facts = {}, chat = [] }: Wanted) {
    const options = game.options.read(undefined, names.length);
    if ('refusal' in options) throw new Error(options.refusal.message);
    this.game = game;
    this.#state = game.setup(options.value, names.length, numberedSeed(7));
    this.#first = game.view(this.#state, this.#seat);
    this.#chat = chat;
    this.facts = { ...usualFacts(this.id, game, names), ...facts };
  }

  get turn(): number | null {
    return this.game.turn(this.#state);
  }

  entered(): Omit<Entered, 're' | 'ok'> {
    const lobby = this.facts.phase === 'lobby';
    return {
      facts: this.facts,
      seat: this.#seat,
      n: this.#steps.length,
      view: lobby ? null : this.#view(),
      chat: [...this.#chat],
      muted: [],
      token: 'K7QX-2M9P',
    };
  }

  since(n: number): { n: number; view: Entered['view']; steps: Step[] } {
    const view = n === 0 ? (this.#first as unknown as Entered['view']) : null;
    return { n: this.#steps.length, view, steps: this.#steps.filter(step => step.n > n) };
  }

  /** Whoever is on turn moves: from the middle of the list, neither rashly nor by resigning. */
  move(by?: Step['by']): Extract<Tell, { tell: 'step' }> {
    const before = this.#view();
    const moves = this.game.moves(this.#state);
    const move = moves[moves.length >> 1]!;
    const seat = this.turn!;
    this.game.apply(this.#state, move);
    const step = {
      n: this.#steps.length + 1,
      seat,
      move: this.game.format(move),
      at: 0,
      patch: diff(before, this.#view()),
      ...(by ? { by } : {}),
    };
    this.#steps.push(step);
    const left = this.facts.limit === null ? {} : { left: this.facts.limit * 1000 };
    return { tell: 'step', ...step, ...left };
  }

  #view() {
    return this.game.view(this.#state, this.#seat) as unknown as NonNullable<Entered['view']>;
  }
}

export function says(from: string, text: string, id = 1, to: string | null = null): Tell {
  return { tell: 'chat', line: { id, at: 0, from, to, text } };
}

function usualFacts(table: number, game: AnyGame, names: readonly string[]): Facts {
  return {
    table,
    game: game.id,
    version: game.version,
    options: {},
    seats: names.length,
    limit: null,
    public: false,
    watchers: true,
    sitIn: false,
    chat: 'all',
    random: false,
    policy: game.table,
    promise: '0'.repeat(64),
    seed: null,
    phase: 'playing',
    people: names.map(name => person(name)),
    owner: 0,
    watching: [],
    outcome: null,
    closed: null,
    suspendedFor: null,
    clock: { seat: 0, left: null, running: true },
    rematch: null,
  };
}

/** Somebody at a table, here and at ease unless the test says otherwise. */
export function person(name: string, change: Partial<Person> = {}): Person {
  return { name, bot: null, here: true, away: false, left: false, standIn: null, votes: [], ...change };
}
