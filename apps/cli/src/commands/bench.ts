import type { Report } from '@parlor/kernel';
import { benches, UsageError } from '../../../../bench/index.ts';
import { InputError } from '../input.ts';

const HELP = ['--help', '-h'];

/** Flags alone are for the bench that runs when none is named: `parlor bench --write`. */
export async function runBench(what: string, args: readonly string[]): Promise<void> {
  if (what === 'list' || HELP.includes(what)) return benches.forEach(printHelp);
  if (what.startsWith('-')) return runBench('random', [what, ...args]);
  const bench = benches.find(({ name }) => name === what);
  if (!bench) throw new InputError(`There is no bench "${what}". Known: ${benches.map(({ name }) => name).join(', ')}.`);
  if (args.some(arg => HELP.includes(arg))) return printHelp(bench);
  try {
    await bench.run(line => process.stdout.write(`${line}\n`), args);
  } catch (error) {
    if (error instanceof UsageError) throw new InputError(error.message);
    throw error;
  }
}

function printHelp({ name, help }: Report): void {
  process.stdout.write(`${name.padEnd(16)} ${help}\n`);
}
