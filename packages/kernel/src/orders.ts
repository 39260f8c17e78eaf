/** The orders a person may see their hand in, by the names they are asked for in a terminal and in a browser alike. */
import type { AnyGame, SeenView } from './seal.ts';

/** The order in which a hand is held. */
export const AS_HELD = 'none';

/** [] where there is nothing to sort. */
export function orderNames({ orders }: AnyGame): readonly string[] {
  return orders ? [...Object.keys(orders), AS_HELD] : [];
}

export function inOrder(game: AnyGame, view: SeenView, order: string): SeenView {
  return game.orders?.[order]?.(view) ?? view;
}
