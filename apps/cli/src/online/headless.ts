/** A headless player: a bot of ours at a seat of any server, seeing what a browser sees. */
import type { AnyAgent, AnyBot, AnyGame, Budget, SealedMove, SealedState, Seat, SeenView } from '@parlor/kernel';
import { type ClientEvent, type Facts, PASSING, type Picture, patch, type RefusalMessage } from '@parlor/protocol';
import { newSeed } from '../input.ts';
import { outcomeLines } from '../outcome.ts';
import type { Connection } from './connection.ts';
import { shownNames } from './sentences.ts';

export interface Headless {
  readonly connection: Connection;
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly budget: Budget;
  print(line: string): void;
}

/** Plays until the game is over or the seat is lost. The client is at its table. */
export function playHeadless(headless: Headless): Promise<void> {
  return new HeadlessPlayer(headless).ended;
}

/** How long a bot waits before it makes a move again that was refused for the moment. */
const AGAIN_MS = 1000;

class HeadlessPlayer {
  readonly ended: Promise<void>;
  readonly #headless: Headless;
  readonly #stop: () => void;
  #resolve: () => void = () => {};
  #agent: AnyAgent | null = null;
  /** The number of moves after which the agent saw the last view. */
  #seen = 0;
  #beginning = false;
  /** The number of moves at which the last move was sent; null: nothing is on its way. */
  #answered: number | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(headless: Headless) {
    this.#headless = headless;
    const { client } = headless.connection;
    this.ended = new Promise(resolve => {
      this.#resolve = resolve;
    });
    this.#stop = client.on(event => this.#heard(event));
    this.#look(client.picture);
  }

  #heard(event: ClientEvent): void {
    if (event.kind === 'unseated') this.#end(event.refusal.message);
    else if (event.kind === 'told' && event.tell.tell === 'aside') this.#end(event.tell.message);
    else if (event.kind === 'picture') this.#look(event.picture);
  }

  /** Moves if it is this seat's turn and no move is on its way. */
  #look(picture: Picture | null): void {
    if (!picture) return;
    const { facts, seat, view, n } = picture;
    if (facts.phase === 'over') this.#end(endLine(facts));
    if (facts.phase === 'over' || !view || seat === null) return;
    if (!this.#agent || (this.#agent.see && n > this.#seen + 1)) {
      void this.#begin(facts, seat);
      return;
    }
    if (n > this.#seen) this.#agent.see?.(view);
    this.#seen = n;
    if (facts.phase !== 'playing' || view.turn !== seat || this.#answered === n) return;
    clearTimeout(this.#again);
    this.#answered = n;
    void this.#move(this.#agent, facts.table, view, n);
  }

  /** An agent that comes in the middle, or missed something, begins anew and is shown every view so far. */
  async #begin(facts: Facts, seat: Seat): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    const { connection } = this.#headless;
    const past = await connection.ask('since', { table: facts.table, since: 0 });
    this.#beginning = false;
    if (!past.ok) {
      this.#again = setTimeout(() => this.#lookAgain(), AGAIN_MS);
      return;
    }
    this.#agent = begun(this.#headless, facts, seat);
    let view = past.view;
    this.#agent.see?.(view as SeenView);
    for (const step of past.steps) {
      if (step.patch !== null) view = patch(view, step.patch);
      this.#agent.see?.(view as SeenView);
    }
    this.#seen = past.n;
    this.#look(connection.client.picture);
  }

  async #move(agent: AnyAgent, table: number, view: SeenView, n: number): Promise<void> {
    const { connection, game, budget, print } = this.#headless;
    const move = game.format(chosen(agent, { game, view, budget }));
    const answer = await connection.ask('move', { table, seen: n, move });
    // A stale answer only means that the table moved meanwhile: the next picture asks again.
    if (answer.ok || answer.code === 'stale') return;
    print(`${move} was refused: ${answer.message} (${answer.code})`);
    if (isForTheMoment(answer)) this.#again = setTimeout(() => this.#lookAgain(), AGAIN_MS);
  }

  #lookAgain(): void {
    this.#answered = null;
    this.#look(this.#headless.connection.client.picture);
  }

  #end(line: string): void {
    this.#stop();
    clearTimeout(this.#again);
    this.#headless.print(line);
    this.#resolve();
  }
}

function isForTheMoment({ code }: RefusalMessage): boolean {
  return code === 'suspended' || PASSING.has(code);
}

function begun({ bot, game, budget }: Headless, facts: Facts, seat: Seat): AnyAgent {
  const agent = bot.make();
  agent.begin({ game: game.id, seat, seats: facts.seats, options: facts.options, seed: newSeed(), budget });
  return agent;
}

/** The agent's choice; if it fails, the table's own idea of a move in an imagined world. */
function chosen(agent: AnyAgent, { game, view, budget }: { game: AnyGame; view: SeenView; budget: Budget }): SealedMove {
  const world: SealedState = game.imagine(view, newSeed());
  const end = 'ms' in budget ? Date.now() + budget.ms : Number.POSITIVE_INFINITY;
  try {
    return agent.choose(view, game.moves(world), () => end - Date.now()).move;
  } catch {
    return game.idle(world);
  }
}

function endLine(facts: Facts): string {
  return facts.outcome ? outcomeLines(facts.outcome, shownNames(facts)).join(' ') : 'The table is closed.';
}
