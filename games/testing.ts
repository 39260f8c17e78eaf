/** Every game's test support, by game id. */
import { type AnyTesting, sealTesting } from '@parlor/kernel';
import { testing as codex } from './codex/testing.ts';
import { testing as hanabi } from './hanabi/testing.ts';
import { testing as hanto } from './hanto/testing.ts';
import { testing as phase10 } from './phase10/testing.ts';

export const testing: Readonly<Record<string, AnyTesting>> = {
  hanabi: sealTesting(hanabi),
  phase10: sealTesting(phase10),
  codex: sealTesting(codex),
  hanto: sealTesting(hanto),
};
