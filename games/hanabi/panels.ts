/** What there is to look up beside the table: the discards, sorted, with what is left of each card. */
import type { Panel } from '@parlor/kernel';
import { cardOf, copiesOf } from './cards.ts';
import { COLOUR_NAMES } from './notation.ts';
import { type CardText, COLOURS, RANKS, type View } from './types.ts';

export const panels: Readonly<Record<string, Panel<View>>> = { discards: { of: 'table', show: discards } };

/** `red      1 1 3 (one left) 5 (none left)` */
function discards(view: View): string {
  const lines = COLOURS.slice(0, view.piles.length).map(colour => {
    const gone = RANKS.flatMap(rank => rankText(view, `${colour}${rank}`));
    return `${COLOUR_NAMES[colour].padEnd(8)} ${gone.join(' ') || '-'}`;
  });
  return [`discards ${view.discards.length}`, ...lines].join('\n');
}

/** The rank once for every copy discarded; where it is still wanted, with what is left of it if that is little. */
function rankText({ discards, piles, rules }: View, card: CardText): string[] {
  const gone = discards.filter(one => one === card).length;
  if (gone === 0) return [];
  const colour = COLOURS.indexOf(card.charAt(0) as (typeof COLOURS)[number]);
  const left = copiesOf(rules, cardOf(card)) - gone;
  const wanted = Number(card.charAt(1)) > (piles[colour] ?? 0);
  const note = !wanted || left > 1 ? '' : left === 1 ? ' (one left)' : ' (none left)';
  return [`${Array<string>(gone).fill(card.charAt(1)).join(' ')}${note}`];
}
