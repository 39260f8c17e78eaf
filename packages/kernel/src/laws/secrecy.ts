/**
 * Laws of secrecy: what a seat may not know cannot be read off its view, and what it imagines is true to the view and fair.
 */
import type { AnyView, Seat } from '../game.ts';
import type { Rng } from '../rng.ts';
import { numberedSeed } from '../seed.ts';
import { hold, same, withoutRng } from './check.ts';
import type { Law } from './law.ts';
import { codesOf } from './moves.ts';
import type { Positions } from './position.ts';
import { notationPool, textsToTry } from './texts.ts';

const SIGMAS = 5;
const SAMPLES_PER_SMALL = 4000;
const RARE = 12;
const SCRAMBLES = 24;

export function secrecyLaws<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
): Law[] {
  const { game, testing, size } = positions;
  return [
    { name: 'no view holds the seed', run: noSeedInViews },
    { name: 'a view does not change when everything its seat may not know is dealt anew', run: scrambleIsInvisible },
    { name: 'scrambles really differ wherever two worlds exist', run: scramblesDiffer },
    { name: 'an imagined world gives the same view', run: imaginedViewIsTheSame },
    { name: 'moves and refusals are the same in an imagined world', run: imaginedMovesAreTheSame },
    { name: 'imagined worlds are fair', run: imaginedWorldsAreFair },
  ];

  function noSeedInViews(): void {
    positions.each((state, at) => {
      for (const seat of positions.viewers(at)) {
        const text = JSON.stringify(game.view(state, seat));
        hold(!text.includes(state.rng.key) && !text.includes('"rng"'), `the view of ${who(seat)} holds the seed`);
      }
    });
  }

  function scrambleIsInvisible(): void {
    positions.each((state, at) => {
      const before = JSON.stringify(state);
      for (const seat of positions.viewers(at)) {
        const scrambled = testing.scramble(state, seat, numberedSeed(at.walked + 1));
        same(JSON.stringify(state), before, 'scramble changed the state it was given');
        same(game.view(scrambled, seat), game.view(state, seat), `${who(seat)} sees what it may not know`);
      }
    });
  }

  function scramblesDiffer(): void {
    eachSmall((state, seat) => {
      const worlds = new Set(testing.worlds(game.view(state, seat)).map(withoutRng));
      hold(worlds.has(withoutRng(state)), `the real world is missing from worlds(view of ${who(seat)})`);
      if (worlds.size < 2) return;
      const scrambled = Array.from({ length: SCRAMBLES }, (_, at) => withoutRng(testing.scramble(state, seat, numberedSeed(at))));
      hold(
        new Set(scrambled).size > 1,
        `scramble leaves everything as it is for ${who(seat)}, though ${worlds.size} worlds are possible`,
      );
    });
  }

  function imaginedViewIsTheSame(): void {
    positions.each((state, at) => {
      const viewers = positions.viewers(at);
      // One world of a position is judged for form: reading is the dearest part.
      const stored = viewers[at.walked % viewers.length];
      for (const seat of viewers) {
        const view = game.view(state, seat);
        const before = JSON.stringify(view);
        const imagined = game.imagine(view, numberedSeed(at.walked + 7));
        same(JSON.stringify(view), before, 'imagine changed the view it was given');
        same(game.view(imagined, seat), view, `what ${who(seat)} imagines gives another view`);
        if (seat === stored) hold('value' in game.load(JSON.parse(JSON.stringify(imagined))), 'an imagined world is not a state');
      }
    });
  }

  function imaginedMovesAreTheSame(): void {
    const pool = notationPool(positions);
    positions.each((state, at) => {
      const seat = game.turn(state);
      if (seat === null) return;
      const imagined = game.imagine(game.view(state, seat), numberedSeed(at.walked + 3));
      const moves = game.moves(state);
      const texts = textsToTry(game, pool, moves, at.walked);
      const listed = (one: State) => game.moves(one).map(move => game.format(move));
      same(listed(imagined), listed(state), 'the seat on turn has other moves in the world it imagines');
      same(
        codesOf(positions, imagined, seat, texts),
        codesOf(positions, state, seat, texts),
        `other refusals in an imagined world: ${texts.join(' | ')}`,
      );
    });
  }

  /** Counts imagined worlds against all worlds there are, rare ones pooled: no cell may be further off than five sigma. */
  function imaginedWorldsAreFair(): void {
    eachSmall((state, seat) => {
      const view = game.view(state, seat);
      const expected = new Map<string, number>();
      const worlds = testing.worlds(view);
      for (const world of worlds) expected.set(withoutRng(world), (expected.get(withoutRng(world)) ?? 0) + 1);
      const found = new Map<string, number>();
      for (let at = 0; at < SAMPLES_PER_SMALL; at++) {
        const key = withoutRng(game.imagine(view, numberedSeed(at * 7919 + 1)));
        hold(expected.has(key), `${who(seat)} imagines a world that cannot be: ${key.slice(0, 300)}`);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      for (const cell of pooled(expected, found, worlds.length)) {
        const sigma = Math.sqrt(SAMPLES_PER_SMALL * cell.share * (1 - cell.share));
        const mean = SAMPLES_PER_SMALL * cell.share;
        hold(
          Math.abs(cell.count - mean) <= SIGMAS * sigma + 1e-9,
          `${who(seat)} imagines a world ${cell.count} times in ${SAMPLES_PER_SMALL} where ${mean.toFixed(1)} is fair (${(Math.abs(cell.count - mean) / sigma).toFixed(1)} sigma): ${cell.name.slice(0, 300)}`,
        );
      }
    });
  }

  function eachSmall(fact: (state: State, seat: Seat | null) => void): void {
    for (let number = 0; number < size.smalls; number++) {
      const state = testing.small(numberedSeed(number + size.row));
      const seats = game.standing(state).scores.length;
      for (let seat = 0; seat < seats; seat++) fact(state, seat);
      fact(state, null);
    }
  }
}

interface Cell {
  readonly name: string;
  readonly share: number;
  readonly count: number;
}

/** Cells too rare to judge one by one are counted together, in a fixed number of heaps so that a lean within them still shows. */
function pooled(expected: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>, total: number): Cell[] {
  const cells: Cell[] = [];
  let heap = { name: '', share: 0, count: 0 };
  // Sorted: worlds that look alike fall into the same heap.
  for (const name of [...expected.keys()].sort()) {
    const share = expected.get(name)! / total;
    heap = { name: heap.name || name, share: heap.share + share, count: heap.count + (found.get(name) ?? 0) };
    if (heap.share * SAMPLES_PER_SMALL >= RARE) {
      cells.push(heap);
      heap = { name: '', share: 0, count: 0 };
    }
  }
  if (heap.share > 0) cells.push(heap);
  return cells;
}

function who(seat: Seat | null): string {
  return seat === null ? 'a spectator' : `seat ${seat}`;
}
