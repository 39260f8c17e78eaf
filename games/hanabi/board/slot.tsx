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
import { type ButtonHTMLAttributes, memo } from 'react';
import type { Held, View } from '../types.ts';
import { words } from './en.ts';
import { HanabiCard } from './firework.tsx';
import { isNew, ruledOut, suitOf, windows } from './words.ts';

type Button = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'hidden'>;

interface SlotProps extends Button, Omit<FaceProps, 'mark' | 'suits'> {
  readonly view: View;
  /** The last hint touched it. */
  readonly told: boolean;
  readonly name: string;
}

export function Slot({ held, view, level, hidden, ring, lifted, told, number, name, spot, className, ...button }: SlotProps) {
  const mark = held && isNew(held, view) ? words.new : told ? words.touchedMark : null;
  const suits = view.piles.length;
  return (
    <button
      type="button"
      className={`hanabi-slot${className ? ` ${className}` : ''}`}
      aria-label={name}
      aria-pressed={ring === 'selected'}
      {...button}
    >
      <Face {...{ held, suits, level, hidden, ring, lifted, mark, number, spot }} />
    </button>
  );
}

interface FaceProps {
  readonly held: Held | null;
  /** How many there are in the game. */
  readonly suits: number;
  readonly level: KnowledgeLevel;
  /** Drawn as its holder sees it. */
  readonly hidden: boolean;
  readonly ring: RingState;
  readonly lifted: boolean;
  /** A word at its corner. */
  readonly mark: string | null;
  readonly number?: number | undefined;
  readonly spot: string;
}

/** Most moves touch one card or two: the others are not drawn again. */
const Face = memo(function Face({ held, suits, level, hidden, ring, lifted, mark, number, spot }: FaceProps) {
  const back = hidden || held?.card === null;
  return (
    <>
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
      {held && level === 'full' && <Ruled held={held} suits={suits} />}
      {number !== undefined && (
        <span className="hanabi-number" aria-hidden="true">
          {number}
        </span>
      )}
    </>
  );
});

function Ruled({ held, suits }: { readonly held: Held; readonly suits: number }) {
  const { colours, ranks } = ruledOut(held, suits);
  return <RuledOut ranks={ranks.map(String)} suits={colours.map(suitOf)} />;
}
