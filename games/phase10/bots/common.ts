/** What "smart" and "greedy" share: laying, hitting, whom to skip. */
import type { Seat } from '@parlor/kernel';
import { type Card, isNatural, type Move, type Phase, phaseGroups, SKIP, type View } from '../types.ts';

export function ownHand(view: View): readonly Card[] {
  return view.hands[view.seat as Seat] as readonly Card[];
}

export function hasLaid(view: View): boolean {
  return (view.table[view.seat as Seat]?.length ?? 0) > 0;
}

/** The phase the viewer tries for. */
export function ownPhase(view: View): Phase {
  return phaseGroups(view.rules, view.phases[view.seat as Seat] as number);
}

/** The draw of that kind if it is allowed. */
export function drawFrom(moves: readonly Move[], from: 'deck' | 'discard'): Move | null {
  return moves.find(move => move.kind === 'draw' && move.from === from) ?? null;
}

/** The listed lay that uses the fewest wilds, the first of equals. */
export function thriftiestLay(moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  let most = -1;
  for (const move of moves) {
    if (move.kind !== 'lay') continue;
    let naturals = 0;
    for (const { cards } of move.groups) for (const card of cards) if (isNatural(card)) naturals++;
    if (naturals > most) {
      most = naturals;
      best = move;
    }
  }
  return best;
}

/** The first listed hit: hand cards in order, groups in seat and part order, top before bottom. */
export function firstHit(moves: readonly Move[]): Move | null {
  return moves.find(move => move.kind === 'hit') ?? null;
}

/** A skip against the player furthest on: highest phase, then already laid, then fewest points, then next in order. */
export function bestSkip(view: View, moves: readonly Move[]): Move | null {
  if (!ownHand(view).includes(SKIP)) return null;
  if (view.rules.skipMode === 'next') return moves.find(move => move.kind === 'discard' && move.card === SKIP) ?? null;
  const seats = view.phases.length;
  const aims = moves.flatMap(move => (move.kind === 'discard' && move.target !== null ? [{ move, target: move.target }] : []));
  const rank = (target: Seat) => [
    -(view.phases[target] as number),
    (view.table[target]?.length ?? 0) > 0 ? 0 : 1,
    view.scores[target] as number,
    (target - (view.seat as Seat) + seats) % seats,
  ];
  aims.sort((one, other) => firstDifference(rank(one.target), rank(other.target)));
  return aims[0]?.move ?? null;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}
