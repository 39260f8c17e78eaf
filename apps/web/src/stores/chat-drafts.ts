/** What is typed into a table's chat and to whom: kept until it is sent or the table is left. */
import { keptByTable } from './kept.ts';
import { isRecord } from './storage.ts';

export interface ChatDraft {
  readonly text: string;
  /** A Player ID; '': the table. */
  readonly to: string;
}

const drafts = keptByTable<ChatDraft>('chat-draft', stored => {
  if (!isRecord(stored) || typeof stored['text'] !== 'string') return { text: '', to: '' };
  return { text: stored['text'], to: typeof stored['to'] === 'string' ? stored['to'] : '' };
});

export const chatDraft = drafts.of;
export const useChatDraft = drafts.useOf;

export function changeChatDraft(table: number, change: Partial<ChatDraft>): void {
  drafts.keep(table, { ...chatDraft(table), ...change });
}
