/** The phase finder: how many cards a hand still lacks for a phase, over all choices of numbers, windows and colours. */
import { type Card, colourOf, type GroupSpec, HIGHEST, isNatural, numberOf, type Phase, type Rules, WILD } from './types.ts';

type WildMin = Rules['wildMin'];

/** A hand as the finder sees it. Some numbers together are a bit mask: number 1 is bit 0. */
export interface Tally {
  /** levels[k]: the numbers of which the hand has at least k natural cards. */
  readonly levels: number[];
  /** Natural cards of each colour. */
  readonly colours: number[];
  wilds: number;
}

const ALL_NUMBERS = (1 << HIGHEST) - 1;
/** A box has eight cards of a number; one level more stays empty. */
const TOP_LEVEL = 9;

export function tallyOf(hand: readonly Card[]): Tally {
  const tally: Tally = { levels: [ALL_NUMBERS, 0, 0, 0, 0, 0, 0, 0, 0, 0], colours: [0, 0, 0, 0], wilds: 0 };
  for (const card of hand) addCard(tally, card);
  return tally;
}

export function addCard(tally: Tally, card: Card): void {
  if (card === WILD) tally.wilds++;
  if (!isNatural(card)) return;
  addNumber(tally, numberOf(card));
  const colour = colourOf(card);
  tally.colours[colour] = (tally.colours[colour] as number) + 1;
}

export function removeCard(tally: Tally, card: Card): void {
  if (card === WILD) tally.wilds--;
  if (!isNatural(card)) return;
  removeNumber(tally, numberOf(card));
  const colour = colourOf(card);
  tally.colours[colour] = (tally.colours[colour] as number) - 1;
}

export function addNumber(tally: Tally, number: number): void {
  const level = countOf(tally, number) + 1;
  if (level <= TOP_LEVEL) tally.levels[level] = (tally.levels[level] as number) | (1 << (number - 1));
}

export function removeNumber(tally: Tally, number: number): void {
  const level = countOf(tally, number);
  if (level > 0) tally.levels[level] = (tally.levels[level] as number) & ~(1 << (number - 1));
}

/** Natural cards of a number. */
export function countOf(tally: Tally, number: number): number {
  const bit = 1 << (number - 1);
  let count = 0;
  while (count < TOP_LEVEL && ((tally.levels[count + 1] as number) & bit) !== 0) count++;
  return count;
}

/**
 * The smallest number of cards the hand still needs; 0: it can be laid. Exact for every official phase. In a phase of one's
 * own that pairs a run or a colour with anything but a set, a card may count for both groups: the answer is a lower bound.
 */
export function missing(phase: Phase, tally: Tally, wildMin: WildMin): number {
  const [one, two] = phase as [GroupSpec, GroupSpec | undefined];
  if (two === undefined) return missingOne(one, tally, wildMin);
  if (one.kind === 'set' && two.kind === 'set') return missingSets(one.size, two.size, tally, wildMin);
  if (one.kind === 'set' && two.kind === 'run') return missingSetAndRun(one.size, two.size, tally, wildMin);
  if (one.kind === 'run' && two.kind === 'set') return missingSetAndRun(two.size, one.size, tally, wildMin);
  const covered = [coverOf(one, tally), coverOf(two, tally)] as const;
  return lack(one.size + two.size - covered[0] - covered[1], without(covered[0]) + without(covered[1]), 2, tally, wildMin);
}

/** The windows of so many numbers that hold the most different numbers of the hand, as one mask; and how many they hold. */
export function bestWindows(tally: Tally, size: number): { readonly mask: number; readonly held: number } {
  const numbers = tally.levels[1] as number;
  let mask = 0;
  let held = 0;
  for (let low = 0; low + size <= HIGHEST; low++) {
    const window = ((1 << size) - 1) << low;
    const inside = BITS[numbers & window] as number;
    if (inside > held) mask = 0;
    if (inside >= held) {
      mask |= window;
      held = inside;
    }
  }
  return { mask, held };
}

/** Bits of a mask of numbers. */
export function bitsOf(mask: number): number {
  return BITS[mask] as number;
}

function missingOne(group: GroupSpec, tally: Tally, wildMin: WildMin): number {
  const covered = coverOf(group, tally);
  return lack(group.size - covered, without(covered), 1, tally, wildMin);
}

/** Natural cards that can serve in the group. */
function coverOf(group: GroupSpec, tally: Tally): number {
  switch (group.kind) {
    case 'set':
      return Math.min(group.size, highestLevel(tally, 1));
    case 'run':
      return bestWindows(tally, group.size).held;
    case 'colour':
      return Math.min(group.size, Math.max(...tally.colours));
  }
}

/** The two most frequent numbers, or both sets of the most frequent one. */
function missingSets(one: number, two: number, tally: Tally, wildMin: WildMin): number {
  const both = one + two;
  const first = highestLevel(tally, 1);
  const second = highestLevel(tally, 2);
  const apart = Math.min(first, Math.max(one, two)) + Math.min(second, Math.min(one, two));
  const together = Math.min(first, both);
  return Math.min(
    lack(both - apart, without(first) + without(second), 2, tally, wildMin),
    lack(both - together, Math.max(0, 2 - first), 2, tally, wildMin),
  );
}

/** For each window: the run takes one card of each number in it, the set the most frequent number of what is left. */
function missingSetAndRun(set: number, run: number, tally: Tally, wildMin: WildMin): number {
  const { levels } = tally;
  let least = set + run;
  for (let low = 0; low + run <= HIGHEST; low++) {
    const window = ((1 << run) - 1) << low;
    const inRun = BITS[(levels[1] as number) & window] as number;
    let inSet = set;
    while (inSet > 0 && (((levels[inSet] as number) & ~window) | ((levels[inSet + 1] as number) & window)) === 0) inSet--;
    const bare = inSet > 0 ? without(inRun) : Math.max(0, 2 - inRun);
    least = Math.min(least, lack(set + run - inSet - inRun, bare, 2, tally, wildMin));
  }
  return least;
}

/** Open places less the wilds, but at least the natural cards that groups without one must have (P26). */
function lack(open: number, bare: number, groups: number, tally: Tally, wildMin: WildMin): number {
  const naturals = wildMin === 'group' ? bare : wildMin === 'phase' && bare === groups ? 1 : 0;
  return Math.max(open - tally.wilds, naturals);
}

function without(naturals: number): number {
  return naturals === 0 ? 1 : 0;
}

/** The highest level that so many numbers reach. */
function highestLevel(tally: Tally, numbers: number): number {
  let level = 0;
  while (level < TOP_LEVEL && (BITS[tally.levels[level + 1] as number] as number) >= numbers) level++;
  return level;
}

/** How many bits each mask of twelve numbers has. */
const BITS: Uint8Array = Uint8Array.from({ length: ALL_NUMBERS + 1 }, (_, mask) => {
  let bits = 0;
  for (let left = mask; left > 0; left &= left - 1) bits++;
  return bits;
});
