/**
 * The three filters and the choice among them: each looks at part of the table and answers with its best move and a play
 * value; a lower value is stronger.
 */
import type { Dice, Seat } from '@parlor/kernel';
import { cardOf, colourCount, copiesOf, RAINBOW } from '../cards.ts';
import { COLOURS, type Held, MAX_INFO, type Property, RANKS, type Rank, type View } from '../types.ts';

/** What a filter proposes about an own slot. */
export interface SlotChoice {
  readonly slot: number;
  readonly value: number;
}

export interface HintChoice {
  readonly to: Seat;
  readonly about: Property;
  readonly value: number;
}

/** Some cards are known and none of them is of use. */
const HOPELESS = 9;

type Slot = readonly [slot: number, held: Held];

export function bestPlay(view: View, dice: Dice): SlotChoice {
  const own = ownSlots(view);
  const higherFirst = (slots: readonly Slot[]) => firstBy(slots, ([, held]) => -(knownRank(held) ?? 0));
  const fitting = own.filter(([, held]) => isKnown(held) && isNext(view, held));
  if (fitting.length > 0) return { slot: higherFirst(fitting), value: 0 };
  const byRank = own.filter(([, held]) => held.rankKnown && !held.colourKnown && someNext(view).has(held.ranks[0] as Rank));
  if (byRank.length > 0) return { slot: higherFirst(byRank), value: 1 };
  const byColour = own.filter(([, held]) => held.colourKnown && !held.rankKnown && topOf(view, held) < 5);
  if (byColour.length > 0) return { slot: higherFirst(byColour), value: 2 };
  return anyUnknown(own, dice);
}

export function bestDiscard(view: View, dice: Dice): SlotChoice {
  const own = ownSlots(view);
  const lowerFirst = (slots: readonly Slot[]) => firstBy(slots, ([, held]) => knownRank(held) ?? UNKNOWN_RANK);
  const useless = own.filter(([, held]) => isKnown(held) && (held.ranks[0] as Rank) <= topOf(view, held));
  if (useless.length > 0) return { slot: lowerFirst(useless), value: 0 };
  const spare = own.filter(([, held]) => isKnown(held) && maySpare(view, held));
  if (spare.length > 0) return { slot: lowerFirst(spare), value: 1 };
  const likelySpare = own.filter(([, held]) => held.rankKnown !== held.colourKnown && maySpare(view, held));
  if (likelySpare.length > 0) return { slot: lowerFirst(likelySpare), value: 2 };
  return anyUnknown(own, dice);
}

export function bestInfo(view: View): HintChoice {
  return tellPlayable(view) ?? tellFive(view) ?? tellMost(view);
}

/** Which of the three is made: the smallest value; equal ones in the order info, play, discard. */
export function bestMove(
  view: View,
  play: SlotChoice | null,
  discard: SlotChoice,
  info: HintChoice,
): 'info' | 'play' | 'discard' {
  const values = {
    info: view.info === 0 ? Number.POSITIVE_INFINITY : info.value,
    play: play?.value ?? Number.POSITIVE_INFINITY,
    discard: view.info === MAX_INFO ? Number.POSITIVE_INFINITY : discard.value,
  };
  const least = Math.min(values.info, values.play, values.discard);
  if (values.info === least) return 'info';
  return values.play === least ? 'play' : 'discard';
}

/** Value 3: any slot of which neither property is known; if there is none, the first that holds a card. */
function anyUnknown(own: readonly Slot[], dice: Dice): SlotChoice {
  const unknown = own.filter(([, held]) => !held.rankKnown && !held.colourKnown);
  if (unknown.length > 0) return { slot: dice.pick(unknown)[0], value: 3 };
  return { slot: (own[0] as Slot)[0], value: HOPELESS };
}

/** Value 1: a card that is next on its pile and not wholly known to its holder. Higher ranks first, then the nearest holder. */
export function tellPlayable(view: View): HintChoice | null {
  const found = others(view).flatMap(({ seat, held }) => {
    const about = isNextCard(view, held) ? missingProperty(view, held) : null;
    return about === null ? [] : [{ to: seat, about, rank: Number(held.card?.[1]), value: 1 }];
  });
  const best = found.toSorted((a, b) => b.rank - a.rank)[0];
  return best ? { to: best.to, about: best.about, value: best.value } : null;
}

/** Value 2: a five whose holder does not know its number. */
function tellFive(view: View): HintChoice | null {
  const found = others(view).find(({ held }) => held.card?.[1] === '5' && !held.rankKnown);
  return found ? { to: found.seat, about: 5, value: 2 } : null;
}

/** Value 3: the player who knows least, and what tells that player most. */
export function tellMost(view: View): HintChoice {
  const holders = otherSeats(view);
  const known = (seat: Seat) =>
    heldBy(view, seat).reduce((sum, [, held]) => sum + Number(held.colourKnown) + Number(held.rankKnown), 0);
  const to = holders.toSorted((a, b) => known(a) - known(b))[0] as Seat;
  const hand = heldBy(view, to).map(([, held]) => held);
  const asked: Property[] = [...hintableColours(view), ...[...RANKS].reverse()];
  const legal = asked.filter(about => hand.some(held => touches(view, held, about)));
  const news = (about: Property) => hand.filter(held => touches(view, held, about) && isNews(held, about)).length;
  const about = legal.toSorted((a, b) => news(b) - news(a))[0] ?? (asked[0] as Property);
  return { to, about, value: 3 };
}

/** Colour before number. Where a colour cannot be told, or was told without settling it: another one that touches, else the number. */
function missingProperty(view: View, held: Held): Property | null {
  if (!held.colourKnown) {
    const colour = hintableColours(view).find(each => touches(view, held, each) && !held.told.includes(each));
    if (colour) return colour;
  }
  return held.rankKnown ? null : (Number(held.card?.[1]) as Rank);
}

function isNews(held: Held, about: Property): boolean {
  return !held.told.includes(about) && (typeof about === 'number' ? !held.rankKnown : !held.colourKnown);
}

function touches(view: View, held: Held, about: Property): boolean {
  if (held.card === null) return false;
  if (typeof about === 'number') return held.card[1] === String(about);
  return held.card[0] === about || (view.rules.colours === 'wild' && held.card[0] === 'M');
}

function hintableColours(view: View): (typeof COLOURS)[number][] {
  return COLOURS.slice(0, view.rules.colours === 'six' ? RAINBOW + 1 : RAINBOW);
}

export function isKnown(held: Held): boolean {
  return held.rankKnown && held.colourKnown;
}

function knownRank(held: Held): Rank | null {
  return held.rankKnown ? (held.ranks[0] as Rank) : null;
}

const UNKNOWN_RANK = 6;

/** The top of the pile of a card whose colour is known. */
function topOf(view: View, held: Held): number {
  return view.piles[COLOURS.indexOf(held.colours[0] as (typeof COLOURS)[number])] as number;
}

export function isNext(view: View, held: Held): boolean {
  return topOf(view, held) + 1 === held.ranks[0];
}

function isNextCard(view: View, held: Held): boolean {
  const card = cardOf(held.card as string);
  return view.piles[Math.floor(card / 5)] === card % 5;
}

function someNext(view: View): Set<number> {
  return new Set(view.piles.map(top => top + 1));
}

/** Whether some card with the known properties has a copy beside the last one that is not discarded. */
function maySpare(view: View, held: Held): boolean {
  const cards = Array.from({ length: 5 * colourCount(view.rules) }, (_, card) => card).filter(
    card =>
      (!held.colourKnown || held.colours[0] === COLOURS[Math.floor(card / 5)]) &&
      (!held.rankKnown || held.ranks[0] === (card % 5) + 1),
  );
  return cards.some(card => view.discards.filter(text => cardOf(text) === card).length < copiesOf(view.rules, card) - 1);
}

function ownSlots(view: View): Slot[] {
  return heldBy(view, view.seat as Seat);
}

export function heldBy(view: View, seat: Seat): Slot[] {
  return (view.hands[seat] ?? []).flatMap((held, slot): Slot[] => (held === null ? [] : [[slot, held]]));
}

/** The other seats, nearest after the own one first. */
function otherSeats(view: View): Seat[] {
  return Array.from({ length: view.seats - 1 }, (_, ahead) => ((view.seat as Seat) + 1 + ahead) % view.seats);
}

function others(view: View): { readonly seat: Seat; readonly held: Held }[] {
  return otherSeats(view).flatMap(seat => heldBy(view, seat).map(([, held]) => ({ seat, held })));
}

/** The slot with the least key, the first of equals. */
function firstBy(slots: readonly Slot[], key: (slot: Slot) => number): number {
  return (slots.toSorted((a, b) => key(a) - key(b))[0] as Slot)[0];
}
