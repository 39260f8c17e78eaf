import { laws } from '@parlor/kernel/laws';
import { describe, test } from 'vitest';
import { phase10 } from './game.ts';
import { testing } from './testing.ts';

describe('laws', () => {
  for (const law of laws(phase10, testing)) test(law.name, law.run);
});
