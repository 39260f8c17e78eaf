/**
 * The game under the names of the programming course it comes from. No rule lives here: every answer is the rules' own, put
 * into the course's words.
 */
import { numberedSeed, play, type Read, type Refusal } from '@parlor/kernel';
import { HantoBoard } from './course-board.ts';
import {
  COLORS,
  fromCourse,
  type HantoCoordinate,
  HantoException,
  type HantoGameID,
  type HantoHand,
  type HantoPiece,
  type HantoPieceType,
  type HantoPlayerColor,
  HantoPrematureResignationException,
  letterOf,
  type MoveResult,
  type PlacedPiece,
  seatOf,
  toCourse,
  typeOf,
  VARIANT_OF,
} from './course-words.ts';
import { hanto } from './game.ts';
import { formatHex } from './notation.ts';
import { type Edition, type Hand, type Options, PIECE_TYPES, type State } from './types.ts';

export { HantoBoard } from './course-board.ts';
export * from './course-words.ts';

/** A position to start a test from. What is left out is filled in: the rest of the box in hand, a move made for every piece, blue on turn. */
export interface HantoPosition {
  readonly pieces: readonly PlacedPiece[];
  readonly hands?: Readonly<Partial<Record<HantoPlayerColor, HantoHand>>>;
  readonly moveCount?: number;
  readonly player?: HantoPlayerColor;
}

export interface HantoGame {
  /** Starts anew, at any time. Null: blue opens. */
  initialize(firstPlayer?: HantoPlayerColor | null): void;
  /** Without `from` it places; with nothing at all it resigns. Throws `HantoException` if the move is not legal. */
  makeMove(type: HantoPieceType | null, from: HantoCoordinate | null, to: HantoCoordinate | null): MoveResult;
  /** The same in notation: `B@0,0`, `S:0,1>2,-1`, `resign`. */
  play(text: string): MoveResult;
  getPrintableBoard(): string;
  getPieceAt(at: HantoCoordinate): HantoPiece | null;
  hasPieceAt(at: HantoCoordinate): boolean;
  /** Who moves next. */
  getCurrentPlayer(): HantoPlayerColor;
  getBoard(): HantoBoard;
  getHand(color: HantoPlayerColor): HantoHand;
  /** For tests: goes on from a given position. */
  startFrom(position: HantoPosition): void;
}

export interface GameChoices {
  readonly edition?: Edition;
  readonly firstPlayer?: HantoPlayerColor | null;
}

export class HantoFactory {
  static readonly #instance = new HantoFactory();

  static getInstance(): HantoFactory {
    return HantoFactory.#instance;
  }

  /** Null for an id it does not know. */
  makeHantoGame(id: HantoGameID, { edition = '2013', firstPlayer = null }: GameChoices = {}): HantoGame | null {
    return Object.hasOwn(VARIANT_OF, id) ? new CourseGame(id, edition, firstPlayer) : null;
  }
}

class CourseGame implements HantoGame {
  readonly #options: Options;
  #state: State;

  constructor(id: HantoGameID, edition: Edition, firstPlayer: HantoPlayerColor | null) {
    this.#options = unwrap(hanto.options.read({ variant: VARIANT_OF[id], edition }, 2));
    this.#state = this.#start(firstPlayer);
  }

  initialize(firstPlayer: HantoPlayerColor | null = null): void {
    this.#state = this.#start(firstPlayer);
  }

  makeMove(type: HantoPieceType | null, from: HantoCoordinate | null, to: HantoCoordinate | null): MoveResult {
    return this.play(textOf(type, from, to));
  }

  play(text: string): MoveResult {
    this.#state = unwrap(play(hanto, this.#state, this.#state.turn, text));
    return this.#result();
  }

  getPrintableBoard(): string {
    return this.getBoard().getPrintableBoard();
  }

  getPieceAt(at: HantoCoordinate): HantoPiece | null {
    return this.getBoard().getPieceAt(at);
  }

  hasPieceAt(at: HantoCoordinate): boolean {
    return this.getBoard().hasPieceAt(at);
  }

  getCurrentPlayer(): HantoPlayerColor {
    return COLORS[this.#state.turn] as HantoPlayerColor;
  }

  getBoard(): HantoBoard {
    return new HantoBoard(this.#state.pieces.map(toCourse));
  }

  getHand(color: HantoPlayerColor): HantoHand {
    const hand = this.#state.hands[seatOf(color)] as Hand;
    return Object.fromEntries(PIECE_TYPES.map(type => [typeOf(type), hand[type]]));
  }

  startFrom({ pieces, hands = {}, moveCount = pieces.length, player = 'BLUE' }: HantoPosition): void {
    const start = this.#start(null);
    const placed = pieces.map(fromCourse);
    this.#state = unwrap(
      hanto.load({
        ...start,
        made: moveCount,
        turn: seatOf(player),
        pieces: placed,
        hands: COLORS.map((color, seat) => {
          const given = hands[color];
          return given === undefined ? withoutPlaced(start.hands[seat] as Hand, placed, seat) : handOf(given);
        }),
      }),
    );
  }

  #start(firstPlayer: HantoPlayerColor | null): State {
    const opener = firstPlayer ?? 'BLUE';
    if (!COLORS.includes(opener)) throw new HantoException('bad-player', 'The first player is BLUE, RED or null.');
    return hanto.setup({ ...this.#options, first: opener === 'RED' ? 'red' : 'blue' }, 2, numberedSeed(0));
  }

  #result(): MoveResult {
    const outcome = hanto.outcome(this.#state);
    if (outcome === null) return 'OK';
    const [winner] = outcome.winners;
    return winner === undefined ? 'DRAW' : `${COLORS[winner] as HantoPlayerColor}_WINS`;
  }
}

/** Whatever is no move makes a text that is none. */
function textOf(type: HantoPieceType | null, from: HantoCoordinate | null, to: HantoCoordinate | null): string {
  if (type === null && from === null && to === null) return 'resign';
  if (type === null || to === null) return '';
  const letter = letterOf(type) ?? '';
  return from === null ? `${letter}@${formatHex(to)}` : `${letter}:${formatHex(from)}>${formatHex(to)}`;
}

function handOf(hand: HantoHand): Record<string, number> {
  return Object.fromEntries(PIECE_TYPES.map(type => [type, hand[typeOf(type)] ?? 0]));
}

function withoutPlaced(hand: Hand, placed: State['pieces'], seat: number): Hand {
  const left = { ...hand };
  for (const piece of placed) if (piece.seat === seat) left[piece.type]--;
  return left;
}

function unwrap<T>(read: Read<T>): T {
  if ('value' in read) return read.value;
  throw exceptionOf(read.refusal);
}

function exceptionOf({ code, message }: Refusal): HantoException {
  const Exception = code === 'premature-resign' ? HantoPrematureResignationException : HantoException;
  return new Exception(code, message);
}
