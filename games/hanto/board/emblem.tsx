/** The picture of Hanto in the menu: six pieces that lean on each other. */
import './emblem.css';
import type { Piece } from '../types.ts';
import { Disc } from './disc.tsx';
import { centreOf } from './geometry.ts';
import { Ground } from './ground.tsx';

const GROUP: readonly Piece[] = [
  { seat: 0, type: 'B', x: 0, y: 0 },
  { seat: 0, type: 'S', x: 0, y: -1 },
  { seat: 0, type: 'C', x: -1, y: 0 },
  { seat: 1, type: 'S', x: 0, y: 1 },
  { seat: 1, type: 'C', x: 1, y: 0 },
  { seat: 1, type: 'B', x: 1, y: -1 },
];

export default function HantoEmblem() {
  return (
    <span className="hanto-emblem" aria-hidden="true">
      <span>
        <Ground pieces={GROUP} />
        {GROUP.map(piece => {
          const { x, y } = centreOf(piece);
          return (
            <span key={`${piece.x},${piece.y}`} style={{ left: x, top: y }}>
              <Disc type={piece.type} seat={piece.seat} />
            </span>
          );
        })}
      </span>
    </span>
  );
}
