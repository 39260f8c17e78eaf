/** `parlor convert`: records of other platforms into ours, and ours into theirs. */
import { writeFileSync } from 'node:fs';
import { formats } from '@parlor/games/formats';
import { type GameRecord, readRecord, writeRecord } from '@parlor/kernel';
import { formatList } from '../formats.ts';
import { accept, InputError, readTextFile } from '../input.ts';

export function convertFile(from: string, to: string | undefined, flags: { readonly from: string; readonly to: string }): void {
  const text = write(read(readTextFile(from), flags.from), flags.to);
  if (to === undefined) process.stdout.write(text);
  else writeFileSync(to, text);
}

function read(text: string, format: string): GameRecord {
  return accept(format === 'parlor' ? readRecord(text) : formatNamed(format).read(text));
}

function write(record: GameRecord, format: string): string {
  return format === 'parlor' ? writeRecord(record) : accept(formatNamed(format).write(record));
}

function formatNamed(id: string) {
  const format = formats.find(known => known.id === id);
  if (!format) throw new InputError(`There is no format "${id}". Known: parlor, ${formatList()}.`);
  return format;
}
