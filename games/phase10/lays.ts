/** Every smallest lay of a phase from a hand, up to equal cards (P59). */
import {
  type Bracket,
  type Card,
  cardOf,
  type GroupSpec,
  HIGHEST,
  isNatural,
  type Phase,
  type Rules,
  SKIP,
  WILD,
} from './types.ts';

type Emit = (bracket: Bracket) => void;

/** Brackets in the order of the phase; two groups of one kind and size are listed in one order only. */
export function smallestLays(rules: Rules, phase: Phase, hand: readonly Card[]): Bracket[][] {
  const counts = countsOf(hand);
  const lays: Bracket[][] = [];
  const [first, second] = phase as [GroupSpec, GroupSpec | undefined];
  eachGroup(rules, first, counts, one => {
    if (second === undefined) addLay(rules, lays, [one]);
    else {
      const twins = first.kind === second.kind && first.size === second.size;
      eachGroup(rules, second, counts, other => {
        if (!twins || compare(one.cards, other.cards) <= 0) addLay(rules, lays, [one, other]);
      });
    }
  });
  return lays;
}

function countsOf(hand: readonly Card[]): number[] {
  const counts = new Array<number>(SKIP + 1).fill(0);
  for (const card of hand) counts[card] = (counts[card] as number) + 1;
  return counts;
}

// P26: under `phase` one natural card in all is enough.
function addLay(rules: Rules, lays: Bracket[][], lay: Bracket[]): void {
  if (rules.wildMin !== 'phase' || lay.some(bracket => bracket.cards.some(isNatural))) lays.push(lay);
}

/** Calls `emit` for each such group; while it runs, `counts` lacks the group's cards. */
function eachGroup(rules: Rules, spec: GroupSpec, counts: number[], emit: Emit): void {
  const fewest = rules.wildMin === 'group' ? 1 : 0;
  if (spec.kind === 'run') {
    for (let low = 1; low + spec.size - 1 <= HIGHEST; low++) eachRun(low, spec.size, counts, fewest, [], emit);
    return;
  }
  for (const alike of spec.kind === 'set' ? SAME_NUMBER : SAME_COLOUR) eachAlike(alike, 0, spec.size, counts, [], emit);
  if (fewest === 0) eachAlike([], 0, spec.size, counts, [], emit);
}

/** Sets and colours: some of the cards alike, in their order, then wilds. `chosen` grows and shrinks as a stack. */
function eachAlike(alike: readonly Card[], from: number, size: number, counts: number[], chosen: Card[], emit: Emit): void {
  let at = from;
  while (at < alike.length && counts[alike[at] as Card] === 0) at++;
  const card = alike[at];
  if (card === undefined || chosen.length === size) {
    if (chosen.length > 0 || alike.length === 0) fillWithWilds(size, counts, chosen, emit);
    return;
  }
  const held = counts[card] as number;
  const before = chosen.length;
  while (chosen.length < size && chosen.length - before < held) chosen.push(card);
  for (let taken = chosen.length - before; taken >= 0; taken--) {
    chosen.length = before + taken;
    counts[card] = held - taken;
    eachAlike(alike, at + 1, size, counts, chosen, emit);
  }
}

function fillWithWilds(size: number, counts: number[], chosen: readonly Card[], emit: Emit): void {
  const wilds = size - chosen.length;
  if (wilds > (counts[WILD] as number)) return;
  counts[WILD] = (counts[WILD] as number) - wilds;
  emit({ cards: wilds === 0 ? [...chosen] : [...chosen, ...new Array<Card>(wilds).fill(WILD)], start: null });
  counts[WILD] = (counts[WILD] as number) + wilds;
}

/** Runs from `low`: each place a card of its number, or a wild. */
function eachRun(low: number, size: number, counts: number[], fewest: number, chosen: Card[], emit: Emit): void {
  if (chosen.length === size) {
    const natural = chosen.some(isNatural);
    if (natural || fewest === 0) emit({ cards: [...chosen], start: natural ? null : low });
    return;
  }
  for (const card of SAME_NUMBER[low + chosen.length - 1] as Card[]) placeInRun(card);
  placeInRun(WILD);

  function placeInRun(card: Card): void {
    if (counts[card] === 0) return;
    counts[card] = (counts[card] as number) - 1;
    chosen.push(card);
    eachRun(low, size, counts, fewest, chosen, emit);
    chosen.pop();
    counts[card] = (counts[card] as number) + 1;
  }
}

function compare(one: readonly Card[], other: readonly Card[]): number {
  const at = one.findIndex((card, index) => card !== other[index]);
  return at < 0 ? 0 : (one[at] as Card) - (other[at] as Card);
}

const COLOURS = [0, 1, 2, 3];
const NUMBERS = Array.from({ length: HIGHEST }, (_, index) => index + 1);
const SAME_NUMBER: readonly Card[][] = NUMBERS.map(number => COLOURS.map(colour => cardOf(colour, number)));
const SAME_COLOUR: readonly Card[][] = COLOURS.map(colour => NUMBERS.map(number => cardOf(colour, number)));
