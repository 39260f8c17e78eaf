import { laws } from '@parlor/kernel/laws';
import { describe, test } from 'vitest';
import { pairs } from './game.ts';
import { testing } from './testing.ts';

describe('Pairs obeys the laws', () => {
  for (const law of laws(pairs, testing)) test(law.name, () => law.run());
});
