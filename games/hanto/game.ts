/** Hanto, put together: nothing is hidden, so it is the smallest game to read. */
import { type Game, glance } from '@parlor/kernel';
import { apply } from './apply.ts';
import { check } from './legal.ts';
import { decode, encode, load } from './load.ts';
import { moves } from './moves.ts';
import { format, parse } from './notation.ts';
import { options } from './options.ts';
import { render } from './render.ts';
import { outcome, standing, turn } from './score.ts';
import { clone, setup } from './setup.ts';
import { narrate, phrase, say } from './speech.ts';
import type { Move, Options, State, View } from './types.ts';
import { imagine, view } from './view.ts';

export const hanto: Game<State, Move, View, Options> = {
  id: 'hanto',
  name: 'Hanto',
  pitch: 'Surround the other butterfly on a board of hexes that has no edge.',
  version: '1',
  seats: [2, 2],
  options,
  codes: { over: 'game-over', unreadable: 'bad-move', turn: 'not-your-turn' },
  table: { absent: 'wait', left: 'loses', alone: 'plays-on' },
  setup,
  turn,
  moves,
  check,
  apply,
  idle,
  clone,
  outcome,
  standing,
  view,
  imagine,
  load,
  encode,
  decode,
  format,
  parse,
  say,
  phrase,
  render,
  narrate,
};

/** T22: any legal move, drawn without using up chance. */
function idle(state: State): Move {
  const legal = moves(state);
  return legal[glance(state.rng, state.made, legal.length)] as Move;
}
