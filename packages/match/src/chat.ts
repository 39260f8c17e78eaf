/** What may be said at a table, to whom, and who gets to read it. */
import { type Read, refused } from '@parlor/kernel';
import { sameName } from './names.ts';
import { plainText } from './plain-text.ts';

export type ChatRule = 'all' | 'phrases' | 'none';

export interface Speech {
  readonly text: string;
  /** Null: to the table. */
  readonly to: string | null;
}

/** Those who can be spoken to: people at the table, here or not. */
export interface Listener {
  readonly name: string;
  readonly here: boolean;
}

/** What one person said, and to whom, as far as it concerns who may read it. */
export interface Line {
  /** Grows by one for each line of the table. */
  readonly id: number;
  readonly from: string;
  readonly to: string | null;
}

/** Who reads: a person at a seat. */
export interface Reader {
  readonly name: string;
  readonly muted: readonly string[];
  /** The last line that was said before the seat was taken; 0: none. */
  readonly linesBefore: number;
}

const LONGEST_TEXT = 500;

/** What may be said where the table allows quick phrases only. */
export const PHRASES: readonly string[] = [
  'Hello!',
  'Good luck!',
  'Your turn.',
  'One moment, please.',
  'Well played!',
  'Thank you!',
  'Sorry!',
  'Good game!',
  'Another one?',
  'Goodbye!',
];

/** The text as it is kept, or why it may not be said. */
export function readSpeech({ text, to }: Speech, rule: ChatRule, listeners: readonly Listener[]): Read<Speech> {
  const plain = plainText(text);
  if (plain === '') return refused('chat-empty', 'There is nothing to send. Type a text first.');
  if ([...plain].length > LONGEST_TEXT) {
    return refused('chat-long', `A text has at most ${LONGEST_TEXT} characters. Make it shorter or send two.`);
  }
  if (rule === 'none') return refused('chat-off', 'There is no chat at this table.');
  if (rule === 'phrases' && !PHRASES.includes(plain)) {
    return refused('chat-phrases', `Only quick phrases are allowed at this table, such as "${PHRASES[0]}".`);
  }
  if (to === null) return { value: { text: plain, to } };
  const listener = listeners.find(one => sameName(one.name, to));
  if (!listener) return refused('chat-unknown', `Nobody called "${to.slice(0, 24)}" is at this table.`);
  if (!listener.here) return refused('chat-absent', `${listener.name} is away and cannot read it now. Try again later.`);
  return { value: { text: plain, to: listener.name } };
}

/**
 * Whether a line is for a person, or for a watcher (null): everything said to the table, and what they said or heard in private
 * at this seat, not what another of that name did before; nothing of whom they muted.
 */
export function mayRead(line: Line, reader: Reader | null): boolean {
  if (!reader) return line.to === null;
  if (reader.muted.some(name => sameName(name, line.from))) return false;
  if (line.to === null) return true;
  return line.id > reader.linesBefore && [line.from, line.to].some(name => sameName(name, reader.name));
}
