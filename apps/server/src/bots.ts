/** The bots of one table: they see what their seat sees, and move when it is their turn. */
import type { SeatedAgent } from '@parlor/agents/threads';
import { type Entry, isMove, type Json, type Seat, type SeenView } from '@parlor/kernel';
import { botOnTurn, type Change, playForSeat, playMove } from '@parlor/match';
import { patch } from '@parlor/protocol';
import { headerOf, publicOptions, withSeat } from './data.ts';
import { newSeed } from './secrets.ts';
import type { StoredSeat } from './store/store.ts';
import type { Table } from './table.ts';
import { historyOf } from './views.ts';

/** Faults until a bot is exchanged. */
const FAULTS = 3;

/** What takes the place of a bot that does not work. */
const REPLACEMENT = 'random';

interface Sitting {
  readonly bot: string;
  readonly agent: SeatedAgent;
}

export class TableBots {
  readonly #table: Table;
  readonly #sitting = new Map<Seat, Sitting>();
  readonly #faults = new Map<Seat, number>();
  #cancel: (() => void) | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** After every change: shows it to the bots, and lets the one on turn think. */
  follow(change: Pick<Change, 'entries' | 'states'> = { entries: [], states: [] }): void {
    this.#cancel?.();
    this.#cancel = null;
    const { data, house } = this.#table;
    if (data.status.phase !== 'playing' || !data.match) {
      this.end();
      return;
    }
    for (const [seat, sitting] of this.#sitting) this.#show(seat, sitting, change);
    const seat = botOnTurn(data.match);
    if (seat === null) return;
    this.#cancel = house.time.after(house.settings.botPace, () => void this.#think(seat));
  }

  end(): void {
    this.#cancel?.();
    for (const { agent } of this.#sitting.values()) agent.end();
    this.#sitting.clear();
  }

  async #think(seat: Seat): Promise<void> {
    const { game, match } = this.#table;
    const { n } = match;
    let text: string | null = null;
    try {
      const { agent } = this.#seated(seat);
      const moves = game.moves(match.state).map(move => game.format(move));
      text = await agent.choose(game.view(match.state, seat), moves);
    } catch (failure) {
      this.#table.house.log.warn({ table: this.#table.id, seat, failure: String(failure) }, 'a bot failed');
    }
    this.#table.later(() => this.#moved(seat, n, text));
  }

  /** The bot's move, if the table still stands where it was asked; a fault is played over by the table. */
  async #moved(seat: Seat, seen: number, text: string | null): Promise<void> {
    const { data, house } = this.#table;
    if (!data.match || data.match.n !== seen || botOnTurn(data.match) !== seat) return;
    const at = house.time.now();
    const played = text === null ? null : playMove(data.match, { seat, move: text, seen, by: 'bot' }, at);
    if (played && !('refusal' in played)) {
      await this.#store(played);
      return;
    }
    if (played) house.log.warn({ table: this.#table.id, seat, move: text }, 'a bot’s move was refused');
    const faults = (this.#faults.get(seat) ?? 0) + 1;
    this.#faults.set(seat, faults);
    if (faults === FAULTS) await this.#exchange(seat);
    await this.#store(playForSeat(data.match, 'timeout', at));
  }

  async #store(change: Change): Promise<void> {
    const fault = await this.#table.storeChange(change);
    // Not stored: the bot is asked again, so that the table does not stand still.
    if (fault) this.follow();
  }

  async #exchange(seat: Seat): Promise<void> {
    const { data } = this.#table;
    const holder = data.seats[seat] as StoredSeat;
    this.#stand(seat);
    const changed = holder.bot === null ? { ...holder, standIn: REPLACEMENT } : { ...holder, bot: REPLACEMENT };
    await this.#table.storeSeats(withSeat(data, seat, changed), [
      { kind: 'bot-exchanged', ...this.#table.named(holder), why: `${this.#botAt(seat)} failed ${FAULTS} times` },
    ]);
  }

  #show(seat: Seat, { bot, agent }: Sitting, { entries, states }: Pick<Change, 'entries' | 'states'>): void {
    if (bot !== this.#botAt(seat)) {
      this.#stand(seat);
      return;
    }
    for (const [at, state] of states.entries()) {
      if (isMove(entries[at] as Entry)) agent.see(this.#table.game.view(state, seat));
    }
  }

  #stand(seat: Seat): void {
    this.#sitting.get(seat)?.agent.end();
    this.#sitting.delete(seat);
  }

  #seated(seat: Seat): Sitting {
    const known = this.#sitting.get(seat);
    if (known) return known;
    const { house, data, game } = this.#table;
    const bot = this.#botAt(seat) as string;
    const agent = house.seatBot({
      bot,
      begin: {
        game: game.id,
        seat,
        seats: data.terms.seats,
        options: publicOptions(data.terms),
        seed: newSeed(),
        budget: { ms: house.settings.botBudget },
      },
      past: () => this.#past(seat),
    });
    const sitting = { bot, agent };
    this.#sitting.set(seat, sitting);
    return sitting;
  }

  #botAt(seat: Seat): string | null {
    const holder = this.#table.data.seats[seat];
    return holder?.bot ?? holder?.standIn ?? null;
  }

  /** Every view of the seat so far. */
  async #past(seat: Seat): Promise<readonly SeenView[]> {
    const { house, data, game, match, id } = this.#table;
    if (match.n === 0) return [game.view(match.state, seat)];
    const stored = await house.store.read(id);
    const { view, steps } = historyOf(game, { header: headerOf(data), entries: stored?.entries ?? [] }, seat, 0);
    const views: Json[] = [view];
    for (const step of steps) views.push(step.patch === null ? (views.at(-1) as Json) : patch(views.at(-1) as Json, step.patch));
    return views as unknown as SeenView[];
  }
}
