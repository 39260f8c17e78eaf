/** The options, and what is wrong with a fixed deal. */
import { type Read, type Refusal, refused, schema } from '@parlor/kernel';
import { boxOf, cardOf, copiesOf, NONE, textOf } from './cards.ts';
import type { CardText, Options } from './types.ts';

const SORTED_DEAL = boxOf({ colours: 'none', single: false, allowEmptyHints: false, scoring: 'lost-zero' }).map(textOf);

export const options = schema<Options>(
  {
    colours: {
      kind: 'choice',
      label: 'Sixth colour',
      help: 'None; Rainbow as a sixth colour like the others; or Rainbow touched by every colour hint.',
      values: ['none', 'six', 'wild'],
      default: 'none',
    },
    single: {
      kind: 'switch',
      label: 'Single Rainbow',
      help: 'Only one Rainbow card of each number: harder. Nothing changes without Rainbow.',
      default: false,
    },
    allowEmptyHints: {
      kind: 'switch',
      label: 'Empty hints',
      help: 'A hint may touch no card at all.',
      default: false,
    },
    scoring: {
      kind: 'choice',
      label: 'Third fuse lost',
      help: 'The team scores nothing, or keeps what lies on the piles.',
      values: ['lost-zero', 'kept'],
      default: 'lost-zero',
    },
    deal: {
      kind: 'data',
      label: 'Fixed deal',
      help: 'Every card in draw order, such as ["R1", "B4", ...].',
      samples: [SORTED_DEAL],
      default: null,
    },
  },
  { data: { deal: readDeal }, together: checkDeal },
);

/** H5: every entry is a card; upper and lower case are read. */
function readDeal(input: unknown): Read<Options['deal']> {
  if (input === null) return { value: null };
  if (!Array.isArray(input)) return refused('bad-option', 'Option "deal" is an array of card texts in draw order.');
  const deal: CardText[] = [];
  for (const [at, text] of input.entries()) {
    const card = typeof text === 'string' ? cardOf(text) : NONE;
    if (card === NONE)
      return refused('bad-option', `Option "deal": entry ${at} is no card; write colour and number, such as R1.`);
    deal.push(textOf(card));
  }
  return { value: deal };
}

/** H5: together they are exactly the box. */
function checkDeal(chosen: Options): Refusal | null {
  if (chosen.deal === null) return null;
  const seen = new Map<number, number>();
  for (const [at, text] of chosen.deal.entries()) {
    const card = cardOf(text);
    const count = (seen.get(card) ?? 0) + 1;
    const most = copiesOf(chosen, card);
    seen.set(card, count);
    if (count > most) return badDeal(`entry ${at} is copy ${count} of ${text}, and the box holds ${most}.`);
  }
  const size = boxOf(chosen).length;
  return chosen.deal.length === size ? null : badDeal(`it has ${chosen.deal.length} cards, and the box holds ${size}.`);
}

function badDeal(what: string): Refusal {
  return refused('bad-option', `Option "deal": ${what}`).refusal;
}
