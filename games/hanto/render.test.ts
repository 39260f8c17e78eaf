import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { after } from './script.ts';

const NAMES = ['ben', 'cleo'];

function seen(options: object, moves: string, seat: number | null = 0) {
  return hanto.view(after(options, moves), seat);
}

describe('the table as text', () => {
  test('the origin is marked before the first move', () => {
    expect(hanto.render(seen({}, ''), NAMES)).toBe(
      [
        'hanto delta 2013 | move 1 | your turn',
        'blue  you  butterfly 1  sparrow 4  crab 4   butterfly due within 4 turns',
        'red   cleo  butterfly 1  sparrow 4  crab 4   butterfly due within 4 turns',
        '',
        '. 0,0',
      ].join('\n'),
    );
  });

  test('hexes stand in offset rows, north above, the last piece starred', () => {
    const rows = hanto.render(seen({ limit: 200 }, 'B@0,0 B@1,0'), NAMES).split('\n');
    expect(rows[0]).toBe('hanto delta 2013 | move 3 of 200 | your turn');
    expect(rows.slice(4)).toEqual([
      '        . 1,1',
      '    . 0,1   . 2,0',
      '. -1,1  rB*1,0',
      '    bB 0,0  . 2,-1',
      '. -1,0  . 1,-1',
      '    . 0,-1',
    ]);
  });

  test('the end stands where the turn stood', () => {
    expect(hanto.render(seen({}, 'B@0,0 resign', null), NAMES)).toContain('move 2 | blue wins');
    expect(hanto.render(seen({ variant: 'alpha' }, 'B@0,0 B@1,0', null), NAMES)).toContain('move 2 of 2 | a draw');
    const left = { ...seen({ variant: 'delta' }, 'B@0,0', 0), turn: null };
    expect(hanto.render(left, NAMES)).toContain('| over');
  });

  test('a spectator reads names', () => {
    expect(hanto.render(seen({}, 'B@0,0', null), NAMES)).toContain('cleo to move');
  });
});

describe('what happened, in sentences', () => {
  test.each([
    [{}, 'B@0,0', 0, ['You placed a butterfly on 0,0']],
    [{}, 'B@0,0', 1, ['ben placed a butterfly on 0,0']],
    [{}, 'B@0,0 B@1,0 S@-1,0 S@2,0 S:-1,0>3,0', null, ['ben moved a sparrow from -1,0 to 3,0']],
    [{}, 'resign', 0, ['You resigned', 'cleo wins the game']],
    [{}, 'resign', 1, ['ben resigned', 'You win the game']],
    [{ variant: 'alpha' }, 'B@0,0 B@1,0', 0, ['cleo placed a butterfly on 1,0', 'The move limit is reached: the game is a draw']],
  ])('%j %s seen by %s', (options, moves, seat, sentences) => {
    expect(hanto.narrate(seen(options, moves, seat), NAMES)).toEqual(sentences);
  });

  test('surrounding and blocking are told by colour and name', () => {
    const win = 'B@0,0 B@-1,0 S@-1,1 S@-2,1 S@-2,0 S@-1,-1 S@0,-1';
    expect(hanto.narrate(seen({ variant: 'beta' }, win), NAMES).at(-1)).toBe('The red butterfly is surrounded: you win the game');
    const both = 'B@0,0 B@1,-1 S@0,1 S@2,-1 S@-1,1 S@2,-2 S@-1,0 S@1,-2 S@1,0 S@0,-1';
    expect(hanto.narrate(seen({ variant: 'beta' }, both), NAMES).at(-1)).toBe(
      'Both butterflies are surrounded: the game is a draw',
    );
    const blocked = 'S@0,0 B@-1,1 B@0,-1 B:-1,1>0,1 S@-1,-1 B:0,1>1,0 S@1,-2 B:1,0>1,-1 S:0,0>1,0';
    expect(hanto.narrate(seen({ variant: 'gamma', edition: '2014' }, blocked), NAMES).at(-1)).toBe(
      'cleo cannot place or move anything: the game is a draw',
    );
  });
});

describe('the view', () => {
  test('T7 tells each player how many turns are left for the butterfly', () => {
    expect(seen({}, '').duty).toEqual([4, 4]);
    expect(seen({}, 'S@0,0').duty).toEqual([3, 4]);
    expect(seen({}, 'S@0,0 B@1,0 S@-1,0').duty).toEqual([2, null]);
    expect(seen({}, 'S@0,0 B@1,0 S@-1,0 S@2,0 S@-2,0 S@3,0').duty).toEqual([1, null]);
    expect(seen({ variant: 'alpha' }, 'B@0,0').duty).toEqual([null, null]);
  });

  test('it holds pieces, hands, options, the last move and the move number', () => {
    expect(seen({}, 'B@0,0 B@1,0', 1)).toEqual({
      seat: 1,
      turn: 0,
      next: 0,
      options: { variant: 'delta', edition: '2013', first: 'blue', limit: 0 },
      made: 2,
      limit: null,
      pieces: [
        { seat: 0, type: 'B', x: 0, y: 0 },
        { seat: 1, type: 'B', x: 1, y: 0 },
      ],
      hands: [
        [
          { type: 'B', left: 0 },
          { type: 'S', left: 4 },
          { type: 'C', left: 4 },
        ],
        [
          { type: 'B', left: 0 },
          { type: 'S', left: 4 },
          { type: 'C', left: 4 },
        ],
      ],
      duty: [null, null],
      last: { kind: 'place', type: 'B', to: { x: 1, y: 0 } },
      end: null,
      happened: [{ kind: 'placed', seat: 1, type: 'B', to: { x: 1, y: 0 } }],
    });
  });
});
