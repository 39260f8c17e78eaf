/**
 * The slow, sure way to deal fairly (see deal.ts): goes through the unseen copies one by one; each goes to an unfilled slot
 * it fits or stays in the deck, with the chance that the number of ways to finish gives it.
 */
import { below, type Rng } from '@parlor/kernel';

/** Slots that the same cards fit. `unit` is the group's digit in the number that says how many slots of each are unfilled. */
interface Group {
  readonly set: number;
  readonly slots: readonly number[];
  readonly unit: number;
}

/** A card for each slot, `fits` being the set of cards that may go there, one bit each. Null: nothing fits. */
export function dealByCounting(rng: Rng, unseen: number[], fits: readonly number[]): number[] | null {
  const groups = groupSlots(fits);
  const copies = unseen.flatMap((count, card) => Array<number>(count).fill(card));
  const ways = wayCounter(copies, groups);
  let unfilled = groups.reduce((sum, group) => sum + group.slots.length * group.unit, 0);
  if (ways(0, unfilled) === 0) return null;
  const dealt = Array<number>(fits.length).fill(NOTHING);
  for (const [at, card] of copies.entries()) {
    const takers = groups.filter(group => takes(group, card, unfilled));
    const weights = takers.map(group => digit(group, unfilled) * ways(at + 1, unfilled - group.unit));
    const taker = takers[pickWeighted(rng, [...weights, ways(at + 1, unfilled)])];
    if (taker === undefined) continue;
    const open = taker.slots.filter(slot => dealt[slot] === NOTHING);
    dealt[open[below(rng, open.length)] as number] = card;
    unseen[card]! -= 1;
    unfilled -= taker.unit;
  }
  return dealt;
}

const NOTHING = -1;

function groupSlots(fits: readonly number[]): Group[] {
  const groups: Group[] = [];
  let unit = 1;
  for (const set of new Set(fits)) {
    const slots = fits.flatMap((each, slot) => (each === set ? [slot] : []));
    groups.push({ set, slots, unit });
    unit *= slots.length + 1;
  }
  return groups;
}

/** Whether a card may go to a group that still has an unfilled slot. */
function takes(group: Group, card: number, unfilled: number): boolean {
  return ((group.set >> card) & 1) === 1 && digit(group, unfilled) > 0;
}

/** How many slots of a group are unfilled. */
function digit(group: Group, unfilled: number): number {
  return Math.floor(unfilled / group.unit) % (group.slots.length + 1);
}

/** In how many ways the copies from `at` on can fill all that is unfilled, each copy used at most once. */
function wayCounter(copies: readonly number[], groups: readonly Group[]): (at: number, unfilled: number) => number {
  const known: Map<number, number>[] = copies.map(() => new Map());
  // The number of copies after which a group can get nothing more.
  const closes = groups.map(group => copies.findLastIndex(card => ((group.set >> card) & 1) === 1) + 1);
  return function ways(at: number, unfilled: number): number {
    if (unfilled === 0) return 1;
    if (groups.some((group, index) => at >= (closes[index] as number) && digit(group, unfilled) > 0)) return 0;
    const memo = known[at] as Map<number, number>;
    const before = memo.get(unfilled);
    if (before !== undefined) return before;
    let sum = ways(at + 1, unfilled);
    for (const group of groups) {
      if (takes(group, copies[at] as number, unfilled)) sum += digit(group, unfilled) * ways(at + 1, unfilled - group.unit);
    }
    memo.set(unfilled, sum);
    return sum;
  };
}

/** An index, each as likely as its weight says. */
function pickWeighted(rng: Rng, weights: readonly number[]): number {
  let left = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (left < weight) return index;
    left -= weight;
    last = index;
  }
  return last;
}

/** A number in [0, 1) with all the digits a number has. */
function fraction(rng: Rng): number {
  return (below(rng, 2 ** 21) * 2 ** 32 + below(rng, 2 ** 32)) / 2 ** 53;
}
