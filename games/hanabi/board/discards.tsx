/** The discards by suit and rank, with what has become scarce. Each opens the turn in which it went. */
import { Button, Chip, Icon } from '@parlor/ui';
import { COLOUR_NAMES } from '../notation.ts';
import { type CardText, COLOURS } from '../types.ts';
import type { HanabiProps } from './board.tsx';
import { words } from './en.ts';
import type { Table } from './use-table.ts';
import { cardName, colourOf, rankOf, scarcity, suitOf } from './words.ts';

export function Discards({ props, table }: { readonly props: HanabiProps; readonly table: Table }) {
  return (
    <section className="hanabi-discards" aria-label={words.discards}>
      <header>
        <h3>{words.discardsTitle(props.view.discards.length)}</h3>
        <Button look="bare" aria-label={words.closeDiscards} onClick={table.toggleDiscards}>
          <Icon name="cross" />
        </Button>
      </header>
      <DiscardList view={props.view} {...(props.onPast ? { onPast: props.onPast } : {})} />
    </section>
  );
}

/** By itself on a phone's tab. */
export function DiscardList({ view, onPast }: Pick<HanabiProps, 'view' | 'onPast'>) {
  const suits = COLOURS.filter(colour => view.discards.some(card => colourOf(card) === colour));
  return (
    <>
      {suits.length === 0 && <p>{words.noDiscards}</p>}
      {suits.map(colour => (
        <ul key={colour} className="hanabi-discard-suit" aria-label={words.discardsIn(COLOUR_NAMES[colour])}>
          {sorted(view.discards.filter(card => colourOf(card) === colour)).map(([card, copies]) => {
            const scarce = scarcity(card, view);
            const facts = [cardName(card), ...(copies > 1 ? [words.times(copies)] : []), ...(scarce ? [scarce] : [])];
            const text = words.list(facts);
            return (
              <li key={card}>
                <button
                  type="button"
                  className="hanabi-discard ui-focus"
                  aria-label={onPast ? words.showsTurn(text) : text}
                  onClick={() => onPast?.(past => countOf(card, past.discards) >= copies)}
                >
                  <Chip suit={suitOf(colour)} text={card} />
                  {copies > 1 && <span>{words.timesMark(copies)}</span>}
                  {scarce && <b>{scarce}</b>}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </>
  );
}

/** Each card once with how often it lies there, by rank. */
function sorted(cards: readonly CardText[]): (readonly [CardText, number])[] {
  const once = [...new Set(cards)].sort((a, b) => rankOf(a) - rankOf(b));
  return once.map(card => [card, countOf(card, cards)]);
}

function countOf(card: CardText, cards: readonly CardText[]): number {
  return cards.filter(one => one === card).length;
}
