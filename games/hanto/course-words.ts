/** The vocabulary of the course, and how it maps to ours. */
import type { Seat } from '@parlor/kernel';
import { type Letter, PIECE_NAMES, type Piece, type PieceType, type Variant } from './types.ts';

export type HantoGameID = 'ALPHA_HANTO' | 'BETA_HANTO' | 'GAMMA_HANTO' | 'DELTA_HANTO' | 'EPSILON_HANTO';
export type HantoPlayerColor = 'BLUE' | 'RED';
export type HantoPieceType = 'BUTTERFLY' | 'SPARROW' | 'CRAB' | 'HORSE' | 'CRANE' | 'DOVE';
export type MoveResult = 'OK' | 'DRAW' | 'BLUE_WINS' | 'RED_WINS';

export interface HantoCoordinate {
  readonly x: number;
  readonly y: number;
}

export interface HantoPiece {
  readonly color: HantoPlayerColor;
  readonly type: HantoPieceType;
}

export interface PlacedPiece extends HantoPiece, HantoCoordinate {}

/** What is left in a hand; types left out are used up. */
export type HantoHand = Readonly<Partial<Record<HantoPieceType, number>>>;

/** Any refused call. */
export class HantoException extends Error {
  override readonly name: string = 'HantoException';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Resigning in Epsilon while a legal move exists. */
export class HantoPrematureResignationException extends HantoException {
  override readonly name = 'HantoPrematureResignationException';
}

export const VARIANT_OF: Readonly<Record<HantoGameID, Variant>> = {
  ALPHA_HANTO: 'alpha',
  BETA_HANTO: 'beta',
  GAMMA_HANTO: 'gamma',
  DELTA_HANTO: 'delta',
  EPSILON_HANTO: 'epsilon',
};

export const COLORS: readonly HantoPlayerColor[] = ['BLUE', 'RED'];

export function seatOf(color: HantoPlayerColor): Seat {
  return COLORS.indexOf(color);
}

export function letterOf(type: HantoPieceType): Letter | undefined {
  const letters = Object.keys(PIECE_NAMES) as Letter[];
  return letters.find(letter => typeOf(letter) === type);
}

export function typeOf(letter: Letter): HantoPieceType {
  return PIECE_NAMES[letter].toUpperCase() as HantoPieceType;
}

export function toCourse({ seat, type, x, y }: Piece): PlacedPiece {
  return { color: COLORS[seat] as HantoPlayerColor, type: typeOf(type), x, y };
}

/** Crane and dove have no place on our board: whoever judges it says so. */
export function fromCourse({ color, type, x, y }: PlacedPiece): Piece {
  return { seat: seatOf(color), type: letterOf(type) as PieceType, x, y };
}
