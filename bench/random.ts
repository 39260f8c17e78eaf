/** `parlor bench random`: how fast each game is played at random on one core, what the time goes into, and its signature. */
import { dice, numberedSeed, type Report } from '@parlor/kernel';
import { positiveFlag, readArgs, UsageError } from './args.ts';
import { baselineRate, rateOf } from './cpu.ts';
import { hottest } from './profile.ts';
import { readSection, writeSection } from './results.ts';
import { chosen, type Setting, type Subject, settingsOf, timedSettings } from './subject.ts';
import { playRandom, signatureOf } from './walk.ts';

/** Few enough for a slow game, enough not to time the clock. */
const BATCH_MOVES = 2000;
const HOT_FUNCTIONS = 5;
const FLAGS = { seconds: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } } as const;

export function randomBench(subjects: readonly Subject[]): Report {
  return {
    name: 'random',
    help: '[GAME] [--seconds N] [--write]: random moves per CPU-second, a profile and a signature for each game',
    run: (print, args) => {
      const { values, positionals } = readArgs(args, FLAGS, 1);
      if (values.write && positionals.length > 0) throw new UsageError('--write keeps the figures of all games: name none.');
      const seconds = positiveFlag('seconds', values.seconds);
      const measured = chosen(subjects, positionals[0]);
      const lines: string[] = [];
      const tell = (line: string) => {
        print(line);
        lines.push(line);
      };
      for (const line of HEAD) tell(line);
      for (const subject of measured) for (const line of measure(subject, seconds)) tell(line);
      for (const line of movedSignatures(readSection('random'), lines.join('\n'))) print(line);
      if (values.write) writeSection('random', lines);
    },
  };
}

const HEAD = [
  'Random legal play on one core, all legal moves listed at every step. A step of the baseline is one round of a fixed loop,',
  'measured beside each game: compare ratios, not seconds.',
];

function* measure(subject: Subject, seconds: number): Iterable<string> {
  const { game } = subject;
  yield '';
  yield `### ${game.name}`;
  yield '';
  yield signatureLine(game.id, game.version, signatureOf(game, settingsOf(subject)));
  yield '';
  yield '| seats | moves per CPU-second | games per CPU-second | moves per 1000 baseline steps |';
  yield '|---|---|---|---|';
  const settings = timedSettings(subject);
  for (const setting of settings) yield speedRow(subject, setting, seconds);
  const hot = hottest(() => {
    for (const setting of settings) rateOf(batches(subject, setting).play, seconds / settings.length);
  }, HOT_FUNCTIONS);
  yield '';
  yield `Top five: ${hot.map(({ name, share }) => `${name} ${(share * 100).toFixed(0)} %`).join(', ')}`;
}

function speedRow(subject: Subject, setting: Setting, seconds: number): string {
  const before = baselineRate(seconds / 4);
  const batch = batches(subject, setting);
  const moves = rateOf(batch.play, seconds);
  const games = moves / batch.movesPerGame();
  const baseline = (before + baselineRate(seconds / 4)) / 2;
  return `| ${setting.seats} | ${whole(moves)} | ${whole(games)} | ${((1000 * moves) / baseline).toFixed(2)} |`;
}

interface Batch {
  /** Plays the next games of a row and tells the number of moves. */
  play(): number;
  movesPerGame(): number;
}

function batches({ game }: Subject, setting: Setting): Batch {
  const chance = dice(numberedSeed(1));
  let games = 0;
  let moves = 0;
  return {
    play: () => {
      const before = moves;
      while (moves < before + BATCH_MOVES) moves += playRandom(game, setting, numberedSeed(games++), chance);
      return moves - before;
    },
    movesPerGame: () => moves / games,
  };
}

function signatureLine(id: string, version: string, signature: string): string {
  return `Signature of ${id}, rules ${version}: \`${signature}\``;
}

/** One sentence for each game whose signature is not the committed one. */
export function movedSignatures(committed: string, measured: string): string[] {
  const before = signatures(committed);
  const moved: string[] = [];
  for (const [name, signature] of signatures(measured)) {
    const old = before.get(name);
    if (old !== undefined && old !== signature) {
      moved.push(`The signature of ${name} has moved: ${old.slice(0, 12)} was committed. The commit that moves it says why.`);
    }
  }
  return moved;
}

function signatures(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^Signature of (\S+), rules \S+: `([0-9a-f]{64})`$/gm)].map(([, id, hash]) => [id!, hash!]));
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}
