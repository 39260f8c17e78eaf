import { numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { after, refusedAs } from './fixtures.ts';
import { codex } from './game.ts';
import { testing } from './testing.ts';
import type { Options } from './types.ts';

const { samples } = codex.options.fields.deal as { samples: readonly unknown[] };
const fixed = samples[2] as NonNullable<Options['deal']>;

function deal(input: unknown, seats = 3) {
  const read = codex.options.read({ deal: input }, seats);
  return 'value' in read ? read.value : read.refusal.code;
}

describe('set-up', () => {
  test('C4 the fixed draw order: table, starters, hands, common objectives, two objectives each, seats in turn order', () => {
    const state = codex.setup({ deal: { ...fixed, first: 1 } }, 3, numberedSeed(1));
    const [own, other, third] = [1, 2, 0].map(seat => codex.view(state, seat));
    expect(own!.table).toEqual(['R40', 'R39', 'G40', 'G39']);
    expect(own!.starters).toEqual(['S4', 'S6', 'S5']);
    expect([own, other, third].map((view, at) => view!.hands[[1, 2, 0][at]!]!.map(held => held.card))).toEqual([
      ['R38', 'R37', 'G38'],
      ['R36', 'R35', 'G37'],
      ['R34', 'R33', 'G36'],
    ]);
    expect(own!.common).toEqual(['O16', 'O15']);
    expect([own, other, third].map((view, at) => view!.goals[[1, 2, 0][at]!]!.offered)).toEqual([
      ['O14', 'O13'],
      ['O12', 'O11'],
      ['O10', 'O09'],
    ]);
    expect(own!.decks).toEqual({ resource: 32, gold: 35, starter: 3, objective: 8 });
    expect(state.turn).toBe(1);
  });

  test('C4 the first player is drawn by lot: every seat begins sometimes', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, at) => codex.setup({ deal: null }, 4, numberedSeed(at)).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  test('C5 faces, then colours, then objectives, one seat at a time in turn order', () => {
    const state = codex.setup({ deal: { first: 1 } }, 2, numberedSeed(3));
    const phases = [`${state.phase} ${state.turn}`];
    let end = state;
    for (const text of ['s:f', 's:b', 'c:red', 'c:blue', 'o:2', 'o:1']) {
      end = after(end, text);
      phases.push(`${end.phase} ${end.turn}`);
    }
    expect(phases).toEqual(['STARTING 1', 'STARTING 0', 'COLOR 1', 'COLOR 0', 'OBJECTIVE 1', 'OBJECTIVE 0', 'PLAYING 1']);
    expect(end.own).toEqual([end.offered[0]![0], end.offered[1]![1]]);
    expect(end.boards.map(board => board.laid[0]! % 2)).toEqual([1, 0]);
    expect(end.colours).toEqual(['blue', 'red']);
  });

  test('C5 refused objectives go under the deck in the order they were refused', () => {
    const state = codex.setup({ deal: { first: 1 } }, 2, numberedSeed(3));
    const chosen = after(state, 's:f', 's:f', 'c:red', 'c:blue', 'o:1', 'o:2');
    expect(chosen.decks.objective).toEqual([...state.decks.objective, state.offered[1]![1], state.offered[0]![0]]);
  });

  test('C5 a starter needs nothing and gives nothing', () => {
    for (const face of ['f', 'b']) {
      const laid = after(codex.setup({ deal: null }, 2, numberedSeed(5)), `s:${face}`);
      expect(laid.scores).toEqual([0, 0]);
    }
  });

  test('C5 a colour nobody else has', () => {
    const state = after(codex.setup({ deal: null }, 2, numberedSeed(5)), 's:f', 's:f', 'c:green');
    expect(refusedAs(state, 'c:green')).toBe('colour-taken');
    expect(codex.moves(state).map(codex.format)).toEqual(['c:red', 'c:blue', 'c:yellow']);
  });

  test('C4 a fixed deal names whole decks and a seat that is there', () => {
    expect(deal(fixed)).toEqual({ deal: fixed });
    expect(deal(null)).toEqual({ deal: null });
    expect(deal({ first: 3 })).toBe('bad-option');
    expect(deal({ first: 2 })).toEqual({ deal: { first: 2 } });
    expect(deal({ gold: fixed.gold!.slice(1) })).toBe('bad-option');
    expect(deal({ gold: [...fixed.gold!.slice(1), 'G39'] })).toBe('bad-option');
    expect(deal({ silver: [] })).toBe('bad-option');
    expect(deal('R01')).toBe('bad-option');
  });

  test('C4 a deal changes nothing but itself', () => {
    const plain = codex.setup({ deal: null }, 2, numberedSeed(7));
    const dealt = codex.setup({ deal: { first: plain.first } }, 2, numberedSeed(7));
    expect(dealt).toEqual(plain);
    expect(testing.ends).toHaveLength(3);
  });
});
