/** Small values kept in this browser for each table, over reloads, until the table is left. */
import { create } from 'zustand';
import { dropStored, readStored, writeStored } from './storage.ts';

interface Kept<T> {
  useOf(table: number): T;
  of(table: number): T;
  keep(table: number, value: T): void;
}

/** `read` judges what was stored; of null it makes the value of a table nothing is kept for. */
export function keptByTable<T>(name: string, read: (stored: unknown) => T): Kept<T> {
  const useKept = create<Readonly<Record<number, T>>>()(() => ({}));
  // A key for each table: two tabs at two tables do not overwrite each other.
  const keyOf = (table: number) => `${name}.${table}`;
  const of = (table: number) => useKept.getState()[table] ?? readStored(keyOf(table), read);
  drops.push(table => {
    useKept.setState({ [table]: read(null) });
    dropStored(keyOf(table));
  });
  return {
    of,
    useOf: table => useKept(kept => kept[table]) ?? of(table),
    keep: (table, value) => {
      useKept.setState({ [table]: value });
      writeStored(keyOf(table), value);
    },
  };
}

const drops: ((table: number) => void)[] = [];

/** The table is left: nothing of it is kept. */
export function dropKept(table: number): void {
  for (const drop of drops) drop(table);
}
