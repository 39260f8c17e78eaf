/**
 * The ladder: small rules from top to bottom, the first that proposes a move makes it. It relies on no agreement with the
 * others: it plays what it knows, tells what makes others know, and protects what would be lost.
 */
import type { Bot } from '@parlor/kernel';
import { rankOf } from '../cards.ts';
import { DISCARDS, PLAYS } from '../legal.ts';
import { MAX_INFO, type Move, type View } from '../types.ts';
import { type HintEffect, hintEffects } from './hints.ts';
import { type Insight, insight, type Slot, sure } from './insight.ts';
import { chanceToFit, isSurelyUseless, leastMissed } from './worth.ts';

/** Proposes a move, or null: then the next rule is asked. */
export type Rule = (known: Insight) => Move | null;

export const LADDER: readonly (readonly [name: string, rule: Rule])[] = [
  ['play a card that surely fits', playSure],
  ['take a chance in the last round', playInLastRound],
  ['save a last copy from the next player', saveLastCopy],
  ['tell somebody what can be played', tellPlayable],
  ['play a card that very likely fits', playLikely],
  ['discard a useless card', discardUseless],
  ['tell something helpful while tokens are plenty', tellHelpful],
  ['discard the card that is missed least', discardLeastMissed],
  ['tell whatever says most', tellMost],
  ['play what fits most likely', playBest],
];

export const ladder: Bot<View, Move> = {
  name: 'ladder',
  version: '1',
  character: 'Plays only what it is sure of, tells what others can play, and looks after last copies.',
  strength: 4,
  make: () => ({ begin: () => {}, choose: view => climb(insight(view)) }),
};

export function climb(known: Insight): { move: Move; why: string } {
  for (const [name, rule] of LADDER) {
    const move = rule(known);
    if (move) return { move, why: name };
  }
  throw new Error('ladder: no rule proposes a move');
}

/** The lowest number first: it opens the way for others. */
export function playSure(known: Insight): Move | null {
  const fitting = ownHand(known).filter(slot => sure(slot.maybe, known.playable));
  const lowest = (slot: Slot) => Math.min(...slot.maybe.flatMap((count, card) => (count > 0 ? [rankOf(card)] : [])));
  return playOf(least(fitting, lowest));
}

export function playInLastRound(known: Insight): Move | null {
  return known.view.lastTurns !== null && known.view.lives > 1 ? playAbove(known, WORTH_A_LIFE) : null;
}

const WORTH_A_LIFE = 0.2;

export function playLikely(known: Insight): Move | null {
  return known.view.lives > 1 ? playAbove(known, LIKELY[known.view.lives] as number) : null;
}

/** How likely is likely enough, by lives left: a mistake may cost a life, never the game. */
const LIKELY: readonly number[] = [1, 1, 0.6, 0.5];

/** The next player has nothing better to do than to throw away a last copy: tell what keeps it. */
export function saveLastCopy(known: Insight): Move | null {
  const { view } = known;
  if (view.info === 0 || view.deck === 0) return null;
  const next = (known.me + 1) % view.seats;
  if (!isInDanger(known, known.hands[next] as readonly Slot[])) return null;
  const saving = hintEffects(known).filter(effect => effect.to === next && !isInDanger(known, effect.after));
  return least(saving, effect => -effect.plays * 100 - effect.bits)?.move ?? null;
}

function isInDanger(known: Insight, hand: readonly Slot[]): boolean {
  if (hand.some(slot => sure(slot.maybe, known.playable) || isSurelyUseless(known, slot))) return false;
  return known.last[leastMissed(known, hand).card] === true;
}

export function tellPlayable(known: Insight): Move | null {
  return bestHint(known, effect => (effect.plays > 0 ? 10 * effect.plays + effect.junk + effect.bits / 10 : 0));
}

export function tellHelpful(known: Insight): Move | null {
  if (known.view.info < PLENTY) return null;
  return bestHint(known, effect => (effect.promise > SOME_PROMISE ? 10 * effect.promise + effect.bits / 10 : 0));
}

const PLENTY = 2;
const SOME_PROMISE = 0.1;

export function tellMost(known: Insight): Move | null {
  return bestHint(known, effect => 1 + effect.bits + effect.junk);
}

/** The hint worth most, if any is worth something. */
function bestHint(known: Insight, worth: (effect: HintEffect) => number): Move | null {
  if (known.view.info === 0) return null;
  const worthy = hintEffects(known).filter(effect => worth(effect) > 0);
  return least(worthy, effect => -worth(effect))?.move ?? null;
}

export function discardUseless(known: Insight): Move | null {
  return discardOf(
    known,
    least(
      ownHand(known).filter(slot => isSurelyUseless(known, slot)),
      slot => slot.since,
    ),
  );
}

export function discardLeastMissed(known: Insight): Move | null {
  return discardOf(known, leastMissed(known, ownHand(known)));
}

export function playBest(known: Insight): Move | null {
  return playAbove(known, -1);
}

function playAbove(known: Insight, chance: number): Move | null {
  const best = least(ownHand(known), slot => -chanceToFit(known, slot));
  return best && chanceToFit(known, best) > chance ? playOf(best) : null;
}

function ownHand(known: Insight): readonly Slot[] {
  return known.hands[known.me] as readonly Slot[];
}

function playOf(slot: Slot | null): Move | null {
  return slot && (PLAYS[slot.slot] as Move);
}

function discardOf(known: Insight, slot: Slot | null): Move | null {
  return slot && known.view.info < MAX_INFO ? (DISCARDS[slot.slot] as Move) : null;
}

/** The item with the least key, the first of equals. */
function least<T>(items: readonly T[], key: (item: T) => number): T | null {
  let best: T | null = null;
  let bestKey = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = key(item);
    if (value < bestKey) [best, bestKey] = [item, value];
  }
  return best;
}
