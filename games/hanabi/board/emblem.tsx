/** The picture of Hanabi in the menu: a fan of five cards. */
import './emblem.css';
import { HanabiCard } from './firework.tsx';

export default function HanabiEmblem() {
  return (
    <span className="hanabi-emblem" aria-hidden="true">
      {(['R1', 'G3', 'M5', 'Y4', 'B2'] as const).map(card => (
        <span key={card}>
          <HanabiCard card={card} />
        </span>
      ))}
    </span>
  );
}
