/** The pieces: a thick disc with one rim (blue) or two (red), a picture above, the letter below. */
import './disc.css';
import { memo, type ReactElement } from 'react';
import type { PieceType } from '../types.ts';

interface DiscProps {
  readonly type: PieceType;
  readonly seat: number;
}

export const Disc = memo(function Disc({ type, seat }: DiscProps) {
  return (
    <svg className={`hanto-disc hanto-disc-${seat === 0 ? 'blue' : 'red'}`} viewBox="-50 -50 100 106" aria-hidden="true">
      <circle className="hanto-thickness" r="45" cy="5" />
      <circle className="hanto-face" r="45" />
      <circle className="hanto-rim" r="38.5" />
      {seat !== 0 && <circle className="hanto-rim" r="33.5" />}
      <g transform="translate(0 -6) scale(0.94)">{PICTURES[type]}</g>
      <text className="hanto-letter" y="29">
        {type}
      </text>
    </svg>
  );
});

/** None of this kind is left: a dashed circle with its letter. */
export function UsedUp({ type }: { readonly type: PieceType }) {
  return (
    <svg className="hanto-disc" viewBox="-50 -50 100 106" aria-hidden="true">
      <circle className="hanto-used" r="43" />
      <text className="hanto-letter hanto-letter-used" y="12">
        {type}
      </text>
    </svg>
  );
}

const BUTTERFLY = (
  <>
    {[1, -1].map(side => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path d="M2-5C7-22 27-25 27-12 27-3 13 1 3 0Z" />
        <path d="M3 2C14 1 23 6 19 14 15 21 5 15 2 6Z" />
        <path className="hanto-line" d="M1-9C3-16 7-19 11-19" />
      </g>
    ))}
    <ellipse rx="2.2" ry="11" />
  </>
);

const SPARROW = (
  <>
    <path d="M-25-6-17-11C-15-18-5-19-2-12 4-9 10-9 16-6L28-8 27 0 18 3C14 12 4 15-5 12-13 9-17 3-17-4Z" />
    <path className="hanto-line" d="M-4 12v7M3 12v7M-8 19h5M-1 19h5" />
    <circle className="hanto-hole" cx="-10" cy="-10" r="1.9" />
    <path className="hanto-cut" d="M-4-2C2 5 9 5 14 0" />
  </>
);

const CRAB = (
  <>
    <ellipse cy="4" rx="14" ry="9.5" />
    {[1, -1].map(side => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path className="hanto-line" d="M12 0C19-2 22-6 21-12M12 6l10 3M10 9l9 7M7 12l5 8M4-4l2-6" />
        <path d="M20-9C28-13 27-23 20-25L21-18 15-23C11-17 14-11 20-9Z" />
        <circle cx="6.2" cy="-10" r="2.3" />
        <circle className="hanto-hole" cx="4.5" cy="2" r="1.5" />
      </g>
    ))}
  </>
);

const HORSE = (
  <>
    <path d="M-15 18C-14 8-4 4-4-3L-14 3C-18 5-22 1-19-3L-9-15-8-23-2-18C9-18 16-8 15 5 15 11 14 14 15 18Z" />
    <circle className="hanto-hole" cx="-5" cy="-9" r="2" />
    <path className="hanto-cut" d="M3-15C9-11 11-4 10 4" />
  </>
);

const PICTURES: Readonly<Record<PieceType, ReactElement>> = { B: BUTTERFLY, S: SPARROW, C: CRAB, H: HORSE };
