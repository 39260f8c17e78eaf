import { numberedSeed, rngFrom } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { dealByCounting } from './counting.ts';
import { dealByTrial, dealFairly } from './deal.ts';
import { after, start } from './fixtures.ts';
import { hanabi } from './game.ts';
import { allows } from './knowledge.ts';

/** Cards 0, 1, 2: two copies of 0, one of 1, two of 2. Four slots that overlap awkwardly. */
const UNSEEN = [2, 1, 2];
const FITS = [0b011, 0b110, 0b101, 0b111];

/** How often each deal comes up when physical copies count as different. */
function fairShares(): Map<string, number> {
  const copies = UNSEEN.flatMap((count, card) => Array<number>(count).fill(card));
  const ways = new Map<string, number>();
  const fill = (used: readonly number[]): void => {
    if (used.length === FITS.length) {
      const deal = used.map(at => copies[at]).join('');
      ways.set(deal, (ways.get(deal) ?? 0) + 1);
      return;
    }
    for (const [at, card] of copies.entries()) {
      if (!used.includes(at) && ((FITS[used.length] as number) >> card) & 1) fill([...used, at]);
    }
  };
  fill([]);
  const total = [...ways.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...ways].map(([deal, count]) => [deal, count / total]));
}

describe('dealing fairly', () => {
  test.each([
    ['by trial', dealByTrial],
    ['by counting', dealByCounting],
  ])('%s: every deal that fits is equally likely', (_, deal) => {
    const samples = 6000;
    const found = new Map<string, number>();
    const rng = rngFrom(numberedSeed(4));
    for (let at = 0; at < samples; at++) {
      const left = [...UNSEEN];
      const dealt = deal(rng, left, FITS);
      if (dealt === null) continue;
      expect(left.reduce((sum, count) => sum + count, 0)).toBe(1);
      found.set(dealt.join(''), (found.get(dealt.join('')) ?? 0) + 1);
    }
    const total = [...found.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(samples * 0.9);
    const shares = fairShares();
    expect([...found.keys()].sort()).toEqual([...shares.keys()].sort());
    for (const [key, share] of shares) {
      expect(Math.abs((found.get(key) ?? 0) - total * share)).toBeLessThan(5 * Math.sqrt(total * share * (1 - share)));
    }
  });

  test('finds the only deal there is among twenty slots', () => {
    const unseen = Array<number>(25).fill(0).fill(1, 0, 20);
    // Slot s takes card s or s + 1, and the last one only its own: one way.
    const fits = Array.from({ length: 20 }, (_, slot) => (slot === 19 ? 1 << 19 : (1 << slot) | (1 << (slot + 1))));
    expect(dealByCounting(rngFrom(numberedSeed(1)), unseen, fits)).toEqual(Array.from({ length: 20 }, (_, slot) => slot));
  });

  test('says so when nothing fits, and takes nothing', () => {
    const unseen = [1, 0, 3];
    expect(dealFairly(rngFrom(numberedSeed(1)), unseen, [1 | (1 << 6), 1 | (1 << 6)])).toBeNull();
    expect(unseen).toEqual([1, 0, 3]);
  });
});

describe('imagine', () => {
  test('H12 respects every hint, touching and not, late in the game too', () => {
    const state = after(start({ hands: ['R1 R1 Y1 B5 B4', 'G1'], deck: 0, info: 4 }), 'H1:1', 'H0:1');
    const over = hanabi.view({ ...state, turn: 0, last: 2 }, 0);
    for (let n = 0; n < 50; n++) {
      const world = hanabi.imagine(over, numberedSeed(n));
      for (const [place, card] of world.cards.entries())
        expect(card === -1 || allows(world.knows[place] as number, card)).toBe(true);
      expect(hanabi.view(world, 0)).toEqual(over);
    }
  });

  test('throws if the view itself is impossible', () => {
    const view = hanabi.view(start(), 0);
    expect(() => hanabi.imagine({ ...view, deck: 3 }, numberedSeed(1))).toThrow('a deck of 3');
    const impossible = { ...view, unseen: view.unseen.map(() => 0), deck: 0 };
    expect(() => hanabi.imagine(impossible, numberedSeed(1))).toThrow('no world fits');
  });
});
