/** The inlay of the table: rings of rays, thin lines without a meaning. */
import { memo } from 'react';

export const Rays = memo(function Rays() {
  return (
    <svg className="ui-inlay" viewBox="-500 -380 1000 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={RINGS} />
      <path d={TIPS} className="hanabi-ray-tips" />
    </svg>
  );
});

const RINGS = [ring(28, 90, 150), ring(36, 190, 240), ring(44, 280, 322)].join('');

const TIPS = [tips(36, 248), tips(44, 330)].join('');

function ring(count: number, from: number, to: number): string {
  return angles(count)
    .map(angle => `M${at(from, angle)}L${at(to, angle)}`)
    .join('');
}

function tips(count: number, radius: number): string {
  return angles(count)
    .map(angle => `M${at(radius, angle)}h0`)
    .join('');
}

function angles(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count + 0.06);
}

function at(radius: number, angle: number): string {
  return `${(radius * 1.25 * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
