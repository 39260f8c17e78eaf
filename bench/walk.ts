/** Whole games by random legal moves, listed at every step, and the signature of a thousand of them. */
import { createHash } from 'node:crypto';
import { type AnyGame, type Dice, dice, numberedSeed, type Outcome, type SealedMove, type Seed } from '@parlor/kernel';
import type { Setting } from './subject.ts';

const SIGNED_GAMES = 1000;

/** Plays one game to its end and returns the number of moves. */
export function playRandom(game: AnyGame, setting: Setting, seed: Seed, chance: Dice): number {
  const state = game.setup(setting.options, setting.seats, seed);
  let made = 0;
  for (; game.turn(state) !== null; made++) game.apply(state, chance.pick(game.moves(state)));
  return made;
}

/** SHA-256 over the moves and ends of a thousand seeded games, every setting in turn. It moves when the rules do. */
export function signatureOf(game: AnyGame, settings: readonly Setting[]): string {
  const hash = createHash('sha256');
  for (let n = 0; n < SIGNED_GAMES; n++) {
    for (const line of gameText(game, settings[n % settings.length] as Setting, numberedSeed(n))) hash.update(`${line}\n`);
  }
  return hash.digest('hex');
}

function* gameText(game: AnyGame, { options, seats }: Setting, seed: Seed): Iterable<string> {
  const chance = dice(seed);
  const state = game.setup(options, seats, seed);
  while (game.turn(state) !== null) {
    const move: SealedMove = chance.pick(game.moves(state));
    yield game.format(move);
    game.apply(state, move);
  }
  const { scores, winners, places, reason, extra } = game.outcome(state) as Outcome;
  yield JSON.stringify([scores, winners, places, reason, extra]);
}
