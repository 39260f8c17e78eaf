import { pick, type Rng, rngFrom } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { cellAt, emptyBoard, lay, ORIGIN, xOf, yOf } from './board.ts';
import { cardFacts, cardNumber, FIRST_STARTER, OBJECTIVES, type ObjectiveFacts, sideOf } from './cards.ts';
import { solo, worth } from './fixtures.ts';
import { timesMet } from './objectives.ts';
import type { Board, Kingdom } from './types.ts';

const SHAPES = OBJECTIVES.filter(objective => 'shape' in objective);
type Shape = Extract<ObjectiveFacts, { shape: unknown }>['shape'];

describe('groups', () => {
  test('C21 the count equals the largest set of separate groups, found by trying all, on random boards', () => {
    let met = 0;
    for (let number = 0; number < 2000; number++) {
      const objective = SHAPES[number % SHAPES.length]!;
      const board = randomBoard(rngFrom(`board${number}`.padEnd(32, '0')), objective.shape);
      const exact = mostSeparate(groupsOn(board, objective.shape));
      expect(timesMet(board, cardNumber(objective.id)!), `${objective.id} on board ${number}`).toBe(exact);
      met += exact;
    }
    expect(met).toBeGreaterThan(3000);
  });

  test('C21 five in a diagonal are one group, six are two', () => {
    const run = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06'].map((id, at) => `${id}b@${at + 1},${at + 1}`);
    expect(worth(solo(['S1f@0,0', ...run.slice(0, 5)], []), 'O01')).toBe(2);
    expect(worth(solo(['S1f@0,0', ...run], []), 'O01')).toBe(4);
  });

  test('C21 a starter never counts and faces do not matter', () => {
    const around = ['R01b@1,1', 'R02f@-1,-1'];
    expect(worth(solo(['S1f@0,0', ...around], []), 'O01')).toBe(0);
    expect(worth(solo(['S1f@0,0', ...around, 'R03b@2,2', 'R04f@3,3'], []), 'O01')).toBe(2);
  });

  test('C20 seven of a kingdom are two sets of three', () => {
    const board = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07'].map((id, at) => `${id}b@${at + 1},${at + 1}`);
    expect(worth(solo(['S4b@0,0', ...board], []), 'O09')).toBe(4);
  });
});

/** Cards of the shape's kingdoms, face down in a thicket around the starter, so that groups overlap in many ways. */
function randomBoard(rng: Rng, shape: Shape): Board {
  const board = emptyBoard();
  lay(board, ORIGIN, sideOf(FIRST_STARTER + 3, 'b'));
  const kingdoms = new Set(shape.map(([, , kingdom]) => kingdom));
  const cards = Array.from({ length: FIRST_STARTER }, (_, card) => card).filter(card => kingdoms.has(cardFacts(card).kingdom!));
  for (let laid = 0; laid < 18 && cards.length > 0; laid++) {
    const card = pick(rng, cards);
    cards.splice(cards.indexOf(card), 1);
    const near = board.open.filter(cell => Math.abs(xOf(cell)) <= 4 && Math.abs(yOf(cell)) <= 6);
    lay(board, pick(rng, near), sideOf(card, 'b'));
  }
  return board;
}

/** Every group on the board, as the cells it uses. */
function groupsOn(board: Board, shape: Shape): number[][] {
  const kingdomAt = (cell: number): Kingdom | null => {
    const at = board.cells.indexOf(cell);
    return at < 0 ? null : cardFacts(board.laid[at]! >> 1).kingdom;
  };
  return board.cells.flatMap(anchor => {
    const cells = shape.map(([dx, dy]) => cellAt(xOf(anchor) + dx, yOf(anchor) + dy)!);
    return cells.every((cell, at) => kingdomAt(cell) === shape[at]![2]) ? [cells] : [];
  });
}

/** Take the first group or leave it, whichever gives more. */
function mostSeparate(groups: readonly number[][]): number {
  const [first, ...rest] = groups;
  if (!first) return 0;
  const apart = rest.filter(group => !group.some(cell => first.includes(cell)));
  if (apart.length === rest.length) return 1 + mostSeparate(rest);
  return Math.max(1 + mostSeparate(apart), mostSeparate(rest));
}
