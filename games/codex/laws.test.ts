import { laws } from '@parlor/kernel/laws';
import { describe, test } from 'vitest';
import { codex } from './game.ts';
import { testing } from './testing.ts';

describe('Codex Naturalis obeys the laws', () => {
  for (const law of laws(codex, testing)) test(law.name, () => law.run());
});
