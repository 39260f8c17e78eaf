import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { newSeed } from '../input.ts';
import { Referee } from '../referee.ts';

/** Answers every line of the input until it ends. Blank lines are passed over. */
export async function refereeLines(input: Readable, output: Writable): Promise<void> {
  const referee = new Referee(newSeed);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') output.write(`${JSON.stringify(referee.answer(line))}\n`);
  }
}
