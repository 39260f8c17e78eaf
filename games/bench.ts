/** What every game promises about its bots, and the benches only it has, by game id. */
import type { GameBench } from '@parlor/kernel';
import { bench as hanto } from './hanto/bench.ts';

export const benches: Readonly<Record<string, GameBench>> = { hanto };
