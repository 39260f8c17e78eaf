/** The words of Phase 10: cards, phases, the State, what a seat does and what it sees. */
import type { Rng, Seat } from '@parlor/kernel';

/** colour x 12 + number - 1 (0 to 47), WILD, SKIP; BLANK only in positions that came as text. */
export type Card = number;
export const WILD: Card = 48;
export const SKIP: Card = 49;
export const BLANK: Card = -1;

export const HIGHEST = 12;
export const COLOUR_LETTERS = 'RYGB';
export const COLOUR_NAMES = ['red', 'yellow', 'green', 'blue'] as const;
/** Copies of each number card, of the wild and of the skip in one box. */
export const COPIES = 2;
export const WILDS = 8;
export const SKIPS = 4;
export const BOX_SIZE = 108;

export function isNatural(card: Card): boolean {
  return card >= 0 && card < WILD;
}

/** 1 to 12, of a natural card. */
export function numberOf(card: Card): number {
  return (card % HIGHEST) + 1;
}

/** 0 red, 1 yellow, 2 green, 3 blue, of a natural card. */
export function colourOf(card: Card): number {
  return Math.floor(card / HIGHEST);
}

export function cardOf(colour: number, number: number): Card {
  return colour * HIGHEST + number - 1;
}

export type Kind = 'set' | 'run' | 'colour';

/** What a phase asks for: a set of 3, a run of 7 ... */
export interface GroupSpec {
  readonly kind: Kind;
  readonly size: number;
}

/** One or two groups. */
export type Phase = readonly GroupSpec[];

/** Cards that lie on the table, low to high. */
export interface Group {
  readonly kind: Kind;
  readonly cards: readonly Card[];
  /** Set: its number. Run: the number of its first card. Colour: its colour. Null while a set or colour is all wild. */
  readonly of: number | null;
}

export type PhaseList = 'official10' | 'even' | 'first5' | 'first7';

export interface Options {
  readonly deck: 'phase10' | 'standard2';
  /** A named list, or phases of one's own. */
  readonly phases: PhaseList | readonly Phase[];
  readonly order: 'fixed' | 'any';
  readonly mode: 'classic' | 'tenHands';
  readonly maxHands: number;
  readonly maxTurns: number;
  readonly handSize: number;
  readonly skipMode: 'choose' | 'next';
  readonly skipGuard: 'circuit' | 'pending' | 'turn';
  readonly firstUpSkip: 'skipFirst' | 'ignore' | 'redraw';
  readonly wildMin: 'group' | 'phase' | 'none';
  readonly extraCards: boolean;
  readonly hitSameTurn: boolean;
  readonly goOut: 'any' | 'discard' | 'float';
  readonly tieBreak: 'replay' | 'share';
  readonly firstDealer: 'random' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';
  /** The first round's cards, top first, as card texts. */
  readonly deal: readonly string[] | null;
}

/** The options a table plays by; the fixed deal is used up in setup. */
export type Rules = Omit<Options, 'deal'>;

export type End = 'top' | 'bottom';

/** One bracket of a lay. `start` is the number written on the first wild: `[W=3 W W W]`. */
export interface Bracket {
  readonly cards: readonly Card[];
  readonly start: number | null;
}

export type Move =
  | { readonly kind: 'draw'; readonly from: 'deck' | 'discard' | 'none' }
  | { readonly kind: 'lay'; readonly phase: number | null; readonly groups: readonly Bracket[] }
  | { readonly kind: 'hit'; readonly card: Card; readonly on: Seat; readonly group: number; readonly end: End | null }
  | { readonly kind: 'discard'; readonly card: Card; readonly target: Seat | null };

export type Reason = 'phase-10' | 'replay' | 'shared' | 'hands';

/** How the game ended. */
export interface Finish {
  readonly reason: Reason;
  readonly winners: readonly Seat[];
}

/** What a move caused, in order. No event holds a hidden card: who drew from the deck finds the card last in the own hand. */
export type Event =
  | { readonly kind: 'dealt'; readonly round: number; readonly dealer: Seat; readonly up: Card; readonly replay: boolean }
  /** `cards` discards became the new deck. */
  | { readonly kind: 'reshuffled'; readonly cards: number }
  /** `card` is null for the deck (but shown to the seat that drew it) and for `none`. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly from: 'deck' | 'discard' | 'none'; readonly card: Card | null }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly phase: number; readonly groups: readonly Group[] }
  /** `as` is the number the card stands for in a run, else null. */
  | {
      readonly kind: 'hit';
      readonly seat: Seat;
      readonly card: Card;
      readonly on: Seat;
      readonly group: number;
      readonly end: End | null;
      readonly as: number | null;
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card; readonly target: Seat | null }
  /** A seat lost its turn to a skip. */
  | { readonly kind: 'lost'; readonly seat: Seat }
  /** Under `goOut: float` a seat has no cards and plays on. */
  | { readonly kind: 'floats'; readonly seat: Seat }
  /** `out` went out; null when the turns ran out. `laid` tells who laid a phase, `points` what each hand cost. */
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly out: Seat | null;
      readonly laid: readonly boolean[];
      readonly points: readonly number[];
      readonly scores: readonly number[];
    }
  | { readonly kind: 'over'; readonly reason: Reason; readonly winners: readonly Seat[] };

/** The whole truth. `rules` is frozen and shared by copies; groups and events are replaced, never changed in place. */
export interface State {
  readonly rules: Rules;
  rng: Rng;
  round: number;
  /** Seats in this round, clockwise: all of them, or the tied ones in a replay. */
  playing: Seat[];
  replay: boolean;
  dealer: Seat;
  turn: Seat | null;
  /** The seat on turn has drawn; it has laid in this very turn. */
  drawn: boolean;
  laidNow: boolean;
  /** Turns of this round so far, lost ones included; the dealer's up-card is 0. */
  slot: number;
  /** A skip against a seat is allowed from this slot on. */
  guards: number[];
  skipped: boolean[];
  hands: Card[][];
  /** For each hand the cards everybody saw taken from the discard pile and has not seen leave. */
  known: Card[][];
  /** Index 0 is the top. */
  deck: Card[];
  discard: Card[];
  table: Group[][];
  /** The phase each seat tries for, or has laid in this round. */
  phases: number[];
  /** Phases completed in earlier rounds. */
  done: number[][];
  scores: number[];
  finish: Finish | null;
  /** Some cards came blanked in a position text: nobody can move. */
  readonly blanked: boolean;
  happened: Event[];
}

export interface View {
  /** Whose view; null: a spectator. */
  readonly seat: Seat | null;
  readonly rules: Rules;
  readonly round: number;
  readonly playing: readonly Seat[];
  readonly replay: boolean;
  readonly dealer: Seat;
  readonly turn: Seat | null;
  readonly drawn: boolean;
  readonly laidNow: boolean;
  readonly slot: number;
  readonly guards: readonly number[];
  readonly skipped: readonly boolean[];
  /** The own hand; null is hidden. After the end of the game all are shown. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** How many cards each hand holds. */
  readonly counts: readonly number[];
  readonly known: readonly (readonly Card[])[];
  /** How many cards the deck holds. */
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly table: readonly (readonly Group[])[];
  readonly phases: readonly number[];
  readonly done: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly finish: Finish | null;
  readonly blanked: boolean;
  readonly happened: readonly Event[];
}

type Phases = Pick<Rules, 'phases'>;

/** What the phase of that number asks for. */
export function phaseGroups(rules: Phases, phase: number): Phase {
  const list = typeof rules.phases === 'string' ? OFFICIAL : rules.phases;
  return list[phase - 1] as Phase;
}

/** The numbers of the phases to be played, in order. The even list keeps the numbers 2, 4, 6, 8, 10. */
export function phaseNumbers(rules: Phases): readonly number[] {
  return typeof rules.phases === 'string' ? NUMBERS[rules.phases] : rules.phases.map((_, index) => index + 1);
}

export function lastPhase(rules: Phases): number {
  return phaseNumbers(rules).at(-1) as number;
}

/** "set of 3 + run of 4" */
export function phaseText(phase: Phase): string {
  return phase
    .map(group => (group.kind === 'colour' ? `${group.size} of one colour` : `${group.kind} of ${group.size}`))
    .join(' + ');
}

const NUMBERS: Readonly<Record<PhaseList, readonly number[]>> = {
  official10: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  even: [2, 4, 6, 8, 10],
  first5: [1, 2, 3, 4, 5],
  first7: [1, 2, 3, 4, 5, 6, 7],
};

const OFFICIAL: readonly Phase[] = [
  [group('set', 3), group('set', 3)],
  [group('set', 3), group('run', 4)],
  [group('set', 4), group('run', 4)],
  [group('run', 7)],
  [group('run', 8)],
  [group('run', 9)],
  [group('set', 4), group('set', 4)],
  [group('colour', 7)],
  [group('set', 5), group('set', 2)],
  [group('set', 5), group('set', 3)],
];

function group(kind: Kind, size: number): GroupSpec {
  return Object.freeze({ kind, size });
}
