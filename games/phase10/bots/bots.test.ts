import { type Bot, numberedSeed } from '@parlor/kernel';
import { expect, test } from 'vitest';
import { sharesOf } from '../bench.ts';
import { missing, tallyOf } from '../finder.ts';
import { phase10 } from '../game.ts';
import { smallestLays } from '../lays.ts';
import { BOX } from '../rounds.ts';
import { cardsOf, optionsFor, type Sketch, start } from '../support.ts';
import { type Card, type Move, phaseGroups, phaseNumbers, type View } from '../types.ts';
import { dumb } from './dumb.ts';
import { greedy } from './greedy.ts';
import { isUseful, smart } from './smart.ts';

const OFFICIAL = { phases: 'official10' } as const;
const DOWN = ['set R1 B1 G1', 'set R2 B2 G2'];

function chosen(bot: Bot<View, Move>, sketch: Sketch): string {
  const state = start(sketch);
  return phase10.format(seated(bot, 0).choose(phase10.view(state, 0), phase10.moves(state), () => 1).move);
}

function seated(bot: Bot<View, Move>, seat: number): ReturnType<Bot<View, Move>['make']> {
  const agent = bot.make();
  agent.begin({ game: 'phase10', seat, seats: 2, options: {}, seed: numberedSeed(seat), budget: { iterations: 1 } });
  return agent;
}

test('the finder and the list of lays agree on random hands of every phase and every wildMin', () => {
  let chance = 1;
  for (let hand = 0; hand < 400; hand++) {
    const cards: Card[] = Array.from({ length: 11 }, () => {
      chance = (chance * 48_271) % 2_147_483_647;
      return BOX[chance % BOX.length] as Card;
    });
    for (const wildMin of ['group', 'phase', 'none'] as const) {
      const rules = optionsFor({ wildMin });
      for (const number of phaseNumbers(OFFICIAL)) {
        const phase = phaseGroups(OFFICIAL, number);
        expect(missing(phase, tallyOf(cards), wildMin) === 0).toBe(smallestLays(rules, phase, cards).length > 0);
      }
    }
  }
});

test('random hands hold each phase as often as counted', () => {
  const expected = [18.28, 29.81, 5.34, 15.57, 6.49, 1.99, 0.33, 2.77, 3.11, 0.35];
  const hands = 8000;
  sharesOf(hands).forEach((share, at) => {
    const fair = expected[at] as number;
    expect(Math.abs(share - fair)).toBeLessThan(5 * Math.sqrt((fair * (100 - fair)) / hands));
  });
});

test.each([
  [1, 'R6 B6 G6 R8 B8', 1],
  [1, 'R6 R9 W W W W', 0],
  [1, 'R6 W W W W W', 1],
  [2, 'R9 R9 B9 R3 R4 R6', 1],
  [3, 'R4 B4 G4 Y4 R3 R5 R6', 1],
  [4, 'R1 R2 R3 R8 R9', 4],
  [8, 'B1 B2 B3 G1 W', 3],
  [9, 'R4 B4 G4 Y4 W W', 1],
])('phase %i from %s lacks %i', (phase, hand, lacking) => {
  expect(missing(phaseGroups(OFFICIAL, phase), tallyOf(cardsOf(hand)), 'group')).toBe(lacking);
});

test('P67 dumb lays when it can, and draws from deck and pile alike', () => {
  expect(chosen(dumb, { hands: ['R6 B6 G6 R8 B8 G8 R1', 'R2'] })).toBe('lay [R6 G6 B6] [R8 G8 B8]');
  const state = start({ hands: ['R1', 'R2'], drawn: false });
  const agent = seated(dumb, 0);
  const draws = Array.from({ length: 60 }, () =>
    phase10.format(agent.choose(phase10.view(state, 0), phase10.moves(state), () => 1).move),
  );
  expect(new Set(draws)).toEqual(new Set(['draw deck', 'draw discard']));
});

test('P67 dumb tries one hit a turn', () => {
  const state = start({ hands: ['R1 B1 G1 Y1 R2 B2', 'R2'], table: [DOWN] });
  const agent = seated(dumb, 0);
  let hits = 0;
  while (state.turn === 0) {
    const { move } = agent.choose(phase10.view(state, 0), phase10.moves(state), () => 1);
    if (move.kind === 'hit') hits++;
    phase10.apply(state, move);
  }
  expect(hits).toBeLessThanOrEqual(1);
});

test('P68 what is useful: towards open sets, best windows, the longest colour', () => {
  const useful = (phase: number, hand: string, card: string) =>
    isUseful(phaseGroups(OFFICIAL, phase), tallyOf(cardsOf(hand)), cardsOf(card)[0] as Card);
  expect(useful(1, 'R6 B6 R8', 'G6')).toBe(true);
  expect(useful(1, 'R6 B6 R8', 'G9')).toBe(false);
  expect(useful(1, 'R6 B6 G6 R8 B8 G8 R9', 'G9')).toBe(false);
  expect(useful(4, 'R3 R4 R5', 'G6')).toBe(true);
  expect(useful(4, 'R3 R4 R5', 'G5')).toBe(false);
  expect(useful(8, 'B1 B2 G1', 'B9')).toBe(true);
  expect(useful(8, 'B1 B2 G1', 'G9')).toBe(false);
  expect(useful(8, 'B1 B2 G1', 'S')).toBe(false);
  expect(useful(8, 'B1 B2 G1', 'W')).toBe(true);
});

test('P68 smart takes what is useful, skips the leader, throws away high cards it cannot use', () => {
  expect(chosen(smart, { hands: ['R6 B6 R8', 'R2'], drawn: false, discard: 'G6' })).toBe('draw discard');
  expect(chosen(smart, { hands: ['R6 B6 R8', 'R2'], drawn: false, discard: 'G9' })).toBe('draw deck');
  expect(chosen(smart, { hands: ['R6 B6 S', 'R2', 'R3'], phases: [1, 2, 4] })).toBe('discard S >p3');
  expect(chosen(smart, { hands: ['R6 B6 R3 B12', 'R2'] })).toBe('discard B12');
  expect(chosen(smart, { hands: ['B1 R12 R5', 'R2'], table: [DOWN] })).toBe('hit B1 p1.1');
  expect(chosen(smart, { hands: ['B1', 'R2'], table: [DOWN] })).toBe('discard B1');
});

test('P68 smart takes a useful card however often it has thrown it back', () => {
  const agent = seated(smart, 0);
  const choose = (sketch: Sketch) => {
    const state = start(sketch);
    return phase10.format(agent.choose(phase10.view(state, 0), phase10.moves(state), () => 1).move);
  };
  for (let circle = 0; circle < 5; circle++) {
    expect(choose({ hands: ['R6 B6 R8 B8 G12', 'R2'], drawn: false, discard: 'Y12' })).toBe('draw discard');
    expect(choose({ hands: ['R6 B6 R8 B8 Y12', 'R2'] })).toBe('discard Y12');
  }
});

test('P69 greedy takes wilds and what lowers its count, hits its last card, never throws a wild', () => {
  expect(chosen(greedy, { hands: ['R6 B6 R8', 'R2'], drawn: false, discard: 'W' })).toBe('draw discard');
  expect(chosen(greedy, { hands: ['R6 B6 R8', 'R2'], drawn: false, discard: 'G9' })).toBe('draw deck');
  expect(chosen(greedy, { hands: ['R9', 'R2'], table: [DOWN], drawn: false, discard: 'G2' })).toBe('draw discard');
  expect(chosen(greedy, { hands: ['B1', 'R2'], table: [DOWN] })).toBe('hit B1 p1.1');
  expect(chosen(greedy, { hands: ['R6 B6 R3 B3 B12 W', 'R2'] })).toBe('discard B12');
  expect(chosen(greedy, { hands: ['W R3', 'R2'], phases: [8, 1] })).toBe('discard R3');
});

test('P68 P69 smart beats dumb and greedy beats smart over a few games', () => {
  expect(winsOf(smart, dumb, 20)).toBeGreaterThanOrEqual(18);
  expect(winsOf(greedy, smart, 60)).toBeGreaterThanOrEqual(33);
});

function winsOf(bot: Bot<View, Move>, against: Bot<View, Move>, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const agents = [0, 1].map(seat => seated(seat === own ? bot : against, seat));
    const state = phase10.setup(optionsFor({}, 2), 2, numberedSeed(game));
    while (state.turn !== null) {
      const seat = state.turn;
      phase10.apply(state, agents[seat]!.choose(phase10.view(state, seat), phase10.moves(state), () => 1).move);
    }
    if (phase10.outcome(state)?.winners.includes(own)) wins++;
  }
  return wins;
}
