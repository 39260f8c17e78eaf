/** The picture on a card: as many arms as its rank, each ending in the suit's shape; a 1 is one big shape with rays. */
import './firework.css';
import { Card, type CardProps, Shape, type Suit } from '@parlor/ui';
import type { ReactElement } from 'react';
import type { CardText, Rank } from '../types.ts';
import { colourOf, rankOf, suitOf } from './words.ts';

export function HanabiCard({ card, detail }: { readonly card: CardText; readonly detail?: CardProps['detail'] }) {
  const suit = suitOf(colourOf(card));
  const rank = rankOf(card);
  return (
    <Card suit={suit} rank={String(rank)} detail={detail ?? 'auto'}>
      {detail !== 'small' && PICTURES[suit][rank - 1]}
    </Card>
  );
}

function Firework({ suit, rank }: { readonly suit: Suit; readonly rank: Rank }) {
  if (rank === 1) {
    return (
      <g transform="translate(58 90)">
        <path className="hanabi-rays" d={rays(16, 21, [31, 27])} />
        <Shape suit={suit} x={0} y={0} r={15} />
      </g>
    );
  }
  const arms = Array.from({ length: rank }, (_, arm) => (2 * Math.PI * arm) / rank - Math.PI / 2);
  return (
    <g transform="translate(58 90)">
      <path className="hanabi-rays" d={rays(rank * 4, 6, [17, 9, 12, 9])} />
      {arms.map(angle => (
        <Shape key={angle} suit={suit} x={24 * Math.cos(angle)} y={24 * Math.sin(angle)} r={ARM_SIZES[rank]} />
      ))}
    </g>
  );
}

const ARM_SIZES: Readonly<Record<Rank, number>> = { 1: 15, 2: 10, 3: 9.5, 4: 8.5, 5: 7.6 };

/** Lines from the middle outward, their lengths in turn. */
function rays(count: number, from: number, lengths: readonly number[]): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = (2 * Math.PI * ray) / count - Math.PI / 2;
    const to = lengths[ray % lengths.length] as number;
    return `M${point(from, angle)}L${point(to, angle)}`;
  }).join('');
}

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5];
const SUITS: readonly Suit[] = ['red', 'yellow', 'green', 'white', 'blue', 'rainbow'];

// Made once: the same element is the same drawing, and nothing is drawn again.
const PICTURES = Object.fromEntries(
  SUITS.map(suit => [suit, RANKS.map(rank => <Firework key={rank} suit={suit} rank={rank} />)]),
) as unknown as Readonly<Record<Suit, readonly ReactElement[]>>;
