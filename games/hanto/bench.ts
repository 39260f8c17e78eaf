/** What Hanto promises about its bots. */
import type { GameBench } from '@parlor/kernel';

const DELTA = { variant: 'delta', edition: '2013', first: 'blue' } as const;

export const bench: GameBench = {
  random: { ...DELTA, limit: 200 },
  matchups: [
    {
      title: 'alphabeta beats neighbour',
      options: { ...DELTA, limit: 200 },
      seats: 2,
      bot: 'alphabeta',
      against: 'neighbour',
      games: 100,
      budget: { ms: 200 },
      bar: { kind: 'wins', share: 0.95 },
    },
    {
      title: 'alphabeta never loses to random',
      options: { ...DELTA, limit: 200 },
      seats: 2,
      bot: 'alphabeta',
      against: 'random',
      games: 50,
      budget: { ms: 200 },
      bar: { kind: 'losses', most: 0 },
    },
    {
      title: 'search beats random',
      options: { ...DELTA, limit: 100 },
      seats: 2,
      bot: 'search',
      against: 'random',
      games: 50,
      budget: { iterations: 500 },
      bar: { kind: 'wins', share: 0.8 },
    },
  ],
  reports: [],
};
