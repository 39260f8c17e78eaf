import { laws } from '@parlor/kernel/laws';
import { describe, test } from 'vitest';
import { hanabi } from './game.ts';
import { testing } from './testing.ts';

describe('hanabi obeys the laws', () => {
  for (const law of laws(hanabi, testing)) test(law.name, law.run);
});
