import type { GameBench } from '@parlor/kernel';

export const bench: GameBench = {
  matchups: [
    {
      title: 'matcher beats random',
      options: { ranks: 6, bonus: false },
      seats: 2,
      bot: 'matcher',
      against: 'random',
      games: 400,
      budget: { ms: 100 },
      bar: { kind: 'wins', share: 0.6 },
    },
  ],
  reports: [],
};
