/** A registered game with everything a bench needs of it. */
import type { AnyGame, AnyShelf, AnyTesting, GameBench, SomeOptions } from '@parlor/kernel';
import { UsageError } from './args.ts';

export interface Subject {
  readonly game: AnyGame;
  readonly testing: AnyTesting;
  readonly shelf: AnyShelf;
  readonly bench: GameBench;
}

export interface Setting {
  readonly options: SomeOptions;
  readonly seats: number;
}

/** Every option set under which random play ends, with every number of seats it allows. */
export function settingsOf({ game, testing }: Subject): Setting[] {
  return testing.ends.flatMap(ends => seatings(game, ends));
}

/** The options under which random play is timed, with every number of seats they allow. */
export function timedSettings({ game, testing, bench }: Subject): Setting[] {
  return seatings(game, bench.random ?? testing.ends[0]);
}

function seatings(game: AnyGame, input: unknown): Setting[] {
  const settings: Setting[] = [];
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
    const read = game.options.read(input, seats);
    if ('value' in read) settings.push({ options: read.value, seats });
  }
  return settings;
}

/** The game of that id, or all of them. */
export function chosen(subjects: readonly Subject[], id: string | undefined): readonly Subject[] {
  if (id === undefined) return subjects;
  const found = subjects.filter(({ game }) => game.id === id);
  if (found.length > 0) return found;
  throw new UsageError(`There is no game "${id}". Known: ${subjects.map(({ game }) => game.id).join(', ')}.`);
}
