/** What the platform hands to every board, and what a board hands back. A board draws a view; it holds no rule. */
import type { Outcome, Refusal, SealedMove, Seat, SeenView, TablePolicy } from '@parlor/kernel';
import type { ComponentType, ReactNode } from 'react';

/** How much of what a seat was told is drawn: told facts, also what is ruled out, or no memory aid at all. */
export type KnowledgeLevel = 'hints' | 'full' | 'table';

export interface BoardSettings {
  readonly knowledge: KnowledgeLevel;
  /** Ring legal targets. */
  readonly showLegal: boolean;
  /** Cards travel; false: instant changes and a 2 s outline on what changed. */
  readonly motion: boolean;
  /** Single-letter keys are on. */
  readonly letterKeys: boolean;
  /** Coordinates are always drawn, not only on focus. */
  readonly coordinates: boolean;
}

/** What becomes of the turn of a person who is away: the game's policy; without a clock a table that waits makes no move. */
export type Absence = TablePolicy['absent'] | 'no-clock';

export interface BoardPerson {
  /** A bot's is its name and version. Sentences say `markedName`. */
  readonly name: string;
  readonly bot: boolean;
  readonly present: boolean;
  /** The bot that plays for this person until they return, as sentences name it. Left out: none. */
  readonly standIn?: string | null;
}

export interface BoardProps<View, Move> {
  readonly view: View;
  /** The seat that looks; null: a spectator. */
  readonly seat: Seat | null;
  readonly people: readonly BoardPerson[];
  readonly absent: Absence;
  /** Legal moves of the seat that looks, as the game lists them; [] when it is not its turn or this is a past view. */
  readonly moves: readonly Move[];
  /** Why that seat may not make this move now, or null. */
  why(move: Move): Refusal | null;
  /** The view after the move, for previews: judged on an imagined world, so hidden cards in it are made up. */
  after(move: Move): View | null;
  /** Sends the move. The platform judges it first and shows a refusal itself. */
  onMove(move: Move): void;
  /** Canonical notation of the move on its way to the server, or null. */
  readonly pending: string | null;
  readonly settings: BoardSettings;
  onSettings(change: Partial<BoardSettings>): void;
  /** Drawn beside the word "turn" at the seat on turn: the platform's clock, which ticks without redrawing the board. */
  readonly clock?: ReactNode;
  /** Speaks through the platform's live regions: politely, or at once for refusals. */
  say?(text: string, urgent?: boolean): void;
  /** Opens the past view at the first turn whose view passes the test. Left out where there is no past to look at. */
  onPast?(test: (view: View) => boolean): void;
}

export interface EndingProps<View> {
  /** The last view. */
  readonly view: View;
  readonly seat: Seat | null;
  readonly people: readonly BoardPerson[];
  readonly outcome: Outcome;
}

/**
 * What a game gives the screen. A board brings the headings Others, Board, Hand and Actions (h2); the frame brings the
 * others. It listens for its keys on the window in the capture phase and prevents the default of those it uses: the frame
 * listens while they bubble and leaves prevented ones alone.
 */
export interface GameBoard<View, Move> {
  readonly Board: ComponentType<BoardProps<View, Move>>;
  /** Picture, result and sentence of the game-over screen, between its title and its buttons. */
  readonly Ending: ComponentType<EndingProps<View>>;
  /** A sentence of `narrate` with its cards or pieces drawn in. */
  readonly Sentence: ComponentType<{ readonly text: string }>;
  /** Panels of the game that are drawn, by the word of each. The others are shown as text. */
  readonly panels?: Readonly<Record<string, ComponentType<Pick<BoardProps<View, Move>, 'view' | 'onPast'>>>>;
  /** The keys the board listens for, for the help sheet: ['P 1-5', 'play a slot']. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

/** Any game's board, as the platform knows it. */
export type AnyBoard = GameBoard<SeenView, SealedMove>;

export function sealBoard<View, Move>(board: GameBoard<View, Move>): AnyBoard {
  return board as unknown as AnyBoard;
}
