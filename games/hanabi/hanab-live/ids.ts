/** hanab.live names a card by its place in the deck; we name it by its slot. This follows which card lies where. */
import type { Seat } from '@parlor/kernel';
import { handSize } from '../cards.ts';
import type { State } from '../types.ts';

/** By place (see State): the card's number in draw order, -1 for an empty slot. */
export type CardIds = number[];

export function dealtIds(seats: number): CardIds {
  return Array.from({ length: seats * handSize(seats) }, (_, id) => id);
}

/** After a move: the slot that was freed holds the card drawn last, if one was drawn. */
export function followMove(ids: CardIds, after: State): void {
  for (const event of after.happened) {
    if (event.kind !== 'play' && event.kind !== 'discard') continue;
    ids[event.seat * handSize(after.seats) + event.slot] = event.drew ? after.drawn - 1 : -1;
  }
}

export function idAt(ids: CardIds, seats: number, seat: Seat, slot: number): number {
  return ids[seat * handSize(seats) + slot] as number;
}

/** The slot in which a seat holds this card; -1 if it does not. */
export function slotOf(ids: CardIds, seats: number, seat: Seat, id: number): number {
  const size = handSize(seats);
  return id < 0 ? -1 : ids.slice(seat * size, seat * size + size).indexOf(id);
}
