/** The picture of Codex Naturalis in the menu: cards that meet at their corners, one kingdom each. */
import './emblem.css';

interface Laid {
  readonly kingdom: 'fungi' | 'plant' | 'animal' | 'insect' | 'paper';
  /** Middle of the card, in steps of the lattice. */
  readonly x: number;
  readonly y: number;
}

/** In the order they were laid: later cards lie on the corners of earlier ones. */
const LAID: readonly Laid[] = [
  { kingdom: 'paper', x: 0, y: 0 },
  { kingdom: 'fungi', x: -1, y: -1 },
  { kingdom: 'plant', x: 1, y: 1 },
  { kingdom: 'animal', x: 1, y: -1 },
  { kingdom: 'insect', x: -1, y: 1 },
];

export default function CodexEmblem() {
  return (
    <svg className="codex-emblem" viewBox="-150 -110 300 220" aria-hidden="true">
      {LAID.map(({ kingdom, x, y }) => (
        <g key={kingdom} className={`codex-card codex-${kingdom}`} transform={`translate(${x * 77.5} ${y * 44})`}>
          <rect className="codex-sheet" x="-50" y="-33" width="100" height="66" rx="5.5" />
          {CORNERS.map(([cx, cy]) => (
            <rect key={`${cx},${cy}`} className="codex-corner" x={cx} y={cy} width="22.5" height="22.5" rx="4" />
          ))}
          <circle className="codex-ring" r="17" />
          <path className="codex-picture" d={PICTURES[kingdom]} />
        </g>
      ))}
    </svg>
  );
}

const CORNERS = [
  [-49, -32],
  [26.5, -32],
  [-49, 9.5],
  [26.5, 9.5],
] as const;

const PICTURES: Readonly<Record<Laid['kingdom'], string>> = {
  fungi: 'M-11 0C-11-14 11-14 11 0Q0 4-11 0ZM-3 3H3L4 11H-4Z',
  plant: 'M-9 9C-11-5 0-11 11-10 11 3 4 11-6 8L-9 11ZM-6 8',
  animal:
    'M0 0C6 0 10 5 7 9 5 11-5 11-7 9-10 5-6 0 0 0ZM-9-4a3 3.6 0 1 1 .1 0ZM9-4a3 3.6 0 1 1 .1 0ZM-3.5-7a3 3.8 0 1 1 .1 0ZM3.5-7a3 3.8 0 1 1 .1 0Z',
  insect: 'M-1-2C-4-12-13-11-12-5-11 0-5 1-1 0-6 2-8 8-4 9-1 9 0 5 0 2 0 5 1 9 4 9 8 8 6 2 1 0 5 1 11 0 12-5 13-11 4-12 1-2Z',
  paper: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z',
};
