import { expect, test } from 'vitest';
import { reportBench } from './report.ts';

test("a game's report gets its own arguments and prints as it goes", async () => {
  const lines: string[] = [];
  const report = {
    name: 'hands',
    help: 'counts hands',
    run: (print: (line: string) => void, args: readonly string[]) => print(args.join(' ')),
  };
  const bench = reportBench(report);
  await bench.run(line => lines.push(line), ['200', '--seed', '1']);
  expect(lines).toEqual(['200 --seed 1']);
  expect(bench.help).toBe('counts hands [--write]');
});
