import { benches, UsageError } from '../../../../bench/index.ts';
import { InputError } from '../input.ts';

export async function runBench(what: string, args: readonly string[]): Promise<void> {
  if (what === 'list' || what === '--help' || what === '-h') {
    for (const { name, help } of benches) process.stdout.write(`${name.padEnd(16)} ${help}\n`);
    return;
  }
  const bench = benches.find(({ name }) => name === what);
  if (!bench) throw new InputError(`There is no bench "${what}". Known: ${benches.map(({ name }) => name).join(', ')}.`);
  try {
    await bench.run(line => process.stdout.write(`${line}\n`), args);
  } catch (error) {
    if (error instanceof UsageError) throw new InputError(error.message);
    throw error;
  }
}
