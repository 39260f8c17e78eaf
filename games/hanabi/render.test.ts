import { describe, expect, test } from 'vitest';
import { after, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import type { State } from './types.ts';

const NAMES = ['nora', 'ben', 'cleo'];
const told = (state: State, seat: number | null) => hanabi.narrate(hanabi.view(state, seat), NAMES);

describe('render', () => {
  test('draws the table as the seat sees it, slots counted from 1', () => {
    const state = start({ seats: 3, hands: ['', 'R2 W4 B3 G1 Y5', 'Y3 Y4 B2 B4 W5'], piles: 'R1 G2', info: 8 });
    const text = hanabi.render(hanabi.view(after(state, 'H1:R', 'H0:5', 'H1:5'), 0), NAMES).split('\n');
    expect(text[0]).toBe('hanabi | your turn | info 5/8 fuse 3/3 deck 32');
    expect(text[1]).toBe('fireworks  R1 Y0 G2 W0 B0      discards: -');
    expect(text[2]).toBe('ben   R2(r ) W4(  ) B3(  ) G1(  ) Y5( 5)');
    expect(text[3]).toBe('cleo  Y3(  ) Y4(  ) B2(  ) B4(  ) W5(  )');
    expect(text[4]).toMatch(/^you {3}1\[ 5\] 2\[ {2}\] 3\[ {2}\] 4\[ {2}\] 5\[ {2}\]$/);
  });

  test('the discards are sorted, with what is left of a card that is still wanted', () => {
    const position = start({ hands: ['R1 R1 Y1 B5', 'R3 G4 Y1'], piles: 'Y1', info: 0 });
    const state = after(position, 'D0', 'D0', 'D1', 'D1', 'D2', 'D2', 'D3');
    const panel = hanabi.panels?.['discards']?.show(hanabi.view(state, 0), NAMES, 0);
    expect(panel?.split('\n')).toEqual([
      'discards 7',
      'red      1 1 (one left) 3 (one left)',
      'yellow   1 1',
      'green    4 (one left)',
      'white    -',
      'blue     5 (none left)',
    ]);
  });

  test('shows a spectator no faces', () => {
    const text = hanabi.render(hanabi.view(start({ seats: 2, hands: ['R1', 'Y1'] }), null), NAMES);
    expect(text).toContain("nora's turn");
    expect(text).toContain('ben   1[  ]');
  });

  test('H17 names the last turns', () => {
    const state = after(start({ seats: 3, hands: ['R1', 'Y1', 'G1'], deck: 1, info: 4 }), 'D0');
    expect(hanabi.render(hanabi.view(state, 0), NAMES)).toContain('last turns: ben, cleo, you');
    expect(told(state, 0)).toEqual(['You discarded slot 1: R1', 'The last card is drawn. Last turns: ben, cleo, you']);
  });

  test('H10 draws an empty slot', () => {
    const state = after(start({ hands: ['R1', 'Y1'], deck: 1, info: 4 }), 'D0', 'D0');
    expect(hanabi.render(hanabi.view(state, 0), NAMES)).toMatch(/ben {2}-- /);
  });

  test('H20 tells the result', () => {
    const state = after(start({ hands: ['B5'], piles: 'R5 Y5 G5 W5 B4' }), 'P0');
    expect(hanabi.render(hanabi.view(state, 1), NAMES)).toContain(
      'The game is over: 25 of 25 points.\nLegendary: nobody finds words.',
    );
  });
});

describe('narrate', () => {
  test('tells hints, with the slots counted from 1', () => {
    const state = after(start({ seats: 3, hands: ['', '', 'Y3 R1 B2 B1 W5'], turn: 1 }), 'H2:1');
    expect(told(state, 0)).toEqual(['ben told cleo: number 1 (slots 2, 4)']);
    expect(told(state, 1)).toEqual(['You told cleo: number 1 (slots 2, 4)']);
    expect(told(state, 2)).toEqual(['ben told you: number 1 (slots 2, 4)']);
    expect(told(state, null)).toEqual(['ben told cleo: number 1 (slots 2, 4)']);
  });

  test('tells colours, single slots and empty hints', () => {
    const state = start({ options: { allowEmptyHints: true }, hands: ['', 'R1 Y1 Y2 Y3 Y4'] });
    expect(told(after(state, 'H1:R'), 1)).toEqual(['nora told you: red (slot 1)']);
    expect(told(after(state, 'H1:B'), 1)).toEqual(['nora told you: blue (no card)']);
  });

  test('tells plays: fitting, with a token, and lost fuses', () => {
    expect(told(after(start({ hands: ['R1'] }), 'P0'), 1)).toEqual(['nora played slot 1: R1 fits']);
    expect(told(after(start({ hands: ['R5'], piles: 'R4', info: 2 }), 'P0'), 0)).toEqual([
      'You played slot 1: R5 fits, an information token comes back',
    ]);
    expect(told(after(start({ hands: ['R3'] }), 'P0'), 1)).toEqual([
      'nora played slot 1: R3 does not fit, a fuse is lost (2 left)',
    ]);
  });

  test('H19 tells a strikeout with both numbers', () => {
    expect(told(after(start({ hands: ['R3'], piles: 'B2', lives: 1 }), 'P0'), 1).slice(1)).toEqual([
      'The third fuse burned down.',
      'The game is over: 0 of 25 points. 2 lay on the piles.',
    ]);
  });
});
