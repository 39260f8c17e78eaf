import { type Bot, type Budget, numberedSeed, type Seat } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { hanto } from '../game.ts';
import { after } from '../script.ts';
import type { Move, State, View } from '../types.ts';
import { alphabeta } from './alphabeta.ts';
import { crowdingOf, estimate } from './evaluate.ts';
import { shelf } from './index.ts';
import { keyOf } from './memory.ts';
import { neighbour } from './neighbour.ts';

const OPTIONS = { variant: 'delta', edition: '2013', first: 'blue', limit: 200 } as const;

function seat(bot: Bot<View, Move>, seat: Seat, seed: number, budget: Budget) {
  const agent = bot.make();
  agent.begin({ game: 'hanto', seat, seats: 2, options: OPTIONS, seed: numberedSeed(seed), budget });
  return agent;
}

function chosen(bot: Bot<View, Move>, state: State, budget: Budget, left = () => Number.POSITIVE_INFINITY): string {
  const agent = seat(bot, state.turn, 1, budget);
  return hanto.format(agent.choose(hanto.view(state, state.turn), hanto.moves(state), left).move);
}

/** A whole game; the same bots, budget and number always play the same one. */
function playGame(bots: readonly Bot<View, Move>[], number: number, iterations: number): State {
  const state = hanto.setup(OPTIONS, 2, numberedSeed(number));
  const agents = bots.map((bot, at) => seat(bot, at, number * 2 + at, { iterations }));
  for (let turn = hanto.turn(state); turn !== null; turn = hanto.turn(state)) {
    const choice = agents[turn]?.choose(hanto.view(state, turn), hanto.moves(state), () => Number.POSITIVE_INFINITY);
    hanto.apply(state, choice?.move ?? { kind: 'resign' });
  }
  return state;
}

/** Red to move: 6 of the 71 legal moves keep blue from winning at once. */
const THREATENED =
  'C@0,0 C@1,-1 S@-1,1 S@2,-2 C@0,1 C@2,-1 B@0,2 B@2,0 S:-1,1>3,0 S:2,-2>-1,3 C:0,1>1,1 S@-2,4 C@3,1 S:-2,4>1,2 C:3,1>2,1 C@3,-2 C:0,0>1,0 S@-1,4 S@4,0';

/** The same after a careless move: blue wins in one. */
const NEARLY = `${THREATENED} S:-1,4>0,3`;

describe('neighbour', () => {
  test('takes a move with the most filled hexes round theirs less those round ours', () => {
    const state = after(OPTIONS, NEARLY);
    const scores = new Map(
      hanto.moves(state).map(move => {
        const next = hanto.clone(state);
        hanto.apply(next, move);
        return [hanto.format(move), crowdingOf(next, 1) - crowdingOf(next, 0)];
      }),
    );
    expect(scores.get(chosen(neighbour, state, { iterations: 1 }))).toBe(Math.max(...scores.values()));
  });

  test('breaks ties by its seed', () => {
    const state = after(OPTIONS, '');
    const view = hanto.view(state, 0);
    const texts = Array.from({ length: 20 }, (_, seed) =>
      hanto.format(seat(neighbour, 0, seed, { iterations: 1 }).choose(view, hanto.moves(state), () => 0).move),
    );
    expect(new Set(texts)).toEqual(new Set(['B@0,0', 'S@0,0', 'C@0,0']));
  });
});

describe('alphabeta', () => {
  test('finds a win in one at once, without any budget', () => {
    const state = after(OPTIONS, NEARLY);
    const move = chosen(alphabeta, state, { iterations: 0 });
    expect(hanto.outcome(after(OPTIONS, `${NEARLY} ${move}`))).toMatchObject({ winners: [0], reason: 'surrounded' });
  });

  test('sees a loss in two coming and avoids it', () => {
    const state = after(OPTIONS, THREATENED);
    const move = chosen(alphabeta, state, { iterations: 3000 });
    const next = after(OPTIONS, `${THREATENED} ${move}`);
    const wins = hanto.moves(next).filter(reply => {
      const end = hanto.clone(next);
      hanto.apply(end, reply);
      return end.end?.winner === 0;
    });
    expect(wins).toEqual([]);
  });

  test('stops when its time is up', () => {
    const state = after(OPTIONS, THREATENED);
    let asked = 0;
    chosen(alphabeta, state, { ms: 100 }, () => 100 - asked++);
    expect(asked).toBeGreaterThan(50);
    expect(asked).toBeLessThan(100);
  });

  test('plays the same game again under a count of iterations', () => {
    const [first, again] = [playGame([alphabeta, neighbour], 5, 100), playGame([alphabeta, neighbour], 5, 100)];
    expect(again).toEqual(first);
  });

  test.each([
    [11, 0],
    [12, 1],
    [13, 0],
    [14, 1],
  ])('wins game %i against neighbour from seat %i', (number, seatOfIt) => {
    const bots = seatOfIt === 0 ? [alphabeta, neighbour] : [neighbour, alphabeta];
    expect(playGame(bots, number, 1500).end?.winner).toBe(seatOfIt);
  });
});

describe('what they stand on', () => {
  test('a position has one key, whatever the order of moves, and another for the other seat', () => {
    const [one, two] = [after({}, 'B@0,0 B@1,0 C@-1,0 C@2,0 C@-1,1 C@2,-1'), after({}, 'B@0,0 B@1,0 C@-1,1 C@2,-1 C@-1,0 C@2,0')];
    expect(keyOf(one)).toBe(keyOf(two));
    expect(keyOf({ ...one, turn: 1 })).not.toBe(keyOf(one));
    expect(keyOf(after({}, 'B@0,0 B@1,0 C@-1,0 C@2,0 C@-1,1 S@2,-1'))).not.toBe(keyOf(one));
  });

  test('an estimate is even at the start and leans to the freer butterfly', () => {
    expect(estimate(after({}, ''), 0)).toBe(0.5);
    const state = after(OPTIONS, NEARLY);
    expect(estimate(state, 0)).toBeGreaterThan(0.5);
    expect(estimate(state, 0) + estimate(state, 1)).toBeCloseTo(1);
  });

  test('the shelf names each bot once', () => {
    expect(shelf.bots.map(bot => bot.name)).toEqual(['neighbour', 'alphabeta']);
  });
});
