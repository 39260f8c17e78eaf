/** What a table of Hanto can choose. */
import { type Schema, schema } from '@parlor/kernel';
import { COLOURS, EDITIONS, type Options, VARIANTS } from './types.ts';

/** The highest move limit a table may set. */
export const OPTION_LIMIT = 1000;

export const options: Schema<Options> = schema<Options>({
  variant: {
    kind: 'choice',
    values: VARIANTS,
    default: 'delta',
    label: 'Variant',
    help: 'From two butterflies (alpha) to flying sparrows (delta) and jumping horses (epsilon).',
  },
  edition: {
    kind: 'choice',
    values: EDITIONS,
    default: '2013',
    label: 'Edition',
    help: 'The year of the rules; gamma and delta differ between years.',
  },
  first: {
    kind: 'choice',
    values: COLOURS,
    default: 'blue',
    label: 'Moves first',
    help: 'The colour that opens; in alpha always blue.',
  },
  limit: {
    kind: 'whole',
    min: 0,
    max: OPTION_LIMIT,
    default: 0,
    label: 'Move limit',
    help: 'Moves of both players together after which the game is a draw; 0: none beside the variant’s own.',
  },
});
