/**
 * The laws every game obeys, checked over thousands of random positions. `laws(game, testing)` gives them one by one: a test
 * runs each under its name, the bench runs them at a larger size.
 */
import type { AnyView, Game, Testing } from '../game.ts';
import type { Rng } from '../rng.ts';
import { chanceLaws } from './chance.ts';
import { formLaws } from './form.ts';
import type { Law } from './law.ts';
import { moveLaws } from './moves.ts';
import { type LawSize, Positions, TEST_SIZE } from './position.ts';
import { secrecyLaws } from './secrecy.ts';

export type { Law } from './law.ts';
export { type LawSize, TEST_SIZE } from './position.ts';
export { type RecordCase, recordCases } from './records.ts';

export function laws<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
  testing: Testing<State, View, Options>,
  size: LawSize = TEST_SIZE,
): Law[] {
  const positions = new Positions(game, testing, size);
  return [...moveLaws(positions), ...chanceLaws(positions), ...formLaws(positions), ...secrecyLaws(positions)];
}
