/** How moves and cards are written, and the words for colours and for a result. */
import { DISCARDS, HINTS, PLAYS } from './legal.ts';
import type { Colour, Move, Property } from './types.ts';

/** H23: `P0`, `D3`, `H2:R`, `H1:4`. */
export function format(move: Move): string {
  switch (move.kind) {
    case 'play':
      return `P${move.slot}`;
    case 'discard':
      return `D${move.slot}`;
    case 'hint':
      return `H${move.to}:${move.about}`;
  }
}

export function parse(text: string): Move | null {
  return MOVES.get(text) ?? null;
}

const MOVES: ReadonlyMap<string, Move> = new Map([...PLAYS, ...DISCARDS, ...HINTS.flat()].map(move => [format(move), move]));

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  W: 'white',
  B: 'blue',
  M: 'rainbow',
};

/** "red", "number 2". */
export function propertyName(about: Property): string {
  return typeof about === 'number' ? `number ${about}` : COLOUR_NAMES[about];
}

/** H20: how the audience takes a result. `best` is what a perfect game scores: 25, or 30 with the sixth colour. */
export function impression(score: number, best: number): string {
  if (score >= best) return 'Legendary: nobody finds words.';
  const band = BANDS.find(({ upTo }) => score * 25 <= upTo * best);
  return band ? band.text : 'They will talk about it for years.';
}

const BANDS = [
  { upTo: 5, text: 'The fuse was wet.' },
  { upTo: 10, text: 'A few sparks, a few claps.' },
  { upTo: 15, text: 'Respectable, soon forgotten.' },
  { upTo: 20, text: 'The crowd is pleased.' },
] as const;

/** What is said instead when the third life is lost. */
export const STRIKEOUT_TEXT = 'The third fuse burned down.';
