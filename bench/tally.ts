/** Games of a matchup added up, and compared with its bar. */
import type { Matchup } from '@parlor/kernel';
import type { Result } from './matchup.ts';

export interface Tally {
  readonly games: number;
  /** Of the bar's measure: share won, share lost, or score. */
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly faults: number;
}

type Bar = Matchup['bar'];

export function tally(bar: Bar, results: readonly Result[]): Tally {
  const values = results.map(result => measure(bar, result));
  const mean = sum(values) / values.length;
  const spread = sum(values.map(value => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return {
    games: results.length,
    mean,
    error: Math.sqrt(spread / values.length),
    wins: sum(results.map(won)),
    draws: results.filter(({ winners }) => winners.length === 0).length,
    losses: sum(results.map(lost)),
    faults: sum(results.flatMap(({ faults }) => faults)),
  };
}

/** Whether the bar is reached, once all games are played. */
export function reaches(bar: Bar, { mean, losses }: Tally): boolean {
  switch (bar.kind) {
    case 'wins':
      return mean >= bar.share;
    case 'losses':
      return losses <= bar.most;
    case 'score':
      return mean >= bar.mean;
  }
}

export function describeBar(bar: Bar): string {
  switch (bar.kind) {
    case 'wins':
      return `wins ${percent(bar.share)}`;
    case 'losses':
      return `loses at most ${bar.most}`;
    case 'score':
      return `scores ${bar.mean}`;
  }
}

export function describeTally(bar: Bar, { mean, error, losses }: Tally): string {
  switch (bar.kind) {
    case 'wins':
      return `${percent(mean)} ± ${percent(error)}`;
    case 'losses':
      return `${losses} lost`;
    case 'score':
      return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
  }
}

function measure(bar: Bar, result: Result): number {
  switch (bar.kind) {
    case 'wins':
      return won(result);
    case 'losses':
      return lost(result);
    case 'score':
      return sum(result.scores) / result.scores.length;
  }
}

/** A win that is shared counts as its share; a draw is no win. */
function won({ seat, winners }: Result): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function lost({ seat, winners }: Result): number {
  return winners.length > 0 && !winners.includes(seat) ? 1 : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
