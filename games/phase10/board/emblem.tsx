/** The picture of Phase 10 in the menu: a fan of five cards with their numbers in their shapes. */
import './emblem.css';
import { Card, Shape, type Suit } from '@parlor/ui';

const FAN: readonly (readonly [Suit, string])[] = [
  ['blue', '3'],
  ['red', '4'],
  ['green', '6'],
  ['blue', '9'],
  ['yellow', '12'],
];

export default function Phase10Emblem() {
  return (
    <span className="phase10-emblem" aria-hidden="true">
      {FAN.map(([suit, number]) => (
        <span key={number}>
          <Card suit={suit} rank={number}>
            <Shape suit={suit} x={57} y={96} r={suit === 'yellow' ? 36 : 29} />
            <text className="phase10-number" x="57" y={suit === 'red' ? 112 : 107} fontSize={number.length > 1 ? 24 : 30}>
              {number}
            </text>
          </Card>
        </span>
      ))}
    </span>
  );
}
