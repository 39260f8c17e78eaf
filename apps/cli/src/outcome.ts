/** How a game ended, in words. */
import type { Outcome } from '@parlor/kernel';

export function outcomeLines(outcome: Outcome, names: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `seat ${seat + 1}`;
  const winners = outcome.winners.map(name);
  const who = winners.length === 0 ? 'Nobody wins.' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
  const extra = Object.entries(outcome.extra).map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : value}`);
  return [
    `The game is over (${outcome.reason}). ${who}`,
    `Scores: ${scores(outcome, name).join(', ')}${extra.length > 0 ? ` (${extra.join('; ')})` : ''}`,
  ];
}

/** Best first, with the place where places differ. */
function scores({ scores, places }: Outcome, name: (seat: number) => string): string[] {
  const ranked = places.some(place => place !== places[0]);
  const seats = [...scores.keys()].sort((a, b) => places[a]! - places[b]!);
  return seats.map(seat => `${ranked ? `${places[seat]}. ` : ''}${name(seat)} ${scores[seat]}`);
}
