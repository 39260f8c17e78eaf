/** What the server itself refuses, in words: what happened, and what one can do next. */
import { type Refusal, refusals } from '@parlor/kernel';
import type { TableData } from './data.ts';

export const refuse = refusals({
  'hello-first': 'Say hello first: every connection begins with it.',
  'bad-protocol': 'This client speaks another version of the protocol. Reload the page or update the program.',
  'slow-down': 'Too many tries from your address. Wait a while, then try again.',
  'too-fast': 'Too many requests at once. Wait a second, then send fewer.',
  'not-stored': 'It could not be stored, so it did not happen. Try again in a moment.',
  internal: 'Something went wrong on the server. The table is as it was; try again.',
  closing: 'The server restarts. Your game is saved; come back in a moment.',
  'unknown-game': 'There is no such game here. Choose one of the list.',
  'unknown-bot': 'There is no such bot for this game. Choose one of the list.',
  'unknown-table': 'There is no such table here that you are at. Join it with its Token, or return to your seat.',
  'table-started': 'This game has started already.',
  'watch-only': 'This game has started already. You can watch it.',
  'table-over': 'This game is over.',
  'no-watchers': 'This table does not allow watchers.',
  'no-sitting-in': 'Watchers cannot take a seat at this table.',
  'rejoin-unknown': 'That seat key does not fit any seat at this table. Join with the Token instead.',
  'seat-left': 'You left this game for good. You can watch it if the table allows it.',
  'already-seated': 'You have a seat at this table already.',
  'not-seated': 'You have no seat at this table. Join it, or return to your seat first.',
  'not-owner': 'Only the creator of the table can do that.',
  'seat-empty': 'Nobody sits there.',
  'not-over': 'The game is still going on. Wait for its end.',
  'never-began': 'This table was closed before its game began, so there is nothing to play again. Create a new table.',
  'unknown-person': 'Nobody of that name is at this table.',
  'unknown-code': 'That code is wrong, used or too old. Make a new one on the other device.',
  'not-started': 'The game has not started yet.',
});

/** Why there is nothing to play at a table without a match: it has not begun, or was closed when the rules changed. */
export function notPlayed({ status }: Pick<TableData, 'status'>): Refusal {
  return refuse(status.phase === 'over' ? 'table-over' : 'not-started');
}
