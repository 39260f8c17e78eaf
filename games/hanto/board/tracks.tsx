/** Lines over the pieces: the last move as an ink arrow, and the way to the hex aimed at. */
import type { Hex, View } from '../types.ts';
import { centreOf, outlineOf, type Point, RADIUS } from './geometry.ts';
import type { Play } from './use-play.ts';

export function Tracks({ view, play }: { readonly view: View; readonly play: Play }) {
  const last = view.last;
  return (
    <svg className="hanto-tracks" aria-hidden="true">
      {last?.kind === 'move' && <Arrow from={last.from} to={last.to} />}
      {last?.kind === 'place' && <HexMark hex={last.to} />}
      {play.way.length > 0 && <path className="hanto-way" d={lineThrough(play.way.map(centreOf))} />}
    </svg>
  );
}

function HexMark({ hex }: { readonly hex: Hex }) {
  const { x, y } = centreOf(hex);
  return <path className="hanto-last-hex" d={LAST_OUTLINE} transform={`translate(${x} ${y})`} />;
}

/** From the middle of the hex it left to the rim of the disc it moved. */
function Arrow({ from, to }: { readonly from: Hex; readonly to: Hex }) {
  const start = centreOf(from);
  const end = centreOf(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const unit = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const tip = { x: end.x - unit.x * RADIUS * 0.5, y: end.y - unit.y * RADIUS * 0.5 };
  const neck = { x: tip.x - unit.x * 12, y: tip.y - unit.y * 12 };
  return (
    <>
      <HexMark hex={from} />
      <circle className="hanto-arrow-head" cx={start.x} cy={start.y} r="6" />
      <path className="hanto-arrow" d={lineThrough([start, neck])} />
      <path
        className="hanto-arrow-head"
        d={`M${tip.x} ${tip.y}L${neck.x - unit.y * 7} ${neck.y + unit.x * 7} ${neck.x + unit.y * 7} ${neck.y - unit.x * 7}Z`}
      />
    </>
  );
}

const LAST_OUTLINE = outlineOf(RADIUS - 3);

function lineThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
