/** What the page does when it hears from the table: the log grows, sentences are spoken, sounds are made. */
import { absenceAt, awaySeconds, type ChatLine, type ClientStatus, type News, type Picture, type Tell } from '@parlor/protocol';
import { nudge, showTurnInTab } from '../platform/notice.ts';
import { sound } from '../platform/sound.ts';
import { hush, sayAtOnce, sayPolitely } from '../platform/speech.ts';
import { forgetSeat } from '../session/doors.ts';
import { listen, useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { afterPaint } from './after-paint.ts';
import { firstTurn, type Turn, withTurns } from './history.ts';
import { ownClockRuns } from './live.ts';
import { markedName, nameOfBotPlaying, voterNames } from './people.ts';
import { catchUp, gameOf, resetTable, useTable } from './store.ts';
import { isHeard, unreadIn } from './unread.ts';

export function hearTheTable(): void {
  listen(event => {
    if (event.kind === 'status') followConnection(event.status);
    if (event.kind === 'picture') pictured(event.picture);
    if (event.kind === 'told') told(event.tell);
    if (event.kind === 'returned') void returned(event.missed);
    if (event.kind === 'unseated') useTable.setState({ aside: event.refusal });
    if (event.kind === 'picture') afterPaint(followTurn);
  });
}

function pictured(picture: Picture | null): void {
  const state = useTable.getState();
  if (!picture) return;
  if (state.table !== picture.facts.table) {
    resetTable(picture.facts.table);
    if (picture.view) void catchUp();
  }
  const over = picture.facts.phase === 'over';
  if (over && !useTable.getState().over) ended();
  useTable.setState({ unread: unreadIn(picture), over });
  if (state.pending !== null && picture.n > (state.turns.at(-1)?.n ?? 0)) useTable.setState({ pending: null });
}

/** What hurried its person, or told them that they are still in, is no longer true. */
function ended(): void {
  useTable.setState({ bar: null });
  hush();
}

function told(tell: Tell): void {
  const picture = useSession.getState().picture;
  if (!picture) return;
  switch (tell.tell) {
    case 'start':
      started(picture);
      break;
    case 'step':
      stepped(picture, tell);
      break;
    case 'table':
      for (const news of tell.news) heardNews(picture, news);
      break;
    case 'chat':
      chatted(picture, tell.line);
      break;
    case 'hurry':
      useTable.setState({ bar: { text: words.states.hurry, kind: 'plain' } });
      sayAtOnce(words.states.hurry);
      break;
    case 'aside':
      if (tell.code !== 'elsewhere') forgetSeat(tell.table);
      useTable.setState({ aside: { code: tell.code, message: tell.message } });
      break;
    case 'restart':
      useTable.setState({ bar: { text: words.states.restart, kind: 'plain' } });
      break;
  }
}

function started(picture: Picture): void {
  if (!picture.view) return;
  const first = firstTurn(gameOf(picture), picture.view, picture.facts);
  useTable.setState({ turns: [first], refusal: null });
  sayPolitely(words.lobby.started);
  speakTurn(first);
}

function stepped(picture: Picture, step: Extract<Tell, { tell: 'step' }>): void {
  const { turns } = useTable.getState();
  const next = withTurns(turns, [step], gameOf(picture), picture.facts);
  if (next === turns) {
    void catchUp();
    return;
  }
  useTable.setState({ turns: next, refusal: null, bar: barAfter(picture, next.at(-1)!) });
  speakTurn(next.at(-1)!);
  afterPaint(() => sound('moves'));
}

/** A move the table made for this seat is told in a bar; any other move takes an old bar away. */
function barAfter(picture: Picture, turn: Turn): ReturnType<typeof useTable.getState>['bar'] {
  if (turn.seat !== picture.seat || (turn.by !== 'timeout' && turn.by !== 'absent')) {
    return turn.seat === picture.seat ? null : useTable.getState().bar;
  }
  const text = words.states.timedOut(turn.sentences[0] ?? null);
  sayAtOnce(text);
  return { text, kind: 'plain' };
}

function speakTurn(turn: Turn): void {
  for (const sentence of turn.sentences) sayPolitely(sentence);
}

let newsCount = 0;

function heardNews(picture: Picture, news: News): void {
  const text = newsText(picture, news);
  if (text === null) return;
  const line = { key: newsCount++, after: picture.n, text };
  useTable.setState(state => ({ news: [...state.news, line] }));
  sayPolitely(text);
}

function newsText(picture: Picture, { kind, name: typed = '?', bot, seat }: News): string | null {
  if (seat !== undefined && seat === picture.seat && kind !== 'away') return null;
  const say = words.states.news;
  const name = markedName({ name: typed, bot: bot ?? null });
  switch (kind) {
    case 'joined':
    case 'bot-added':
      return say.joined(name);
    case 'left':
    case 'removed':
    case 'bot-removed':
      return words.states.personLeft(name);
    case 'lost':
      return words.states.personLost[picture.facts.phase === 'lobby' ? 'no-clock' : absenceAt(picture.facts)](name);
    case 'back':
      return words.states.personBack(name);
    case 'suspended':
      return say.suspended;
    case 'resumed':
      return say.resumed;
    case 'rematch':
      return words.over.rematchOpen(picture.seat === null);
    case 'away':
      return seat === picture.seat ? say.youAway(awaySeconds(picture.facts)) : say.away(name, awaySeconds(picture.facts));
    case 'voted':
      return say.voted(name, words.and(voterNames(picture.facts, seat)));
    case 'stand-in':
      return say.standIn(nameOfBotPlaying(picture.facts, seat), name);
    case 'stand-in-over':
      return say.standInOver(name);
    case 'bot-exchanged':
      return say.exchanged(bot ? name : say.botOf(name), nameOfBotPlaying(picture.facts, seat));
    case 'started':
    case 'over':
    case 'closed':
    case 'watching':
    case 'unwatching':
      return null;
  }
}

function chatted(picture: Picture, line: ChatLine): void {
  if (!isHeard(picture, line)) return;
  const said = line.to === null ? words.chat.said : words.chat.saidToYou;
  sayPolitely(said(line.from, line.text));
  sound('chat');
}

async function returned(missed: number): Promise<void> {
  const since = useTable.getState().turns.at(-1)?.n ?? 0;
  const turns = await catchUp();
  for (const turn of turns) speakTurn(turn);
  const text = missed === 0 ? words.states.backSame : words.states.back(missed);
  useTable.setState({ bar: { text, kind: 'plain', ...(missed > 0 ? { since } : {}) }, refusal: null, muted: null });
  sayPolitely(text);
}

let lost = false;

/** A lost connection is said once, not at every try. */
function followConnection({ is }: ClientStatus): void {
  const { picture } = useSession.getState();
  if (is === 'open' || is === 'closed') lost = false;
  if (is !== 'waiting' || lost || !picture) return;
  lost = true;
  sayPolitely(words.states.trying);
  if (ownClockRuns(picture)) sayPolitely(words.states.clockRuns);
}

let wasMyTurn: string | null = null;

/** The moment it becomes this person's turn: heard, felt, and seen in the tab. */
function followTurn(): void {
  const picture = useSession.getState().picture;
  const playing = picture?.facts.phase === 'playing' && picture.view !== null;
  const mine = playing && picture.seat !== null && picture.view?.turn === picture.seat;
  const key = mine ? `${picture.facts.table}` : null;
  if (picture) showTurnInTab(mine, gameOf(picture).name);
  if (key !== null && key !== wasMyTurn) {
    sayAtOnce(words.table.itIsYourTurn);
    sound('turn');
    nudge(gameOf(picture!).name);
  }
  wasMyTurn = key;
}
