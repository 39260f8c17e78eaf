/** Inside a worker thread: many agents, each playing one seat. What a thread is told and answers is in `threads.ts`. */
import { parentPort } from 'node:worker_threads';
import type { AnyAgent, AnyBot, AnyGame, Begin, SealedMove, SeenView } from '@parlor/kernel';

export type Task =
  | {
      readonly do: 'begin';
      readonly agent: number;
      readonly bot: string;
      readonly begin: Begin;
      readonly views: readonly SeenView[];
    }
  | { readonly do: 'see'; readonly agent: number; readonly view: SeenView }
  | { readonly do: 'choose'; readonly agent: number; readonly view: SeenView; readonly moves: readonly string[] }
  | { readonly do: 'end'; readonly agent: number };

/** What `begin` and `choose` are answered with. `sees`: the agent wants every view, not only those it chooses from. */
export type Done = { readonly sees: boolean } | { readonly move: string; readonly why?: string } | { readonly fault: string };

/** What a thread posts: once that it is ready, then what it has done. */
export type Posted = 'ready' | Done;

interface Seated {
  readonly agent: AnyAgent;
  readonly game: AnyGame;
  readonly begin: Begin;
  /** What went wrong while it saw something: its next choice fails with it. */
  fault: unknown;
}

/** Answers the tasks that come from the thread's parent, with the games and bots this program has. */
export function serveAgents(games: readonly AnyGame[], botsOf: (game: AnyGame) => readonly AnyBot[]): void {
  const seated = new Map<number, Seated>();
  parentPort?.on('message', (task: Task) => {
    if (task.do === 'see') see(task);
    else if (task.do === 'end') seated.delete(task.agent);
    else parentPort?.postMessage(answer(task));
  });
  parentPort?.postMessage('ready');

  function answer(task: Extract<Task, { do: 'begin' | 'choose' }>): Done {
    try {
      return task.do === 'begin' ? begin(task) : choose(task);
    } catch (failure) {
      return { fault: failure instanceof Error ? failure.message : String(failure) };
    }
  }

  function see({ agent, view }: Extract<Task, { do: 'see' }>): void {
    const one = seated.get(agent);
    try {
      one?.agent.see?.(view);
    } catch (failure) {
      if (one) one.fault = failure;
    }
  }

  function begin({ agent: id, bot: name, begin, views }: Extract<Task, { do: 'begin' }>): Done {
    const game = games.find(one => one.id === begin.game);
    const bot = game && botsOf(game).find(one => one.name === name);
    if (!game || !bot) return { fault: `There is no bot "${name}" for ${begin.game}.` };
    const agent = bot.make();
    agent.begin(begin);
    for (const view of views) agent.see?.(view);
    seated.set(id, { agent, game, begin, fault: null });
    return { sees: agent.see !== undefined };
  }

  function choose({ agent: id, view, moves }: Extract<Task, { do: 'choose' }>): Done {
    const one = seated.get(id) as Seated;
    const { agent, game, begin, fault } = one;
    one.fault = null;
    if (fault !== null) throw fault;
    const { budget } = begin;
    const end = 'ms' in budget ? performance.now() + budget.ms : Number.POSITIVE_INFINITY;
    const legal = moves.map(text => game.parse(text) as SealedMove);
    const { move, why } = agent.choose(view, legal, () => end - performance.now());
    return { move: game.format(move), ...(why === undefined ? {} : { why }) };
  }
}
