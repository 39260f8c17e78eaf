import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { neighboursOf } from './hex.ts';
import { parse } from './notation.ts';
import type { Hex, Options, State } from './types.ts';

describe('the way of the last move', () => {
  test('a crab that walks three hexes goes from neighbour to neighbour, over empty ones', () => {
    const state = after('B@0,0 B@1,0 C@-1,0 C@2,0', { variant: 'delta', edition: '2016' });
    for (const move of hanto.moves(state)) {
      if (move.kind !== 'move') continue;
      const next = hanto.clone(state);
      hanto.apply(next, move);
      const way = wayIn(next);
      expect(way[0]).toEqual(move.from);
      expect(way.at(-1)).toEqual(move.to);
      for (const [at, hex] of way.slice(1).entries()) {
        expect(neighboursOf(way[at] as Hex)).toContainEqual(hex);
        expect(state.pieces.some(piece => piece.x === hex.x && piece.y === hex.y)).toBe(false);
      }
    }
  });

  test('a walk round the group is told hex by hex', () => {
    const state = after('B@0,0 B@1,0 C@-1,0 C@2,0 C:-1,0>1,1', { variant: 'delta', edition: '2016' });
    expect(wayIn(state)).toEqual([
      { x: -1, y: 0 },
      { x: -1, y: 1 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
  });

  test('a sparrow flies straight', () => {
    const state = after('B@0,0 B@1,0 S@-1,0 S@2,0 S:-1,0>3,0', { variant: 'delta', edition: '2016' });
    expect(wayIn(state)).toEqual([
      { x: -1, y: 0 },
      { x: 3, y: 0 },
    ]);
  });
});

function wayIn(state: State): readonly Hex[] {
  const event = hanto.view(state, null).happened.find(one => one.kind === 'moved');
  return event?.kind === 'moved' ? event.way : [];
}

function after(moves: string, options: Partial<Options>): State {
  const read = hanto.options.read(options, 2);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const state = hanto.setup(read.value, 2, '00000000000000000000000000000007');
  for (const text of moves.split(' ')) {
    const move = parse(text);
    const refusal = move && hanto.check(state, move);
    if (!move || refusal) throw new Error(`${text}: ${refusal?.message ?? 'no move'}`);
    hanto.apply(state, move);
  }
  return state;
}
