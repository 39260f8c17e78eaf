/** The whole games kept in a game's `records/` folder, as test cases: adding a bug report is adding a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyView, Game, Outcome, Refusal } from '../game.ts';
import { readRecord } from '../record.ts';
import { replay } from '../replay.ts';
import type { Rng } from '../rng.ts';

export interface RecordCase {
  /** The file's name. */
  readonly file: string;
  /** For a file in `invalid/`: the code it must be refused with, which is the first part of its name (`<code>--<what>.jsonl`). */
  readonly code: string | null;
  /** The first refusal on the way (null: it replays whole), and the end. */
  readonly refusal: Refusal | null;
  readonly outcome: Outcome | null;
}

/** Replays every file of `folder/valid` and `folder/invalid`. */
export function recordCases<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  folder: string,
): RecordCase[] {
  const read = (kind: 'valid' | 'invalid') =>
    readdirSync(join(folder, kind))
      .sort()
      .map(file => replayFile(game, join(folder, kind, file), file, kind === 'invalid' ? file.split('--')[0]! : null));
  return [...read('valid'), ...read('invalid')];
}

function replayFile<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  path: string,
  file: string,
  code: string | null,
): RecordCase {
  const record = readRecord(readFileSync(path, 'utf8'));
  if ('refusal' in record) return { file, code, refusal: record.refusal, outcome: null };
  const replayed = replay(game, record.value);
  if ('refusal' in replayed) return { file, code, refusal: replayed.refusal, outcome: null };
  return { file, code, refusal: null, outcome: replayed.value.outcome };
}
