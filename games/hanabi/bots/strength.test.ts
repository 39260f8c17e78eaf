import { describe, expect, test } from 'vitest';
import { selfPlay } from '../bench.ts';
import { outcome } from '../score.ts';
import { shelf } from './index.ts';

const GAMES = 16;

/** Far fewer games than the bench plays: these catch a bot that broke, not one that got a little worse. */
function results(name: string, seats: number): { mean: number; strikeouts: number; kept: number } {
  const bot = shelf.bots.find(each => each.name === name);
  if (!bot) throw new Error(`no bot ${name}`);
  const ends = Array.from({ length: GAMES }, (_, game) => outcome(selfPlay(bot, seats, game)));
  const sum = (of: (end: NonNullable<(typeof ends)[number]>) => number) =>
    ends.reduce((total, end) => total + (end ? of(end) : 0), 0);
  return {
    mean: sum(end => end.scores[0] ?? 0) / GAMES,
    strikeouts: sum(end => Number(end.reason === 'strikeout')),
    kept: sum(end => Number(end.extra['kept'])) / GAMES,
  };
}

describe('self-play', () => {
  test.each([2, 3, 4, 5])('ladder never strikes out, %i players', seats => {
    const { mean, strikeouts } = results('ladder', seats);
    expect(strikeouts).toBe(0);
    expect(mean).toBeGreaterThan(15);
  });

  test('pipeline-literal strikes out every time, with about five points on the piles', () => {
    expect(results('pipeline-literal', 3)).toMatchObject({ mean: 0, strikeouts: GAMES });
    expect(results('pipeline-literal', 3).kept).toBeGreaterThan(3);
  });

  test('pipeline and basic never strike out', () => {
    expect(results('pipeline', 3)).toMatchObject({ strikeouts: 0 });
    expect(results('pipeline', 3).mean).toBeGreaterThan(12);
    expect(results('basic', 3)).toMatchObject({ strikeouts: 0 });
  });
});
