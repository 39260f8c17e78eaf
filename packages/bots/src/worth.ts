/** What an end is worth to each seat, from 0 to 1, for any game. */
import type { Outcome } from '@parlor/kernel';

export const EVEN = 0.5;

/** Nobody ended better than anybody else: a draw, or the end of a team. */
export function isShared({ places }: Outcome): boolean {
  return places.every(place => place === places[0]);
}

/** Judges the ends of one game as a search meets them. */
export interface Worth {
  of(outcome: Outcome): number[];
}

/**
 * Winners share 1 and a draw is even. Where all seats always end alike the game is played together: then the team's score
 * counts, measured against the lowest and the highest seen so far, because no contract says how high a score can be.
 */
export function makeWorth(): Worth {
  let contested = false;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;

  function shared(score: number): number {
    lowest = Math.min(lowest, score);
    highest = Math.max(highest, score);
    return contested || lowest === highest ? EVEN : (score - lowest) / (highest - lowest);
  }

  return {
    of: outcome => {
      const { scores, winners } = outcome;
      if (isShared(outcome)) return scores.map(shared);
      contested = true;
      if (winners.length === 0) return scores.map(() => EVEN);
      return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    },
  };
}
