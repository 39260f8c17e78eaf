import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const root = css.slice(css.indexOf(':root {'), css.indexOf(':root[data-theme'));

describe.each(['light', 'dark'] as const)('by %s', theme => {
  test.each([
    ['text', 'surface', 7],
    ['text', 'panel', 7],
    ['text', 'well', 7],
    ['muted', 'surface', 4.5],
    ['muted', 'panel', 4.5],
    ['muted', 'well', 4.5],
    ['muted', 'tray', 4.5],
    ['muted', 'back', 4.5],
    ['on-legal', 'legal', 4.5],
    ['legal', 'surface', 4.5],
    ['legal', 'panel', 4.5],
    ['refused', 'panel', 4.5],
    ['ok', 'panel', 4.5],
    ['surface', 'text', 7],
    ['focus', 'surface', 3],
    ['focus', 'panel', 3],
    ['border', 'surface', 3],
    ['border', 'panel', 3],
    ['border', 'back', 3],
    ['edge', 'surface', 3],
    ['edge', 'well', 3],
  ])('%s on %s has a contrast of at least %d', (ink, ground, least) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

test.each(['red', 'green', 'blue', 'yellow', 'white', 'rainbow'])('the ink of %s is read on its fill', suit => {
  expect(contrast(colour(`${suit}-ink`, 'light'), colour(suit, 'light'))).toBeGreaterThanOrEqual(4.5);
});

test('forced colours name every colour that is used as text or edge', () => {
  const forced = css.slice(css.indexOf('forced-colors'));
  for (const name of ['surface', 'panel', 'text', 'muted', 'edge', 'border', 'legal', 'on-legal', 'focus', 'refused', 'ok']) {
    expect(forced).toContain(`--${name}:`);
  }
});

/** The value a token has in a theme. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(root)?.[1];
  if (!value) throw new Error(`no token --${name}`);
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return (pair ? pair[theme === 'light' ? 1 : 2] : value) as string;
}

/** WCAG 2: the ratio of relative luminances. */
function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
