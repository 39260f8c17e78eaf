import { rngFrom, type Seed, schema, shuffle } from '@parlor/kernel';
import { type Card, COPIES, HAND_SIZE, type Options, type State } from './types.ts';

export const options = schema<Options>({
  ranks: {
    kind: 'whole',
    min: 3,
    max: 6,
    default: 4,
    label: 'Ranks',
    help: 'The box holds four cards of each rank from 1 up to this.',
  },
  bonus: { kind: 'switch', default: true, label: 'Bonus die', help: 'A pair also scores the roll of a die with three sides.' },
});

// E2
export function setup(options: Options, seats: number, seed: Seed): State {
  const rng = rngFrom(seed);
  const deck = shuffle(rng, box(options));
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND_SIZE));
  return { options, rng, turn: 0, hands, deck, pile: deck.splice(-1), scores: hands.map(() => 0), happened: [] };
}

// E1
export function box(options: Options): Card[] {
  return Array.from({ length: options.ranks * COPIES }, (_, at) => Math.floor(at / COPIES) + 1);
}
