/** A bench that only one game has, with the flag every bench has. */
import type { Report } from '@parlor/kernel';
import { writeSection } from './results.ts';

const WRITE = '--write';

/** The game's own report; `--write` keeps what it printed in results.md. */
export function reportBench(report: Report): Report {
  return {
    name: report.name,
    help: `${report.help} [${WRITE}]`,
    run: async (print, args) => {
      const lines: string[] = [];
      const tell = (line: string) => {
        print(line);
        lines.push(line);
      };
      await report.run(
        tell,
        args.filter(arg => arg !== WRITE),
      );
      if (args.includes(WRITE)) writeSection(report.name, ['```text', ...lines, '```']);
    },
  };
}
