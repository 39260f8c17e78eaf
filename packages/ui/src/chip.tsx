/** A card in a line of text. */
import './suit.css';
import { ShapeMark } from './shape.tsx';
import type { Suit } from './suits.ts';

export function Chip({ suit, text }: { readonly suit: Suit; readonly text: string }) {
  return (
    <span className={`ui-chip ui-suit-${suit}`}>
      <ShapeMark suit={suit} />
      {text}
    </span>
  );
}
