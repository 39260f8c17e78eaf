/** What is said about people, seats and clocks at a table. */
import type { AnyGame } from '@parlor/kernel';
import { plainText } from '@parlor/match';
import {
  absenceAt,
  awaySeconds,
  botPlaying,
  type ChatLine,
  type Facts,
  type News,
  type Picture,
  type TableRow,
  votersFor,
} from '@parlor/protocol';
import { markedName } from '../marked-name.ts';

export function statusLine({ facts, view, seat, clockAt }: Picture, now: number): string {
  const parts = [`${facts.game} #${facts.table}`];
  if (facts.phase === 'lobby') parts.push(`lobby, ${facts.people.filter(Boolean).length} of ${facts.seats} seats taken`);
  else if (facts.phase === 'over') parts.push('over');
  else if (facts.phase === 'suspended') parts.push('suspended until somebody comes back');
  else if (view && view.turn !== null) parts.push(view.turn === seat ? 'your turn' : `${nameAt(facts, view.turn)} to move`);
  if (facts.clock.left !== null && facts.clock.running) parts.push(minutes(facts.clock.left - (now - clockAt)));
  if (seat === null) parts.push('watching');
  return parts.join(' | ');
}

/** Names by seat as they are shown: bots are marked. */
export function shownNames(facts: Facts): readonly string[] {
  return facts.people.map((_, seat) => nameAt(facts, seat));
}

export function nameAt(facts: Facts, seat: number): string {
  const person = facts.people[seat];
  return person ? markedName(person) : `seat ${seat + 1}`;
}

/** The seats and who sits there, what the creator chose, and what happens when somebody is lost or leaves. */
export function lobbyLines(facts: Facts, game: AnyGame): string[] {
  const seats = facts.people.map((person, seat) => `  ${seat + 1}  ${person ? described(facts, seat) : 'waiting ...'}`);
  const watching = facts.watching.length > 0 ? [`  watching: ${facts.watching.join(', ')}`] : [];
  const { left, alone } = facts.policy;
  return [
    ...seats,
    ...watching,
    `  ${terms(facts, game).join('; ')}`,
    `  ${[ABSENT[absenceAt(facts)], LEFT[left], ...ALONE[alone]].join('; ')}`,
  ];
}

function terms(facts: Facts, { options }: AnyGame): string[] {
  const chosen = Object.entries(facts.options)
    .filter(([name, value]) => JSON.stringify(options.fields[name]?.default ?? null) !== JSON.stringify(value))
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [
    facts.limit === null ? 'no turn limit' : `${facts.limit} s a turn`,
    chosen.length > 0 ? `options ${chosen.join(' ')}` : 'usual options',
    CHAT[facts.chat],
    facts.watchers ? (facts.sitIn ? 'watchers may sit in' : 'watchers welcome') : 'no watchers',
    ...(facts.random ? ['seats are drawn at the start'] : []),
    ...(facts.public ? ['in the public list'] : []),
  ];
}

export function chatSentence({ from, to, text }: ChatLine): string {
  // A line that a server let through with breaks in it must not look like several.
  return plainText(to === null ? `${from}: ${text}` : `${from} to ${to}, in private: ${text}`);
}

export function tableRowLine(row: TableRow): string {
  const names = row.names
    .map((name, seat) => (name === null ? '(free)' : markedName({ name, bot: row.bots[seat] ?? null })))
    .join(', ');
  const mine = row.yourTurn ? ', your turn' : row.outcome ? `, ${row.outcome.reason}${place(row)}` : '';
  const limit = row.limit === null ? 'no limit' : `${row.limit} s`;
  return `#${row.table}  ${row.game}  ${row.phase}${mine}  ${limit}  ${names}`;
}

export function newsSentence({ kind, seat, name = 'somebody', bot, why }: News, facts: Facts): string {
  const who = markedName({ name, bot: bot ?? null });
  switch (kind) {
    case 'joined':
    case 'bot-added':
      return `${who} sat down.`;
    case 'left':
      return `${who} left.`;
    case 'removed':
    case 'bot-removed':
      return `${who} was removed.`;
    case 'lost':
      return `${who} lost the connection.`;
    case 'back':
      return `${who} is back.`;
    case 'started':
      return 'All seats are taken: the game begins.';
    case 'away':
      return `${who} is away: three turns ran out. The limit is ${awaySeconds(facts)} s until ${who} does something.`;
    case 'suspended':
      return 'Only one person is here: the table waits.';
    case 'resumed':
      return 'The game goes on.';
    case 'voted':
      return `For a bot in the place of ${who}: ${votersFor(facts, seat).map(markedName).join(', ') || 'nobody'}.`;
    case 'stand-in':
      return `${nameOfBotPlaying(facts, seat)} plays for ${who} until they return.`;
    case 'stand-in-over':
      return `${who} plays again.`;
    case 'bot-exchanged':
      return `${bot ? who : `The bot that plays for ${who}`} failed three times; ${nameOfBotPlaying(facts, seat)} plays on.`;
    case 'over':
      return 'The game is over.';
    case 'closed':
      return `The table was closed${why ? ` (${why})` : ''}.`;
    case 'rematch':
      return `${who} wants a rematch. Type rematch to play again.`;
    case 'watching':
      return `${who} is watching.`;
    case 'unwatching':
      return `${who} stopped watching.`;
  }
}

const ABSENT = {
  wait: 'if a connection drops, the clock runs on and then the table moves',
  pass: 'if a connection drops, that seat is passed over',
  'no-clock': 'if a connection drops, the table waits; after a minute the others may let a bot play',
} as const;
const ALONE = { 'plays-on': [], suspends: ['if only one person is left, the table waits 60 s and then they win'] } as const;
const CHAT = { all: 'chat', phrases: 'quick phrases only', none: 'no chat' } as const;
const LEFT = {
  ends: 'if someone leaves, the game ends for all',
  loses: 'whoever leaves loses',
  passes: 'if someone leaves, the table plays that seat',
} as const;

/** The own place in a finished game. */
function place({ outcome, seat }: TableRow): string {
  const own = seat === null || seat === undefined ? undefined : outcome?.places[seat];
  return own === undefined ? '' : `, place ${own}`;
}

function nameOfBotPlaying(facts: Facts, seat: News['seat']): string {
  const bot = botPlaying(facts, seat);
  return bot ? markedName({ name: bot.name, bot }) : 'another bot';
}

function described(facts: Facts, seat: number): string {
  const person = facts.people[seat]!;
  const name = markedName(person);
  const marks = [
    seat === facts.owner && 'creator',
    !person.here && 'away',
    person.standIn && `${nameOfBotPlaying(facts, seat)} plays`,
  ].filter(Boolean);
  return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
}

function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
