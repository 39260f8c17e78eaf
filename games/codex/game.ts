import type { Game } from '@parlor/kernel';
import { apply } from './apply.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { check, idle, moves } from './legal.ts';
import { load } from './load.ts';
import { narrate } from './narrate.ts';
import { format, parse } from './notation.ts';
import { decode, encode } from './position.ts';
import { panels, render } from './render.ts';
import { phrase, say } from './say.ts';
import { outcome, standing, turn } from './score.ts';
import { options, setup } from './setup.ts';
import type { Move, Options, State, View } from './types.ts';
import { view } from './view.ts';

export const codex: Game<State, Move, View, Options> = {
  id: 'codex',
  name: 'Codex Naturalis',
  pitch: 'Lay cards corner over corner and grow a manuscript of living things.',
  version: '1',
  seats: [2, 4],
  options,
  codes: { over: 'game-over', unreadable: 'syntax', turn: 'not-your-turn' },
  table: { absent: 'pass', left: 'passes', alone: 'suspends' },
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
