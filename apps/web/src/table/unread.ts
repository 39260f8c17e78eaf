/** Lines of the chat that were not read yet: said while the chat was closed, the page was reloaded, or the connection was lost. */
import type { ChatLine, Picture } from '@parlor/protocol';
import { keepLineRead, lastLineRead } from '../stores/chat-read.ts';
import { useTable } from './store.ts';

export function unreadIn(picture: Picture): number {
  const read = lastLineRead(picture.facts.table);
  return picture.chat.filter(line => line.id > read && isHeard(picture, line)).length;
}

/** The chat is open: everything in it has been read. */
export function readChat({ facts, chat }: Picture): void {
  const last = chat.at(-1);
  if (last && last.id !== lastLineRead(facts.table)) keepLineRead(facts.table, last.id);
  useTable.setState({ unread: 0 });
}

/** Said by somebody else, who is not muted. */
export function isHeard({ seat, facts, muted }: Picture, { from }: ChatLine): boolean {
  const own = seat !== null && facts.people[seat]?.name === from;
  return !own && !(useTable.getState().muted ?? muted).includes(from);
}
