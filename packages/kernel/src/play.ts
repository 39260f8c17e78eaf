/** Judge, then trust: the one way a move enters a game outside a simulation. */
import type { AnyView, Game, Read, Seat } from './game.ts';
import { refused } from './refusal.ts';
import type { Rng } from './rng.ts';

type PlayableGame<State extends { rng: Rng }, Move, View extends AnyView> = Pick<
  Game<State, Move, View, never>,
  'name' | 'codes' | 'turn' | 'parse' | 'check' | 'clone' | 'apply'
>;

/** Reads and judges a move without making it: over, unreadable, turn, then the game's own `check`. */
export function judge<State extends { rng: Rng }, Move, View extends AnyView>(
  game: PlayableGame<State, Move, View>,
  state: State,
  seat: Seat,
  text: string,
): Read<Move> {
  const turn = game.turn(state);
  if (turn === null) return refused(game.codes.over, 'The game is over.');
  const move = game.parse(text);
  if (move === null) return refused(game.codes.unreadable, `"${text.slice(0, 60)}" is not a move in ${game.name}.`);
  if (turn !== seat) return refused(game.codes.turn, 'It is not your turn. Wait until the others have moved.');
  const refusal = game.check(state, move);
  return refusal ? { refusal } : { value: move };
}

/** The state after a move, or why not. The given state is not changed. */
export function play<State extends { rng: Rng }, Move, View extends AnyView>(
  game: PlayableGame<State, Move, View>,
  state: State,
  seat: Seat,
  text: string,
): Read<State> {
  const judged = judge(game, state, seat, text);
  if ('refusal' in judged) return judged;
  const next = game.clone(state);
  game.apply(next, judged.value);
  return { value: next };
}

/** The table's own move for a seat that does not answer. The game is not over. The given state is not changed. */
export function playIdle<State extends { rng: Rng }, Move>(
  game: Pick<Game<State, Move, AnyView, never>, 'idle' | 'format' | 'clone' | 'apply'>,
  state: State,
): { readonly state: State; readonly text: string } {
  const move = game.idle(state);
  const next = game.clone(state);
  game.apply(next, move);
  return { state: next, text: game.format(move) };
}

/** What a person typed, as a move: canonical notation first, then the game's own way of speaking. */
export function understand<Move, View extends AnyView>(
  game: Pick<Game<{ rng: Rng }, Move, View, never>, 'parse' | 'say'>,
  text: string,
  view: View,
  names: readonly string[],
): Move | null {
  return game.parse(text) ?? game.say(text, view, names);
}

/** A legal move as a person would type it: `understand` reads it back. */
export function phrased<Move, View extends AnyView>(
  game: Pick<Game<{ rng: Rng }, Move, View, never>, 'format' | 'phrase'>,
  move: Move,
  view: View,
  names: readonly string[],
): string {
  return game.phrase?.(move, view, names) ?? game.format(move);
}
