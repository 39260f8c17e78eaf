/** What is said about people, seats and clocks at a table. */
import type { ChatLine, Facts, News, Picture, TableRow } from '@parlor/protocol';

export function statusLine({ facts, view, seat, clockAt }: Picture, now: number): string {
  const parts = [`${facts.game} #${facts.table}`];
  if (facts.phase === 'lobby') parts.push(`lobby, ${facts.people.filter(Boolean).length} of ${facts.seats} seats taken`);
  else if (facts.phase === 'over') parts.push('over');
  else if (facts.phase === 'suspended') parts.push('suspended until somebody comes back');
  else if (view && view.turn !== null) parts.push(view.turn === seat ? 'your turn' : `${nameOf(facts, view.turn)} to move`);
  if (facts.clock.left !== null && facts.clock.running) parts.push(minutes(facts.clock.left - (now - clockAt)));
  if (seat === null) parts.push('watching');
  return parts.join(' | ');
}

/** The seats, who sits there, and what happens when somebody is lost or leaves. */
export function lobbyLines(facts: Facts): string[] {
  const seats = facts.people.map((person, seat) => `  ${seat + 1}  ${person ? described(facts, seat) : 'waiting ...'}`);
  const limit = facts.limit === null ? 'no turn limit' : `${facts.limit} s a turn`;
  return [...seats, `  ${limit}; ${ABSENT[facts.policy.absent]}; ${LEFT[facts.policy.left]}`];
}

export function chatSentence({ from, to, text }: ChatLine): string {
  return to === null ? `${from}: ${text}` : `${from} to ${to}, in private: ${text}`;
}

export function tableRowLine(row: TableRow): string {
  const names = row.names.map(name => name ?? '(free)').join(', ');
  const mine = row.yourTurn ? ' - your turn' : '';
  return `#${row.table}  ${row.game}  ${row.phase}${mine}  ${names}`;
}

export function newsSentence({ kind, seat, name, why }: News, facts: Facts): string {
  const who = name ?? (seat === undefined || seat === null ? 'somebody' : nameOf(facts, seat));
  switch (kind) {
    case 'joined':
      return `${who} sat down.`;
    case 'left':
      return `${who} left.`;
    case 'removed':
      return `${who} was removed.`;
    case 'lost':
      return `${who} lost the connection.`;
    case 'back':
      return `${who} is back.`;
    case 'bot-added':
      return `BOT ${who} sat down.`;
    case 'bot-removed':
      return `BOT ${who} was removed.`;
    case 'started':
      return 'All seats are taken: the game begins.';
    case 'away':
      return `${who} is away: three turns ran out. The limit is 5 s until ${who} does something.`;
    case 'suspended':
      return 'Only one person is here: the table waits.';
    case 'resumed':
      return 'The game goes on.';
    case 'voted':
      return `${who} voted to let a bot play for somebody who is away.`;
    case 'stand-in':
      return `A bot plays for ${who} until they return.`;
    case 'stand-in-over':
      return `${who} plays again.`;
    case 'bot-exchanged':
      return `The bot of ${who} failed three times; another one plays on.`;
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
} as const;
const LEFT = {
  ends: 'if someone leaves, the game ends for all',
  loses: 'whoever leaves loses',
  passes: 'if someone leaves, the table plays that seat',
} as const;

function described(facts: Facts, seat: number): string {
  const person = facts.people[seat]!;
  const name = person.bot ? `BOT ${person.bot.name} ${person.bot.version}` : person.name;
  const marks = [
    seat === facts.owner && 'creator',
    !person.here && 'away',
    person.standIn && `BOT ${person.standIn} plays`,
  ].filter(Boolean);
  return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
}

function nameOf(facts: Facts, seat: number): string {
  return facts.people[seat]?.name ?? `seat ${seat + 1}`;
}

function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
