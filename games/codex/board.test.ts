import { pick, rngFrom } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { xOf, yOf } from './board.ts';
import { ABSENT, BOX_SIZE, SIDES } from './cards.ts';
import { codex } from './game.ts';
import { everyCard } from './load.ts';
import { type Board, type State, SYMBOLS } from './types.ts';

const CORNERS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Random games of every size, looked at after each move. */
function everyPosition(look: (state: State) => void): void {
  for (let number = 0; number < 9; number++) {
    const seed = `${number}`.repeat(32);
    const rng = rngFrom(seed);
    const state = codex.setup({ deal: null }, 2 + (number % 3), seed);
    look(state);
    while (codex.turn(state) !== null) {
      codex.apply(state, pick(rng, codex.moves(state)));
      look(state);
    }
  }
}

describe('what is kept up with every card', () => {
  test('C1 all 102 cards are somewhere, each once, after every move', () => {
    everyPosition(state => {
      const cards = everyCard(state);
      expect(cards).toHaveLength(BOX_SIZE);
      expect(new Set(cards).size).toBe(BOX_SIZE);
    });
  });

  test('C7 symbol counts equal a full recount', () => {
    everyPosition(state => {
      for (const board of state.boards) expect(board.counts).toEqual(recount(board));
    });
  });

  test('C9 the open cells equal a search of the box around the board', () => {
    everyPosition(state => {
      for (const board of state.boards) expect(openTexts(board)).toEqual(searched(board));
    });
  });
});

function cardMap(board: Board): Map<string, { at: number; corners: readonly number[] }> {
  return new Map(board.cells.map((cell, at) => [`${xOf(cell)},${yOf(cell)}`, { at, corners: SIDES[board.laid[at]!]!.corners }]));
}

/** A corner is covered if a later card lies over it. */
function recount(board: Board): number[] {
  const cards = cardMap(board);
  const counts = SYMBOLS.map(() => 0);
  for (const [at, cell] of board.cells.entries()) {
    const { corners, centre } = SIDES[board.laid[at]!]!;
    for (const symbol of centre) counts[symbol]!++;
    for (const [corner, symbol] of corners.entries()) {
      const [dx, dy] = CORNERS[corner]!;
      const over = cards.get(`${xOf(cell) + dx},${yOf(cell) + dy}`);
      if (symbol >= 0 && (over === undefined || over.at < at)) counts[symbol]!++;
    }
  }
  return counts;
}

function openTexts(board: Board): string[] {
  return board.open.map(cell => `${xOf(cell)},${yOf(cell)}`).sort();
}

function searched(board: Board): string[] {
  const cards = cardMap(board);
  const [xs, ys] = [board.cells.map(xOf), board.cells.map(yOf)];
  const found: string[] = [];
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      if ((x + y) % 2 === 0 && !cards.has(`${x},${y}`) && isOpen(cards, x, y)) found.push(`${x},${y}`);
    }
  }
  return found.sort();
}

function isOpen(cards: ReturnType<typeof cardMap>, x: number, y: number): boolean {
  const towards = CORNERS.flatMap(([dx, dy], corner) => cards.get(`${x + dx},${y + dy}`)?.corners[3 - corner] ?? []);
  return towards.length > 0 && !towards.includes(ABSENT);
}
