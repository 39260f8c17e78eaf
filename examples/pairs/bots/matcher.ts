import { type Agent, type Bot, type Dice, dice } from '@parlor/kernel';
import { type Card, COPIES, type Move, type View } from '../types.ts';

export const matcher: Bot<View, Move> = {
  name: 'matcher',
  version: '1',
  character: 'Makes every pair it can and leaves few to you.',
  strength: 2,
  make: makeMatcher,
};

function makeMatcher(): Agent<View, Move> {
  let chance: Dice;
  return {
    begin: ({ seed }) => {
      chance = dice(seed);
    },
    choose: (view, moves) => {
      const pair = moves.find(move => move.card === view.pile.at(-1));
      if (pair) return { move: pair, why: 'it makes a pair' };
      const fewest = Math.min(...moves.map(move => unseen(view, move.card)));
      const safest = moves.filter(move => unseen(view, move.card) === fewest);
      return { move: chance.pick(safest), why: `${fewest} more of it are about` };
    },
  };
}

/** How many cards of a rank others may hold or draw. */
function unseen(view: View, card: Card): number {
  return COPIES - [...view.pile, ...view.hand].filter(seen => seen === card).length;
}
