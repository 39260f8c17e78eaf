/** What `npm run bench` can measure: `random` if nothing is named. The benches know the registry and no game by name. */
import { games } from '@parlor/games';
import { benches as gameBenches } from '@parlor/games/bench';
import { shelves } from '@parlor/games/bots';
import { testing } from '@parlor/games/testing';
import type { Report } from '@parlor/kernel';
import { lawsBench } from './laws.ts';
import { randomBench } from './random.ts';
import { reportBench } from './report.ts';
import { strengthBench } from './strength.ts';
import type { Subject } from './subject.ts';

export { UsageError } from './args.ts';

export const subjects: readonly Subject[] = games.map(game => {
  const support = testing[game.id];
  if (!support) throw new Error(`games/testing.ts has no line for ${game.id}`);
  return {
    game,
    testing: support,
    shelf: shelves[game.id] ?? { bots: [] },
    bench: gameBenches[game.id] ?? { matchups: [], reports: [] },
  };
});

export const benches: readonly Report[] = [
  randomBench(subjects),
  strengthBench(subjects),
  lawsBench(subjects),
  ...subjects.flatMap(({ bench }) => bench.reports.map(reportBench)),
];
