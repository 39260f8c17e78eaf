/** The table under the pieces: hexes that fade with their distance from the group. */
import './ground.css';
import { memo, type ReactElement } from 'react';
import type { Hex } from '../types.ts';
import { centreOf, distance, RADIUS, stepsRound } from './geometry.ts';

export const Ground = memo(function Ground({ pieces }: { readonly pieces: readonly Hex[] }): ReactElement {
  const rings = groupByDistance(pieces.length > 0 ? pieces : [{ x: 0, y: 0 }]);
  return (
    <svg className="hanto-ground" aria-hidden="true">
      {rings.map(({ far, hexes }) => (
        <path key={far} className={`hanto-ground-${far}`} d={hexes.map(outlineAt).join('')} />
      ))}
    </svg>
  );
});

const SIZE = RADIUS - 1;
const STEPS = stepsRound(SIZE);

function outlineAt(hex: Hex): string {
  const { x, y } = centreOf(hex);
  return `M${x + SIZE} ${y.toFixed(1)}${STEPS}`;
}

const FARTHEST = 4;

function groupByDistance(pieces: readonly Hex[]): { readonly far: number; readonly hexes: readonly Hex[] }[] {
  const xs = pieces.map(piece => piece.x);
  const ys = pieces.map(piece => piece.y);
  const rings: Hex[][] = Array.from({ length: FARTHEST + 1 }, () => []);
  for (let x = Math.min(...xs) - FARTHEST; x <= Math.max(...xs) + FARTHEST; x++) {
    for (let y = Math.min(...ys) - FARTHEST; y <= Math.max(...ys) + FARTHEST; y++) {
      const hex = { x, y };
      let far = FARTHEST + 1;
      for (const piece of pieces) far = Math.min(far, distance(piece, hex));
      if (far <= FARTHEST) rings[far]?.push(hex);
    }
  }
  return rings.map((hexes, far) => ({ far, hexes }));
}
