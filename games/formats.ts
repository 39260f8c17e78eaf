/** Record formats of other platforms, both ways. */
import type { GameRecord, Read } from '@parlor/kernel';

export interface Format {
  /** Used in flags. */
  readonly id: string;
  readonly name: string;
  /** The game it belongs to. */
  readonly game: string;
  read(text: string): Read<GameRecord>;
  write(record: GameRecord): Read<string>;
}

export const formats: readonly Format[] = [];
