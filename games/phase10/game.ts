import type { Game } from '@parlor/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { check } from './legal.ts';
import { load } from './load.ts';
import { idle, moves } from './moves.ts';
import { narrate } from './narrate.ts';
import { format, parse } from './notation.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { decode, encode } from './position.ts';
import { panels, render } from './render.ts';
import { phrase, say } from './say.ts';
import { outcome, standing, turn, turnNumber } from './score.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { clone, view } from './view.ts';

export const phase10: Game<State, Move, View, Options> = {
  id: 'phase10',
  name: 'Phase 10',
  pitch: 'Rummy in ten steps: lay your phase, then get rid of your cards.',
  version: '1',
  seats: [2, 6],
  options,
  codes: { over: 'over', unreadable: 'syntax', turn: 'turn' },
  table: { absent: 'wait', left: 'passes', alone: 'plays-on' },
  setup,
  turn,
  turnNumber,
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
  panels,
  orders,
  narrate,
};
