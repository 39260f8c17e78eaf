/** Record formats of other places: games come in and go out through these. */
import type { GameRecord, Read } from '@parlor/kernel';
import { readLive } from './hanabi/hanab-live/read.ts';
import { writeLive } from './hanabi/hanab-live/write.ts';

export interface Format {
  /** Used in flags: `parlor convert --to hanab-live`. */
  readonly id: string;
  readonly name: string;
  /** The game whose records it holds. */
  readonly game: string;
  /** A whole game, every move judged; or why not, with nothing half-imported. */
  read(text: string): Read<GameRecord>;
  write(record: GameRecord): Read<string>;
}

export const formats: readonly Format[] = [
  { id: 'hanab-live', name: 'hanab.live JSON', game: 'hanabi', read: readLive, write: writeLive },
];
