import { cloneRng, type Game } from '@parlor/kernel';
import { apply } from './apply.ts';
import { check, idle, moves } from './legal.ts';
import { decode, encode, load } from './load.ts';
import { format, parse, say } from './notation.ts';
import { narrate, render } from './render.ts';
import { outcome, standing, turn } from './score.ts';
import { options, setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { imagine, view } from './view.ts';

export const pairs: Game<State, Move, View, Options> = {
  id: 'pairs',
  name: 'Pairs',
  pitch: 'Cover a card with its equal.',
  version: '1',
  seats: [2, 3],
  options,
  codes: { over: 'over', unreadable: 'syntax', turn: 'turn' },
  table: { absent: 'wait', left: 'passes', alone: 'plays-on' },
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
  render,
  narrate,
};

/** `options` and the events are never changed in place, so copies may share them. */
function clone(state: State): State {
  return {
    options: state.options,
    rng: cloneRng(state.rng),
    turn: state.turn,
    hands: state.hands.map(hand => [...hand]),
    deck: [...state.deck],
    pile: [...state.pile],
    scores: [...state.scores],
    happened: [...state.happened],
  };
}
