/** For the tests: positions written as people think of them, turned into position text, and played through the kernel. */
import { play, type Read } from '@parlor/kernel';
import { phase10 } from './game.ts';
import { parseCard } from './notation.ts';
import type { Card, Group, Options, State } from './types.ts';

/** What a test says of a position; everything else is empty, zero or the first seat's. */
export interface Sketch {
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly phases?: readonly number[];
  readonly skipped?: readonly number[];
  readonly dealer?: number;
  readonly deck?: string;
  readonly discard?: string;
  /** By seat: groups such as 'set R3 B3 W' or 'run R4 W R6 B7'. */
  readonly table?: readonly (readonly string[])[];
  readonly scores?: readonly number[];
  readonly drawn?: boolean;
  readonly slot?: number;
  readonly guards?: readonly number[];
  readonly options?: object;
}

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eva', 'finn'];

export function optionsFor(given: object = {}, seats = 6): Options {
  return must(phase10.options.read(given, seats));
}

/** The position text of a sketch, with players 1, 2, ... as the text has them. */
export function textOf(sketch: Sketch): string {
  const seats = sketch.hands.length;
  const each = (given: readonly number[] | undefined, other: number) =>
    Array.from({ length: seats }, (_, at) => given?.[at] ?? other);
  const counted = (cards: readonly Card[]) => [cards.length, ...cards];
  return [
    seats,
    ...sketch.hands.flatMap(hand => counted(cardsOf(hand))),
    sketch.turn ?? 1,
    ...each(sketch.phases, 1),
    ...each(sketch.skipped, 0),
    sketch.dealer ?? seats,
    ...counted(cardsOf(sketch.deck ?? 'R1 R2 R3 R4 R5 R6')),
    ...counted(cardsOf(sketch.discard ?? 'Y12')),
    ...each(undefined, 0).flatMap((_, seat) => groupNumbers(sketch.table?.[seat] ?? [])),
    ...each(sketch.scores, 0),
    sketch.drawn === false ? 0 : 1,
    sketch.slot ?? 1,
    ...each(sketch.guards, 0),
  ].join(',');
}

export function start(sketch: Sketch): State {
  return must(phase10.decode(textOf(sketch), optionsFor(sketch.options), sketch.hands.length));
}

/** The state after these moves of whoever is on turn. */
export function after(state: State, ...moves: readonly string[]): State {
  return moves.reduce((at, move) => must(play(phase10, at, at.turn ?? 0, move)), state);
}

/** The code with which the seat on turn is refused; 'ok' if it is not. */
export function answer(state: State, move: string): string {
  const played = play(phase10, state, state.turn ?? 0, move);
  return 'refusal' in played ? played.refusal.code : 'ok';
}

export function movesOf(state: State): string[] {
  return phase10.moves(state).map(move => phase10.format(move));
}

export function cardsOf(text: string): Card[] {
  return text.split(' ').flatMap(word => (word === '' ? [] : [word === '?' ? -1 : (parseCard(word) as Card)]));
}

/** A group as its position numbers say it: kind and cards. */
export function groupText(state: State, seat: number, at: number): string {
  const group = state.table[seat]?.[at] as Group;
  const low = group.kind === 'run' ? ` from ${group.of}` : '';
  return `${group.kind}${low}: ${group.cards.map(card => phase10.format({ kind: 'discard', card, target: null }).slice(8)).join(' ')}`;
}

function groupNumbers(groups: readonly string[]): number[] {
  return [
    groups.length,
    ...groups.flatMap(text => {
      const [kind = '', ...words] = text.split(' ');
      const cards = words.map(word => (word.startsWith('W=') ? 50 + Number(word.slice(2)) : (parseCard(word) as Card)));
      return [['set', 'run', 'colour'].indexOf(kind), cards.length, ...cards];
    }),
  ];
}

export function must<T>(read: Read<T>): T {
  if ('refusal' in read) throw new Error(`${read.refusal.code}: ${read.refusal.message}`);
  return read.value;
}
