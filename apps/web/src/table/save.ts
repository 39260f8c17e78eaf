/** Saves a finished game as a record file, the format every part of Parlor reads. */
import { type GameRecord, writeRecord } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { plainNames } from './people.ts';
import { type TableStore, useTable } from './store.ts';

export function saveRecord(picture: Picture): void {
  const record = recordOf(picture, useTable.getState().turns);
  if (!record) return;
  const file = new Blob([writeRecord(record)], { type: 'application/jsonl' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${picture.facts.game}-${picture.facts.table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function recordOf({ facts }: Picture, turns: TableStore['turns']): GameRecord | null {
  if (facts.seed === null) return null;
  return {
    header: {
      parlor: 1,
      game: facts.game,
      version: facts.version,
      options: facts.options,
      seats: facts.seats,
      seed: facts.seed,
      created: turns.find(turn => turn.move !== null)?.at ?? 0,
      names: plainNames(facts),
    },
    entries: turns.flatMap(({ n, seat, move, at, by }) => (seat === null || move === null ? [] : [{ n, seat, move, at, by }])),
  };
}
