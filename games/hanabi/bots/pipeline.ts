/** The pipeline: three filters, and the strongest of what they propose. */
import { type Agent, type Bot, type Dice, dice } from '@parlor/kernel';
import { DISCARDS, PLAYS } from '../legal.ts';
import type { Move, View } from '../types.ts';
import { bestDiscard, bestInfo, bestMove, bestPlay, type SlotChoice } from './filters.ts';

export const pipelineLiteral: Bot<View, Move> = {
  name: 'pipeline-literal',
  version: '1',
  character: 'Takes every chance to play a card, and burns the fuses with it.',
  strength: 1,
  make: () => makePipeline((_view, play) => play),
};

export const pipeline: Bot<View, Move> = {
  name: 'pipeline',
  version: '1',
  character: 'The same three filters, but it never plays blind, and plays safe with its last fuse.',
  strength: 2,
  make: () => makePipeline(guardedPlay),
};

/** The one guard: no play that is not certain with one life left, and no blind play ever. */
export function guardedPlay(view: View, play: SlotChoice): SlotChoice | null {
  return play.value >= 3 || (play.value >= 1 && view.lives === 1) ? null : play;
}

type Guard = (view: View, play: SlotChoice) => SlotChoice | null;

function makePipeline(guard: Guard): Agent<View, Move> {
  let chance: Dice = dice('0'.repeat(32));
  return {
    begin: ({ seed }) => {
      chance = dice(seed);
    },
    choose: view => choose(view, chance, guard),
  };
}

function choose(view: View, chance: Dice, guard: Guard): { move: Move; why: string } {
  const play = guard(view, bestPlay(view, chance));
  const discard = bestDiscard(view, chance);
  const info = bestInfo(view);
  switch (bestMove(view, play, discard, info)) {
    case 'info':
      return { move: { kind: 'hint', to: info.to, about: info.about }, why: `hint, value ${info.value}` };
    case 'play':
      return { move: PLAYS[play?.slot ?? 0] as Move, why: `play, value ${play?.value}` };
    case 'discard':
      return { move: DISCARDS[discard.slot] as Move, why: `discard, value ${discard.value}` };
  }
}
