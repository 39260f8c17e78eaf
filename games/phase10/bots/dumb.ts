/** The computer player "dumb" (P67): chance decides, the rules allow. */
import { type Agent, type Bot, type Dice, dice, type Seat } from '@parlor/kernel';
import { hitFault } from '../groups.ts';
import { type Card, type End, type Group, type Move, SKIP, type View } from '../types.ts';

export const dumb: Bot<View, Move> = {
  name: 'dumb',
  version: '1',
  character: 'Draws, hits and discards by chance; lays its phase as soon as it can.',
  strength: 1,
  make: () => new Dumb(),
};

class Dumb implements Agent<View, Move> {
  #dice: Dice = dice('0'.repeat(32));
  /** P67: one try to hit in a turn; the turn in which it was made. */
  #tried = '';

  begin({ seed }: { readonly seed: string }): void {
    this.#dice = dice(seed);
    this.#tried = '';
  }

  choose(view: View, moves: readonly Move[]): { readonly move: Move } {
    return { move: view.drawn ? this.#act(view, moves) : this.#draw(moves) };
  }

  #draw(moves: readonly Move[]): Move {
    return this.#dice.pick(moves);
  }

  #act(view: View, moves: readonly Move[]): Move {
    const lays = moves.filter(move => move.kind === 'lay');
    if (lays.length > 0) return this.#dice.pick(lays);
    return this.#hit(view, moves) ?? this.#discard(view, moves);
  }

  /** A card, a group and an end by chance: a hit if it happens to be legal. */
  #hit(view: View, moves: readonly Move[]): Move | null {
    const turn = `${view.round}.${view.slot}`;
    if (this.#tried === turn || !moves.some(move => move.kind === 'hit')) return null;
    this.#tried = turn;
    const hand = view.hands[view.seat as Seat] as readonly Card[];
    const places = view.table.flatMap((groups, on) => groups.map((group, at) => ({ on, at, group })));
    const card = this.#dice.pick(hand);
    const { on, at, group } = this.#dice.pick(places);
    const end: End | null = group.kind === 'run' ? this.#dice.pick(['top', 'bottom'] as const) : null;
    return hitFault(group as Group, card, end) === null ? { kind: 'hit', card, on, group: at, end } : null;
  }

  #discard(view: View, moves: readonly Move[]): Move {
    const card = this.#dice.pick(view.hands[view.seat as Seat] as readonly Card[]);
    const ways = moves.filter(move => move.kind === 'discard' && move.card === card);
    const aimed = card === SKIP ? ways.filter(move => move.kind === 'discard' && move.target !== null) : ways;
    return this.#dice.pick(aimed.length > 0 ? aimed : ways);
  }
}
