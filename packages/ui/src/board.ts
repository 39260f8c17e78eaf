/** What the platform hands to every board, and what a board hands back. A board draws a view; it holds no rule. */
import type { Refusal, Seat } from '@parlor/kernel';

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

export interface BoardPerson {
  readonly name: string;
  readonly bot: boolean;
  readonly present: boolean;
}

export interface BoardProps<View, Move> {
  readonly view: View;
  /** The seat that looks; null: a spectator. */
  readonly seat: Seat | null;
  readonly people: readonly BoardPerson[];
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
}
