/** The middle of the table: fireworks, tokens, fuses, deck and discards. */
import { DeckBack, EmptyPlace, RingMark, ringClass, SpokenHeading, useRoving } from '@parlor/ui';
import { memo } from 'react';
import { COLOUR_NAMES } from '../notation.ts';
import { type CardText, COLOURS, type Colour } from '../types.ts';
import type { HanabiProps } from './board.tsx';
import { Fuses, InfoCoins } from './counters.tsx';
import { Discards } from './discards.tsx';
import { words } from './en.ts';
import { HanabiCard } from './firework.tsx';
import { KnowledgeButton } from './knowledge.tsx';
import { DECK_SPOT, DISCARDS_SPOT, pileSpot } from './trips.ts';
import type { Table } from './use-table.ts';
import { lastTurnsText, suitOf } from './words.ts';

interface CentreProps {
  readonly props: HanabiProps;
  readonly table: Table;
}

export function Centre({ props, table }: CentreProps) {
  const last = lastTurnsText(props.view, props.people);
  return (
    <section className="hanabi-centre" aria-label={words.board}>
      <SpokenHeading>{words.board}</SpokenHeading>
      {last && <p className="hanabi-last">{last}</p>}
      <Fireworks props={props} table={table} />
      <Counters props={props} table={table} />
      {table.discardsOpen && <Discards props={props} table={table} />}
    </section>
  );
}

function Fireworks({ props, table }: CentreProps) {
  const { view } = props;
  const suits = COLOURS.slice(0, view.piles.length);
  const roving = useRoving(suits.map((colour, x) => ({ id: pileSpot(colour), x, y: 0 })));
  const aimed = dropRing('play', props, table);
  return (
    <div className={`hanabi-fireworks ui-tray ${ringClass(aimed, false)}`} data-drop="play" {...roving.group}>
      <RingMark state={aimed} />
      <p className="hanabi-caption" aria-hidden="true">
        {words.fireworks}
      </p>
      {suits.map((colour, index) => (
        <Pile
          key={colour}
          colour={colour}
          top={view.piles[index] ?? 0}
          item={roving.item(pileSpot(colour))}
          onPast={props.onPast ? top => props.onPast?.(past => (past.piles[index] ?? 0) >= top) : null}
        />
      ))}
    </div>
  );
}

interface PileProps {
  readonly colour: Colour;
  readonly top: number;
  readonly item: { readonly 'data-place': string; readonly tabIndex: number };
  readonly onPast: ((top: number) => void) | null;
}

/** A press opens the turn in which its top card was played. */
function Pile({ colour, top, item, onPast }: PileProps) {
  const name = words.firework(COLOUR_NAMES[colour], top);
  const drawing = <PileDrawing colour={colour} top={top} />;
  if (!onPast || top === 0) {
    return (
      <span className="hanabi-pile" role="img" aria-label={name}>
        {drawing}
      </span>
    );
  }
  return (
    <button type="button" className="hanabi-pile" aria-label={words.showsTurn(name)} {...item} onClick={() => onPast(top)}>
      {drawing}
    </button>
  );
}

const PileDrawing = memo(function PileDrawing({ colour, top }: Pick<PileProps, 'colour' | 'top'>) {
  return (
    <>
      <span className={`hanabi-stack${top > 1 ? ' hanabi-stack-high' : ''}`}>
        <span className={`hanabi-stack-edge ui-suit-${suitOf(colour)}`} />
        <span className="hanabi-top" data-spot={pileSpot(colour)}>
          {top === 0 ? <EmptyPlace suit={suitOf(colour)} /> : <HanabiCard card={`${colour}${top}` as CardText} />}
        </span>
      </span>
      <span className="hanabi-pile-count" aria-hidden="true">
        {words.ofFive(top)}
      </span>
    </>
  );
});

function Counters({ props, table }: CentreProps) {
  const { view } = props;
  const top = view.discards.at(-1);
  const aimed = dropRing('discard', props, table);
  return (
    <div className={`hanabi-counters ui-tray ${ringClass(aimed, false)}`} data-drop="discard">
      <RingMark state={aimed} />
      <InfoCoins left={view.info} />
      <Fuses left={view.lives} />
      <div className="hanabi-piles">
        <div className="hanabi-deck" role="img" aria-label={words.deckOf(view.deck)}>
          <span className="hanabi-mini" data-spot={DECK_SPOT}>
            {view.deck > 0 ? <DeckBack /> : <EmptyPlace />}
          </span>
          <Count number={view.deck} word={words.deck} />
        </div>
        <button
          type="button"
          className="hanabi-discards-button ui-focus"
          aria-label={words.discardsOf(view.discards.length)}
          aria-expanded={table.discardsOpen}
          onClick={table.toggleDiscards}
        >
          <span className="hanabi-mini" data-spot={DISCARDS_SPOT}>
            {top ? <HanabiCard card={top} detail="small" /> : <EmptyPlace />}
          </span>
          <Count number={view.discards.length} word={words.discardCount} />
        </button>
        <KnowledgeButton level={props.settings.knowledge} onLevel={knowledge => props.onSettings({ knowledge })} />
      </div>
    </div>
  );
}

function Count({ number, word }: { readonly number: number; readonly word: string }) {
  return (
    <span className="hanabi-count">
      <b>{number}</b>
      <span>{word}</span>
    </span>
  );
}

/** While an own card is dragged the places it may go to wear a ring; under the pointer, a tick. */
function dropRing(kind: 'play' | 'discard', { why, settings }: HanabiProps, { dragging }: Table): 'legal' | 'selected' | null {
  if (!dragging || why({ kind, slot: Number(dragging.id) })) return null;
  if (dragging.over === kind) return 'selected';
  return settings.showLegal ? 'legal' : null;
}
