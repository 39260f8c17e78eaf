/** Card backs: a plain deck with the mark, or a card whose holder was told something, in two windows. */
import './card.css';
import './suit.css';
import { memo } from 'react';
import { MarkDrawing } from './mark.tsx';
import { Shape, ShapeMark } from './shape.tsx';
import { looks, type Suit } from './suits.ts';

/** What the holder was told; null: nothing yet. */
export interface Told {
  readonly rank: string | null;
  readonly suit: Suit | null;
}

export const DeckBack = memo(function DeckBack() {
  return (
    <span className="ui-card ui-card-back" aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path className="ui-lattice" d={LATTICE} />
        <rect className="ui-back-frame" x="7" y="7" width="86" height="126" rx="5" />
        <circle className="ui-back-mark" cx="50" cy="70" r="30" />
        <g transform="translate(50 70) scale(0.42)">
          <MarkDrawing />
        </g>
      </svg>
    </span>
  );
});

/** Number above, colour below. */
export const TellingBack = memo(function TellingBack({ rank, suit }: Told) {
  return (
    <span className={`ui-card ui-card-back${suit ? ` ui-suit-${suit}` : ''}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path className="ui-lattice" d={LATTICE} />
        <rect className="ui-back-frame" x="8" y="8" width="84" height="124" rx="5" />
        <rect className={rank ? 'ui-window-told' : 'ui-window'} x="21" y="18" width="58" height="48" rx="5" />
        {rank ? (
          <text className="ui-rank ui-window-rank" x="50" y="57" fontSize="43">
            {rank}
          </text>
        ) : (
          <Open y={49} />
        )}
        <rect className={suit ? 'ui-window-told ui-window-suit' : 'ui-window'} x="21" y="75" width="58" height="48" rx="5" />
        {suit ? (
          <>
            <Shape suit={suit} x={39} y={99} r={13} />
            <text className="ui-letter" x="64" y="107" fontSize="23">
              {looks[suit].letter}
            </text>
          </>
        ) : (
          <Open y={106} />
        )}
      </svg>
    </span>
  );
});

function Open({ y }: { readonly y: number }) {
  return (
    <text className="ui-letter ui-window-open" x="50" y={y} fontSize="19">
      ?
    </text>
  );
}

/** The two windows under a card whose face is seen. */
export const TellingStrip = memo(function TellingStrip({ rank, suit }: Told) {
  return (
    <span className="ui-strip" aria-hidden="true">
      <span className={rank ? 'ui-told' : undefined}>{rank ?? '·'}</span>
      <span className={suit ? `ui-told ui-suit-${suit}` : undefined}>
        {suit ? (
          <>
            <ShapeMark suit={suit} />
            {looks[suit].letter}
          </>
        ) : (
          '·'
        )}
      </span>
    </span>
  );
});

/** What is ruled out, struck through. */
export function RuledOut({ ranks, suits }: { readonly ranks: readonly string[]; readonly suits: readonly Suit[] }) {
  return (
    <span className="ui-ruled" aria-hidden="true">
      {ranks.map(rank => (
        <s key={rank}>{rank}</s>
      ))}
      {suits.map(suit => (
        <s key={suit}>
          <ShapeMark suit={suit} />
          {looks[suit].letter}
        </s>
      ))}
    </span>
  );
}

const LATTICE = lattice(10);

function lattice(step: number): string {
  const lines: string[] = [];
  for (let x = -140; x <= 240; x += step) lines.push(`M${x} 0l140 140M${x} 0l-140 140`);
  return lines.join('');
}
