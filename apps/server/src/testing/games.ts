/** For the tests: the example game under every table policy, and bots that go wrong. */
import type { AnyAgent, AnyBot, AnyGame, AnyShelf, SealedMove } from '@parlor/kernel';
import { policies, variant } from '@parlor/match/testing';

/** team, duel, race and salon: the four kinds of table. */
export const games: readonly AnyGame[] = Object.keys(policies).map(policy => variant(policy));

const first: AnyAgent = { begin: () => {}, choose: (_view, moves) => ({ move: moves[0] as SealedMove }) };

const bots: readonly AnyBot[] = [
  bot('first', 2, () => first),
  bot('thrower', 1, () => ({ ...first, choose: fail })),
  bot('sleeper', 1, () => ({ ...first, choose: sleep })),
];

export const shelves: Readonly<Record<string, AnyShelf>> = Object.fromEntries(games.map(({ id }) => [id, { bots }]));

function bot(name: string, strength: 1 | 2, make: () => AnyAgent): AnyBot {
  return { name, version: '1', character: 'For tests.', strength, make };
}

function fail(): never {
  throw new Error('broken');
}

function sleep(): never {
  for (;;);
}
