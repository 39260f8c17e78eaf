/** One slot of a hand: a button with a card on it, or the outline of a card that will not come. */
import {
  EmptyPlace,
  type KnowledgeLevel,
  RingMark,
  type RingState,
  RuledOut,
  ringClass,
  Tag,
  TellingBack,
  TellingStrip,
} from '@parlor/ui';
import type { ButtonHTMLAttributes } from 'react';
import type { Held, View } from '../types.ts';
import { words } from './en.ts';
import { HanabiCard } from './firework.tsx';
import { isNew, ruledOut, suitOf, windows } from './words.ts';

interface SlotProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly held: Held | null;
  readonly view: View;
  readonly level: KnowledgeLevel;
  /** Drawn as its holder sees it. */
  readonly hidden: boolean;
  readonly ring: RingState;
  readonly lifted: boolean;
  /** The last hint touched it. */
  readonly told: boolean;
  readonly number?: number;
  readonly name: string;
  readonly spot: string;
}

export function Slot({ held, view, level, hidden, ring, lifted, told, number, name, spot, className, ...button }: SlotProps) {
  const back = hidden || held?.card === null;
  const mark = held && isNew(held, view) ? words.new : told ? words.touchedMark : null;
  return (
    <button
      type="button"
      className={`hanabi-slot${className ? ` ${className}` : ''}`}
      aria-label={name}
      aria-pressed={ring === 'selected'}
      {...button}
    >
      <span className={ringClass(ring, lifted)} data-spot={spot}>
        {held === null ? <EmptyPlace /> : back ? <TellingBack {...windows(held, level)} /> : <HanabiCard card={held.card} />}
        <RingMark state={ring} />
        {mark && (
          <span className="ui-new" aria-hidden="true">
            <Tag look="inverse">{mark}</Tag>
          </span>
        )}
      </span>
      {held && !back && <TellingStrip {...windows(held, level)} />}
      {held && level === 'full' && <Ruled held={held} view={view} />}
      {number !== undefined && (
        <span className="hanabi-number" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}

function Ruled({ held, view }: { readonly held: Held; readonly view: View }) {
  const { colours, ranks } = ruledOut(held, view);
  return <RuledOut ranks={ranks.map(String)} suits={colours.map(suitOf)} />;
}
