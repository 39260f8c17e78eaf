/** The table under the pieces: hexes that fade with their distance from the group. */
import './ground.css';
import { memo, type ReactElement } from 'react';
import type { Hex } from '../types.ts';
import { centreOf, distance, outlineOf, RADIUS } from './geometry.ts';

export const Ground = memo(function Ground({ pieces }: { readonly pieces: readonly Hex[] }): ReactElement {
  const rings = groupByDistance(pieces.length > 0 ? pieces : [{ x: 0, y: 0 }]);
  return (
    <svg className="hanto-ground" aria-hidden="true">
      {rings.map(({ far, hexes }) => (
        <g key={far} className={`hanto-ground-${far}`}>
          {hexes.map(hex => {
            const { x, y } = centreOf(hex);
            return <path key={`${hex.x},${hex.y}`} d={OUTLINE} transform={`translate(${x} ${y})`} />;
          })}
        </g>
      ))}
    </svg>
  );
});

const OUTLINE = outlineOf(RADIUS - 1);
const FARTHEST = 4;

function groupByDistance(pieces: readonly Hex[]): { readonly far: number; readonly hexes: readonly Hex[] }[] {
  const xs = pieces.map(piece => piece.x);
  const ys = pieces.map(piece => piece.y);
  const rings: Hex[][] = Array.from({ length: FARTHEST + 1 }, () => []);
  for (let x = Math.min(...xs) - FARTHEST; x <= Math.max(...xs) + FARTHEST; x++) {
    for (let y = Math.min(...ys) - FARTHEST; y <= Math.max(...ys) + FARTHEST; y++) {
      const far = Math.min(...pieces.map(piece => distance(piece, { x, y })));
      if (far <= FARTHEST) rings[far]?.push({ x, y });
    }
  }
  return rings.map((hexes, far) => ({ far, hexes }));
}
