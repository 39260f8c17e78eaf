import { numberedSeed, pick, rngFrom } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { cardNumber, IDS } from './cards.ts';
import { after, position } from './fixtures.ts';
import { codex } from './game.ts';
import { testing } from './testing.ts';
import type { State } from './types.ts';

const names = ['nora', 'ben'];

/** The cards a seat may know, told by the rules: everything else must not be named in its view. */
function expectNoSecrets(state: State, seat: number | null): void {
  const open = [...state.boards.flatMap(board => board.laid.map(side => side >> 1)), ...state.table, ...state.common];
  const own = seat === null ? [] : [...state.hands[seat]!, ...state.offered[seat]!];
  const shown = state.phase === 'ENDING' ? state.own : [];
  const known = new Set([...open, ...own, ...shown, ...state.starters]);
  const text = JSON.stringify(codex.view(state, seat));
  const named = IDS.filter(id => text.includes(id));
  expect(named.filter(id => !known.has(cardNumber(id)))).toEqual([]);
}

const start = () =>
  position({
    boards: [['S3b@0,0'], ['S4b@0,0']],
    hands: [
      ['R01', 'G13'],
      ['R22', 'G05'],
    ],
    table: ['R05', 'R16', 'G07', null],
    decks: { resource: ['R31', 'R09'], gold: ['G11', 'G36'] },
    common: ['O01', 'O09'],
    own: ['O03', 'O12'],
    offered: [
      ['O03', 'O04'],
      ['O11', 'O12'],
    ],
    colours: ['red', 'blue'],
  });

describe('what a seat sees', () => {
  test('C28 the fixed fields', () => {
    const view = codex.view(start(), 0);
    expect(view).toMatchObject({
      phase: 'PLAYING',
      turn: 0,
      scores: [0, 0],
      table: ['R05', 'R16', 'G07', null],
      common: ['O01', 'O09'],
      decks: { resource: 2, gold: 2 },
    });
    expect(view.boards.map(board => board.cards)).toEqual([['S3b@0,0'], ['S4b@0,0']]);
    expect(view.boards.map(board => board.counts)).toEqual([
      [1, 1, 0, 0, 0, 0, 0],
      [0, 0, 1, 1, 0, 0, 0],
    ]);
  });

  test('C28 the six places: backs of the deck tops, fronts of the table', () => {
    expect(codex.view(start(), 0).places).toEqual([
      { kind: 'resource', kingdom: 'I', card: null },
      { kind: 'gold', kingdom: 'P', card: null },
      { kind: 'resource', kingdom: 'F', card: 'R05' },
      { kind: 'resource', kingdom: 'P', card: 'R16' },
      { kind: 'gold', kingdom: 'F', card: 'G07' },
      null,
    ]);
  });

  test.each([
    ['d:R', 'R', 'resource', 'I', 'R31'],
    ['d:G', 'G', 'gold', 'P', 'G11'],
    ['d:2', '2', 'resource', 'P', 'R16'],
    ['d:3', '3', 'gold', 'F', 'G07'],
  ])('C28 a card drawn by %s is to others its back and where it came from', (move, from, kind, kingdom, card) => {
    const drawn = after(start(), 'R01b@1,1', move);
    for (const viewer of [1, null]) {
      const view = codex.view(drawn, viewer);
      expect(view.hands[0]).toEqual([
        { kind: 'gold', kingdom: 'P', from: 'deal', card: null },
        { kind, kingdom, from, card: null },
      ]);
      expect(view.happened[0]).toEqual({ kind: 'drew', seat: 0, from, drawn: { kind, kingdom } });
      expect(JSON.stringify(view)).not.toContain(card);
    }
    expect(codex.view(drawn, 0).hands[0]!.at(-1)).toEqual({ kind, kingdom, from, card });
  });

  test('C28 no id of a card in another hand, of a secret objective or of a deck is anywhere in a view', () => {
    for (let number = 0; number < 12; number++) {
      const state = codex.setup({ deal: null }, 2 + (number % 3), numberedSeed(number));
      const chance = rngFrom(numberedSeed(number));
      for (let made = 0; ; made++) {
        if (made % 3 === 0 || state.phase === 'ENDING') for (const seat of [0, 1, null]) expectNoSecrets(state, seat);
        if (state.phase === 'ENDING') break;
        codex.apply(state, pick(chance, codex.moves(state)));
      }
    }
  });

  test('C28 a spectator sees no hand and no objective', () => {
    const view = codex.view(start(), null);
    expect(view.hands.flat().every(held => held.card === null)).toBe(true);
    expect(view.goals.every(goals => goals.own === null && goals.offered.every(id => id === null))).toBe(true);
  });

  test('C29 the real world is among the worlds a view allows', () => {
    const state = testing.small(numberedSeed(3));
    const withoutRng = ({ rng: _, ...rest }: typeof state) => JSON.stringify(rest);
    for (const seat of [0, 1, null]) {
      expect(testing.worlds(codex.view(state, seat)).map(withoutRng)).toContain(withoutRng(state));
    }
  });
});

describe('the table in words', () => {
  test('the board is drawn as a diagonal grid with legal spots', () => {
    const text = codex.render(codex.view(after(start(), 'R01f@1,1'), 0), names);
    const board = text.slice(text.indexOf('your board')).split('\n\n')[0];
    expect(board).toBe(
      [
        'your board: F3 P1 A0 I0 Q0 K0 M0',
        '   2       +       +',
        '   1   +     R01f',
        '   0      S3b',
        '  -1   +       +',
        ' y/x  -1   0   1   2',
      ].join('\n'),
    );
  });

  test('a seat is drawn its own board; another one is a panel', () => {
    const state = after(start(), 'R01f@1,1');
    const view = codex.view(state, 1);
    expect(codex.render(view, names)).toContain('your board: ');
    expect(codex.render(view, names)).not.toContain('board of nora');
    const board = codex.panels?.['board']?.show(view, names, 0).split('\n');
    expect(board?.[0]).toBe('board of nora: F3 P1 A0 I0 Q0 K0 M0');
    expect(board).toContain('   1   +     R01f');
  });

  test('a spectator is drawn every board', () => {
    const text = codex.render(codex.view(start(), null), names);
    expect(text).toContain('board of nora');
    expect(text).toContain('board of ben');
  });

  test('hands, goals, places and scores are told', () => {
    const text = codex.render(codex.view(start(), 0), names);
    expect(text).toContain('codex | your turn | PLAYING');
    expect(text).toContain('you (red) 0 first | ben (blue) 0');
    expect(text).toContain('you: hand 1[R01 F F.Fx] 2[G13 P .xK. 1/K needs PPA]');
    expect(text).toContain('ben: hand 1[resource animal] 2[gold fungi]');
    expect(text).toContain('R[insect back]  G[plant back]  1[R05 F xQPF]');
    expect(text).toContain('O01 (2 per F 0,0; F -1,-1; F -2,-2)  O09 (2 per FFF)  yours O03');
  });

  test('C28 of a card in another hand the back is drawn, and where it came from', () => {
    const text = codex.render(codex.view(after(start(), 'R01b@1,1', 'd:2'), 1), names);
    expect(text).toContain('nora: hand 1[gold plant] 2[resource plant from 2]');
  });

  test('before the choices the starter and both objectives are told', () => {
    const state = codex.setup({ deal: { first: 0 } }, 2, numberedSeed(1));
    const text = codex.render(codex.view(state, 0), names);
    expect(text).toMatch(/your board: .*, starter S\d front [FPAI]{4} back/);
    expect(text).toMatch(/choose 1: O\d\d .* {2}choose 2: O\d\d/);
  });

  const told = (seat: number | null, ...moves: string[]) => codex.narrate(codex.view(after(start(), ...moves), seat), names);

  test('a placement is told with card, kingdom, place and what it covered', () => {
    expect(told(1, 'R01f@1,1')).toEqual(['nora placed R01 (resource, fungi) front at 1,1, covering an empty corner.']);
    expect(told(0, 'R01f@1,1')).toEqual(['You placed R01 (resource, fungi) front at 1,1, covering an empty corner.']);
  });

  test('a draw is told by its back, and to the drawer by its front', () => {
    expect(told(1, 'R01f@1,1', 'd:R')).toEqual([
      'nora drew a resource card (insect) from the resource deck.',
      'The resource deck now shows a resource card (fungi).',
    ]);
    expect(told(0, 'R01f@1,1', 'd:R')[0]).toBe('You drew R31 (resource, insect) from the resource deck.');
    expect(told(0, 'R01f@1,1', 'd:3')[0]).toBe('You drew G07 (gold, fungi) from table slot 3.');
    expect(told(null, 'R01f@1,1', 'd:3')).toEqual([
      'nora drew a gold card (fungi) from table slot 3.',
      'Table slot 3 now shows G11 (gold, plant).',
      'The gold deck now shows a gold card (insect).',
    ]);
  });

  test('the end is told objective by objective', () => {
    const last = position({
      last: true,
      turn: 1,
      boards: [['S3b@0,0'], ['S4b@0,0']],
      hands: [[], ['R29']],
      common: ['O11'],
      scores: [3, 19],
    });
    const ended = after(last, 'R29f@1,1');
    expect(codex.narrate(codex.view(ended, 0), names)).toEqual([
      'ben placed R29 (resource, animal) front at 1,1, covering an empty corner: 1 point (20).',
      'ben reached 20 points: the last round comes now.',
      'The game is over: the objectives are counted.',
      'You have 3 with objectives: O11 0.',
      'ben has 20 with objectives: O11 0.',
    ]);
  });

  test('passing over is told to the seat itself as well', () => {
    const state = start();
    codex.apply(state, codex.idle(state));
    expect(codex.narrate(codex.view(state, 0), names)).toEqual(['You were passed over.']);
    expect(codex.narrate(codex.view(state, 1), names)).toEqual(['nora was passed over.']);
  });
});
