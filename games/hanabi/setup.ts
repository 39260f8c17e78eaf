/** The deal (H1 to H7). */
import { rngFrom, type Seed, shuffle } from '@parlor/kernel';
import { boxOf, cardOf, colourCount, handSize } from './cards.ts';
import { blank } from './knowledge.ts';
import { MAX_INFO, MAX_LIVES, type Options, type Rules, type State } from './types.ts';

export function setup(options: Options, seats: number, seed: Seed): State {
  const { deal, colours, single, allowEmptyHints, scoring } = options;
  const rules: Rules = { colours, single, allowEmptyHints, scoring };
  const rng = rngFrom(seed);
  const deck = deal ? deal.map(cardOf) : shuffle(rng, boxOf(rules).slice());
  const dealt = seats * handSize(seats);
  return {
    rng,
    rules,
    seats,
    deck,
    drawn: dealt,
    turn: 0, // H6
    moves: 0,
    last: -1,
    info: MAX_INFO,
    lives: MAX_LIVES,
    piles: Array<number>(colourCount(rules)).fill(0),
    discards: [],
    cards: deck.slice(0, dealt), // H4: hand by hand
    knows: Array<number>(dealt).fill(blank(rules)),
    since: Array<number>(dealt).fill(0),
    happened: [],
  };
}
