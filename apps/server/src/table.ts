/**
 * One table in memory. Everything that happens to it waits in one queue; a change is stored first, then it is the table's
 * truth, then people hear of it. What may happen is decided in `packages/match`; the files under `tables/` ask for it.
 */
import { type AnyGame, isMove, type Refusal, type Seat } from '@parlor/kernel';
import { type Change, isAway, type Match, sameName } from '@parlor/match';
import type { Facts, News, TellName, TellOf } from '@parlor/protocol';
import { TableBots } from './bots.ts';
import { attentionAt, nextAt, seated, type TableData } from './data.ts';
import { botIn, changedFacts, factsOf, leftOf } from './facts.ts';
import type { House } from './house.ts';
import { refuse } from './sentences.ts';
import type { StoredSeat, Write, Written } from './store/store.ts';
import { stateHash, stepOf } from './views.ts';

/** A connection at the table: of a seat, or of a watcher. */
export interface Guest {
  seat: Seat | null;
  readonly name: string;
  tell(text: string): void;
  /** It belongs to this table no longer. */
  putAside(code: TellOf<'aside'>['code'], message: string): void;
}

/** Somebody at a seat, as news tells it. */
type Named = Pick<News, 'seat' | 'name' | 'bot'>;

/** What could not be stored is tried again after this time, if time itself wanted it. */
const RETRY_MS = 1000;

/** A table that nobody needs leaves memory after this time. */
const QUIET_MS = 5000;

/** What a change that could not be stored is answered with; a repeated request, with its first number. */
export type Unstored = { readonly refusal: Refusal } | { readonly repeat: number };

export class Table {
  readonly house: House;
  readonly game: AnyGame;
  readonly guests = new Set<Guest>();
  readonly bots: TableBots;
  /** Until then, people who were here before a restart are not lost yet; null: nobody is waited for. */
  returningUntil: number | null = null;
  /** The turn limit whose end was announced. */
  hurried: number | null = null;
  /** The number of the last chat line; null: not looked up yet. */
  lastLine: number | null = null;
  #data: TableData;
  #facts: Facts;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #cancel: (() => void) | null = null;
  /** After something could not be stored: time tries again then. */
  #pausedUntil = 0;
  #disposed = false;

  constructor(house: House, game: AnyGame, data: TableData) {
    this.house = house;
    this.game = game;
    this.#data = data;
    this.#facts = this.facts();
    this.bots = new TableBots(this);
  }

  get data(): TableData {
    return this.#data;
  }

  get id(): number {
    return this.#data.terms.table;
  }

  /** The match; asked only where the game has started. */
  get match(): Match {
    if (!this.#data.match) throw new Error(`Table ${this.id} has no match.`);
    return this.#data.match;
  }

  /** Runs after everything that was asked before. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#queue.then(task);
    const settled = () => {
      this.#waiting -= 1;
      this.#schedule();
    };
    this.#queue = result.then(settled, settled);
    return result;
  }

  /** The same for what nobody waits for: our own mistake stops this one thing, not the server. */
  later(task: () => Promise<void>): void {
    this.run(task).catch(failure => this.house.log.error({ table: this.id, failure }, 'a table failed'));
  }

  facts(): Facts {
    return factsOf(this.#data, {
      policy: this.game.table,
      connected: new Set([...this.guests].flatMap(({ seat }) => (seat === null ? [] : [seat]))),
      watching: [...this.guests].filter(({ seat }) => seat === null).map(({ name }) => name),
      versionOf: bot => this.#versionOf(bot),
      now: this.house.time.now(),
    });
  }

  /** Whom news is about. */
  named(holder: StoredSeat): Named {
    const bot = botIn(holder, name => this.#versionOf(name));
    return { seat: holder.seat, name: holder.name, ...(bot && { bot }) };
  }

  /** Stores seats and status; then they hold, and everybody hears the news. Null: done. */
  async storeSeats(changed: TableData, news: readonly News[] = []): Promise<Unstored | null> {
    const next = this.#withDeadline(changed);
    const fault = this.#unstored(await this.house.write(seatWrite(next)));
    if (fault) return fault;
    this.#become(next);
    this.announce(news);
    return null;
  }

  /** Stores what happened in the match; then it is true, and everybody sees it. Null: done. */
  async storeChange(change: Change): Promise<Unstored | null> {
    const before = this.match;
    const next = this.#withDeadline(withMatch(this.#data, change.match));
    const append: Write = {
      kind: 'append',
      table: this.id,
      expected: before.length,
      entries: change.entries,
      turn: next.status.turn,
      deadline: next.status.deadline,
      hash: stateHash(change.match.state),
      outcome: change.match.outcome,
    };
    const writes = next.seats === this.#data.seats ? [append] : [append, seatWrite(next)];
    const fault = this.#unstored(await this.house.write(...writes));
    if (fault) return fault;
    this.#become(next);
    this.#tellSteps(before, change);
    const news = newsOf(before, change, seat => this.#namedAt(next, seat));
    if (news.length > 0 || change.match.seats !== before.seats) this.announce(news);
    this.bots.follow(change);
    return null;
  }

  /** Takes over what needs no storing: votes. */
  replaceMatch(match: Match, news: readonly News[]): void {
    this.#data = { ...this.#data, match };
    this.announce(news);
    this.bots.follow();
  }

  /** Tells everybody what changed in the facts, and why. */
  announce(news: readonly News[]): void {
    const facts = this.facts();
    const changed = changedFacts(this.#facts, facts);
    this.#facts = facts;
    if (news.length === 0 && Object.keys(changed).length === 0) return;
    this.tellAll('table', { facts: changed, news: [...news] });
  }

  tellAll<Name extends TellName>(name: Name, body: Omit<TellOf<Name>, 'tell'>): void {
    const text = JSON.stringify({ tell: name, ...body });
    for (const guest of this.guests) guest.tell(text);
  }

  guestAt(seat: Seat): Guest | null {
    return [...this.guests].find(guest => guest.seat === seat) ?? null;
  }

  /** Nothing will happen here until somebody asks for the table again. */
  isQuiet(): boolean {
    if (this.guests.size > 0 || this.#waiting > 0 || this.returningUntil !== null) return false;
    const { status, match } = this.#data;
    return status.phase === 'over' || (status.phase === 'playing' && match?.emptyAt != null);
  }

  /** Forgets timers and bots: the table leaves memory, or the server ends. */
  dispose(): void {
    this.#disposed = true;
    this.#cancel?.();
    this.#cancel = null;
    this.bots.end();
  }

  /** After everything that was asked is done: looks when time itself has something to do here. */
  #schedule(): void {
    if (this.#waiting > 0 || this.#disposed) return;
    this.#cancel?.();
    this.#cancel = null;
    const { time } = this.house;
    if (this.isQuiet()) {
      this.#cancel = time.after(QUIET_MS, () => this.isQuiet() && this.house.evict(this));
      return;
    }
    const at = this.#nextAt();
    if (at !== null) this.#cancel = time.after(at - time.now(), () => this.later(() => this.house.onTime(this)));
  }

  #nextAt(): number | null {
    const next = nextAt(this.#data, this.house.settings.patience, this.hurried);
    const soonest = Math.min(next ?? Number.POSITIVE_INFINITY, this.returningUntil ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(soonest) ? Math.max(soonest, this.#pausedUntil) : null;
  }

  #become(next: TableData): void {
    const { phase } = next.status;
    if (phase !== this.#data.status.phase) {
      this.house.log.info(
        { table: this.id, game: this.game.id, phase, reason: next.status.outcome?.reason },
        'the table changed',
      );
    }
    this.#data = next;
  }

  #versionOf(bot: string): string {
    return this.house.botVersion(this.game.id, bot);
  }

  #namedAt({ seats }: TableData, seat: Seat | null): Partial<Named> {
    const holder = seat === null ? null : seats[seat];
    return holder ? this.named(holder) : {};
  }

  #unstored(written: readonly Written[] | null): Unstored | null {
    const fault = written?.find(one => !one.ok);
    if (written && !fault) return null;
    if (fault && !fault.ok && fault.why === 'repeat') return { repeat: fault.is };
    this.#pausedUntil = this.house.time.now() + RETRY_MS;
    return { refusal: refuse('not-stored') };
  }

  #withDeadline(data: TableData): TableData {
    const deadline = attentionAt(data, this.house.settings.patience, this.house.time.now());
    return { ...data, status: { ...data.status, deadline } };
  }

  /** Every guest gets the steps of the own view; guests of one kind share the text. */
  #tellSteps(before: Match, { entries, states }: Change): void {
    if (!entries.some(isMove)) return;
    const left = leftOf(this.#data, this.house.time.now());
    const texts = new Map<Seat | null, string[]>();
    const textsFor = (seat: Seat | null) => {
      let from = before.state;
      const made: string[] = [];
      for (const [at, entry] of entries.entries()) {
        const to = states[at] as typeof from;
        if (isMove(entry)) {
          const step = stepOf(this.game, seat, from, to, entry);
          made.push(JSON.stringify({ tell: 'step', ...step, ...(left === null ? {} : { left }) }));
        }
        from = to;
      }
      return made;
    };
    for (const guest of this.guests) {
      let made = texts.get(guest.seat);
      if (!made) {
        made = textsFor(guest.seat);
        texts.set(guest.seat, made);
      }
      for (const text of made) guest.tell(text);
    }
  }
}

/** The seat of a person with that client key and name. */
export function seatOfPerson(data: TableData, key: string, name: string) {
  return seated(data).find(seat => seat.key === key && sameName(seat.name, name)) ?? null;
}

function seatWrite(data: TableData): Write {
  return { kind: 'seat', table: data.terms.table, status: data.status, seats: seated(data) };
}

/** The table after its match changed: whose turn it is, whether it is over, who needs no stand-in any more. */
function withMatch(data: TableData, match: Match): TableData {
  const outcome = match.outcome ?? data.status.outcome;
  const back = data.seats.some(seat => seat?.standIn != null && !match.seats[seat.seat]?.standIn);
  const seats = back
    ? data.seats.map(seat => (seat && !match.seats[seat.seat]?.standIn ? { ...seat, standIn: null } : seat))
    : data.seats;
  const status = { ...data.status, turn: match.clock.seat, outcome, phase: outcome ? ('over' as const) : data.status.phase };
  return { ...data, seats, match, status };
}

/** What people should hear about a change, apart from the moves themselves. */
function newsOf(before: Match, { entries, match }: Change, nameAt: (seat: Seat | null) => Partial<Named>): News[] {
  const news: News[] = [];
  for (const entry of entries) {
    if (isMove(entry)) continue;
    const kind = entry.event === 'absent' ? 'lost' : entry.event;
    news.push({ kind, ...nameAt(entry.seat), ...(entry.why === undefined ? {} : { why: entry.why }) });
  }
  for (const seat of match.seats.keys()) {
    if (isAway(match, seat) && !isAway(before, seat)) news.push({ kind: 'away', ...nameAt(seat) });
    if (before.seats[seat]?.standIn && !match.seats[seat]?.standIn) news.push({ kind: 'stand-in-over', ...nameAt(seat) });
  }
  if (match.outcome && !before.outcome) news.push({ kind: 'over', why: match.outcome.reason });
  return news;
}
