/** When cards make a group, and which card may join one (P22 to P33). */
import type { Code } from './refusals.ts';
import type { Bracket, Card, End, Group, GroupSpec, Phase, Rules } from './types.ts';
import { colourOf, HIGHEST, isNatural, numberOf, SKIP, WILD } from './types.ts';

/** The groups of a lay in the order of the phase, or why it is none. */
export function judgeLay(rules: Rules, phase: Phase, brackets: readonly Bracket[]): readonly Group[] | Code {
  if (brackets.length !== phase.length) return 'nparts';
  const fault = layFault(rules, phase, brackets);
  if (fault === null) return makeGroups(phase, brackets);
  // P57: either order will do; the reason is the one of the written order.
  const swapped = [...brackets].reverse();
  return brackets.length === 2 && layFault(rules, phase, swapped) === null ? makeGroups(phase, swapped) : fault;
}

/** Why the card may not join the group at that end, or null. Without an end a card takes the only one that fits. */
export function hitFault(group: Group, card: Card, end: End | null): Code | null {
  if (card === SKIP) return 'skipin';
  if (group.kind === 'run') return card === WILD ? wildRunFault(group, end) : naturalRunFault(group, card, end);
  if (card === WILD || group.of === null) return null;
  return (group.kind === 'set' ? numberOf(card) : colourOf(card)) === group.of ? null : 'nofit';
}

/** Where a card that fits goes: the named end, or the only one. Null for sets and colours. */
export function hitEnd(group: Group, card: Card, end: End | null): End | null {
  if (group.kind !== 'run') return null;
  return end ?? (hitFault(group, card, 'top') === null ? 'top' : 'bottom');
}

/** The group with one card more. */
export function joined(group: Group, card: Card, end: End | null): Group {
  if (end === 'bottom') return { kind: group.kind, cards: [card, ...group.cards], of: lowOf(group) - 1 };
  return { kind: group.kind, cards: [...group.cards, card], of: group.of ?? tellingOf(group.kind, card) };
}

/** The number of a run's first and last card. */
export function lowOf(run: Group): number {
  return run.of ?? 1;
}

export function highOf(run: Group): number {
  return lowOf(run) + run.cards.length - 1;
}

/** What a group of these cards is `of`: read from its first natural card. */
export function groupOf(kind: Group['kind'], cards: readonly Card[], start: number | null): Group {
  const at = cards.findIndex(isNatural);
  if (at < 0) return { kind, cards, of: kind === 'run' ? start : null };
  const natural = cards[at] as Card;
  return { kind, cards, of: kind === 'run' ? numberOf(natural) - at : tellingOf(kind, natural) };
}

function tellingOf(kind: Group['kind'], card: Card): number | null {
  if (!isNatural(card)) return null;
  return kind === 'colour' ? colourOf(card) : numberOf(card);
}

function layFault(rules: Rules, phase: Phase, brackets: readonly Bracket[]): Code | null {
  const wildPhase = brackets.every(bracket => !bracket.cards.some(isNatural));
  for (const [at, spec] of phase.entries()) {
    const fault = bracketFault(rules, spec, brackets[at] as Bracket, wildPhase);
    if (fault !== null) return fault;
  }
  return null;
}

function bracketFault(rules: Rules, spec: GroupSpec, bracket: Bracket, wildPhase: boolean): Code | null {
  const { cards } = bracket;
  if (cards.includes(SKIP)) return 'skipin';
  if (cards.length < spec.size) return 'short';
  if (cards.length > spec.size && !rules.extraCards) return 'long';
  if (lacksNatural(rules, cards, wildPhase)) return 'allwild';
  switch (spec.kind) {
    case 'set':
      return bracket.start === null && agree(cards, numberOf) ? null : 'setnum';
    case 'colour':
      return bracket.start === null && agree(cards, colourOf) ? null : 'color';
    case 'run':
      return runFault(bracket);
  }
}

/** P26: each group, or the phase as a whole, or nothing needs a natural card. */
function lacksNatural(rules: Rules, cards: readonly Card[], wildPhase: boolean): boolean {
  if (rules.wildMin === 'none') return false;
  return rules.wildMin === 'phase' ? wildPhase : !cards.some(isNatural);
}

function agree(cards: readonly Card[], trait: (card: Card) => number): boolean {
  const naturals = cards.filter(isNatural);
  return naturals.every(card => trait(card) === trait(naturals[0] as Card));
}

function runFault({ cards, start }: Bracket): Code | null {
  const { of: low } = groupOf('run', cards, start);
  if (low === null || (start !== null && start !== low)) return 'runseq';
  if (cards.some((card, at) => isNatural(card) && numberOf(card) !== low + at)) return 'runseq';
  return low < 1 || low + cards.length - 1 > HIGHEST ? 'runlim' : null;
}

function makeGroups(phase: Phase, brackets: readonly Bracket[]): readonly Group[] {
  return phase.map((spec, at) => {
    const { cards, start } = brackets[at] as Bracket;
    return groupOf(spec.kind, [...cards], start);
  });
}

function wildRunFault(run: Group, end: End | null): Code | null {
  const bottomOpen = lowOf(run) > 1;
  const topOpen = highOf(run) < HIGHEST;
  if (end !== null) return (end === 'top' ? topOpen : bottomOpen) ? null : 'runlim';
  if (bottomOpen && topOpen) return 'endreq';
  return bottomOpen || topOpen ? null : 'runlim';
}

function naturalRunFault(run: Group, card: Card, end: End | null): Code | null {
  const number = numberOf(card);
  const fits = (end !== 'bottom' && number === highOf(run) + 1) || (end !== 'top' && number === lowOf(run) - 1);
  return fits ? null : 'nofit';
}
