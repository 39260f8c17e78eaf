/** A table in this process: one person, bots at the other seats, and the record of what was played. */
import {
  type AnyAgent,
  type AnyBot,
  type AnyGame,
  type Budget,
  type Entry,
  type GameRecord,
  judge,
  type MoveEntry,
  type Outcome,
  phrased,
  type Refusal,
  type SealedMove,
  type SealedState,
  type Seat,
  type Seed,
  type SeenView,
  type SomeOptions,
} from '@parlor/kernel';
import { markedName } from './marked-name.ts';

export interface LocalSettings {
  readonly game: AnyGame;
  readonly options: SomeOptions;
  readonly seed: Seed;
  /** The bot at each seat; null is the person's. */
  readonly bots: readonly (AnyBot | null)[];
  readonly names: readonly string[];
  readonly budget: Budget;
  readonly newSeed: () => Seed;
  readonly now: () => number;
}

export class LocalTable {
  readonly game: AnyGame;
  readonly names: readonly string[];
  /** Bots are marked. */
  readonly shownNames: readonly string[];
  readonly seat: Seat;
  readonly #settings: LocalSettings;
  readonly #agents: readonly (AnyAgent | null)[];
  readonly #entries: Entry[] = [];
  readonly #created: number;
  #state: SealedState;

  constructor(settings: LocalSettings) {
    this.#settings = settings;
    this.game = settings.game;
    this.names = settings.names;
    this.shownNames = settings.names.map((name, seat) => markedName({ name, bot: settings.bots[seat] ?? null }));
    this.seat = settings.bots.indexOf(null);
    this.#created = settings.now();
    this.#state = settings.game.setup(settings.options, settings.bots.length, settings.seed);
    this.#agents = settings.bots.map((bot, seat) => (bot ? this.#begin(bot, seat) : null));
    this.#show();
  }

  view(): SeenView {
    return this.game.view(this.#state, this.seat);
  }

  turn(): Seat | null {
    return this.game.turn(this.#state);
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }

  /** Legal moves of the person, as they are typed; [] when it is not the person's turn. */
  legal(): string[] {
    const view = this.view();
    return this.turn() === this.seat ? this.game.moves(this.#state).map(move => phrased(this.game, move, view, this.names)) : [];
  }

  /** Why the person may not make this move, or null. */
  why(text: string): Refusal | null {
    const judged = judge(this.game, this.#state, this.seat, text);
    return 'refusal' in judged ? judged.refusal : null;
  }

  /** Makes the person's move, or says why not. */
  play(text: string): Refusal | null {
    const judged = judge(this.game, this.#state, this.seat, text);
    if ('refusal' in judged) return judged.refusal;
    this.#apply(judged.value, 'player');
    return null;
  }

  /** Lets the bot on turn move; false when the person is on turn or the game is over. A bot's fault is answered by the table's own move. */
  step(): boolean {
    const seat = this.turn();
    const agent = seat === null ? null : this.#agents[seat];
    if (seat === null || !agent) return false;
    const move = this.#choice(agent, seat);
    if (move) this.#apply(move, 'bot');
    else this.#apply(this.game.idle(this.#state), 'timeout');
    return true;
  }

  record(): GameRecord {
    const { options, seed, bots } = this.#settings;
    const { id, version } = this.game;
    const header = {
      parlor: 1,
      game: id,
      version,
      options,
      seats: bots.length,
      seed,
      created: this.#created,
      names: this.names,
    } as const;
    return { header, entries: [...this.#entries] };
  }

  #begin(bot: AnyBot, seat: Seat): AnyAgent {
    const { options, budget, newSeed, bots } = this.#settings;
    const { deal: _, ...shown } = options;
    const agent = bot.make();
    agent.begin({ game: this.game.id, seat, seats: bots.length, options: shown, seed: newSeed(), budget });
    return agent;
  }

  #choice(agent: AnyAgent, seat: Seat): SealedMove | null {
    const { budget, now } = this.#settings;
    const end = 'ms' in budget ? now() + budget.ms : Number.POSITIVE_INFINITY;
    try {
      const { move } = agent.choose(this.game.view(this.#state, seat), this.game.moves(this.#state), () => end - now());
      return 'value' in judge(this.game, this.#state, seat, this.game.format(move)) ? move : null;
    } catch {
      return null;
    }
  }

  #apply(move: SealedMove, by: MoveEntry['by']): void {
    const seat = this.turn()!;
    const n = this.#entries.length + 1;
    this.#entries.push({ n, seat, move: this.game.format(move), at: this.#settings.now(), by });
    this.#state = this.game.clone(this.#state);
    this.game.apply(this.#state, move);
    this.#show();
  }

  #show(): void {
    for (const [seat, agent] of this.#agents.entries()) agent?.see?.(this.game.view(this.#state, seat));
  }
}
