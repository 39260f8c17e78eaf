/** The discards by suit and rank, with what has become scarce. Each opens the turn in which it went. */
import { Button, Chip, Icon } from '@parlor/ui';
import { COLOUR_NAMES } from '../notation.ts';
import { type CardText, COLOURS } from '../types.ts';
import type { HanabiProps } from './board.tsx';
import type { Table } from './use-table.ts';
import { cardName, colourOf, rankOf, scarcity, suitOf } from './words.ts';

export function Discards({ props, table }: { readonly props: HanabiProps; readonly table: Table }) {
  const { view, onPast } = props;
  const suits = COLOURS.filter(colour => view.discards.some(card => colourOf(card) === colour));
  return (
    <section className="hanabi-discards" aria-label="Discards">
      <header>
        <h3>Discards ({view.discards.length})</h3>
        <Button look="bare" aria-label="Close discards" onClick={table.toggleDiscards}>
          <Icon name="cross" />
        </Button>
      </header>
      {suits.length === 0 && <p>Nothing has been discarded yet.</p>}
      {suits.map(colour => (
        <ul key={colour} aria-label={`${COLOUR_NAMES[colour]} discards`}>
          {sorted(view.discards.filter(card => colourOf(card) === colour)).map(([card, copies]) => {
            const scarce = scarcity(card, view);
            const text = [cardName(card), copies > 1 && `${copies} times`, scarce].filter(Boolean).join(', ');
            return (
              <li key={card}>
                <button
                  type="button"
                  className="hanabi-discard ui-focus"
                  aria-label={onPast ? `${text}, show the turn` : text}
                  onClick={() => onPast?.(past => countOf(card, past.discards) >= copies)}
                >
                  <Chip suit={suitOf(colour)} text={card} />
                  {copies > 1 && <span>× {copies}</span>}
                  {scarce && <b>{scarce}</b>}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </section>
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
