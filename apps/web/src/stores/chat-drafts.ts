/** What is typed into a table's chat and to whom: kept in this browser until it is sent or the table is left. */
import { create } from 'zustand';
import { dropStored, isRecord, readStored, writeStored } from './storage.ts';

export interface ChatDraft {
  readonly text: string;
  /** A Player ID; '': the table. */
  readonly to: string;
}

const useTyped = create<Readonly<Record<number, ChatDraft>>>()(() => ({}));

export function useChatDraft(table: number): ChatDraft {
  return useTyped(drafts => drafts[table]) ?? chatDraft(table);
}

export function chatDraft(table: number): ChatDraft {
  return useTyped.getState()[table] ?? readStored(keyOf(table), readDraft);
}

export function changeChatDraft(table: number, change: Partial<ChatDraft>): void {
  const draft = { ...chatDraft(table), ...change };
  useTyped.setState({ [table]: draft });
  if (draft.text === '') dropStored(keyOf(table));
  else writeStored(keyOf(table), draft);
}

export function dropChatDraft(table: number): void {
  changeChatDraft(table, NOTHING);
}

const NOTHING: ChatDraft = { text: '', to: '' };

/** A key for each table: two tabs at two tables do not overwrite each other. */
function keyOf(table: number): string {
  return `chat-draft.${table}`;
}

function readDraft(value: unknown): ChatDraft {
  if (!isRecord(value) || typeof value['text'] !== 'string') return NOTHING;
  return { text: value['text'], to: typeof value['to'] === 'string' ? value['to'] : '' };
}
