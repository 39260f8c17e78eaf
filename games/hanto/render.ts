/** The table as plain text: whose turn, both hands, and the board as offset hex rows with coordinates. */
import type { Seat } from '@parlor/kernel';
import { isSameHex, neighboursOf, ORIGIN } from './hex.ts';
import { formatHex } from './notation.ts';
import { nameOf } from './speech.ts';
import { COLOURS, type Hex, PIECE_NAMES, type Piece, type View } from './types.ts';

export function render(view: View, names: readonly string[]): string {
  return [headline(view, names), handLine(view, 0, names), handLine(view, 1, names), '', ...boardRows(view)].join('\n');
}

/** `hanto delta 2013 | move 5 of 200 | your turn` */
function headline(view: View, names: readonly string[]): string {
  const { variant, edition } = view.options;
  const move = view.end === null ? view.made + 1 : view.made;
  const limit = view.limit === null ? '' : ` of ${view.limit}`;
  return `hanto ${variant} ${edition} | move ${move}${limit} | ${standing(view, names)}`;
}

function standing(view: View, names: readonly string[]): string {
  if (view.end !== null) return view.end.winner === null ? 'a draw' : `${COLOURS[view.end.winner]} wins`;
  if (view.turn === null) return 'over';
  return view.next === view.seat ? 'your turn' : `${nameOf(view.next, view, names)} to move`;
}

/** `blue  ben  butterfly 1  sparrow 4  crab 3   butterfly due in 2 turns` */
function handLine(view: View, seat: Seat, names: readonly string[]): string {
  const hand = (view.hands[seat] ?? []).map(({ type, left }) => `${PIECE_NAMES[type]} ${left}`).join('  ');
  const who = seat === view.seat ? 'you' : nameOf(seat, view, names);
  return `${(COLOURS[seat] ?? '').padEnd(4)}  ${who}  ${hand}${dutyNote(view.duty[seat] ?? null)}`;
}

function dutyNote(duty: number | null): string {
  if (duty === null) return '';
  return duty === 1 ? '   butterfly due this turn' : `   butterfly due within ${duty} turns`;
}

/** A hex that is drawn: `bB 0,0` a piece, `bB*0,0` the one just set down, `. 1,0` an empty hex beside the group. */
interface Drawn {
  readonly column: number;
  /** Counted in half hexes, downwards: neighbouring columns are half a hex apart. */
  readonly row: number;
  readonly text: string;
}

function boardRows(view: View): string[] {
  const cells = drawnHexes(view);
  const top = Math.min(...cells.map(cell => cell.row));
  const bottom = Math.max(...cells.map(cell => cell.row));
  const left = Math.min(...cells.map(cell => cell.column));
  // In one row only every second column is filled, so a text may be two columns wide, less a blank.
  const pitch = Math.ceil((Math.max(...cells.map(cell => cell.text.length)) + 1) / 2);
  const rows: string[] = [];
  for (let row = top; row <= bottom; row++) {
    const inRow = cells.filter(cell => cell.row === row).sort((a, b) => a.column - b.column);
    rows.push(inRow.reduce((line, cell) => line.padEnd((cell.column - left) * pitch) + cell.text, ''));
  }
  return rows;
}

function drawnHexes(view: View): Drawn[] {
  if (view.pieces.length === 0) return [drawn(ORIGIN, `. ${formatHex(ORIGIN)}`)];
  const empty = new Map<string, Hex>();
  for (const hex of view.pieces.flatMap(neighboursOf)) {
    if (!view.pieces.some(piece => isSameHex(piece, hex))) empty.set(formatHex(hex), hex);
  }
  return [
    ...view.pieces.map(piece => drawn(piece, pieceText(piece, view))),
    ...[...empty].map(([text, hex]) => drawn(hex, `. ${text}`)),
  ];
}

function drawn(hex: Hex, text: string): Drawn {
  return { column: hex.x, row: -(2 * hex.y + hex.x), text };
}

function pieceText(piece: Piece, view: View): string {
  const isLast = view.last !== null && view.last.kind !== 'resign' && isSameHex(view.last.to, piece);
  return `${(COLOURS[piece.seat] ?? '').charAt(0)}${piece.type}${isLast ? '*' : ' '}${formatHex(piece)}`;
}
