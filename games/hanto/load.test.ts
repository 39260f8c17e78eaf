import { describe, expect, test } from 'vitest';
import { hanto } from './game.ts';
import { after, codeOf } from './script.ts';
import type { State } from './types.ts';

const state = after({}, 'B@0,0 B@1,0 C@-1,0 C@2,0');

function faultOf(change: object): string | null {
  const read = hanto.load({ ...state, ...change });
  return 'refusal' in read ? `${read.refusal.code}: ${read.refusal.message}` : null;
}

function loaded(change: Partial<State>): State {
  const read = hanto.load({ ...state, ...change });
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.value;
}

describe('a stored position', () => {
  test('T26 reads back from its text', () => {
    const text = hanto.encode(state);
    expect('value' in text && hanto.decode(text.value, state.options, 2)).toEqual({ value: state });
  });

  test('T26 is played under the options of the table', () => {
    const text = JSON.stringify(state);
    const read = hanto.decode(text, { ...state.options, limit: 4 }, 2);
    expect('value' in read && hanto.outcome(read.value)).toMatchObject({ reason: 'limit' });
  });

  test.each([
    ['', 'bad-state: The text is not JSON.'],
    ['[]', 'bad-state: A stored game is an object.'],
    ['null', 'bad-state: A stored game is an object.'],
  ])('T26 "%s" is refused', (text, fault) => {
    const read = hanto.decode(text, state.options, 2);
    expect('refusal' in read && `${read.refusal.code}: ${read.refusal.message}`).toBe(fault);
  });

  test.each([
    [{ made: -1 }, 'made'],
    [{ made: 1.5 }, 'made'],
    [{ turn: 2 }, 'turn'],
    [{ pieces: {} }, 'pieces'],
    [{ pieces: [{ seat: 0, type: 'B', x: 0 }] }, 'pieces[0].y'],
    [{ pieces: [{ seat: 0, type: 'N', x: 0, y: 0 }] }, 'pieces[0].type'],
    [{ pieces: [{ seat: 0, type: 'B', x: 0, y: 2e9 }] }, 'pieces[0].y'],
    [{ pieces: [{ seat: 0, type: 'B', x: 0, y: 0, z: 0 }] }, 'pieces[0].z'],
    [{ hands: [state.hands[0]] }, 'hands'],
    [{ hands: [state.hands[0], { B: 0, S: 4, C: 3 }] }, 'hands[1].H'],
    [{ options: { ...state.options, variant: 'zeta' } }, 'options.variant'],
    [{ options: { ...state.options, limit: 1001 } }, 'options.limit'],
    [{ rng: { key: 'zz', at: 0 } }, 'rng.key'],
    [{ last: { kind: 'pass' } }, 'last'],
    [{ end: { reason: 'bored', winner: null } }, 'end.reason'],
    [{ surprise: 1 }, 'surprise'],
  ])('T26 %j is refused at %s', (change, path) => {
    expect(faultOf(change)).toBe(`bad-state: "${path}" is missing, unknown or out of range.`);
  });

  test('T26 holds no more than the box', () => {
    expect(faultOf({ hands: [{ B: 1, S: 4, C: 3, H: 0 }, state.hands[1]] })).toContain('more than this variant has');
    expect(faultOf({ hands: [{ B: 0, S: 4, C: 3, H: 1 }, state.hands[1]] })).toContain('more than this variant has');
  });

  test('T26 holds one piece a hex, in one group', () => {
    const [blue, red] = state.pieces;
    expect(faultOf({ pieces: [blue, { ...red, x: 0, y: 0 }] })).toContain('share a hex');
    expect(faultOf({ pieces: [blue, { ...red, x: 2, y: 0 }] })).toContain('one group');
  });

  test('T26 may hold part of the box, even a single piece', () => {
    const none = { B: 0, S: 0, C: 0, H: 0 };
    const alone = loaded({ pieces: state.pieces.slice(0, 1), hands: [none, none] });
    expect(hanto.moves(alone)).toHaveLength(6);
    expect(hanto.moves(alone).every(move => hanto.check(alone, move) === null)).toBe(true);
    expect(codeOf(alone, 'B:0,0>0,2')).toBe('too-far');
  });

  test('T26 is over if it looks so', () => {
    const none = { B: 0, S: 0, C: 0, H: 0 };
    const options = { ...state.options, variant: 'alpha' } as const;
    expect(loaded({ options, made: 0, pieces: [], hands: [none, none], last: null }).end).toEqual({
      reason: 'blocked',
      winner: null,
    });
  });
});
