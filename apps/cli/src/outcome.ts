/** How a game ended, in words. */
import type { Outcome } from '@parlor/kernel';

export function outcomeLines(outcome: Outcome, names: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `seat ${seat + 1}`;
  const winners = outcome.winners.map(name);
  const who = winners.length === 0 ? 'Nobody wins.' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
  const scores = outcome.scores.map((score, seat) => `${name(seat)} ${score}`).join(', ');
  const extra = Object.entries(outcome.extra).map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : value}`);
  return [`The game is over (${outcome.reason}). ${who}`, `Scores: ${scores}${extra.length > 0 ? ` (${extra.join('; ')})` : ''}`];
}
