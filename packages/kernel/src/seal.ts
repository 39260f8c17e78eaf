/**
 * Outside `games/` a State is sealed: it can be handed back to its game and nothing else. It has no readable field and is
 * not Json, so a message or a log line that holds one does not compile. `unseal.ts` is the one way round, for records and
 * the referee; the import boundaries name who may use it.
 */
import type { Agent, Bot, BotShelf } from './agent.ts';
import type { AnyView, Game, Json, Testing } from './game.ts';
import type { Rng } from './rng.ts';

/** A value only its own game can open. The function type keeps it from being Json. */
export interface Sealed<Name extends string> {
  readonly sealed: () => Name;
}

export interface SealedState extends Sealed<'state'> {
  rng: never;
}

export type SealedMove = Sealed<'move'>;

/** A view as the platform carries it: Json with a turn and what happened. */
export type SeenView = { readonly [key: string]: Json } & AnyView;

/** Options as the platform carries them. */
export type SomeOptions = { readonly [name: string]: Json };

/** Any registered game, as the platform knows it. */
export type AnyGame = Game<SealedState, SealedMove, SeenView, SomeOptions>;
export type AnyTesting = Testing<SealedState, SeenView, SomeOptions>;
export type AnyAgent = Agent<SeenView, SealedMove>;
export type AnyBot = Bot<SeenView, SealedMove>;
export type AnyShelf = BotShelf<SealedState, SealedMove, SeenView>;

export function seal<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  game: Game<State, Move, View, Options>,
): AnyGame {
  return game as unknown as AnyGame;
}

export function sealTesting<State, View, Options>(testing: Testing<State, View, Options>): AnyTesting {
  return testing as unknown as AnyTesting;
}

export function sealShelf<State, Move, View>(shelf: BotShelf<State, Move, View>): AnyShelf {
  return shelf as unknown as AnyShelf;
}
