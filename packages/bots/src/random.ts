/** Any legal move, each equally likely: the bar every other bot must clear, and a patient partner for a first try. */
import { type AnyAgent, type AnyBot, type AnyGame, type Dice, dice } from '@parlor/kernel';

export function randomBot(game: AnyGame): AnyBot {
  return {
    name: 'random',
    version: '1',
    character: `Plays any legal move of ${game.name}.`,
    strength: 1,
    make: makeRandom,
  };
}

function makeRandom(): AnyAgent {
  let chance: Dice;
  return {
    begin: begin => {
      chance = dice(begin.seed);
    },
    choose: (_view, moves) => ({ move: chance.pick(moves) }),
  };
}
