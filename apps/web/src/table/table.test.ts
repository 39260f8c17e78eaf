// @vitest-environment happy-dom
import { games } from '@parlor/games';
import { type AnyGame, numberedSeed, type SealedState } from '@parlor/kernel';
import { diff, type Facts, type Step } from '@parlor/protocol';
import { describe, expect, test } from 'vitest';
import { fairOpponent } from '../session/doors.ts';
import { person } from '../testing/table.ts';
import { firstTurn, type Turn, withTurns } from './history.ts';
import { merged } from './log.tsx';
import { shownName, textNames } from './people.ts';
import { referee } from './referee.ts';

const SEED = numberedSeed(7);

/** The first moves of a game, as the server would tell them to a seat. */
function played(game: AnyGame, count: number, seat = 0) {
  const seats = game.seats[0];
  const options = game.options.read(undefined, seats);
  if ('refusal' in options) throw new Error(options.refusal.message);
  const state: SealedState = game.setup(options.value, seats, SEED);
  const first = game.view(state, seat);
  const steps: Step[] = [];
  let before = first;
  for (let n = 1; n <= count && game.turn(state) !== null; n++) {
    const mover = game.turn(state)!;
    const moves = game.moves(state);
    // From the middle of the list: neither the rash ones nor resigning.
    const move = moves[moves.length >> 1]!;
    game.apply(state, move);
    const after = game.view(state, seat);
    steps.push({ n, seat: mover, move: game.format(move), at: n, patch: diff(before, after) });
    before = after;
  }
  return { state, first, steps, last: before, seats, options: options.value };
}

function factsOf(seats: number): Facts {
  return { people: Array.from({ length: seats }, (_, at) => person(`p${at}`)) } as Partial<Facts> as Facts;
}

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('the past is rebuilt from the steps, each turn with its own view', () => {
    const { first, steps, last, seats } = played(game, 6);
    const facts = factsOf(seats);
    const turns = withTurns([firstTurn(game, first, facts)], steps, game, facts);
    expect(turns.map(turn => turn.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(turns.at(-1)!.view).toEqual(last);
    expect(turns[3]!.move).toBe(steps[2]!.move);
  });

  test('steps that are known already, or do not follow, change nothing', () => {
    const { first, steps, seats } = played(game, 4);
    const facts = factsOf(seats);
    const turns = withTurns([firstTurn(game, first, facts)], steps.slice(0, 2), game, facts);
    expect(withTurns(turns, steps.slice(0, 2), game, facts)).toBe(turns);
    expect(withTurns(turns, steps.slice(3), game, facts)).toBe(turns);
  });

  test('the referee lists the moves of the seat on turn and finds nothing against them', () => {
    const { state } = played(game, 5);
    const seat = game.turn(state)!;
    const judge = referee(game, game.view(state, seat), seat);
    expect(judge.moves.map(game.format)).toEqual(game.moves(state).map(game.format));
    expect(judge.moves.map(judge.why).filter(Boolean)).toEqual([]);
    expect(judge.after(judge.moves[0]!)).not.toBeNull();
  });

  test('the referee lists nothing off turn, says why, and shows no future', () => {
    const { state } = played(game, 5);
    const move = game.moves(state)[0]!;
    const other = (game.turn(state)! + 1) % game.seats[0];
    const judge = referee(game, game.view(state, other), other);
    expect(judge.moves).toEqual([]);
    expect(judge.why(move)?.code).toBe(game.codes.turn);
    expect(judge.after(move)).toBeNull();
  });
});

test('news stand after the move they followed; turns without a sentence are left out', () => {
  const turn = (n: number, sentences: string[]) => ({ n, sentences }) as unknown as Turn;
  const news = [0, 2, 2, 9].map((after, key) => ({ key, after, text: `news ${key}` }));
  const lines = merged([turn(0, ['deal']), turn(1, []), turn(2, ['two']), turn(3, ['three'])], news);
  expect(lines.map(line => ('text' in line ? line.text : line.sentences[0]))).toEqual([
    'deal',
    'news 0',
    'two',
    'news 1',
    'news 2',
    'three',
    'news 3',
  ]);
});

test('bots are named BOT, name, version; the second of a kind has a number', () => {
  const people = [
    person('nora'),
    person('greedy', { bot: { name: 'greedy', version: '1.2' } }),
    person('greedy 2', { bot: { name: 'greedy', version: '1.2' } }),
  ];
  expect(people.map(shownName)).toEqual(['nora', 'greedy 1.2', 'greedy 1.2 (2)']);
  expect(textNames({ people } as unknown as Facts)).toEqual(['nora', 'BOT greedy 1.2', 'BOT greedy 1.2 (2)']);
});

test('vs bots seats the bot nearest to middling strength, the stronger of two', () => {
  const bot = (name: string, strength: number) => ({ name, version: '1', character: '', strength });
  expect(fairOpponent([bot('a', 1), bot('b', 2), bot('c', 4), bot('d', 5)])?.name).toBe('c');
  expect(fairOpponent([bot('a', 1), bot('e', 5), bot('c', 3)])?.name).toBe('c');
  expect(fairOpponent([])).toBeNull();
});
