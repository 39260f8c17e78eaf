/** The course's board: a map from hex to piece with its queries. It may hold any pieces, also such as no game leads to. */
import {
  fromCourse,
  type HantoCoordinate,
  HantoException,
  type HantoPiece,
  type HantoPieceType,
  type HantoPlayerColor,
  type PlacedPiece,
  toCourse,
} from './course-words.ts';
import { canStep, lay } from './grid.ts';
import { distance, isSameHex, neighboursOf } from './hex.ts';
import { countAround, isOneGroup, pieceAt } from './position.ts';
import { PIECE_NAMES, type Piece } from './types.ts';

export class HantoBoard {
  #pieces: Piece[];

  constructor(pieces: readonly PlacedPiece[] = []) {
    this.#pieces = pieces.map(fromCourse);
  }

  /** Puts a piece on a hex, in place of what was there. */
  place(piece: HantoPiece, at: HantoCoordinate): void {
    this.remove(at);
    this.#pieces.push(fromCourse({ color: piece.color, type: piece.type, x: at.x, y: at.y }));
  }

  remove(at: HantoCoordinate): HantoPiece | null {
    const piece = this.getPieceAt(at);
    this.#pieces = this.#pieces.filter(other => !isSameHex(other, at));
    return piece;
  }

  reset(): void {
    this.#pieces = [];
  }

  isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  getPieceAt(at: HantoCoordinate): HantoPiece | null {
    const piece = pieceAt(this.#pieces, at);
    if (piece === null) return null;
    const { color, type } = toCourse(piece);
    return { color, type };
  }

  hasPieceAt(at: HantoCoordinate): boolean {
    return pieceAt(this.#pieces, at) !== null;
  }

  /** Every piece, by x and then y. */
  getPieces(): PlacedPiece[] {
    return this.#pieces.map(toCourse).sort((a, b) => a.x - b.x || a.y - b.y);
  }

  getPiecesOfType(type: HantoPieceType): PlacedPiece[] {
    return this.getPieces().filter(piece => piece.type === type);
  }

  contains(color: HantoPlayerColor, type: HantoPieceType): boolean {
    return this.getPiecesOfType(type).some(piece => piece.color === color);
  }

  /** The pieces beside a hex. */
  getNeighborsOf(at: HantoCoordinate): PlacedPiece[] {
    return this.getPieces().filter(piece => distance(piece, at) === 1);
  }

  /** The empty hexes beside a hex, clockwise from north. */
  getEmptyNeighborCoordinatesOf(at: HantoCoordinate): HantoCoordinate[] {
    return neighboursOf(at).filter(hex => !this.hasPieceAt(hex));
  }

  isSurrounded(at: HantoCoordinate): boolean {
    return countAround(this.#pieces, at) === 6;
  }

  isBoardContiguous(): boolean {
    return isOneGroup(this.#pieces);
  }

  /** Can a piece slide from one hex to the next? */
  canSlideTo(from: HantoCoordinate, to: HantoCoordinate): boolean {
    if (distance(from, to) > 1) throw new HantoException('too-far', 'A slide is one step: choose a neighbouring hex.');
    lay(this.#pieces.filter(piece => distance(piece, from) <= 2)); // Only what is near can be in the way.
    return canStep(from, to);
  }

  /** One line for each piece, by x and then y; an empty text for an empty board. */
  getPrintableBoard(): string {
    return [...this.#pieces]
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .map(piece => `${toCourse(piece).color} ${PIECE_NAMES[piece.type]} (${piece.x}, ${piece.y})`)
      .join('\n');
  }
}
