import { laws } from '@parlor/kernel/laws';
import { describe, test } from 'vitest';
import { hanto } from './game.ts';
import { testing } from './testing.ts';

describe('Hanto obeys the laws', () => {
  for (const law of laws(hanto, testing)) test(law.name, () => law.run());
});
