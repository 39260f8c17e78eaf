/** What a move does. */
import type { Seat } from '@parlor/kernel';
import { cellAt, lay, ORIGIN } from './board.ts';
import { BACKS, cardNumber, FACE_DOWN, FACE_UP, IDS, sideOf } from './cards.ts';
import { canDraw, isBlocked } from './legal.ts';
import { gainOf, goalPoints, goalsOf, NO_GAIN } from './score.ts';
import {
  type Card,
  type Colour,
  type DrawnFrom,
  type Face,
  GOAL,
  type Kind,
  type Move,
  type Phase,
  type SkipReason,
  type State,
  SYMBOLS,
  type Trigger,
} from './types.ts';

export function apply(state: State, move: Move): void {
  state.happened = [];
  switch (move.kind) {
    case 'start':
      showStarter(state, move.face as Face);
      break;
    case 'colour':
      takeColour(state, move.colour as Colour);
      break;
    case 'objective':
      keepObjective(state, Number(move.choice) as 1 | 2);
      break;
    case 'place':
      place(state, move);
      break;
    case 'draw':
      draw(state, move.from);
      break;
    case 'pass':
      pass(state);
  }
}

// C4: a position text may leave a seat without a starter, or have it laid already
function showStarter(state: State, face: Face): void {
  const seat = state.turn;
  const starter = state.starters[seat]!;
  const board = state.boards[seat]!;
  if (starter !== null && board.cells.length === 0) lay(board, ORIGIN, sideOf(starter, face));
  state.happened.push({ kind: 'started', seat, card: starter === null ? null : IDS[starter]!, face });
  nextChooser(state, 'COLOR');
}

function takeColour(state: State, colour: Colour): void {
  state.colours[state.turn] = colour;
  state.happened.push({ kind: 'coloured', seat: state.turn, colour });
  nextChooser(state, 'OBJECTIVE');
}

// C5: the other one goes under the deck; an objective that a position text has given already is kept
function keepObjective(state: State, choice: 1 | 2): void {
  const offered = state.offered[state.turn];
  if (offered && state.own[state.turn] === null) {
    state.own[state.turn] = offered[choice - 1]!;
    state.decks.objective.push(offered[2 - choice]!);
  }
  state.happened.push({ kind: 'chose', seat: state.turn, choice });
  nextChooser(state, 'PLAYING');
}

/** One seat after the other in turn order; after the last one the next phase begins. */
function nextChooser(state: State, next: Phase): void {
  state.turn = seatAfter(state, state.turn);
  if (state.turn !== state.first) return;
  enter(state, next);
  if (next === 'PLAYING' && skipIfBlocked(state)) nextTurn(state);
}

// C9-C14
function place(state: State, move: Extract<Move, { kind: 'place' }>): void {
  const seat = state.turn;
  const card = cardNumber(move.card)!;
  const board = state.boards[seat]!;
  leaveHand(state, seat, card);
  const covered = lay(board, cellAt(move.x, move.y)!, sideOf(card, move.face as Face));
  const gain = move.face === 'f' ? gainOf(board.counts, card, covered.length) : NO_GAIN;
  const score = state.scores[seat]! + gain.points;
  state.scores[seat] = score;
  state.moved = true;
  const { x, y } = move;
  state.happened.push({
    kind: 'placed',
    seat,
    card: move.card,
    face: move.face as Face,
    x,
    y,
    covered: covered.map(symbol => SYMBOLS[symbol] ?? '.'),
    gain,
    score,
  });
  if (score >= GOAL) trigger(state, 'points');
  if (state.last) nextTurn(state);
  else if (canDraw(state)) state.phase = 'DRAWING';
  else skip(state, 'no-draw');
}

function leaveHand(state: State, seat: Seat, card: Card): void {
  const at = state.hands[seat]!.indexOf(card);
  state.hands[seat]!.splice(at, 1);
  state.origins[seat]!.splice(at, 1);
}

// C15, C16
function draw(state: State, from: string): void {
  if (from === 'R') drawFromDeck(state, 'resource');
  else if (from === 'G') drawFromDeck(state, 'gold');
  else drawFromTable(state, Number(from) - 1);
  if (state.decks.resource.length + state.decks.gold.length === 0) trigger(state, 'decks');
  nextTurn(state);
}

function drawFromDeck(state: State, deck: Kind): void {
  toHand(state, state.decks[deck].shift()!, deck === 'resource' ? 'R' : 'G');
  topChanged(state, deck);
}

function drawFromTable(state: State, slot: number): void {
  toHand(state, state.table[slot]!, String(slot + 1) as DrawnFrom);
  refill(state, slot);
}

// C28: even of a card that lay open only the back is told
function toHand(state: State, card: Card, from: DrawnFrom): void {
  const seat = state.turn;
  state.hands[seat]!.push(card);
  state.origins[seat]!.push(from);
  state.happened.push({ kind: 'drew', seat, from, drawn: BACKS[card]! });
}

// C15: slots 1 and 2 from the resource deck, 3 and 4 from the gold deck, either from the other if its own is empty
function refill(state: State, slot: number): void {
  const { resource, gold } = state.decks;
  const fromResource = slot < 2 ? resource.length > 0 : gold.length === 0;
  const card = (fromResource ? resource : gold).shift() ?? null;
  state.table[slot] = card;
  state.happened.push({ kind: 'changed', place: slot + 2, to: card === null ? null : FACE_UP[card]! });
  if (card !== null) topChanged(state, fromResource ? 'resource' : 'gold');
}

function topChanged(state: State, deck: Kind): void {
  const top = state.decks[deck][0];
  state.happened.push({ kind: 'changed', place: deck === 'resource' ? 0 : 1, to: top === undefined ? null : FACE_DOWN[top]! });
}

// C25, C26
function pass(state: State): void {
  const why = state.phase === 'DRAWING' ? 'no-draw' : isBlocked(state, state.turn) ? 'blocked' : 'passed';
  skip(state, why);
}

function skip(state: State, why: SkipReason): void {
  state.happened.push({ kind: 'skipped', seat: state.turn, why });
  nextTurn(state);
}

// C12: blocked seats are passed over at once
function nextTurn(state: State): void {
  state.phase = 'PLAYING';
  do {
    state.turn = seatAfter(state, state.turn);
    if (state.turn === state.first && roundEnds(state)) return;
  } while (skipIfBlocked(state));
}

function skipIfBlocked(state: State): boolean {
  if (!isBlocked(state, state.turn)) return false;
  state.happened.push({ kind: 'skipped', seat: state.turn, why: 'blocked' });
  return true;
}

// C17, C18: true if that was the game's last round
function roundEnds(state: State): boolean {
  if (state.last || !state.moved) {
    finish(state);
    return true;
  }
  state.moved = false;
  if (state.trigger !== null) {
    state.last = true;
    state.happened.push({ kind: 'last-round' });
  }
  return false;
}

// C17: a second trigger changes nothing
function trigger(state: State, why: Trigger): void {
  if (state.trigger !== null) return;
  state.trigger = why;
  state.happened.push({ kind: 'triggered', seat: state.turn, why });
}

// C19
function finish(state: State): void {
  enter(state, 'ENDING');
  for (let seat = 0; seat < state.boards.length; seat++) {
    const goals = goalsOf(state, seat);
    const total = state.scores[seat]! + goalPoints(goals);
    state.scores[seat] = total;
    state.happened.push({ kind: 'scored', seat, goals, total });
  }
}

function enter(state: State, phase: Phase): void {
  state.phase = phase;
  state.happened.push({ kind: 'phase', phase });
}

function seatAfter(state: State, seat: Seat): Seat {
  return (seat + 1) % state.boards.length;
}
