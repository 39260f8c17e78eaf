/** One table on a server, from lobby to score, as a conversation in the terminal. */
import { findGame } from '@parlor/games';
import { type AnyGame, judge, type Refusal, type SealedState, type SeenView } from '@parlor/kernel';
import { type ClientEvent, type Facts, type News, type Picture, patch } from '@parlor/protocol';
import { COMMON_HELP, Conversation, type Place, refusalLine } from '../conversation.ts';
import { InputError, newSeed } from '../input.ts';
import { outcomeLines } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';
import type { Connection } from './connection.ts';
import { chatSentence, lobbyLines, newsSentence, statusLine } from './sentences.ts';

export const TABLE_HELP = [
  ...COMMON_HELP,
  'Also: bots (who can be added), bots add NAME, remove NAME, invite, chat TEXT, msg NAME TEXT, mute NAME, unmute NAME,',
  'vote NAME (a bot plays for somebody away), sit (take a free seat while watching), rematch, leave (give up the seat).',
];

/** How the conversation ended: back to the menu, or out of the program. */
export type Ending = 'menu' | 'quit';

export class OnlineTable {
  readonly #connection: Connection;
  readonly #terminal: Terminal;
  readonly #game: AnyGame;
  readonly #conversation: Conversation;
  #rang = -1;
  #aside = false;

  constructor(connection: Connection, terminal: Terminal) {
    this.#connection = connection;
    this.#terminal = terminal;
    this.#game = gameOf(this.#picture().facts);
    this.#conversation = new Conversation(this.#place());
  }

  async run(): Promise<Ending> {
    await this.#recall();
    const stop = this.#connection.client.on(event => this.#heard(event));
    this.#show();
    try {
      for (;;) {
        const line = (await this.#terminal.ask('> '))?.trim();
        if (line === undefined || line === 'quit') return 'quit';
        if (this.#aside || line === 'menu') return 'menu';
        if (line === '') continue;
        if (line === 'leave') {
          if (await this.#left()) return 'menu';
        } else await this.#obey(line);
      }
    } finally {
      stop();
    }
  }

  /** What happened before this person came or came back: the log from the seat's own past views, and the chat. */
  async #recall(): Promise<void> {
    const { facts, view, chat } = this.#picture();
    const past = view ? await this.#connection.ask('since', { table: facts.table, since: 0 }) : null;
    if (past?.ok) {
      let then = past.view;
      for (const step of past.steps) {
        if (step.patch !== null) then = patch(then, step.patch);
        this.#conversation.log.push(...this.#game.narrate(then as SeenView, this.#names()));
      }
    }
    this.#conversation.log.push(...chat.map(chatSentence));
  }

  /** Legal moves now, for completion. */
  legal(): readonly string[] {
    const { view, seat } = this.#picture();
    const world = this.#world();
    return view && world && seat !== null && view.turn === seat
      ? this.#game.moves(world).map(move => this.#game.format(move))
      : [];
  }

  async #obey(line: string): Promise<void> {
    const lines = line === 'help' ? TABLE_HELP : ((await this.#conversation.answer(line)) ?? (await this.#social(line)));
    if (lines) this.#terminal.print(...lines);
    else await this.#move(line);
  }

  async #move(line: string): Promise<void> {
    const { facts, n, view } = this.#picture();
    if (!view) {
      this.#terminal.print(
        'The game has not begun: it starts by itself when all seats are taken. Type help for what you can do.',
      );
      return;
    }
    const move = this.#conversation.understood(line);
    const judged = this.#why(move);
    const answer = judged ? null : await this.#connection.ask('move', { table: facts.table, seen: n, move });
    const refusal = judged ?? (answer && !answer.ok ? answer : null);
    if (refusal) this.#terminal.print(refusalLine(refusal));
  }

  /** What concerns people rather than the game; null: the line is none of these. */
  async #social(line: string): Promise<readonly string[] | null> {
    const [word, ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    const { facts, token } = this.#picture();
    const { table } = facts;
    switch (word) {
      case 'bots':
        return rest[0] === 'add' ? this.#done('add-bot', { table, bot: rest[1] ?? '' }) : this.#offers();
      case 'remove':
        return this.#withSeat(about, seat => this.#done('remove', { table, seat }));
      case 'vote':
        return this.#withSeat(about, seat => this.#done('vote', { table, seat, on: true }));
      case 'invite':
        return token
          ? [this.#connection.inviteLink(table, token), `parlor join ${table} ${token}`]
          : ['Only people with a seat can invite.'];
      case 'chat':
        return this.#done('say', { table, text: about });
      case 'msg':
        return this.#done('say', { table, to: rest[0] ?? '', text: rest.slice(1).join(' ') });
      case 'mute':
      case 'unmute':
        return this.#done('mute', { table, name: about, on: word === 'mute' });
      case 'sit':
        return this.#done('sit', { table, player: about || 'guest' });
      case 'rematch':
        return this.#rematch();
      default:
        return null;
    }
  }

  /** Asks, and says only what was refused: what is done is told to everybody. */
  async #done(...asked: Parameters<Connection['ask']>): Promise<readonly string[]> {
    const answer = await this.#connection.ask(...asked);
    return answer.ok ? [] : [refusalLine(answer)];
  }

  #offers(): readonly string[] {
    const offer = this.#connection.client.welcome?.games.find(({ id }) => id === this.#game.id);
    return (offer?.bots ?? []).map(bot => `${bot.name.padEnd(18)} ${'*'.repeat(bot.strength).padEnd(5)} ${bot.character}`);
  }

  async #withSeat(name: string, ask: (seat: number) => Promise<readonly string[]>): Promise<readonly string[]> {
    const { people } = this.#picture().facts;
    const seat = people.findIndex(person => person?.name.toLowerCase() === name.toLowerCase());
    return seat < 0 ? [`Nobody called "${name}" sits here.`] : ask(seat);
  }

  /** The key of the old seat opens the new one. */
  async #rematch(): Promise<readonly string[]> {
    const { table } = this.#picture().facts;
    const answer = await this.#connection.ask('rematch', { table });
    if (!answer.ok) return [refusalLine(answer)];
    const seatKey = this.#connection.keys.seatKey(table);
    if (seatKey === null) return [`The rematch is table ${answer.table}.`];
    this.#connection.keys.keepSeat(answer.table, seatKey);
    const back = await this.#connection.ask('rejoin', { table: answer.table, seatKey });
    if (!back.ok) return [refusalLine(back)];
    this.#show();
    return [];
  }

  async #left(): Promise<boolean> {
    const answer = await this.#connection.ask('leave', { table: this.#picture().facts.table });
    if (!answer.ok) this.#terminal.print(refusalLine(answer));
    return answer.ok;
  }

  #heard(event: ClientEvent): void {
    switch (event.kind) {
      case 'status':
        if (event.status.is === 'waiting') this.#terminal.print('Connection lost. Trying again.');
        return;
      case 'returned':
        this.#terminal.print(`Back. While you were away: ${event.missed} moves.`);
        this.#show();
        return;
      case 'unseated':
        this.#aside = true;
        this.#terminal.print(refusalLine(event.refusal), 'Press Enter for the menu.');
        return;
      case 'picture':
        return;
      case 'told':
        this.#told(event.tell);
    }
  }

  #told(tell: Extract<ClientEvent, { kind: 'told' }>['tell']): void {
    const names = this.#names();
    switch (tell.tell) {
      case 'step': {
        const mark = tell.by === 'timeout' || tell.by === 'absent' ? [`(the table moved for ${names[tell.seat]})`] : [];
        this.#terminal.print(...this.#conversation.takeDown(), ...mark);
        if (this.#isMyTurn()) this.#show();
        return;
      }
      case 'start':
        this.#terminal.print('The game begins.');
        this.#show();
        return;
      case 'table':
        this.#news(tell.news);
        return;
      case 'chat':
        this.#terminal.print(chatSentence(tell.line));
        return;
      case 'hurry':
        this.#terminal.print('Your time is over: the table moves for you in a moment.');
        return;
      case 'aside':
        this.#aside = true;
        this.#terminal.print(tell.message, 'Press Enter for the menu.');
        return;
      case 'restart':
        this.#terminal.print(tell.message);
    }
  }

  #news(news: readonly News[]): void {
    const { facts } = this.#picture();
    const lines = news.map(item => newsSentence(item, facts));
    this.#conversation.log.push(...lines);
    if (facts.phase === 'lobby') lines.push(...lobbyLines(facts));
    if (news.some(({ kind }) => kind === 'over' || kind === 'closed')) lines.push(...this.#endLines(facts));
    if (lines.length > 0) this.#terminal.print(...lines);
  }

  #endLines(facts: Facts): string[] {
    const result = facts.outcome ? outcomeLines(facts.outcome, this.#names()) : ['The table is closed.'];
    const deal = facts.seed ? [`Seed ${facts.seed} (promised as ${facts.promise.slice(0, 16)}...)`] : [];
    return [...result, ...deal, 'save FILE keeps the game; rematch plays again; menu or quit ends.'];
  }

  /** The whole table again: in the lobby the seats, in play the drawing with the last sentences. */
  #show(): void {
    const { facts, view, token, seat } = this.#picture();
    if (!view) {
      const invite = token ? [`Invite: ${this.#connection.inviteLink(facts.table, token)}`] : [];
      this.#terminal.page(statusLine(this.#picture(), Date.now()), ...lobbyLines(facts), ...invite, ...TABLE_HELP);
      return;
    }
    this.#terminal.page(
      statusLine(this.#picture(), Date.now()),
      this.#conversation.drawn(),
      '',
      ...this.#conversation.log.slice(-5),
    );
    if (facts.phase === 'over') this.#terminal.print(...this.#endLines(facts));
    else if (this.#isMyTurn() && this.#rang !== this.#picture().n && seat !== null) {
      this.#rang = this.#picture().n;
      this.#terminal.bell();
    }
  }

  #isMyTurn(): boolean {
    const { view, seat } = this.#picture();
    return view !== null && seat !== null && view.turn === seat;
  }

  #why(text: string): Refusal | null {
    const { seat } = this.#picture();
    if (seat === null) return { code: 'not-a-player', message: 'You are watching. Only people with a seat can move.' };
    const world = this.#world();
    if (!world) return null;
    const judged = judge(this.#game, world, seat, text);
    return 'refusal' in judged ? judged.refusal : null;
  }

  /** A world in which this view is true: legal moves and refusals are the same in it for the seat on turn. */
  #world(): SealedState | null {
    const { view } = this.#picture();
    return view && this.#game.imagine(view, newSeed());
  }

  #names(): readonly string[] {
    return this.#picture().facts.people.map((person, seat) => person?.name ?? `seat ${seat + 1}`);
  }

  #picture(): Picture {
    const { picture } = this.#connection.client;
    if (!picture) throw new InputError('This table is gone.');
    return picture;
  }

  #place(): Place {
    return {
      game: this.#game,
      names: () => this.#names(),
      view: () => this.#picture().view,
      legal: () => this.legal(),
      why: text => this.#why(text),
      record: () => this.#connection.record(this.#picture().facts.table),
    };
  }
}

function gameOf(facts: Facts): AnyGame {
  const game = findGame(facts.game);
  if (!game) throw new InputError(`This client does not know the game "${facts.game}". It may be older than the server.`);
  return game;
}
