/** docs/add-a-bot.md is true: its code is this folder's, and its matchup reaches its bar. */
import { readFileSync } from 'node:fs';
import { playGame } from '@parlor/agents/local';
import { randomBot } from '@parlor/bots';
import { numberedSeed, seal, sealShelf } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { bench } from '../bench.ts';
import { pairs } from '../game.ts';
import { shelf } from './index.ts';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/add-a-bot.md', root), 'utf8');
const quotes = [...page.matchAll(/^`(examples\/\S+)`\n\n```ts\n(.*?)```$/gms)].map(([, file, code]) => ({
  file: file!,
  code: code!,
}));

test('the page quotes the files as they are', () => {
  expect(quotes).toHaveLength(5);
  for (const { file, code } of quotes) expect(readFileSync(new URL(file, root), 'utf8')).toContain(code);
});

test('the matchup of the page reaches its bar without a fault', () => {
  const game = seal(pairs);
  const matcher = sealShelf(shelf).bots[0]!;
  const { games, options, budget, bar } = bench.matchups[0]!;
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const bots = seat === 0 ? [matcher, randomBot(game)] : [randomBot(game), matcher];
    const { outcome, faults } = playGame(
      game,
      bots.map(bot => bot.make()),
      {
        options: { ...options },
        budget,
        seed: numberedSeed(n),
        agentSeeds: [numberedSeed(2 * n), numberedSeed(2 * n + 1)],
        now: () => 0,
      },
    );
    expect(faults).toEqual([0, 0]);
    if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length;
  }
  expect(bar).toEqual({ kind: 'wins', share: 0.6 });
  expect(wins / games).toBeGreaterThanOrEqual(0.6);
});
