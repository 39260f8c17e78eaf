import { numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { phase10 } from './game.ts';
import { options } from './options.ts';
import { optionsFor } from './support.ts';
import { phaseGroups, phaseNumbers, phaseText } from './types.ts';

function fault(given: object, seats = 4): string {
  const read = options.read(given, seats);
  return 'refusal' in read ? `${read.refusal.code} ${read.refusal.message}` : 'ok';
}

test('P8 the defaults are the ten phases in order, the publisher’s game', () => {
  expect(optionsFor()).toEqual({
    deck: 'phase10',
    phases: 'official10',
    order: 'fixed',
    mode: 'classic',
    maxHands: 0,
    maxTurns: 0,
    handSize: 10,
    skipMode: 'choose',
    skipGuard: 'circuit',
    firstUpSkip: 'skipFirst',
    wildMin: 'group',
    extraCards: true,
    hitSameTurn: true,
    goOut: 'any',
    tieBreak: 'replay',
    firstDealer: 'random',
    deal: null,
  });
});

test.each([2, 3, 4, 5, 6])('P1 %i players have a seat and a hand each', seats => {
  const state = phase10.setup(optionsFor({}, seats), seats, numberedSeed(1));
  expect(phase10.seats).toEqual([2, 6]);
  expect(state.hands.map(hand => hand.length)).toEqual(Array(seats).fill(10));
});

test('P4 the ten phases', () => {
  const texts = phaseNumbers({ phases: 'official10' }).map(number => phaseText(phaseGroups({ phases: 'official10' }, number)));
  expect(texts).toEqual([
    'set of 3 + set of 3',
    'set of 3 + run of 4',
    'set of 4 + run of 4',
    'run of 7',
    'run of 8',
    'run of 9',
    'set of 4 + set of 4',
    '7 of one colour',
    'set of 5 + set of 2',
    'set of 5 + set of 3',
  ]);
});

test('P8 a list of phases of one’s own is read, and reads back in its own form', () => {
  const read = optionsFor({ phases: [['set 3', 'Run 4'], [{ kind: 'colour', size: 7 }]] });
  expect(read.phases).toEqual([
    [
      { kind: 'set', size: 3 },
      { kind: 'run', size: 4 },
    ],
    [{ kind: 'colour', size: 7 }],
  ]);
  expect(optionsFor(JSON.parse(JSON.stringify(read)))).toEqual(read);
});

test.each([
  [{ phases: [] }, '1 to 20 phases'],
  [{ phases: [['set 3'], ['set 1']] }, 'phase 2'],
  [{ phases: [['set 3', 'set 3', 'set 3']] }, 'phase 1'],
  [{ phases: [['pair 2']] }, 'phase 1'],
  [{ phases: [[]] }, 'phase 1'],
  [{ phases: 'odd' }, '"phases"'],
  [{ handSize: 13 }, '"handSize"'],
  [{ handSize: 6 }, '"handSize"'],
  [{ goOut: 'never' }, '"goOut"'],
  [{ extraCards: 'maybe' }, '"extraCards"'],
  [{ maxHands: -1 }, '"maxHands"'],
  [{ order: 'any', mode: 'tenHands' }, '"order"'],
  [{ firstDealer: 'p5' }, '"firstDealer"'],
  [{ colour: 'red' }, '"colour"'],
  [{ deal: 'R1' }, '"deal"'],
  [{ deal: ['R1', 'R1', 'R1'] }, 'card 3'],
  [{ deal: ['R1', 'X9'] }, 'card 2'],
  [{ deal: ['R1', 'R1'] }, 'card 3'],
])('P8 %j is refused by name', (given, named) => {
  expect(fault(given)).toMatch(/^bad-option /);
  expect(fault(given)).toContain(named);
});

test('P8 every option has a label and one line of help', () => {
  for (const field of Object.values(options.fields)) {
    expect(field.label).toMatch(/\S/);
    expect(field.help).toMatch(/^[^\n]+$/);
  }
});
