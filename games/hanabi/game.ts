/** Hanabi, assembled. */
import type { Game } from '@parlor/kernel';
import { apply, clone } from './apply.ts';
import { idle } from './idle.ts';
import { imagine } from './imagine.ts';
import { check, moves } from './legal.ts';
import { decode, encode, load } from './load.ts';
import { format, parse } from './notation.ts';
import { options } from './options.ts';
import { panels } from './panels.ts';
import { narrate, render } from './render.ts';
import { phrase, say } from './say.ts';
import { outcome, standing, turn } from './score.ts';
import { setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

export const hanabi: Game<State, Move, View, Options> = {
  id: 'hanabi',
  name: 'Hanabi',
  pitch: 'Build five fireworks together, seeing every hand but your own.',
  version: '1',
  seats: [2, 5],
  options,
  codes: { over: 'over', unreadable: 'syntax', turn: 'turn' },
  table: { absent: 'wait', left: 'ends', alone: 'plays-on' },
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
  panels,
  narrate,
};
