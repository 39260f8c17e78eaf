/** What a person gave on the command line, read or refused with one sentence and exit code 2. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { everyBot } from '@parlor/bots';
import { findGame, games } from '@parlor/games';
import { shelves } from '@parlor/games/bots';
import {
  type AnyBot,
  type AnyGame,
  type Budget,
  type GameRecord,
  type Read,
  type Refusal,
  readRecord,
  readSeed,
  type Seed,
} from '@parlor/kernel';

/** Input that is refused: `main` prints the sentence and exits with 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The value, or the refusal as an InputError. */
export function accept<T>(read: Read<T>): T {
  if ('refusal' in read) throw refusalError(read.refusal);
  return read.value;
}

function refusalError(refusal: Refusal): InputError {
  return new InputError(`${refusal.message} (${refusal.code})`);
}

export function gameNamed(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new InputError(`There is no game "${id}". Known: ${games.map(known => known.id).join(', ')}.`);
  return game;
}

export function botsOf(game: AnyGame): readonly AnyBot[] {
  return everyBot(game, shelves[game.id]);
}

export function botNamed(game: AnyGame, name: string): AnyBot {
  const bots = botsOf(game);
  const bot = bots.find(known => known.name === name);
  if (!bot) throw new InputError(`${game.name} has no bot "${name}". Known: ${bots.map(known => known.name).join(', ')}.`);
  return bot;
}

export function seatsFor(game: AnyGame, given: string | undefined): number {
  const [min, max] = game.seats;
  return given === undefined ? min : wholeNumber('--seats', given, min, max);
}

export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const value = readWhole(text);
  if (value === null || value < min || value > max) {
    throw new InputError(`${flag} takes a whole number from ${min} to ${max}; "${text}" is not.`);
  }
  return value;
}

/** Digits as a number; null: the text is none, or too long for one. */
export function readWhole(text: string): number | null {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** A switch, from a flag or from the environment, where nothing at all means off. */
export function switchFrom(flag: string, text: string): boolean {
  const word = text.toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return true;
  if (['0', 'false', 'no', 'off', ''].includes(word)) return false;
  throw new InputError(`${flag} is on (1, true, yes) or off (0, false, no); "${text}" is neither.`);
}

export function seedFrom(text: string | undefined): Seed {
  return text === undefined ? newSeed() : accept(readSeed(text));
}

/** 128 bits from the system's random source. */
export function newSeed(): Seed {
  return randomBytes(16).toString('hex');
}

export function budgetFrom(flags: { budget?: string; iterations?: string }): Budget {
  if (flags.iterations !== undefined) return { iterations: wholeNumber('--iterations', flags.iterations, 1, 10_000_000) };
  return { ms: wholeNumber('--budget', flags.budget ?? '1000', 1, 600_000) };
}

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new InputError(`The file ${path} cannot be read.`);
  }
}

export function recordFrom(path: string): GameRecord {
  return accept(readRecord(readTextFile(path)));
}
