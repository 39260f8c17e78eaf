/** A suit's shape, inside a drawing or in a line of text. */
import './suit.css';
import { looks, type Suit } from './suits.ts';

interface ShapeProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly r: number;
}

/** Inside an svg, in the ink of what surrounds it. */
export function Shape({ suit, x, y, r }: ShapeProps) {
  return <path className="ui-ink" d={looks[suit].shape} transform={`translate(${x} ${y}) scale(${r / 10})`} />;
}

/** In a line of text, as high as a capital, in the text's colour. */
export function ShapeMark({ suit }: { readonly suit: Suit }) {
  return (
    <svg className="ui-mark-shape" viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={looks[suit].shape} />
    </svg>
  );
}
