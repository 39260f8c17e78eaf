import { describe, expect, test } from 'vitest';
import {
  HantoBoard,
  HantoException,
  HantoFactory,
  type HantoGame,
  type HantoGameID,
  type HantoPieceType,
  type HantoPlayerColor,
  HantoPrematureResignationException,
} from './course.ts';

const ORIGIN = { x: 0, y: 0 };
const NORTH = { x: 0, y: 1 };
const EAST = { x: 1, y: 0 };

function make(id: HantoGameID = 'DELTA_HANTO', choices = {}): HantoGame {
  const game = HantoFactory.getInstance().makeHantoGame(id, choices);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
}

function codeOf(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof HantoException) return error.code;
    throw error;
  }
}

describe('the factory', () => {
  test('there is one, and it makes every game of the course', () => {
    expect(HantoFactory.getInstance()).toBe(HantoFactory.getInstance());
    for (const id of ['ALPHA_HANTO', 'BETA_HANTO', 'GAMMA_HANTO', 'DELTA_HANTO', 'EPSILON_HANTO'] as const) {
      expect(make(id).getPrintableBoard()).toBe('');
    }
  });

  test('an unknown id makes null', () => {
    expect(HantoFactory.getInstance().makeHantoGame('ZETA_HANTO' as HantoGameID)).toBeNull();
    expect(HantoFactory.getInstance().makeHantoGame('toString' as HantoGameID)).toBeNull();
  });

  test('edition and first player are chosen here', () => {
    expect(make('GAMMA_HANTO', { firstPlayer: 'RED' }).getCurrentPlayer()).toBe('RED');
    const crabs = 'B@0,0 B@1,0 C@-1,0 C@2,0'.split(' ');
    const [early, late] = [make('DELTA_HANTO', { edition: '2013' }), make('DELTA_HANTO', { edition: '2016' })];
    for (const move of crabs) for (const game of [early, late]) expect(game.play(move)).toBe('OK');
    expect(codeOf(() => early.play('C:-1,0>0,1'))).toBe('too-far');
    expect(late.play('C:-1,0>0,1')).toBe('OK');
  });
});

describe('a game', () => {
  test('initialize starts anew at any time; null means blue', () => {
    const game = make('BETA_HANTO', { firstPlayer: 'RED' });
    game.makeMove('BUTTERFLY', null, ORIGIN);
    game.initialize('RED');
    expect(game.getPrintableBoard()).toBe('');
    expect(game.getCurrentPlayer()).toBe('RED');
    game.initialize(null);
    expect(game.getCurrentPlayer()).toBe('BLUE');
  });

  test('Alpha ignores a red first player', () => {
    const game = make('ALPHA_HANTO', { firstPlayer: 'RED' });
    expect(game.getCurrentPlayer()).toBe('BLUE');
    game.initialize('RED');
    expect(game.getCurrentPlayer()).toBe('BLUE');
  });

  test.each(['GREEN', '', 'blue', 7])('first player %j is bad-player, and the game stays as it was', player => {
    const game = make();
    game.makeMove('BUTTERFLY', null, ORIGIN);
    expect(codeOf(() => game.initialize(player as HantoPlayerColor))).toBe('bad-player');
    expect(game.hasPieceAt(ORIGIN)).toBe(true);
  });

  test('moves give results', () => {
    const game = make('ALPHA_HANTO');
    expect(game.makeMove('BUTTERFLY', null, ORIGIN)).toBe('OK');
    expect(game.makeMove('BUTTERFLY', null, EAST)).toBe('DRAW');
    expect(codeOf(() => game.makeMove('BUTTERFLY', null, NORTH))).toBe('game-over');
    expect(codeOf(() => game.makeMove(null, null, null))).toBe('game-over');
  });

  test('a win names the winner', () => {
    const game = make('BETA_HANTO');
    const results = 'B@0,0 B@-1,0 S@-1,1 S@-2,1 S@-2,0 S@-1,-1 S@0,-1'.split(' ').map(text => game.play(text));
    expect(results.at(-1)).toBe('BLUE_WINS');
  });

  test('three nulls resign', () => {
    expect(make().makeMove(null, null, null)).toBe('RED_WINS');
    const epsilon = make('EPSILON_HANTO');
    expect(() => epsilon.makeMove(null, null, null)).toThrow(HantoPrematureResignationException);
    expect(codeOf(() => epsilon.makeMove(null, null, null))).toBe('premature-resign');
    expect(codeOf(() => make('GAMMA_HANTO').makeMove(null, null, null))).toBe('resign-not-allowed');
  });

  test('half a move is bad-move', () => {
    const game = make();
    expect(codeOf(() => game.makeMove('BUTTERFLY', null, null))).toBe('bad-move');
    expect(codeOf(() => game.makeMove(null, null, ORIGIN))).toBe('bad-move');
    expect(codeOf(() => game.makeMove('WASP' as HantoPieceType, null, ORIGIN))).toBe('bad-move');
    expect(codeOf(() => game.makeMove('CRANE', null, ORIGIN))).toBe('piece-not-in-game');
    expect(codeOf(() => game.makeMove('CRAB', null, { x: 0.5, y: 0 }))).toBe('bad-move');
  });

  test('a refused move leaves no trace', () => {
    const game = make();
    game.makeMove('BUTTERFLY', null, ORIGIN);
    expect(codeOf(() => game.makeMove('SPARROW', null, { x: 5, y: 5 }))).toBe('not-adjacent');
    expect(game.getCurrentPlayer()).toBe('RED');
    expect(game.getHand('RED')).toMatchObject({ SPARROW: 4 });
    expect(game.getPrintableBoard()).toBe('BLUE butterfly (0, 0)');
  });

  test('the board is printed by x, then y', () => {
    const game = make();
    for (const text of ['B@0,0', 'B@1,0', 'C@-1,0', 'C@1,1']) game.play(text);
    expect(game.getPrintableBoard().split('\n')).toEqual([
      'BLUE crab (-1, 0)',
      'BLUE butterfly (0, 0)',
      'RED butterfly (1, 0)',
      'RED crab (1, 1)',
    ]);
    expect(game.getPieceAt(EAST)).toEqual({ color: 'RED', type: 'BUTTERFLY' });
    expect(game.getPieceAt(NORTH)).toBeNull();
  });

  test('a test may start from given pieces, hands, move count and player', () => {
    const game = make('EPSILON_HANTO');
    game.startFrom({
      pieces: [
        { color: 'BLUE', type: 'BUTTERFLY', ...ORIGIN },
        { color: 'RED', type: 'HORSE', ...EAST },
      ],
      hands: { RED: { BUTTERFLY: 1 } },
      moveCount: 7,
      player: 'RED',
    });
    expect(game.getCurrentPlayer()).toBe('RED');
    expect(game.getHand('BLUE')).toEqual({ BUTTERFLY: 0, SPARROW: 2, CRAB: 6, HORSE: 4 });
    expect(codeOf(() => game.play('C@2,0'))).toBe('none-left');
    expect(game.play('B@2,0')).toBe('OK');
  });

  test('a position that cannot be is refused', () => {
    const apart = [
      { color: 'BLUE', type: 'BUTTERFLY', x: 0, y: 0 },
      { color: 'RED', type: 'BUTTERFLY', x: 4, y: 0 },
    ] as const;
    expect(codeOf(() => make().startFrom({ pieces: apart }))).toBe('bad-state');
    expect(codeOf(() => make().startFrom({ pieces: [{ color: 'RED', type: 'CRANE', ...ORIGIN }] }))).toBe('bad-state');
  });
});

describe('the board', () => {
  const board = new HantoBoard([
    { color: 'BLUE', type: 'BUTTERFLY', ...ORIGIN },
    { color: 'RED', type: 'SPARROW', ...NORTH },
    { color: 'RED', type: 'CRAB', ...EAST },
  ]);

  test('tells neighbours and empty neighbours', () => {
    expect(board.getNeighborsOf(ORIGIN).map(piece => piece.type)).toEqual(['SPARROW', 'CRAB']);
    expect(board.getEmptyNeighborCoordinatesOf(ORIGIN)).toEqual([
      { x: 1, y: -1 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: -1, y: 1 },
    ]);
  });

  test('tells which pieces it holds', () => {
    expect(board.contains('BLUE', 'BUTTERFLY')).toBe(true);
    expect(board.contains('RED', 'BUTTERFLY')).toBe(false);
    expect(board.getPiecesOfType('CRAB')).toEqual([{ color: 'RED', type: 'CRAB', x: 1, y: 0 }]);
    expect(board.isEmpty()).toBe(false);
  });

  test('tells whether a slide fits, one step at a time', () => {
    expect(board.canSlideTo(ORIGIN, { x: 1, y: -1 })).toBe(true);
    expect(board.canSlideTo(ORIGIN, NORTH)).toBe(false);
    expect(codeOf(() => board.canSlideTo(ORIGIN, { x: 2, y: 0 }))).toBe('too-far');
  });

  test('a gap between two pieces is too tight', () => {
    const tight = new HantoBoard([
      { color: 'BLUE', type: 'CRAB', ...ORIGIN },
      { color: 'RED', type: 'CRAB', ...EAST },
      { color: 'RED', type: 'CRAB', x: -1, y: 1 },
    ]);
    expect(tight.canSlideTo(ORIGIN, NORTH)).toBe(false);
    tight.remove(EAST);
    expect(tight.canSlideTo(ORIGIN, NORTH)).toBe(true);
  });

  test('tells whether a hex is surrounded and the group is one', () => {
    const ring = new HantoBoard();
    for (const at of ring.getEmptyNeighborCoordinatesOf(ORIGIN)) ring.place({ color: 'RED', type: 'CRAB' }, at);
    expect(ring.isSurrounded(ORIGIN)).toBe(true);
    expect(ring.isBoardContiguous()).toBe(true);
    ring.place({ color: 'RED', type: 'CRAB' }, { x: 400, y: 0 });
    expect(ring.isBoardContiguous()).toBe(false);
    ring.reset();
    expect(ring.isEmpty()).toBe(true);
    expect(ring.getPrintableBoard()).toBe('');
  });

  test('one piece a hex', () => {
    const one = new HantoBoard();
    one.place({ color: 'RED', type: 'CRAB' }, ORIGIN);
    one.place({ color: 'BLUE', type: 'SPARROW' }, ORIGIN);
    expect(one.getPieces()).toEqual([{ color: 'BLUE', type: 'SPARROW', x: 0, y: 0 }]);
  });
});
