/**
 * A toy for the tests of bots, small enough to know the best move: seats in turn take 1 to `most` from a heap. Whoever takes
 * the last one wins; a team scores one for every single one taken.
 */
import { type AnyGame, type Game, type Rng, rngFrom, type Seat, schema, seal } from '@parlor/kernel';

interface HeapState {
  readonly rng: Rng;
  readonly seats: number;
  heap: number;
  turn: Seat;
  /** How often each seat took just one. */
  readonly singles: number[];
}

type HeapView = Omit<HeapState, 'rng' | 'turn'> & { readonly turn: Seat | null; readonly happened: readonly never[] };

interface Rules {
  readonly heap: number;
  readonly most: number;
  readonly together?: boolean;
}

export function heapGame(rules: Rules): AnyGame {
  const turn = (state: HeapState) => (state.heap === 0 ? null : state.turn);
  const game: Game<HeapState, number, HeapView, object> = {
    id: 'heap',
    name: 'Heap',
    pitch: 'Take the last one.',
    version: '1',
    seats: [2, 4],
    options: schema<object>({}),
    codes: { over: 'over', unreadable: 'syntax', turn: 'turn' },
    table: { absent: 'wait', left: 'ends', alone: 'plays-on' },
    setup: (_options, seats, seed) => ({ rng: rngFrom(seed), seats, heap: rules.heap, turn: 0, singles: Array(seats).fill(0) }),
    turn,
    moves: state => Array.from({ length: Math.min(rules.most, state.heap) }, (_, at) => at + 1),
    check: (state, move) => (move <= Math.min(rules.most, state.heap) ? null : { code: 'too-many', message: 'Take fewer.' }),
    apply: (state, move) => {
      if (move === 1) state.singles[state.turn]! += 1;
      state.heap -= move;
      state.turn = (state.turn + 1) % state.seats;
    },
    idle: () => 1,
    clone: state => ({ ...state, singles: [...state.singles] }),
    outcome: state => (state.heap > 0 ? null : rules.together ? teamEnd(state) : lastOneEnd(state)),
    standing: state => ({ scores: state.singles, extra: {} }),
    view: ({ rng: _, ...state }) => ({ ...state, singles: [...state.singles], turn: turn({ ...state, rng: _ }), happened: [] }),
    imagine: ({ happened: _, turn: seat, ...view }, seed) => ({
      ...view,
      rng: rngFrom(seed),
      turn: seat ?? 0,
      singles: [...view.singles],
    }),
    load: () => ({ refusal: { code: 'bad-state', message: 'A heap is not stored.' } }),
    encode: () => ({ refusal: { code: 'bad-state', message: 'A heap is not stored.' } }),
    decode: () => ({ refusal: { code: 'bad-state', message: 'A heap is not stored.' } }),
    format: move => `T${move.toFixed(0)}`,
    parse: text => (/^T[1-9]\d{0,8}$/.test(text) ? Number(text.slice(1)) : null),
    say: () => null,
    render: view => `${view.heap} left`,
    narrate: () => [],
  };
  return seal(game);
}

function lastOneEnd({ seats, turn, singles }: HeapState) {
  const last = (turn + seats - 1) % seats;
  const places = singles.map((_, seat) => (seat === last ? 1 : 2));
  return { scores: places.map(place => 2 - place), winners: [last], places, reason: 'empty', extra: {} };
}

function teamEnd({ singles }: HeapState) {
  const score = singles.reduce((sum, each) => sum + each, 0);
  return { scores: singles.map(() => score), winners: [], places: singles.map(() => 1), reason: 'empty', extra: {} };
}
