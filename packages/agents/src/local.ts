/**
 * Agents playing a whole game in this process: benches, tests and tables of bots alone. It trusts them to come back in
 * time and judges everything else: a choice that is refused or thrown is a fault, and the table plays `idle` instead.
 */
import {
  type AnyAgent,
  type AnyGame,
  type Begin,
  type Budget,
  judge,
  type MoveEntry,
  type Outcome,
  type SealedMove,
  type SealedState,
  type Seat,
  type Seed,
  type SeenView,
  type SomeOptions,
} from '@parlor/kernel';

export interface Table {
  /** Have passed the game's `options.read`. */
  readonly options: SomeOptions;
  readonly seed: Seed;
  readonly budget: Budget;
  /** Each agent's own chance, by seat. */
  readonly agentSeeds: readonly Seed[];
  /** The clock, in milliseconds. */
  now(): number;
}

export interface Played {
  /** As a record keeps them; a fault's replacement is marked as the table's own move. */
  readonly entries: readonly MoveEntry[];
  /** What the agent said about each of the entries, or null. */
  readonly whys: readonly (string | null)[];
  readonly outcome: Outcome;
  /** By seat: how often the agent threw or chose what is refused. */
  readonly faults: readonly number[];
}

/** Plays one game, an agent a seat. It ends when the game does: the options must be ones under which it ends. */
export function playGame(game: AnyGame, agents: readonly AnyAgent[], table: Table): Played {
  const state = game.setup(table.options, agents.length, table.seed);
  const hosts = agents.map((agent, seat) => host(game, agent, beginAt(game, agents.length, table, seat)));
  const entries: MoveEntry[] = [];
  const whys: (string | null)[] = [];
  for (;;) {
    const views = viewsOf(game, state);
    for (const each of hosts) each.see(views);
    const seat = game.turn(state);
    if (seat === null) break;
    const answer = (hosts[seat] as Host).answer(state, views, timer(table));
    const move = answer?.move ?? game.idle(state);
    const by = answer ? 'bot' : 'timeout';
    entries.push({ n: entries.length + 1, seat, move: game.format(move), at: Math.round(table.now()), by });
    whys.push(answer?.why ?? null);
    game.apply(state, move);
  }
  return { entries, whys, outcome: game.outcome(state) as Outcome, faults: hosts.map(each => each.faults()) };
}

function beginAt(game: AnyGame, seats: number, table: Table, seat: Seat): Begin {
  // A fixed deal tells every card: no agent sees it.
  const { deal: _, ...options } = table.options;
  return { game: game.id, seat, seats, options, seed: table.agentSeeds[seat] as Seed, budget: table.budget };
}

/** Starts counting now. */
function timer({ budget, now }: Table): () => number {
  if ('iterations' in budget) return () => Number.POSITIVE_INFINITY;
  const end = now() + budget.ms;
  return () => end - now();
}

type Views = (seat: Seat) => SeenView;

/** The views of a position, each built when it is first asked for and then shared. */
function viewsOf(game: AnyGame, state: SealedState): Views {
  const built: SeenView[] = [];
  return seat => {
    built[seat] ??= game.view(state, seat);
    return built[seat];
  };
}

/** An agent at its seat, and how often it failed there. */
interface Host {
  see(views: Views): void;
  /** A move that has passed the rules, or null. */
  answer(state: SealedState, views: Views, left: () => number): Answer | null;
  faults(): number;
}

interface Answer {
  readonly move: SealedMove;
  readonly why: string | undefined;
}

function host(game: AnyGame, agent: AnyAgent, begin: Begin): Host {
  const { seat } = begin;
  let faults = 0;

  // Only the agent's own doing goes through here: a fault of the game is ours and is thrown on.
  function attempt<T>(act: () => T): T | null {
    try {
      return act();
    } catch {
      faults += 1;
      return null;
    }
  }

  function answer(state: SealedState, views: Views, left: () => number): Answer | null {
    const view = views(seat);
    const moves = game.moves(state);
    const chosen = attempt(() => {
      const { move, why } = agent.choose(view, moves, left);
      return { text: game.format(move), why };
    });
    if (chosen === null) return null;
    const judged = judge(game, state, seat, chosen.text);
    if ('value' in judged) return { move: judged.value, why: chosen.why };
    faults += 1;
    return null;
  }

  function see(views: Views): void {
    if (!agent.see) return;
    const view = views(seat);
    attempt(() => agent.see?.(view));
  }

  attempt(() => agent.begin(begin));
  return { see, answer, faults: () => faults };
}
