/** Is it legal, and why not: the refusals stand in the order in which they are tested (C34). */
import { type Refusal, refusals, type Seat } from '@parlor/kernel';
import { cellAt, xOf, yOf } from './board.ts';
import { cardNumber, IDS, isPlayable, NEEDS } from './cards.ts';
import { PASS } from './notation.ts';
import { type Board, type Card, COLOURS, type Colour, type Face, type Move, type Phase, type State } from './types.ts';

const refuse = refusals({
  'wrong-phase':
    'That does not belong to this step. Look at the phase: choose face, colour or objective, place a card, or draw one.',
  'bad-face': 'A card shows its front (f) or its back (b). Name one of the two.',
  'bad-colour': 'There is no such colour. Choose red, blue, green or yellow.',
  'colour-taken': 'Somebody has that colour already. Choose one of the free ones.',
  'bad-choice': 'You were given two objectives. Choose 1 or 2.',
  'bad-card': 'There is no such card to place. Resource cards are R01 to R40, gold cards G01 to G40.',
  'not-in-hand': 'That card is not in your hand. Place one of your own.',
  'off-grid':
    'Cards meet at corners, so x and y must add up to an even number. Choose a cell diagonally next to one of your cards.',
  occupied: 'A card lies there already. Choose a free cell.',
  'no-contact': 'No card of yours touches that cell. Choose a cell diagonally next to one of your cards.',
  'absent-corner': 'A card next to that cell has no corner towards it. Choose a cell where every neighbour has one.',
  need: 'The symbols that gold card needs are not all visible on your board. Place it face down, or another card.',
  'bad-slot': 'Draw from the resource deck (R), the gold deck (G) or one of the table slots 1 to 4.',
  'empty-slot': 'That slot is empty. Draw from another slot or from a deck.',
  'empty-deck': 'That deck is empty. Draw from the other deck or from the table.',
});

/** The phase each kind of move belongs to. A pass is the table's alone (C25). */
const PHASE_OF: Readonly<Record<Move['kind'], Phase | null>> = {
  start: 'STARTING',
  colour: 'COLOR',
  objective: 'OBJECTIVE',
  place: 'PLAYING',
  draw: 'DRAWING',
  pass: null,
};

const STARTS: readonly Move[] = frozen(['f', 'b'].map(face => ({ kind: 'start', face })));
const CHOICES: readonly Move[] = frozen(['1', '2'].map(choice => ({ kind: 'objective', choice })));
const COLOUR_MOVES: readonly Move[] = frozen(COLOURS.map(colour => ({ kind: 'colour', colour })));
/** In the order an absent seat's card is looked for (C26). */
const DRAWS: readonly Move[] = frozen(['R', 'G', '1', '2', '3', '4'].map(from => ({ kind: 'draw', from })));

export function check(state: State, move: Move): Refusal | null {
  if (PHASE_OF[move.kind] !== state.phase) return refuse('wrong-phase');
  switch (move.kind) {
    case 'start':
      return isFace(move.face) ? null : refuse('bad-face');
    case 'colour':
      return checkColour(state, move.colour);
    case 'objective':
      return move.choice === '1' || move.choice === '2' ? null : refuse('bad-choice');
    case 'place':
      return checkPlace(state, move);
    case 'draw':
      return checkDraw(state, move.from);
    case 'pass':
      return refuse('wrong-phase');
  }
}

/** Choices and draws in their usual order; placements card by card, front before back, cells in the order they came open. */
export function moves(state: State): Move[] {
  switch (state.phase) {
    case 'STARTING':
      return [...STARTS];
    case 'COLOR':
      return COLOUR_MOVES.filter(move => check(state, move) === null);
    case 'OBJECTIVE':
      return [...CHOICES];
    case 'PLAYING':
      return placements(state);
    case 'DRAWING':
      return DRAWS.filter(move => check(state, move) === null);
    case 'ENDING':
      return [];
  }
}

// C25-C27: what the table does for a seat that does not answer
export function idle(state: State): Move {
  return state.phase === 'PLAYING' ? PASS : (moves(state)[0] ?? PASS);
}

// C12: without a cell or without a card a seat cannot place
export function isBlocked(state: State, seat: Seat): boolean {
  return state.boards[seat]!.open.length === 0 || state.hands[seat]!.length === 0;
}

// C16
export function canDraw(state: State): boolean {
  return state.decks.resource.length > 0 || state.decks.gold.length > 0 || state.table.some(card => card !== null);
}

// C10: judged by what is visible before the card is laid
export function needIsMet(board: Board, card: Card): boolean {
  const need = NEEDS[card];
  if (!need) return true;
  for (let symbol = 0; symbol < need.length; symbol++) if (board.counts[symbol]! < need[symbol]!) return false;
  return true;
}

function isFace(face: string): face is Face {
  return face === 'f' || face === 'b';
}

function checkColour(state: State, colour: string): Refusal | null {
  if (!COLOURS.includes(colour as Colour)) return refuse('bad-colour');
  const owner = state.colours.indexOf(colour as Colour);
  return owner >= 0 && owner !== state.turn ? refuse('colour-taken') : null;
}

function checkPlace(state: State, move: Extract<Move, { kind: 'place' }>): Refusal | null {
  if (!isFace(move.face)) return refuse('bad-face');
  const card = cardNumber(move.card);
  if (card === null || !isPlayable(card)) return refuse('bad-card');
  if (!state.hands[state.turn]!.includes(card)) return refuse('not-in-hand');
  const board = state.boards[state.turn]!;
  return checkCell(board, move.x, move.y) ?? (move.face === 'f' && !needIsMet(board, card) ? refuse('need') : null);
}

// C9: a closed cell has a neighbour, and that neighbour has no corner for it
function checkCell(board: Board, x: number, y: number): Refusal | null {
  if ((x + y) % 2 !== 0) return refuse('off-grid');
  const cell = cellAt(x, y);
  if (cell === null) return refuse('no-contact');
  if (board.open.includes(cell)) return null;
  if (board.cells.includes(cell)) return refuse('occupied');
  return refuse(board.closed.includes(cell) ? 'absent-corner' : 'no-contact');
}

function checkDraw(state: State, from: string): Refusal | null {
  if (from === 'R') return state.decks.resource.length > 0 ? null : refuse('empty-deck');
  if (from === 'G') return state.decks.gold.length > 0 ? null : refuse('empty-deck');
  const card = state.table[Number(from) - 1];
  if (card === undefined) return refuse('bad-slot');
  return card === null ? refuse('empty-slot') : null;
}

function placements(state: State): Move[] {
  const board = state.boards[state.turn]!;
  const listed: Move[] = [];
  for (const card of state.hands[state.turn]!) {
    if (needIsMet(board, card)) listPlacements(listed, board, card, 'f');
    listPlacements(listed, board, card, 'b');
  }
  return listed;
}

function listPlacements(listed: Move[], board: Board, card: Card, face: Face): void {
  const id = IDS[card]!;
  for (const cell of board.open) listed.push({ kind: 'place', card: id, face, x: xOf(cell), y: yOf(cell) });
}

function frozen(list: readonly Move[]): readonly Move[] {
  return list.map(move => Object.freeze(move));
}
