/** What each hint one may give would do to the hand that hears it. */
import type { Seat } from '@parlor/kernel';
import { PROPERTIES } from '../cards.ts';
import { hintTables, learn } from '../knowledge.ts';
import { HINTS } from '../legal.ts';
import type { Move } from '../types.ts';
import { type Insight, likely, type Maybe, possibilities, type Slot, sure, unseenBy } from './insight.ts';

export interface HintEffect {
  readonly move: Move;
  readonly to: Seat;
  /** The hand with what its holder knows before and after. */
  readonly before: readonly Slot[];
  readonly after: readonly Slot[];
  /** Cards the holder can surely play now and could not before, each card once, and none that somebody else will play. */
  readonly plays: number;
  /** Cards the holder now knows to be useless. */
  readonly junk: number;
  /** How much likelier the playable cards look to be playable, minus the same for those that are not. */
  readonly promise: number;
  /** How much narrower the useful cards have become, in halvings. */
  readonly bits: number;
}

export function hintEffects(known: Insight): HintEffect[] {
  const effects: HintEffect[] = [];
  const planned = plannedPlays(known);
  for (let ahead = 1; ahead < known.view.seats; ahead++) {
    const to = (known.me + ahead) % known.view.seats;
    for (const property of PROPERTIES.keys()) {
      const after = handAfter(known, to, property);
      if (after) effects.push(effectOf(known, planned, to, property, after));
    }
  }
  return effects;
}

/** Cards that their holders know they can play: no need to tell them again, or their twins. */
function plannedPlays(known: Insight): Set<number> {
  const planned = new Set<number>();
  for (const hand of known.hands) {
    for (const slot of hand) {
      if (!sure(slot.maybe, known.playable)) continue;
      const card = slot.card >= 0 ? slot.card : slot.maybe.findIndex(count => count > 0);
      if (slot.card >= 0 || slot.maybe.filter(count => count > 0).length === 1) planned.add(card);
    }
  }
  return planned;
}

/** The hand after a hint, or null if it touches nothing. */
function handAfter(known: Insight, to: Seat, property: number): Slot[] | null {
  const tables = hintTables(known.view.rules);
  const hand = known.hands[to] as readonly Slot[];
  const touched = hand.map(slot => (((tables.touches[slot.card] as number) >> property) & 1) === 1);
  if (!touched.includes(true)) return null;
  const knows = hand.map((slot, at) => learn(slot.knows, tables, property, touched[at] as boolean));
  const maybes = possibilities(knows, unseenBy(known.view, to));
  return hand.map((slot, at) => ({ ...slot, knows: knows[at] as number, maybe: maybes[at] as Maybe }));
}

function effectOf(known: Insight, planned: ReadonlySet<number>, to: Seat, property: number, after: readonly Slot[]): HintEffect {
  const before = known.hands[to] as readonly Slot[];
  const plays = new Set<number>();
  let junk = 0;
  let promise = 0;
  let bits = 0;
  for (const [at, now] of after.entries()) {
    const was = before[at] as Slot;
    if (sure(now.maybe, known.playable) && !planned.has(now.card)) plays.add(now.card);
    if (sure(now.maybe, known.useless) && !sure(was.maybe, known.useless)) junk += 1;
    const rise = likely(now.maybe, known.playable) - likely(was.maybe, known.playable);
    promise += known.playable[now.card] && !planned.has(now.card) ? rise : -Math.max(0, rise);
    if (!known.useless[now.card]) bits += Math.log2(copies(was.maybe) / copies(now.maybe));
  }
  return { move: HINTS[to]?.[property] as Move, to, before, after, plays: plays.size, junk, promise, bits };
}

function copies(maybe: Maybe): number {
  return maybe.reduce((sum, count) => sum + count, 0);
}
