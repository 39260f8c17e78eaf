/** People and bots at a table: whom somebody means, and what a bot is called. */
import type { Seat } from './game.ts';

/** The seat of a whole name, whatever its case, or of the beginning of one name only; null: nobody's. */
export function seatNamed(text: string, names: readonly string[]): Seat | null {
  const wanted = text.trim().toLowerCase();
  const lower = names.map(name => name.toLowerCase());
  const exact = lower.indexOf(wanted);
  if (exact >= 0) return exact;
  const fitting = lower.flatMap((name, seat) => (wanted !== '' && name.startsWith(wanted) ? [seat] : []));
  return fitting.length === 1 ? fitting[0]! : null;
}

/** A line that begins with a name, which may have blanks in it, and what follows; without a known name its first word is taken for one. */
export function addressed(line: string, names: readonly string[]): { readonly name: string; readonly text: string } {
  const known = names
    .filter(name => `${line} `.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b.length - a.length)[0];
  const name = known ?? line.split(/\s/, 1)[0]!;
  return { name, text: line.slice(name.length).trim() };
}

/** What a bot is called wherever it is marked: its own name and version, then what else it goes by at the table ("search 1 (2)"). */
export function botName({ name, version }: { readonly name: string; readonly version: string }, atTable: string): string {
  const more = atTable.startsWith(name) ? atTable.slice(name.length).trim() : atTable;
  return `${name} ${version}${more && ` (${more})`}`;
}
