/** What a seat sees (C28): its own hand and objectives, the backs of everything else that is hidden. */
import type { Seat } from '@parlor/kernel';
import { xOf, yOf } from './board.ts';
import { BACKS, FACE_DOWN, FACE_UP, IDS } from './cards.ts';
import { turn } from './score.ts';
import type { Board, BoardView, Card, Decks, GoalsView, HandCard, Place, State, View } from './types.ts';

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    phase: state.phase,
    turn: turn(state),
    first: state.first,
    scores: [...state.scores],
    table: state.table.map(idOrNull),
    places: places(state),
    common: state.common.map(card => IDS[card]!),
    boards: state.boards.map(boardView),
    hands: state.hands.map((_, owner) => handView(state, owner, seat)),
    decks: deckSizes(state.decks),
    goals: state.offered.map((_, owner) => goalsView(state, owner, seat)),
    starters: state.starters.map(idOrNull),
    colours: [...state.colours],
    trigger: state.trigger,
    last: state.last,
    moved: state.moved,
    happened: [...state.happened],
  };
}

/** A board card in position text. */
export function laidText(board: Board, at: number): string {
  const side = board.laid[at]!;
  const cell = board.cells[at]!;
  return `${IDS[side >> 1]!}${side % 2 === 0 ? 'f' : 'b'}@${xOf(cell)},${yOf(cell)}`;
}

export function idOrNull(card: Card | null): string | null {
  return card === null ? null : IDS[card]!;
}

/** The six places to draw from; the decks show the back of their top card. */
function places(state: State): (Place | null)[] {
  const { resource, gold } = state.decks;
  const tops = [resource[0], gold[0]].map(card => (card === undefined ? null : FACE_DOWN[card]!));
  return [...tops, ...state.table.map(card => (card === null ? null : FACE_UP[card]!))];
}

function boardView(board: Board): BoardView {
  return {
    cards: board.cells.map((_, at) => laidText(board, at)),
    counts: [...board.counts],
    spots: board.open.map(cell => [xOf(cell), yOf(cell)] as const),
  };
}

function handView(state: State, owner: Seat, viewer: Seat | null): HandCard[] {
  return state.hands[owner]!.map((card, at) => ({
    ...BACKS[card]!,
    from: state.origins[owner]![at]!,
    card: owner === viewer ? IDS[card]! : null,
  }));
}

function deckSizes(decks: Decks): View['decks'] {
  return {
    resource: decks.resource.length,
    gold: decks.gold.length,
    starter: decks.starter.length,
    objective: decks.objective.length,
  };
}

/** Which of the two was kept is public, because moves are; what it says is not, until the end. */
function goalsView(state: State, owner: Seat, viewer: Seat | null): GoalsView {
  const offered = state.offered[owner] ?? null;
  const own = state.own[owner] ?? null;
  const mine = owner === viewer;
  return {
    offered: offered === null ? [] : offered.map(card => (mine ? IDS[card]! : null)),
    choice: offered === null || own === null ? null : own === offered[0] ? 1 : 2,
    chosen: own !== null,
    own: own !== null && (mine || state.phase === 'ENDING') ? IDS[own]! : null,
  };
}
