import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { after, codeOf } from './script.ts';

const ROW = 'B@0,0 B@1,0 C@-1,0 C@2,0';

describe('notation', () => {
  test.each(['B@0,0', 'S@-1,2', 'S:0,1>2,-1', 'N@3,4', 'D:0,0>1,1', 'resign'])('T24 %s reads back', text => {
    const move = hanto.parse(text);
    expect(move && hanto.format(move)).toBe(text);
  });

  test.each(['', 'B', 'B@0', 'B@0,0 ', ' B@0,0', 'b@0,0', 'X@0,0', 'B@+1,0', 'B@1.5,0', 'B:0,0', 'B:0,0>1', 'Resign', 'B@0,0\n'])(
    'T24 "%s" is no move',
    text => {
      expect(hanto.parse(text)).toBeNull();
    },
  );

  test('T24 leading zeros and -0 are read as the number they mean', () => {
    expect(hanto.parse('B@-0,007')).toEqual({ kind: 'place', type: 'B', to: { x: 0, y: 7 } });
  });

  test.each([
    ['S@99999999999999999999,0', 'not-adjacent'],
    [`S@0,-${'9'.repeat(400)}`, 'not-adjacent'],
    ['B:0,0>4294967296,0', 'too-far'],
    [`C:${'9'.repeat(30)},0>0,0`, 'no-piece'],
    ['S@64,-1', 'not-adjacent'],
    ['S@-1,64', 'not-adjacent'],
    ['S@4096,0', 'not-adjacent'],
  ])('T24 %s is judged like any other: %s', (text, code) => {
    expect(codeOf(after({}, ROW), text)).toBe(code);
  });

  test('T24 a flight out of sight splits the group, and a jump out of sight is none', () => {
    const birds = 'B@0,0 B@1,0 S@-1,0 S@2,0';
    expect(codeOf(after({}, birds), 'S:-1,0>99999999999,0')).toBe('splits-group');
    expect(codeOf(after({}, birds), 'S:-1,0>63,0')).toBe('splits-group');
    const horses = 'B@0,0 B@1,0 H@-1,0 S@2,0';
    expect(codeOf(after({ variant: 'epsilon' }, horses), 'H:-1,0>99999999999,0')).toBe('bad-jump');
    expect(codeOf(after({ variant: 'epsilon' }, horses), 'H:-1,0>67,0')).toBe('bad-jump');
  });

  test('T24 a group that has wandered far off is judged as well', () => {
    const state = after({}, ROW);
    const far = { ...state, pieces: state.pieces.map(piece => ({ ...piece, x: piece.x + 900_000, y: piece.y - 900_000 })) };
    const shifted = hanto.moves(far).map(hanto.format);
    expect(shifted).toHaveLength(hanto.moves(state).length);
    expect(shifted).toContain('C:899999,-900000>899999,-899999');
    expect(codeOf(far, 'C@0,0')).toBe('not-adjacent');
  });
});

describe('in words', () => {
  const view = hanto.view(after({}, ROW), 0);
  const say = (text: string) => {
    const move = hanto.say(text, view, ['ben', 'cleo']);
    return move && hanto.format(move);
  };

  test.each([
    ['place crab 1,-1', 'C@1,-1'],
    ['Place CRAB 1, -1', 'C@1,-1'],
    ['place sp -2,0', 'S@-2,0'],
    ['move -1,0 -1,1', 'C:-1,0>-1,1'],
    ['move crab -1,0 to -1,1', 'C:-1,0>-1,1'],
    ['move 9,9 8,8', 'B:9,9>8,8'],
    ['place dove 0,1', 'D@0,1'],
    [' resign ', 'resign'],
  ])('T25 "%s" means %s', (text, notation) => {
    expect(say(text)).toBe(notation);
  });

  test.each(['place', 'place horsefly 0,0', 'place 0,0', 'move 0,0', 'pass', 'place x 0,0'])('T25 "%s" means nothing', text => {
    expect(say(text)).toBeNull();
  });

  test('T25 the beginning of a name must fit one type of the variant', () => {
    const epsilon = hanto.view(after({ variant: 'epsilon' }, ''), 0);
    expect(hanto.say('place c 0,0', epsilon, [])).toEqual({ kind: 'place', type: 'C', to: { x: 0, y: 0 } });
    expect(hanto.say('place h 0,0', epsilon, [])).toEqual({ kind: 'place', type: 'H', to: { x: 0, y: 0 } });
    expect(hanto.say('place h 0,0', view, [])).toBeNull();
  });
});
