/** The example game as a subject: what the tests of the benches measure. */
import { pairs } from '@parlor/examples/pairs';
import { testing } from '@parlor/examples/pairs/testing';
import { type Matchup, seal, sealTesting } from '@parlor/kernel';
import type { Subject } from './subject.ts';

export const SEARCH_BEATS_RANDOM: Matchup = {
  title: 'search beats random',
  options: { ranks: 6, bonus: false },
  seats: 2,
  bot: 'search',
  against: 'random',
  games: 20,
  budget: { iterations: 50 },
  bar: { kind: 'wins', share: 0.5 },
};

export function toySubject(matchups: readonly Matchup[] = []): Subject {
  return { game: seal(pairs), testing: sealTesting(testing), shelf: { bots: [] }, bench: { matchups, reports: [] } };
}
