import { describe, expect, test } from 'vitest';
import { schema } from './options.ts';
import { refused } from './refusal.ts';

interface Options {
  readonly size: number;
  readonly kind: string;
  readonly fast: boolean;
  readonly deal: readonly number[] | null;
}

const text = { label: 'Label', help: 'Help.' };
const options = schema<Options>(
  {
    size: { ...text, kind: 'whole', min: 1, max: 9, default: 3 },
    kind: { ...text, kind: 'choice', values: ['one', 'two'], default: 'one' },
    fast: { ...text, kind: 'switch', default: false },
    deal: { ...text, kind: 'data', samples: [null], default: null },
  },
  {
    data: { deal: input => (Array.isArray(input) ? { value: input } : refused('bad-deal', 'A deal is a list.')) },
    together: (read, seats) => (read.size > seats * 4 ? refused('bad-option', 'Too big for so few.').refusal : null),
  },
);

describe('options', () => {
  test('what is left out has its default', () => {
    expect(options.read(undefined, 2)).toEqual({ value: { size: 3, kind: 'one', fast: false, deal: null } });
  });

  test('flags and forms may send text', () => {
    expect(options.read({ size: '7', fast: 'true', kind: 'two' }, 2)).toEqual({
      value: { size: 7, kind: 'two', fast: true, deal: null },
    });
  });

  test.each([
    [{ size: 0 }, 'size'],
    [{ size: 1.5 }, 'size'],
    [{ size: '7x' }, 'size'],
    [{ kind: 'three' }, 'one, two'],
    [{ kind: ['one'] }, 'kind'],
    [{ fast: 'perhaps' }, 'fast'],
    [{ slow: true }, 'There is no option "slow"'],
    [{ constructor: 1 }, 'There is no option "constructor"'],
    [[], 'object'],
    ['size', 'object'],
    [{ size: 9 }, 'Too big'],
  ])('%j is refused by name', (input, part) => {
    const read = options.read(input, 2);
    expect(read).toHaveProperty('refusal.code', 'bad-option');
    expect(read).toHaveProperty('refusal.message', expect.stringContaining(part));
  });

  test('data has its own reader', () => {
    expect(options.read({ deal: [1, 2] }, 2)).toHaveProperty('value.deal', [1, 2]);
    expect(options.read({ deal: 'x' }, 2)).toHaveProperty('refusal.code', 'bad-deal');
  });
});
