/** A printed card: fill, texture, plain patches, ink, and the edge on top. Its width is the custom property --card-w. */
import './card.css';
import './suit.css';
import { memo, type ReactNode } from 'react';
import { Shape } from './shape.tsx';
import { looks, type Suit } from './suits.ts';

export interface CardProps {
  readonly suit: Suit;
  readonly rank: string;
  /** The picture in the middle, drawn round 58, 88 of a card of 100 x 140. Left out of small cards. */
  readonly children?: ReactNode;
  /** Small cards show rank, shape and letter alone; `auto` decides by the width it is given. */
  readonly detail?: 'small' | 'full' | 'auto';
}

export const Card = memo(function Card({ suit, rank, children, detail = 'auto' }: CardProps) {
  return (
    <span className={`ui-card ui-suit-${suit}`} aria-hidden="true">
      {detail !== 'small' && (
        <svg className={detail === 'auto' ? 'ui-card-full' : undefined} viewBox="0 0 100 140" aria-hidden="true">
          <Ground suit={suit} />
          {suit !== 'rainbow' && <rect className="ui-fill" x="3" y="3" width="36" height="72" rx="6" />}
          {suit !== 'rainbow' && children !== undefined && <circle className="ui-fill" cx="58" cy="89" r="37" />}
          <text className="ui-rank" x="21" y="34" fontSize={rank.length > 1 ? 26 : 33}>
            {rank}
          </text>
          <Shape suit={suit} x={21} y={46} r={7.5} />
          <text className="ui-letter" x="21" y="69" fontSize="14">
            {looks[suit].letter}
          </text>
          {children}
        </svg>
      )}
      {detail !== 'full' && (
        <svg className={detail === 'auto' ? 'ui-card-small' : undefined} viewBox="0 0 100 140" aria-hidden="true">
          <Ground suit={suit} />
          {suit !== 'rainbow' && <rect className="ui-fill" x="0" y="0" width="80" height="140" />}
          <text className="ui-rank" x="42" y="72" fontSize="60">
            {rank}
          </text>
          <Shape suit={suit} x={30} y={104} r={14} />
          <text className="ui-letter" x="62" y="113" fontSize="25">
            {looks[suit].letter}
          </text>
        </svg>
      )}
    </span>
  );
});

/** Rainbow cards have six bands as a frame; the others a texture. */
function Ground({ suit }: { readonly suit: Suit }) {
  const texture = looks[suit].texture;
  if (suit === 'rainbow') {
    return (
      <>
        {BANDS.map(([x, y, colour]) => (
          <rect key={colour} className={`ui-band-${colour}`} x={x} y={y} width="50" height="47" />
        ))}
        <rect className="ui-fill" x="6" y="6" width="88" height="128" rx="2" />
      </>
    );
  }
  return (
    <>
      <rect className="ui-fill" width="100" height="140" />
      {texture && <path className="ui-texture" d={texture.path} strokeWidth={texture.width} />}
    </>
  );
}

const BANDS = [
  [50, 0, 'red'],
  [50, 47, 'orange'],
  [50, 94, 'yellow'],
  [0, 94, 'green'],
  [0, 47, 'blue'],
  [0, 0, 'purple'],
] as const;

/** Where a card may come to lie: a dashed outline in the control border's colour, with the suit's shape if it wants one. */
export function EmptyPlace({ suit }: { readonly suit?: Suit }) {
  return (
    <span className="ui-card ui-card-empty" aria-hidden="true">
      {suit && (
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <path
            className="ui-empty-ink"
            d={looks[suit].shape}
            transform={suit === 'white' ? 'translate(50 60) scale(1.7)' : 'translate(50 60) scale(1.6)'}
          />
          <text className="ui-letter ui-empty-letter" x="50" y="108" fontSize="19">
            {looks[suit].letter}
          </text>
        </svg>
      )}
    </span>
  );
}
