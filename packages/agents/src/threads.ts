/**
 * Agents in worker threads, each with a budget. A thread does one thing at a time, so an agent's time runs only while it
 * thinks. A thread whose agent does not come back in time is ended; the others on it begin again in a new one.
 */
import { Worker } from 'node:worker_threads';
import type { Begin, Budget, SeenView } from '@parlor/kernel';
import type { Done, Posted, Task } from './thread.ts';

export interface SeatedAgent {
  /** Shows a view after a change. Does nothing for an agent that needs only what it chooses from. */
  see(view: SeenView): void;
  /** The agent's move as text. Fails if it throws or does not come back in time. */
  choose(view: SeenView, moves: readonly string[]): Promise<string>;
  end(): void;
}

export interface AgentSeat {
  readonly bot: string;
  readonly begin: Begin;
  /** The seat's views so far, oldest first, the present one last: an agent that begins in mid-game sees them first. */
  past(): Promise<readonly SeenView[]>;
}

export interface ThreadSettings {
  /** The thread's file: it calls `serveAgents`. */
  readonly entry: URL;
  readonly threads: number;
  /** Milliseconds an agent may be over its budget before its thread is ended. */
  readonly grace: number;
  /** For a budget counted in iterations: the milliseconds it may take. */
  readonly longest: number;
}

/** Beginning, and seeing what happened so far, may take this long. */
const BEGIN_MS = 5000;

/** How often an agent begins again for one choice because others took its thread down. */
const TRIES = 3;

export class AgentThreads {
  readonly #settings: ThreadSettings;
  readonly #threads: Thread[];
  #nextAgent = 1;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#threads = Array.from({ length: settings.threads }, () => new Thread(settings.entry));
  }

  /** Gives an agent a place in the thread with the fewest. */
  seat(seat: AgentSeat): SeatedAgent {
    const thread = this.#threads.reduce((best, other) => (other.agents < best.agents ? other : best));
    return new Seated(thread, this.#nextAgent++, seat, this.#settings);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()));
  }
}

class Seated implements SeatedAgent {
  readonly #thread: Thread;
  readonly #agent: number;
  readonly #seat: AgentSeat;
  readonly #limit: number;
  /** The thread's life in which the agent has begun; another: it must begin again. */
  #life = -1;
  #sees = false;

  constructor(thread: Thread, agent: number, seat: AgentSeat, settings: ThreadSettings) {
    this.#thread = thread;
    this.#agent = agent;
    this.#seat = seat;
    this.#limit = budgetMs(seat.begin.budget, settings) + settings.grace;
    thread.agents += 1;
  }

  see(view: SeenView): void {
    if (this.#sees && this.#life === this.#thread.life) this.#thread.tell({ do: 'see', agent: this.#agent, view });
  }

  async choose(view: SeenView, moves: readonly string[]): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#life !== this.#thread.life && !(await this.#begin())) continue;
      const done = await this.#thread.ask({ do: 'choose', agent: this.#agent, view, moves }, this.#limit);
      if (done === 'gone') continue;
      if ('move' in done) return done.move;
      throw new Error('fault' in done ? done.fault : 'The bot did not move.');
    }
    throw new Error('The bot’s thread ended again and again.');
  }

  end(): void {
    this.#thread.agents -= 1;
    this.#thread.tell({ do: 'end', agent: this.#agent });
  }

  /** Whether the agent is ready now; false: another agent took the thread down. */
  async #begin(): Promise<boolean> {
    const { bot, begin } = this.#seat;
    const views = await this.#seat.past();
    const { life } = this.#thread;
    const done = await this.#thread.ask({ do: 'begin', agent: this.#agent, bot, begin, views }, BEGIN_MS);
    if (done === 'gone') return false;
    if ('fault' in done) throw new Error(done.fault);
    this.#life = life;
    this.#sees = 'sees' in done && done.sees;
    return true;
  }
}

interface Job {
  readonly task: Task;
  readonly limit: number;
  resolve(done: Done | 'gone'): void;
}

/** One worker, started when it is needed, and started anew after it failed. */
class Thread {
  agents = 0;
  /** Counts the workers this thread has had: agents begun in an earlier one are gone. */
  life = 0;
  readonly #entry: URL;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(entry: URL) {
    this.#entry = entry;
  }

  /** 'gone': the thread ended before it came to this. */
  ask(task: Task, limit: number): Promise<Done | 'gone'> {
    return new Promise(resolve => {
      this.#waiting.push({ task, limit, resolve });
      this.#next();
    });
  }

  tell(task: Task): void {
    this.#worker?.postMessage(task);
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#job || this.#waiting.length === 0) return;
    const worker = this.#worker ?? this.#start();
    if (!this.#ready) return;
    const job = this.#waiting.shift() as Job;
    this.#job = job;
    this.#timer = setTimeout(() => this.#fail('The bot did not answer in time.'), job.limit);
    worker.postMessage(job.task);
  }

  #start(): Worker {
    const worker = startWorker(this.#entry);
    this.#worker = worker;
    const mine = (run: () => void) => () => {
      if (this.#worker === worker) run();
    };
    worker.on('message', (posted: Posted) => mine(() => this.#hear(posted))());
    worker.on('error', failure => mine(() => this.#fail(failure.message))());
    worker.on(
      'exit',
      mine(() => this.#fail('The bot’s thread ended.')),
    );
    worker.unref();
    return worker;
  }

  /** The time to start a thread is not the agent's: its first task waits until the thread is ready. */
  #hear(posted: Posted): void {
    const job = this.#job;
    if (posted === 'ready') this.#ready = true;
    else if (this.#timer) clearTimeout(this.#timer);
    this.#job = null;
    if (posted !== 'ready') job?.resolve(posted);
    this.#next();
  }

  /** The worker is of no use any more. What it was doing has failed; who waits has to begin again in a new one. */
  #fail(fault: string): void {
    const job = this.#job;
    const waiting = this.#waiting.splice(0);
    if (this.#timer) clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#job = null;
    this.life += 1;
    job?.resolve({ fault });
    for (const other of waiting) other.resolve(job ? 'gone' : { fault });
  }
}

function startWorker(entry: URL): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 512 };
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { resourceLimits });
  return new Worker(new URL('./source-thread.mjs', import.meta.url), { workerData: { entry: entry.href }, resourceLimits });
}

function budgetMs(budget: Budget, { longest }: ThreadSettings): number {
  return 'ms' in budget ? budget.ms : longest;
}
