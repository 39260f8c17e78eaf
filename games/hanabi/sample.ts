/** Whole games as records, for tests. */
import { dice, type GameRecord, type Json, type MoveEntry, numberedSeed } from '@parlor/kernel';
import { optionsOf } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { Options } from './types.ts';

/** A random game, seat names included, its times all zero. */
export function randomRecord(options: Partial<Options>, seats: number, seed: number): GameRecord {
  const chance = dice(numberedSeed(seed));
  const state = hanabi.setup(optionsOf(options, seats), seats, numberedSeed(seed));
  const entries: MoveEntry[] = [];
  while (state.turn !== null) {
    const move = chance.pick(hanabi.moves(state));
    entries.push({ n: entries.length + 1, seat: state.turn, move: hanabi.format(move), at: 0, by: 'player' });
    hanabi.apply(state, move);
  }
  const header = {
    parlor: 1 as const,
    game: hanabi.id,
    version: hanabi.version,
    options: options as { [name: string]: Json },
    seats,
    seed: numberedSeed(seed),
    created: 0,
    names: ['ann', 'bob', 'cleo', 'dan', 'eve'].slice(0, seats),
  };
  return { header, entries };
}
