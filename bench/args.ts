/** What a person typed after the name of a bench. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The person's mistake, told in one line. */
export class UsageError extends Error {}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads flags and at most so many plain words. */
export function readArgs<T extends Flags>(args: readonly string[], flags: T, words: number) {
  const read = parse(args, flags);
  const extra = read.positionals[words];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  return read;
}

/** A flag's whole number, at least `least`. */
export function wholeFlag(name: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least) return number;
  throw new UsageError(`--${name} is a whole number from ${least}; "${text}" is not.`);
}

/** A flag's number above 0. */
export function positiveFlag(name: string, text: string): number {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`--${name} is a number above 0; "${text}" is not.`);
}

function parse<T extends Flags>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's first sentence names the fault; the rest is advice on quoting.
    throw new UsageError(`${String(error instanceof Error ? error.message : error).split(/[.\n]/)[0]}.`);
  }
}
