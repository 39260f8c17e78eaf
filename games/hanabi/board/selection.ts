/** What is selected, and what may be done with it. No rule lives here: the platform's `why` and `after` are asked. */
import type { Seat } from '@parlor/kernel';
import type { BoardProps } from '@parlor/ui';
import type { Held, Move, Property, View } from '../types.ts';
import { colourOf, rankOf } from './words.ts';

export type Selection =
  | { readonly kind: 'own'; readonly slot: number; readonly prefer: 'play' | 'discard' }
  | { readonly kind: 'card'; readonly seat: Seat; readonly slot: number }
  /** A hint typed by key: no card stands for it. */
  | { readonly kind: 'hint'; readonly seat: Seat; readonly about: Property };

export type Hint = Move & { readonly kind: 'hint' };

type Asked = Pick<BoardProps<View, Move>, 'view' | 'moves' | 'after'>;

/** Against bots alone a game opens with a partner's card chosen: the next click is a first move, and a hint harms nobody. */
export function opening({ view, people }: Pick<BoardProps<View, Move>, 'view' | 'people'>): Selection | null {
  const begins = view.moves === 0 && view.seat !== null && view.turn === view.seat;
  if (!begins || people.some(({ bot }, seat) => !bot && seat !== view.seat)) return null;
  return { kind: 'card', seat: (view.seat + 1) % view.seats, slot: 0 };
}

/** The moves the action bar offers, least first. */
export function offers(selection: Selection, asked: Asked): Move[] {
  switch (selection.kind) {
    case 'own': {
      const play: Move = { kind: 'play', slot: selection.slot };
      const discard: Move = { kind: 'discard', slot: selection.slot };
      return selection.prefer === 'play' ? [discard, play] : [play, discard];
    }
    case 'hint':
      return [{ kind: 'hint', to: selection.seat, about: selection.about }];
    case 'card':
      return hintsOn(selection.seat, selection.slot, asked);
  }
}

/** Hints that touch this card, and where a table allows them those that touch nothing; colours first, the number last. */
function hintsOn(seat: Seat, slot: number, { view, moves, after }: Asked): Hint[] {
  const possible = moves.filter((move): move is Hint => move.kind === 'hint' && move.to === seat);
  const reach = new Map(possible.map(move => [move, touched(after(move))]));
  const empty = possible.filter(move => reach.get(move)?.length === 0);
  const touching = possible.filter(move => reach.get(move)?.includes(slot));
  if (touching.length > 0) return [...empty, ...touching.sort(numbersLast)];
  return empty.length > 0 ? empty : shownBy(view.hands[seat]?.[slot] ?? null, seat);
}

/** When no hint is possible the card's own colour and number stand in the bar, to say why. */
function shownBy(held: Held | null, to: Seat): Hint[] {
  if (!held?.card) return [];
  return [
    { kind: 'hint', to, about: colourOf(held.card) },
    { kind: 'hint', to, about: rankOf(held.card) },
  ];
}

function numbersLast(a: Hint, b: Hint): number {
  return Number(typeof a.about === 'number') - Number(typeof b.about === 'number');
}

/** The slots a hint would touch, read from the view after it. */
export function touched(after: View | null): readonly number[] {
  const event = after?.happened.find(one => one.kind === 'hint');
  return event?.kind === 'hint' ? event.slots : [];
}

/** The place in the focus order that a selection belongs to. */
export function placeOf(selection: Selection, view: View): string {
  switch (selection.kind) {
    case 'own':
      return slotPlace(view.seat ?? 0, selection.slot);
    case 'card':
      return slotPlace(selection.seat, selection.slot);
    case 'hint':
      return slotPlace(selection.seat, 0);
  }
}

export function slotPlace(seat: Seat, slot: number): string {
  return `hand-${seat}-${slot}`;
}
