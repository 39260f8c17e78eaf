import { playGame } from '@parlor/agents/local';
import { everyBot } from '@parlor/bots';
import { type Matchup, numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { benches, subjects } from './index.ts';
import { prepare } from './matchup.ts';
import { timedSettings } from './subject.ts';

describe.each(subjects)('$game.name', subject => {
  const { game, shelf, bench } = subject;

  test.each(everyBot(game, shelf))('$name plays a whole game without a fault', bot => {
    const { options, seats } = timedSettings(subject)[0]!;
    const rows = Array.from({ length: seats }, (_, seat) => numberedSeed(seat));
    const { outcome, faults } = playGame(
      game,
      rows.map(() => bot.make()),
      { options, seed: numberedSeed(1), budget: { iterations: 10 }, agentSeeds: rows, now: () => 0 },
    );
    expect(outcome.scores).toHaveLength(seats);
    expect(faults).toEqual(rows.map(() => 0));
  });

  test('every matchup names bots and options that are there, under a title of its own', () => {
    for (const matchup of bench.matchups) expect(prepare(subject, matchup).key).toMatch(/^[0-9a-f]{16}$/);
    const titles = bench.matchups.map((matchup: Matchup) => matchup.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('no two benches have the same name', () => {
  const names = benches.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
