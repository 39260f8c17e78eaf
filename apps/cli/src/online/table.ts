/** One table on a server, from lobby to score, as a conversation in the terminal. */
import { findGame } from '@parlor/games';
import {
  type AnyGame,
  addressed,
  judge,
  nobodysTurn,
  phrased,
  type Refusal,
  type SealedState,
  type SeenView,
  seatNamed,
} from '@parlor/kernel';
import { type ChatLine, type ClientEvent, type ClientStatus, type Facts, type News, type Picture, patch } from '@parlor/protocol';
import { Conversation, type Place, refusalLine } from '../conversation.ts';
import { InputError, newSeed } from '../input.ts';
import { outcomeLines } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';
import type { Connection } from './connection.ts';
import { chatSentence, lobbyLines, nameAt, newsSentence, shownNames, statusLine } from './sentences.ts';

/** What concerns people rather than the game. */
const TABLE_HELP = [
  'people, invite, bots (to choose from), bots add NAME, remove NAME (person or bot),',
  'chat TEXT, msg NAME TEXT, phrases, mute NAME, unmute NAME, sit (while watching),',
  'vote NAME (a bot plays for somebody away), unvote NAME, rematch,',
  'leave (give up the seat), menu (keep it), create, join ID TOKEN, watch ID, return ID.',
];
const TABLE_WORDS = ['bots add', 'remove', 'invite', 'people', 'chat', 'msg', 'phrases', 'mute', 'unmute', 'vote', 'unvote'];
const ENDING_WORDS = ['rematch', 'leave', 'menu'];

/** Words of the menu that may be typed at a table too: they lead to another one. */
const LEADS_AWAY: ReadonlySet<string> = new Set(['create', 'join', 'watch', 'return']);

export interface Visitor {
  readonly name: string;
  /** The Token that was typed to watch; '' else. */
  readonly token: string;
}

export class OnlineTable {
  readonly #connection: Connection;
  readonly #terminal: Terminal;
  readonly #game: AnyGame;
  readonly #conversation: Conversation;
  readonly #visitor: Visitor;
  /** It was this person's turn when the screen was last looked at. */
  #onTurn = false;
  /** The last line of chat that was heard. */
  #lastLine = 0;
  #aside = false;
  #lost = false;

  constructor(connection: Connection, terminal: Terminal, visitor: Visitor) {
    this.#connection = connection;
    this.#terminal = terminal;
    this.#visitor = visitor;
    this.#game = gameOf(this.#picture().facts);
    this.#conversation = new Conversation(this.#place());
  }

  /** Until the person goes away: the line the menu shall obey next ('quit' ends the program), or null. */
  async run(): Promise<string | null> {
    const stop = this.#connection.client.on(event => this.#heard(event));
    try {
      await this.#recall(0);
      this.#show();
      for (;;) {
        const line = (await this.#terminal.ask('> '))?.trim();
        if (line === undefined || line === 'quit') return 'quit';
        if (LEADS_AWAY.has(line.split(/\s/, 1)[0]!)) return line;
        if (this.#aside || line === 'menu' || (line === 'leave' && (await this.#left()))) return null;
        if (line !== '' && line !== 'leave') await this.#obey(line);
      }
    } finally {
      stop();
    }
  }

  /** What happened from that move on before this person came or came back: from the seat's own past views, and the chat. */
  async #recall(from: number): Promise<void> {
    const { facts, view, chat, n } = this.#picture();
    const { log } = this.#conversation;
    const names = shownNames(facts);
    // Whatever is told while this is asked comes after it.
    const at = log.length;
    const said = chat.flatMap(line => this.#newChat(line));
    const past = view ? await this.#connection.ask('since', { table: facts.table, since: 0 }) : null;
    const moves: string[] = [];
    if (past?.ok) {
      let then = past.view;
      if (from === 0 && then) moves.push(...this.#game.narrate(then as SeenView, names));
      for (const step of past.steps) {
        if (step.patch !== null) then = patch(then, step.patch);
        if (step.n > from && step.n <= n) moves.push(...this.#game.narrate(then as SeenView, names));
      }
    }
    log.splice(at, 0, ...moves, ...said);
  }

  /** The sentence of a line of chat that was not heard yet; [] else. */
  #newChat(line: ChatLine): string[] {
    if (line.id <= this.#lastLine) return [];
    this.#lastLine = line.id;
    return [chatSentence(line)];
  }

  /** What Tab completes to. */
  completions(): readonly string[] {
    return [...this.#conversation.completions(), ...TABLE_WORDS, ...ENDING_WORDS];
  }

  #legal(): readonly string[] {
    const { view, seat } = this.#picture();
    const world = this.#world();
    return view && world && seat !== null && view.turn === seat
      ? this.#game.moves(world).map(move => phrased(this.#game, move, view, this.#names()))
      : [];
  }

  async #obey(line: string): Promise<void> {
    const lines = line === 'help' ? this.#help() : ((await this.#conversation.answer(line)) ?? (await this.#social(line)));
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
    if (refusal) this.#terminal.print(this.#terminal.colours.yellow(refusalLine(refusal)));
  }

  #help(): string[] {
    return [...this.#conversation.help(), ...TABLE_HELP];
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
      case 'unvote':
        return this.#withSeat(about, seat => this.#done('vote', { table, seat, on: word === 'vote' }));
      case 'invite':
        return token ? this.#connection.invitation(table, token) : ['Only people with a seat can invite.'];
      case 'people':
        return lobbyLines(facts, this.#game);
      case 'chat':
        return this.#done('say', { table, text: about });
      case 'msg': {
        const { name, text } = addressed(about, this.#names());
        return this.#done('say', { table, to: name, text });
      }
      case 'phrases':
        return this.#connection.client.welcome?.phrases.map(phrase => `chat ${phrase}`) ?? [];
      case 'mute':
      case 'unmute':
        return this.#mute(about, word === 'mute');
      case 'sit':
        return this.#sit(about || this.#visitor.name);
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
    const seat = seatNamed(name, this.#names());
    return seat === null ? [`Nobody called "${name}" sits here. Say one of: ${this.#names().join(', ')}.`] : ask(seat);
  }

  async #mute(name: string, on: boolean): Promise<readonly string[]> {
    const answer = await this.#connection.ask('mute', { table: this.#picture().facts.table, name, on });
    if (!answer.ok) return [refusalLine(answer)];
    return [`Muted: ${answer.muted.join(', ') || 'nobody'}.`];
  }

  async #sit(player: string): Promise<readonly string[]> {
    const answer = await this.#connection.ask('sit', { table: this.#picture().facts.table, player });
    if (!answer.ok) return [refusalLine(answer)];
    this.#show();
    return [];
  }

  /** The key of the old seat opens the new one; a watcher watches again. */
  async #rematch(): Promise<readonly string[]> {
    const { facts, seat } = this.#picture();
    return seat === null ? this.#watchRematch(facts) : this.#playRematch(facts);
  }

  async #watchRematch({ rematch }: Facts): Promise<readonly string[]> {
    if (rematch === null) return ['Nobody has asked for a rematch yet.'];
    const { name, token } = this.#visitor;
    const answer = await this.#connection.ask('watch', { table: rematch, player: name, ...(token && { token }) });
    return answer.ok ? this.#atAnotherTable() : [refusalLine(answer)];
  }

  async #playRematch({ table }: Facts): Promise<readonly string[]> {
    const answer = await this.#connection.ask('rematch', { table });
    if (!answer.ok) return [refusalLine(answer)];
    const seatKey = this.#connection.keys.seatKey(table);
    if (seatKey === null) return [`The rematch is table ${answer.table}.`];
    this.#connection.keys.keepSeat(answer.table, seatKey);
    const back = await this.#connection.ask('rejoin', { table: answer.table, seatKey });
    return back.ok ? this.#atAnotherTable() : [refusalLine(back)];
  }

  #atAnotherTable(): readonly string[] {
    this.#lastLine = 0;
    this.#onTurn = false;
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
        this.#connected(event.status.is);
        return;
      case 'returned':
        void this.#returned(event.missed);
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

  /** A loss is told once, however many tries it takes to mend it. */
  #connected(status: ClientStatus['is']): void {
    if (status === 'waiting' && !this.#lost) this.#terminal.print('Connection lost. Trying again.');
    this.#lost = status === 'waiting' || (status === 'connecting' && this.#lost);
  }

  async #returned(missed: number): Promise<void> {
    await this.#recall(this.#picture().n - missed);
    // The person may have left meanwhile.
    if (this.#connection.client.picture === null) return;
    this.#show();
    this.#terminal.print(`Back. While you were away: ${missed} ${missed === 1 ? 'move' : 'moves'}.`);
  }

  #told(tell: Extract<ClientEvent, { kind: 'told' }>['tell']): void {
    switch (tell.tell) {
      case 'step': {
        const { facts } = this.#picture();
        const mark = tell.by === 'timeout' || tell.by === 'absent' ? [`(the table moved for ${nameAt(facts, tell.seat)})`] : [];
        this.#terminal.print(...this.#conversation.takeDown(), ...mark);
        if (this.#isMyTurn()) this.#show();
        else this.#onTurn = false;
        return;
      }
      case 'start':
        this.#conversation.takeDown();
        this.#show();
        return;
      case 'table':
        this.#news(tell.news);
        return;
      case 'chat': {
        const lines = this.#newChat(tell.line);
        this.#conversation.log.push(...lines);
        this.#terminal.print(...lines);
        return;
      }
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
    if (facts.phase === 'lobby') lines.push(...lobbyLines(facts, this.#game));
    if (news.some(({ kind }) => kind === 'over' || kind === 'closed')) lines.push(...this.#endLines(facts));
    if (lines.length > 0) this.#terminal.print(...lines);
  }

  #endLines(facts: Facts): string[] {
    const result = facts.outcome ? outcomeLines(facts.outcome, shownNames(facts)) : ['The table is closed.'];
    const deal = facts.seed ? [`Seed ${facts.seed} (promised as ${facts.promise.slice(0, 16)}...)`] : [];
    return [...result, ...deal, 'save FILE keeps the game; rematch plays again; menu or quit ends.'];
  }

  /** The whole table again: in the lobby the seats, in play the drawing with the last sentences. */
  #show(): void {
    const { facts, view, token } = this.#picture();
    const status = this.#terminal.colours.bold(statusLine(this.#picture(), Date.now()));
    if (!view) {
      const invite = token ? this.#connection.invitation(facts.table, token) : [];
      this.#terminal.page(status, ...lobbyLines(facts, this.#game), ...invite, ...this.#help());
      return;
    }
    this.#terminal.page(status, this.#conversation.drawn(), '', ...this.#conversation.log.slice(-5));
    if (facts.phase === 'over') this.#terminal.print(...this.#endLines(facts));
    else if (this.#isMyTurn() && !this.#onTurn) this.#terminal.bell();
    this.#onTurn = this.#isMyTurn();
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

  /** Names as they are typed. */
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
      seat: () => this.#picture().seat,
      names: () => this.#names(),
      shownNames: () => shownNames(this.#picture().facts),
      view: () => shownView(this.#picture()),
      legal: () => this.#legal(),
      why: text => this.#why(text),
      record: () => this.#connection.record(this.#picture().facts.table, this.#picture().token ?? this.#visitor.token),
    };
  }
}

function shownView({ facts, view }: Picture): SeenView | null {
  return view && facts.phase === 'over' ? nobodysTurn(view) : view;
}

function gameOf(facts: Facts): AnyGame {
  const game = findGame(facts.game);
  if (!game) throw new InputError(`This client does not know the game "${facts.game}". It may be older than the server.`);
  return game;
}
