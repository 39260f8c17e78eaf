/** `parlor bench strength`: bots against bots, every matchup of every game, against the bar each has promised. */
import { spawn } from 'node:child_process';
import type { Report } from '@parlor/kernel';
import { readArgs, UsageError, wholeFlag } from './args.ts';
import { type Cache, strengthCache } from './cache.ts';
import { type Pairing, playNth, prepare, type Result } from './matchup.ts';
import { writeSection } from './results.ts';
import { chosen, type Subject } from './subject.ts';
import { describeBar, describeTally, reaches, tally } from './tally.ts';

const FLAGS = {
  fresh: { type: 'boolean', default: false },
  workers: { type: 'string', default: '1' },
  share: { type: 'string', default: '1/1' },
  write: { type: 'boolean', default: false },
} as const;

const PROGRESS_MS = 10_000;

type Print = (line: string) => void;

export function strengthBench(subjects: readonly Subject[], cache: () => Cache = strengthCache): Report {
  return {
    name: 'strength',
    help: '[GAME [MATCHUP]] [--workers N] [--fresh] [--write]: bots against bots, and whether they reach their bars (long; goes on where it was stopped)',
    run: async (print, args) => {
      const { values, positionals } = readArgs(args, FLAGS, 2);
      const workers = wholeFlag('workers', values.workers, 1);
      const share = readShare(values.share);
      const store = cache();
      const pairings = pairingsOf(subjects, positionals[0], positionals[1]);
      if (values.fresh) pairings.forEach(store.forget);
      if (workers > 1) await playInWorkers(positionals, workers);
      else for (const pairing of pairings) playAll(pairing, store, share, print);
      if (values.share !== FLAGS.share.default) return;
      for (const line of table(pairings, store)) print(line);
      if (pairings.some(pairing => missed(pairing, store))) process.exitCode = 1;
      if (values.write) writeSection('strength', [...table(pairingsOf(subjects, undefined, undefined), store)]);
    },
  };
}

function pairingsOf(subjects: readonly Subject[], id: string | undefined, title: string | undefined): Pairing[] {
  const all = chosen(subjects, id).flatMap(subject => subject.bench.matchups.map(matchup => prepare(subject, matchup)));
  if (title === undefined) return all;
  const found = all.filter(({ matchup }) => matchup.title === title);
  if (found.length > 0) return found;
  throw new UsageError(`There is no matchup "${title}". Known: ${all.map(({ matchup }) => matchup.title).join(', ')}.`);
}

/** Which of the games this process plays: every `of`-th, beginning with number `part`. */
interface Share {
  readonly part: number;
  readonly of: number;
}

function readShare(text: string): Share {
  const [part = 0, of = 0] = text.split('/').map(Number);
  if (/^\d{1,3}\/\d{1,3}$/.test(text) && part >= 1 && part <= of) return { part, of };
  throw new UsageError(`--share is a part such as 1/2; "${text}" is not.`);
}

/** Plays what is missing, keeps each game at once, and reports from time to time. */
function playAll(pairing: Pairing, cache: Cache, { part, of }: Share, print: Print): void {
  const { matchup, subject } = pairing;
  const results = cache.read(pairing);
  let told = performance.now();
  for (let n = part - 1; n < matchup.games; n += of) {
    if (results.has(n)) continue;
    const result = playNth(pairing, n);
    results.set(n, result);
    cache.add(pairing, result);
    if (performance.now() - told < PROGRESS_MS) continue;
    told = performance.now();
    const soFar = tally(matchup.bar, [...results.values()]);
    print(`${subject.game.id}, ${matchup.title}: ${soFar.games} of ${matchup.games}, ${describeTally(matchup.bar, soFar)}`);
  }
}

/** The same command once for each worker, each with its share of the games; they meet in the cache. */
async function playInWorkers(words: readonly string[], workers: number): Promise<void> {
  const runs = Array.from({ length: workers }, (_, at) => {
    const args = ['bench', 'strength', ...words, '--share', `${at + 1}/${workers}`];
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] as string, ...args], { stdio: 'inherit' });
    return new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`A worker ended with code ${code}.`))));
    });
  });
  await Promise.all(runs);
}

function* table(pairings: readonly Pairing[], cache: Cache): Iterable<string> {
  yield '| game | matchup | games | result | bar | verdict | won, drawn, lost | faults |';
  yield '|---|---|---|---|---|---|---|---|';
  for (const pairing of pairings) yield row(pairing, [...cache.read(pairing).values()]);
}

function row({ subject, matchup }: Pairing, results: readonly Result[]): string {
  const { bar, games } = matchup;
  const start = `| ${subject.game.id} | ${matchup.title} | ${results.length} of ${games} |`;
  if (results.length === 0) return `${start} | ${describeBar(bar)} | not played | | |`;
  const sums = tally(bar, results);
  const verdict = sums.games < games ? 'unfinished' : reaches(bar, sums) ? 'reached' : 'missed';
  const balance = matchup.against === null ? '' : `${sums.wins}, ${sums.draws}, ${sums.losses}`;
  return `${start} ${describeTally(bar, sums)} | ${describeBar(bar)} | ${verdict} | ${balance} | ${sums.faults} |`;
}

function missed(pairing: Pairing, cache: Cache): boolean {
  const { bar, games } = pairing.matchup;
  const results = [...cache.read(pairing).values()];
  return results.length >= games && !reaches(bar, tally(bar, results));
}
