/** `parlor bench laws`: the laws of every game over many more positions than the tests can afford. */
import type { Report } from '@parlor/kernel';
import { readArgs, wholeFlag } from './args.ts';
import { chosen, type Subject } from './subject.ts';

const FLAGS = { positions: { type: 'string', default: '20000' }, row: { type: 'string', default: '2' } } as const;

/** Whole games and counted small positions grow with the positions, as in the tests. */
const POSITIONS_PER_GAME = 1000;
const POSITIONS_PER_SMALL = 500;

export function lawsBench(subjects: readonly Subject[]): Report {
  return {
    name: 'laws',
    help: '[GAME] [--positions N] [--row N]: the laws over N random positions of each game; another row is other positions',
    run: async (print, args) => {
      const { values, positionals } = readArgs(args, FLAGS, 1);
      const positions = wholeFlag('positions', values.positions, 1);
      const row = wholeFlag('row', values.row, 0);
      // Loaded when asked for: the laws bring a testing library with them.
      const { laws } = await import('@parlor/kernel/laws');
      const size = {
        positions,
        games: Math.ceil(positions / POSITIONS_PER_GAME),
        smalls: Math.ceil(positions / POSITIONS_PER_SMALL),
        row,
      };
      for (const { game, testing } of chosen(subjects, positionals[0])) {
        for (const law of laws(game, testing, size)) tryLaw(`${game.id}: ${law.name}`, law.run, print);
      }
    },
  };
}

function tryLaw(title: string, run: () => void, print: (line: string) => void): void {
  try {
    run();
    print(`ok      ${title}`);
  } catch (error) {
    process.exitCode = 1;
    print(`BROKEN  ${title}`);
    print(error instanceof Error ? error.message : String(error));
  }
}
