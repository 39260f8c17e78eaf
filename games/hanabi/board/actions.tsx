/** The action bar: a sentence about what is selected, and the moves that go with it. */
import { type Action, ActionBar, Chip } from '@parlor/ui';
import type { ReactNode } from 'react';
import { format } from '../notation.ts';
import type { CardText, Move, View } from '../types.ts';
import type { HanabiProps } from './board.tsx';
import { words } from './en.ts';
import { promptFor } from './typed.ts';
import type { Table } from './use-table.ts';
import { colourOf, nameOf, slotsText, suitOf, tellText, toldText } from './words.ts';

export function HanabiActions({ props, table }: { readonly props: HanabiProps; readonly table: Table }) {
  const best = table.offered.findLast(move => props.why(move) === null);
  const actions = table.offered.map((move, index): Action => {
    const last = index === table.offered.length - 1;
    return {
      id: format(move),
      label: labelOf(move),
      look: move === best ? 'primary' : 'plain',
      why: props.why(move)?.message ?? null,
      ...(last ? { keyTag: 'Enter' } : {}),
      run: () => table.make(move),
    };
  });
  const selecting = table.selection !== null || table.keys !== '';
  return (
    <ActionBar
      actions={props.pending ? [] : actions}
      onCancel={selecting && !props.pending ? table.cancel : null}
      onRefused={table.refuse}
      onLookAt={table.lookAt}
      refusal={table.refusal ?? blocked(table, props)}
      busy={props.pending !== null}
      idle={!table.live && !selecting}
    >
      <Sentence props={props} table={table} />
    </ActionBar>
  );
}

function labelOf(move: Move): string {
  switch (move.kind) {
    case 'play':
      return words.play(move.slot + 1);
    case 'discard':
      return words.discard(move.slot + 1);
    case 'hint':
      return tellText(move.about);
  }
}

/** Nothing of what is offered is possible: the reason stands there without being asked for. */
function blocked({ offered }: Table, { why }: HanabiProps): string | null {
  const reasons = offered.map(move => why(move)?.message ?? null);
  return reasons.length > 0 && reasons.every(reason => reason !== null) ? (reasons.at(-1) ?? null) : null;
}

function Sentence({ props, table }: { readonly props: HanabiProps; readonly table: Table }): ReactNode {
  const { view, people } = props;
  const { selection } = table;
  if (props.pending) return words.onItsWay;
  if (table.keys !== '') return promptFor(table.keys);
  if (selection?.kind === 'own') {
    const held = view.hands[view.seat ?? 0]?.[selection.slot];
    return (
      <>
        <b>{words.selectedSlot(selection.slot + 1)}</b>{' '}
        {held && props.settings.knowledge !== 'table' ? words.youWere(toldText(held)) : ''}
      </>
    );
  }
  if (selection) {
    const slot = selection.kind === 'card' ? selection.slot : null;
    const held = slot === null ? null : view.hands[selection.seat]?.[slot];
    const owner = nameOf(selection.seat, view, people);
    return (
      <>
        <b>{slot === null ? owner : words.theirSlot(owner, slot + 1)}</b>
        {held?.card && (
          <>
            {words.is}
            <CardChip card={held.card} />
          </>
        )}
        {table.preview ? (
          <Reach preview={table.preview} view={view} />
        ) : (
          held && props.settings.knowledge !== 'table' && words.and(toldText(held))
        )}
      </>
    );
  }
  return idleSentence(props, table.live);
}

/** What the hint looked at would do, read from the view after it. The seat's header says the first half in short. */
function Reach({ preview, view }: { readonly preview: NonNullable<Table['preview']>; readonly view: View }) {
  const cost = view.info - preview.after.info;
  return (
    <>
      <span className="hanabi-reach">{words.touches(slotsText(preview.slots))}</span>
      {words.costs(cost, view.info)}
    </>
  );
}

function idleSentence({ view, people }: HanabiProps, live: boolean): string {
  if (view.turn === null) return words.over;
  if (live) return words.choose;
  return view.turn === view.seat ? words.yourTurn : words.onTurn(nameOf(view.turn, view, people));
}

export function CardChip({ card }: { readonly card: CardText }) {
  return <Chip suit={suitOf(colourOf(card))} text={card} />;
}
