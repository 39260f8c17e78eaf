/** Laws of determinism: the same seed gives the same game, copies are independent. */
import type { AnyView } from '../game.ts';
import type { Rng } from '../rng.ts';
import { same } from './check.ts';
import type { Law } from './law.ts';
import { type Positions, walk } from './position.ts';

const STEPS_APART = 8;

export function chanceLaws<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
): Law[] {
  const { game } = positions;
  return [
    { name: 'same seed, same game', run: sameSeedSameGame },
    { name: 'a clone is equal and independent', run: clonesAreIndependent },
  ];

  function sameSeedSameGame(): void {
    positions.each((state, at) => {
      const again = game.setup(at.setting.options, at.setting.seats, at.seed);
      walk(game, again, at.seed, at.walked);
      same(again, state, 'the same seed and moves led to another position');
    });
  }

  function clonesAreIndependent(): void {
    positions.each((state, at) => {
      const before = JSON.stringify(state);
      const copy = game.clone(state);
      same(copy, state, 'a clone differs from its original');
      walk(game, copy, at.seed, STEPS_APART);
      same(JSON.stringify(state), before, 'playing on a clone changed the original');
      const after = JSON.stringify(copy);
      walk(game, state, at.seed, STEPS_APART);
      same(JSON.stringify(copy), after, 'playing on the original changed its clone');
      same(JSON.stringify(state), after, 'the same moves on a clone led to another position');
    });
  }
}
