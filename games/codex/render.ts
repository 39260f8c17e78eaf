/** The table as plain text, other boards than one's own in a panel; boards as diagonal grids of card ids, `+` for a legal spot. */
import type { Panel, Seat } from '@parlor/kernel';
import { printed, readLaid } from './notation.ts';
import { type BoardView, type HandCard, type Place, SYMBOLS, type View } from './types.ts';
import { KINGDOM_NAMES, objectiveName, seatName } from './words.ts';

const CELL_WIDTH = 4;

export function render(view: View, names: readonly string[]): string {
  const seats = view.boards.map((_, seat) => seat);
  // A spectator has no board of their own and looks at all.
  const drawn = view.seat === null ? seats : [view.seat];
  return [
    headline(view, names),
    `scores   ${seats.map(seat => scoreOf(view, names, seat)).join(' | ')}`,
    `goals    ${goals(view)}`,
    `draw     ${view.places.map(placeText).join('  ')}`,
    `decks    resource ${view.decks.resource}, gold ${view.decks.gold}`,
    ...seats.map(seat => `${seat === view.seat ? 'you' : seatName(names, seat)}: hand ${handText(view.hands[seat]!)}`),
    ...drawn.flatMap(seat => ['', ...boardLines(view, names, seat)]),
  ].join('\n');
}

export const panels: Readonly<Record<string, Panel<View>>> = { board: { of: 'seat', show: boardPanel } };

function boardPanel(view: View, names: readonly string[], seat: Seat): string {
  return boardLines(view, names, seat).join('\n');
}

function headline(view: View, names: readonly string[]): string {
  const turn = view.turn === null ? 'over' : view.turn === view.seat ? 'your turn' : `${seatName(names, view.turn)} to move`;
  const end = view.last ? ' | last round' : view.trigger === null ? '' : ' | last round follows';
  return `codex | ${turn} | ${view.phase}${view.turn === null ? '' : end}`;
}

function scoreOf(view: View, names: readonly string[], seat: Seat): string {
  const colour = view.colours[seat];
  const name = seat === view.seat ? 'you' : seatName(names, seat);
  return `${name}${colour ? ` (${colour})` : ''} ${view.scores[seat]}${seat === view.first ? ' first' : ''}`;
}

function goals(view: View): string {
  const common = view.common.map(objectiveName);
  const own = view.goals.flatMap((each, seat) => ownGoals(each.own, each.offered, seat === view.seat));
  return [...common, ...own].join('  ') || 'none';
}

function ownGoals(own: string | null, offered: readonly (string | null)[], mine: boolean): string[] {
  if (!mine) return [];
  if (own !== null) return [`yours ${objectiveName(own)}`];
  return offered.map((id, at) => `choose ${at + 1}: ${id === null ? '?' : objectiveName(id)}`);
}

const PLACE_LABELS = ['R', 'G', '1', '2', '3', '4'];

function placeText(place: Place | null, at: number): string {
  const label = PLACE_LABELS[at];
  if (place === null) return `${label}[empty]`;
  return `${label}[${place.card === null ? `${KINGDOM_NAMES[place.kingdom]} back` : facts(place.card)}]`;
}

function handText(hand: readonly HandCard[]): string {
  if (hand.length === 0) return 'empty';
  return hand.map((held, at) => `${at + 1}[${held.card === null ? backText(held) : facts(held.card)}]`).join(' ');
}

/** `resource plant from 2`; of a card that was dealt just the back. */
function backText({ kind, kingdom, from }: HandCard): string {
  return `${kind} ${KINGDOM_NAMES[kingdom]}${from === 'deal' ? '' : ` from ${from}`}`;
}

/** `G05 F ...x 2/c needs FFFP`. */
function facts(id: string): string {
  const card = printed(id);
  if (!card) return id;
  const points = card.points === '0' ? '' : ` ${card.points}`;
  return `${id} ${card.kingdom ?? ''} ${card.front}${points}${card.need === '' ? '' : ` needs ${card.need}`}`;
}

function boardLines(view: View, names: readonly string[], seat: Seat): string[] {
  const board = view.boards[seat]!;
  const counts = SYMBOLS.map((symbol, at) => `${symbol}${board.counts[at]}`).join(' ');
  const title = `${seat === view.seat ? 'your board' : `board of ${seatName(names, seat)}`}: ${counts}`;
  const starter = view.starters[seat];
  if (board.cards.length === 0)
    return [`${title}, starter ${starter === null || starter === undefined ? 'none' : starterText(starter)}`];
  return [title, ...grid(board)];
}

function starterText(id: string): string {
  const card = printed(id);
  return card ? `${id} front ${card.front} back ${card.back} centre ${card.centre}` : id;
}

/** One line a row, the highest y first, the y before it and every x under it. */
function grid(board: BoardView): string[] {
  const laid = board.cards.map(text => readLaid(text)!);
  const marks = [
    ...board.spots.map(([x, y]) => ({ x, y, text: '+' })),
    ...laid.map(({ card, face, x, y }) => ({ x, y, text: `${card}${face}` })),
  ];
  const xs = span(marks.map(mark => mark.x));
  const ys = span(marks.map(mark => mark.y)).reverse();
  const rows = ys.map(() => xs.map(() => ''));
  for (const { x, y, text } of marks) rows[ys[0]! - y]![x - xs[0]!] = text;
  return [...rows.map((cells, at) => line(String(ys[at]), cells)), line('y/x', xs.map(String))];
}

function line(label: string, cells: readonly string[]): string {
  return `${label.padStart(CELL_WIDTH)} ${cells.map(centred).join('')}`.trimEnd();
}

/** Every whole number from the smallest to the largest. */
function span(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, at) => least + at);
}

const BLANK = ' '.repeat(CELL_WIDTH);

function centred(text: string): string {
  if (text === '') return BLANK;
  return text.padStart(Math.ceil((CELL_WIDTH + text.length) / 2)).padEnd(CELL_WIDTH);
}
