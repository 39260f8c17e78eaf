/** What every game promises about its bots, and the benches only it has, by game id. */
import type { GameBench } from '@parlor/kernel';
import { bench as codex } from './codex/bench.ts';
import { bench as hanabi } from './hanabi/bench.ts';
import { bench as hanto } from './hanto/bench.ts';
import { bench as phase10 } from './phase10/bench.ts';

export const benches: Readonly<Record<string, GameBench>> = { hanabi, phase10, codex, hanto };
