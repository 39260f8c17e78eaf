/** Chat: judged, kept, then told to those it is for. */
import { type Read, refused, type Seat } from '@parlor/kernel';
import { mayRead, readSpeech, sameName } from '@parlor/match';
import type { ChatLine } from '@parlor/protocol';
import { seated, withSeat } from '../data.ts';
import { refuse } from '../sentences.ts';
import type { StoredLine, StoredSeat } from '../store/store.ts';
import type { Table } from '../table.ts';

export interface Said {
  readonly seat: Seat;
  readonly text: string;
  readonly to: string | null;
  readonly tag: string;
}

/** The number of the line. A known tag is answered with its first number, whatever else has happened since. */
export async function say(table: Table, { seat, text, to, tag: asked }: Said): Promise<Read<number>> {
  const { data, house } = table;
  const people = table.facts().people.flatMap(person => (person && !person.bot ? [person] : []));
  const { name: from, linesBefore } = data.seats[seat] as StoredSeat;
  // Whoever takes the name later may choose the same tags.
  const tag = `${linesBefore} ${asked}`;
  const speech = readSpeech({ text, to }, data.terms.chat, people);
  if ('refusal' in speech) {
    const known = await house.store.findLine(table.id, from, tag);
    return known === null ? speech : { value: known };
  }
  const line = { id: (await lastLine(table)) + 1, at: house.time.now(), from, ...speech.value, tag };
  const [written] = (await house.write({ kind: 'say', table: table.id, line })) ?? [];
  if (!written?.ok) return written?.why === 'repeat' ? { value: written.is } : { refusal: refuse('not-stored') };
  table.lastLine = line.id;
  tell(table, line);
  return { value: line.id };
}

/** The number of the last line; 0: nothing was said yet. */
export async function lastLine(table: Table): Promise<number> {
  table.lastLine ??= (await table.house.store.lines(table.id)).at(-1)?.id ?? 0;
  return table.lastLine;
}

/** The lines that concern a person, as they come back to them. */
export async function linesFor(table: Table, seat: Seat | null): Promise<ChatLine[]> {
  const lines = await table.house.store.lines(table.id);
  return lines.filter(line => mayRead(line, readerAt(table, seat))).map(publicLine);
}

/** A person hears another no more, or again. */
export async function mute(table: Table, seat: Seat, name: string, on: boolean): Promise<Read<readonly string[]>> {
  const { data } = table;
  const other = seated(data).find(holder => sameName(holder.name, name));
  if (!other) return { refusal: refuse('unknown-person') };
  if (other.seat === seat) return refused('mute-self', 'You cannot mute yourself. Choose one of the others.');
  const holder = data.seats[seat] as StoredSeat;
  const others = holder.muted.filter(one => !sameName(one, other.name));
  const muted = on ? [...others, other.name] : others;
  const fault = await table.storeSeats(withSeat(data, seat, { ...holder, muted }));
  return fault ? { refusal: refuse('not-stored') } : { value: muted };
}

function tell(table: Table, line: StoredLine): void {
  const text = JSON.stringify({ tell: 'chat', line: publicLine(line) });
  for (const guest of table.guests) {
    if (mayRead(line, readerAt(table, guest.seat))) guest.tell(text);
  }
}

function readerAt({ data }: Table, seat: Seat | null): StoredSeat | null {
  return (seat !== null && data.seats[seat]) || null;
}

function publicLine({ id, at, from, to, text }: StoredLine): ChatLine {
  return { id, at, from, to, text };
}
