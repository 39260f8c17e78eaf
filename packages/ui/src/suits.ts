/** The six suits: a name, a letter, a shape and a texture each, so that colour is never alone. */

export const SUITS = ['red', 'yellow', 'green', 'white', 'blue', 'rainbow'] as const;
export type Suit = (typeof SUITS)[number];

export interface SuitLook {
  readonly letter: string;
  /** Outline in a box from -10 to 10. */
  readonly shape: string;
  /** Lines over a card of 100 x 140, and how thick they are. */
  readonly texture: { readonly path: string; readonly width: number } | null;
}

export const looks: Readonly<Record<Suit, SuitLook>> = {
  red: { letter: 'R', shape: 'M0-9.2 10 8.4H-10Z', texture: { path: diagonals(11), width: 4 } },
  yellow: { letter: 'Y', shape: star(5, 10.6, 4.7), texture: { path: hatch(13), width: 1.4 } },
  green: { letter: 'G', shape: 'M-8.6-8.6H8.6V8.6H-8.6Z', texture: { path: dots(6), width: 2.4 } },
  white: {
    letter: 'W',
    shape: 'M0-9.6A9.6 9.6 0 1 1 0 9.6 9.6 9.6 0 1 1 0-9.6ZM0-5.2A5.2 5.2 0 1 0 0 5.2 5.2 5.2 0 1 0 0-5.2Z',
    texture: null,
  },
  blue: { letter: 'B', shape: 'M0-9.6A9.6 9.6 0 1 1 0 9.6 9.6 9.6 0 1 1 0-9.6Z', texture: { path: waves(9), width: 2 } },
  rainbow: { letter: 'M', shape: 'M-10 0-5-8.7H5L10 0 5 8.7H-5Z', texture: null },
};

/** A star with `points` tips, for suits and for boards that draw more of them. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join(' ')}Z`;
}

function diagonals(step: number): string {
  const lines: string[] = [];
  for (let x = step / 2; x < 240; x += step) lines.push(`M${x} 0L${x - 140} 140`);
  return lines.join('');
}

function hatch(step: number): string {
  const lines: string[] = [];
  for (let x = step / 2; x < 240; x += step) lines.push(`M${x} 0L${x - 140} 140M${100 - x} 0L${240 - x} 140`);
  return lines.join('');
}

/** Round line ends of no length are dots. */
function dots(step: number): string {
  const marks: string[] = [];
  for (let row = 0; row * step < 140; row++) {
    for (let x = row % 2 === 0 ? step / 2 : step; x < 100; x += step) marks.push(`M${x} ${row * step + 2}h0`);
  }
  return marks.join('');
}

function waves(step: number): string {
  const lines: string[] = [];
  for (let y = step / 2; y < 144; y += step) lines.push(`M-6 ${y}q5-6 10 0${'t10 0'.repeat(10)}`);
  return lines.join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
