/** Hanto in words: what a person types, and what just happened. */
import type { Seat } from '@parlor/kernel';
import { formatHex, readHex } from './notation.ts';
import { COLOURS, type End, type Happened, type Hex, type Letter, type Move, PIECE_NAMES, type View } from './types.ts';

const PLACE = /^place\s+([a-z]+)\s+(-?\d+)\s*,\s*(-?\d+)$/;
const MOVE = /^move\s+(?:([a-z]+)\s+)?(-?\d+)\s*,\s*(-?\d+)\s+(?:to\s+)?(-?\d+)\s*,\s*(-?\d+)$/;

/** `place crab 1,-1`, `move 0,1 1,1`, `resign`; a piece may be named by the beginning of its name. */
export function say(text: string, view: View, _names: readonly string[]): Move | null {
  const words = text.trim().toLowerCase();
  if (words === 'resign') return { kind: 'resign' };
  const place = PLACE.exec(words);
  if (place) return sayPlace(pieceNamed(place[1], view), readHex(place[2], place[3]));
  const move = MOVE.exec(words);
  if (move === null) return null;
  const from = readHex(move[2], move[3]);
  const type = move[1] === undefined ? typeAt(view, from) : pieceNamed(move[1], view);
  return type === null ? null : { kind: 'move', type, from, to: readHex(move[4], move[5]) };
}

/** The other way round. */
export function phrase(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `place ${PIECE_NAMES[move.type]} ${formatHex(move.to)}`;
    case 'move':
      return `move ${formatHex(move.from)} ${formatHex(move.to)}`;
    case 'resign':
      return 'resign';
  }
}

function sayPlace(type: Letter | null, to: Hex): Move | null {
  return type === null ? null : { kind: 'place', type, to };
}

/** A whole name, or the beginning of just one piece of this variant. */
function pieceNamed(word = '', view: View): Letter | null {
  const letters = Object.keys(PIECE_NAMES) as Letter[];
  const whole = letters.find(letter => PIECE_NAMES[letter] === word);
  if (whole !== undefined) return whole;
  const begun = (view.hands[0] ?? []).filter(({ type }) => PIECE_NAMES[type].startsWith(word));
  return begun.length === 1 ? (begun[0]?.type ?? null) : null;
}

/** The piece on a hex; on an empty one any type will do, for the rules to say that nothing is there. */
function typeAt(view: View, hex: Hex): Letter {
  return view.pieces.find(piece => piece.x === hex.x && piece.y === hex.y)?.type ?? 'B';
}

/** One sentence for each event. */
export function narrate(view: View, names: readonly string[]): string[] {
  return view.happened.map(event => tell(event, view, names));
}

function tell(event: Happened, view: View, names: readonly string[]): string {
  switch (event.kind) {
    case 'placed':
      return `${nameOf(event.seat, view, names)} placed a ${PIECE_NAMES[event.type]} on ${formatHex(event.to)}`;
    case 'moved':
      return `${nameOf(event.seat, view, names)} moved a ${PIECE_NAMES[event.type]} from ${formatHex(event.from)} to ${formatHex(event.to)}`;
    case 'resigned':
      return `${nameOf(event.seat, view, names)} resigned`;
    case 'ended':
      return tellEnd(event, view, names);
  }
}

function tellEnd(end: End, view: View, names: readonly string[]): string {
  const winner = end.winner === null ? 'the game is a draw' : `${winnerOf(end.winner, view, names)} the game`;
  switch (end.reason) {
    case 'surrounded':
      return `The ${COLOURS[1 - (end.winner ?? 0)]} butterfly is surrounded: ${winner}`;
    case 'both-surrounded':
      return `Both butterflies are surrounded: ${winner}`;
    case 'limit':
      return `The move limit is reached: ${winner}`;
    case 'blocked':
      return `${nameOf(view.next, view, names)} cannot place or move anything: ${winner}`;
    case 'resigned':
      return end.winner === view.seat ? 'You win the game' : winner;
  }
}

function winnerOf(seat: Seat, view: View, names: readonly string[]): string {
  return seat === view.seat ? 'you win' : `${nameOf(seat, view, names)} wins`;
}

/** "You" for the seat that looks. */
export function nameOf(seat: Seat, view: View, names: readonly string[]): string {
  return seat === view.seat ? 'You' : (names[seat] ?? COLOURS[seat] ?? `seat ${seat}`);
}
