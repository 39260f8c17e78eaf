/** A first assignment: plays what it knows, tells what can be played, discards the oldest card. */
import type { Bot, Seat } from '@parlor/kernel';
import { DISCARDS, PLAYS } from '../legal.ts';
import { MAX_INFO, type Move, type View } from '../types.ts';
import { type HintChoice, heldBy, isKnown, isNext, tellMost, tellPlayable } from './filters.ts';

export const basic: Bot<View, Move> = {
  name: 'basic',
  version: '1',
  character: 'Plays what it knows, tells what can be played, discards its oldest card.',
  strength: 3,
  make: () => ({
    begin: () => {},
    choose: view => ({ move: playKnown(view) ?? tellNext(view) ?? discardOldest(view) ?? hintOf(tellMost(view)) }),
  }),
};

export function playKnown(view: View): Move | null {
  const known = heldBy(view, view.seat as Seat).find(([, held]) => isKnown(held) && isNext(view, held));
  return known ? (PLAYS[known[0]] as Move) : null;
}

export function tellNext(view: View): Move | null {
  const hint = view.info === 0 ? null : tellPlayable(view);
  return hint && hintOf(hint);
}

export function discardOldest(view: View): Move | null {
  if (view.info === MAX_INFO) return null;
  const oldest = heldBy(view, view.seat as Seat).toSorted(([, a], [, b]) => a.since - b.since)[0];
  return oldest ? (DISCARDS[oldest[0]] as Move) : null;
}

function hintOf({ to, about }: HintChoice): Move {
  return { kind: 'hint', to, about };
}
