/** The computer player "smart" (P68): keeps what its phase can use. */
import { type Agent, type Bot, type Dice, dice } from '@parlor/kernel';
import { addCard, bestWindows, bitsOf, countOf, removeCard, type Tally, tallyOf } from '../finder.ts';
import { pointsOf } from '../score.ts';
import { type Card, colourOf, isNatural, type Move, numberOf, type Phase, SKIP, type View, WILD } from '../types.ts';
import { bestSkip, drawFrom, firstHit, hasLaid, ownHand, ownPhase, thriftiestLay } from './common.ts';

export const smart: Bot<View, Move> = {
  name: 'smart',
  version: '3',
  character: 'Keeps what fits its phase, lays at once and skips whoever leads.',
  strength: 3,
  make: () => new Smart(),
};

class Smart implements Agent<View, Move> {
  #dice: Dice = dice('0'.repeat(32));

  begin({ seed }: { readonly seed: string }): void {
    this.#dice = dice(seed);
  }

  choose(view: View, moves: readonly Move[]): { readonly move: Move } {
    return { move: view.drawn ? this.#act(view, moves) : draw(view, moves) };
  }

  #act(view: View, moves: readonly Move[]): Move {
    const lay = thriftiestLay(moves);
    if (lay !== null) return lay;
    // One card is kept for the discard.
    const hit = ownHand(view).length > 1 ? firstHit(moves) : null;
    return hit ?? bestSkip(view, moves) ?? this.#discard(view, moves);
  }

  #discard(view: View, moves: readonly Move[]): Move {
    const plain = moves.filter(move => move.kind === 'discard');
    const worth = hasLaid(view) ? (card: Card) => -pointsOf(card) : keepWorth(view);
    let least = Number.POSITIVE_INFINITY;
    let worst: Move[] = [];
    for (const move of plain) {
      const value = worth(move.card);
      if (value < least) worst = [];
      if (value <= least) worst.push(move);
      least = Math.min(least, value);
    }
    return this.#dice.pick(worst);
  }
}

function draw(view: View, moves: readonly Move[]): Move {
  const take = drawFrom(moves, 'discard');
  const deck = drawFrom(moves, 'deck');
  if (take === null || hasLaid(view)) return deck ?? (moves[0] as Move);
  const wanted = isUseful(ownPhase(view), tallyOf(ownHand(view)), view.discard[0] as Card);
  return wanted ? take : (deck ?? take);
}

/** part(card), and below it the preference for 10 to 12. */
function keepWorth(view: View): (card: Card) => number {
  const phase = ownPhase(view);
  const tally = tallyOf(ownHand(view));
  return card => {
    if (card === WILD) return Number.MAX_SAFE_INTEGER;
    removeCard(tally, card);
    const part = isUseful(phase, tally, card) ? 1 + countOf(tally, numberOf(card)) : 0;
    addCard(tally, card);
    return 2 * part + (pointsOf(card) === 10 ? 0 : 1);
  };
}

/** Does the card help towards the phase, beside these cards? */
export function isUseful(phase: Phase, tally: Tally, card: Card): boolean {
  if (card === WILD) return true;
  if (card === SKIP || !isNatural(card)) return false;
  return fitsSet(phase, tally, card) || fitsRun(phase, tally, card) || fitsColour(phase, tally, card);
}

function fitsSet(phase: Phase, tally: Tally, card: Card): boolean {
  const sets = phase.filter(group => group.kind === 'set');
  const count = countOf(tally, numberOf(card));
  return sets.some(({ size }) => count >= 1 && count < size && bitsOf(tally.levels[size] as number) < sets.length);
}

function fitsRun(phase: Phase, tally: Tally, card: Card): boolean {
  if (countOf(tally, numberOf(card)) > 0) return false;
  return phase.some(group => {
    if (group.kind !== 'run') return false;
    const { mask, held } = bestWindows(tally, group.size);
    return held < group.size && (mask & (1 << (numberOf(card) - 1))) !== 0;
  });
}

function fitsColour(phase: Phase, tally: Tally, card: Card): boolean {
  const most = Math.max(...tally.colours);
  return phase.some(group => group.kind === 'colour' && most < group.size && tally.colours[colourOf(card)] === most);
}
