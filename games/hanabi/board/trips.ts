/** What the last move sent where. */
import type { Trip } from '@parlor/ui';
import type { View } from '../types.ts';
import { slotPlace } from './selection.ts';
import { colourOf } from './words.ts';

export function tripsOf(view: View): Trip[] {
  return view.happened.flatMap(event => {
    if (event.kind === 'hint') return event.slots.map(slot => stayed(slotPlace(event.to, slot)));
    if (event.kind !== 'play' && event.kind !== 'discard') return [];
    const slot = slotPlace(event.seat, event.slot);
    const fits = event.kind === 'play' && event.fits;
    const left = { from: slot, to: fits ? pileSpot(colourOf(event.card)) : DISCARDS_SPOT };
    return event.drew ? [left, { from: DECK_SPOT, to: slot }] : [left];
  });
}

/** A card that was told something: nothing travels, but it is outlined where nothing moves. */
function stayed(spot: string): Trip {
  return { from: spot, to: spot };
}

export function pileSpot(colour: string): string {
  return `pile-${colour}`;
}

export const DECK_SPOT = 'deck';
export const DISCARDS_SPOT = 'discards';
