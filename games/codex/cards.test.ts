import { describe, expect, test } from 'vitest';
import { CARDS, type CardFacts, IDS, OBJECTIVES } from './cards.ts';
import { KINGDOMS, type Kingdom } from './types.ts';

const playable = (kind: string, kingdom: Kingdom) => CARDS.filter(card => card.kind === kind && card.kingdom === kingdom);
const corners = (cards: readonly CardFacts[]) => cards.map(card => card.front).join('');
const how = (text: string, letters: string) => Array.from(text).filter(letter => letters.includes(letter)).length;

describe('the box', () => {
  test('C1 102 cards, each id once: 40 resource, 40 gold, 6 starters, 16 objectives', () => {
    expect(new Set(IDS).size).toBe(102);
    for (const [sort, count] of [
      ['R', 40],
      ['G', 40],
      ['S', 6],
      ['O', 16],
    ] as const) {
      expect(IDS.filter(id => id.startsWith(sort))).toHaveLength(count);
    }
  });

  test('C1 cards come in tens of one kingdom, in the order F P A I', () => {
    for (const [at, card] of CARDS.slice(0, 80).entries()) {
      expect(card.kingdom).toBe(KINGDOMS[Math.floor((at % 40) / 10)]);
      expect(Number(card.id.slice(1))).toBe((at % 40) + 1);
    }
  });

  test.each(KINGDOMS)(
    'C1 resource cards of %s: seven without and three with a point, 14 own symbols, 3 foreign, one Q, K, M each',
    kingdom => {
      const cards = playable('resource', kingdom);
      expect(cards.map(card => card.points).join('')).toBe('0000000111');
      const text = corners(cards);
      expect(how(text, kingdom)).toBe(14);
      expect(how(text, KINGDOMS.filter(other => other !== kingdom).join(''))).toBe(3);
      for (const object of 'QKM') expect(how(text, object)).toBe(1);
    },
  );

  test('C1 absent corners of resource cards: 9 in fungi (R07 has all four), 10 in each other kingdom', () => {
    expect(KINGDOMS.map(kingdom => how(corners(playable('resource', kingdom)), 'x'))).toEqual([9, 10, 10, 10]);
    expect(CARDS.filter(card => card.kind === 'resource' && !card.front.includes('x')).map(card => card.id)).toEqual(['R07']);
  });

  test.each(KINGDOMS)(
    'C1 gold cards of %s: two Q, K, M each, 14 absent corners, three per object, three per corner, 3 3 3 5',
    kingdom => {
      const cards = playable('gold', kingdom);
      const text = corners(cards);
      for (const object of 'QKM') expect(how(text, object)).toBe(2);
      expect(how(text, 'x')).toBe(14);
      expect(how(text, 'FPAI')).toBe(0);
      expect(
        cards
          .slice(0, 3)
          .map(card => card.points)
          .sort(),
      ).toEqual(['1/K', '1/M', '1/Q']);
      expect(cards.slice(3).map(card => card.points)).toEqual(['2/c', '2/c', '2/c', '3', '3', '3', '5']);
    },
  );

  test('C1 a gold card that scores per object carries that object', () => {
    for (const card of CARDS.filter(card => card.points.startsWith('1/'))) expect(card.front).toContain(card.points.charAt(2));
  });

  test.each(KINGDOMS)(
    'C10 needs of gold cards of %s: 2+1, 3+1, 3 and 5, with each other kingdom once in both mixed threes',
    kingdom => {
      const needs = playable('gold', kingdom).map(card => card.need);
      const others = KINGDOMS.filter(other => other !== kingdom).sort();
      expect(needs.map(need => how(need, kingdom))).toEqual([2, 2, 2, 3, 3, 3, 3, 3, 3, 5]);
      expect(needs.map(need => need.length)).toEqual([3, 3, 3, 4, 4, 4, 3, 3, 3, 5]);
      for (const three of [needs.slice(0, 3), needs.slice(3, 6)]) {
        expect(three.map(need => need.replaceAll(kingdom, '')).sort()).toEqual(others);
      }
    },
  );

  test('C2 the seven cards that other tables get wrong', () => {
    const fact = (id: string) => CARDS.find(card => card.id === id)!;
    expect([fact('R07').front, fact('R28').front, fact('R34').front, fact('G13').front]).toEqual([
      'FIM.',
      'x.A.',
      '.IxI',
      '.xK.',
    ]);
    expect([fact('G02').need, fact('G36').need, fact('G33').points]).toEqual(['FFP', 'FIII', '1/K']);
  });

  test('C3 backs: four empty corners and the kingdom; starters a kingdom in each front corner', () => {
    for (const card of CARDS.slice(0, 80)) expect([card.back, card.centre]).toEqual(['....', card.kingdom]);
    const starters = CARDS.slice(80);
    for (const card of starters) expect(Array.from(card.front).sort().join('')).toBe('AFIP');
    expect(starters.map(card => card.centre)).toEqual(['I', 'F', 'FP', 'AI', 'PAI', 'FPA']);
    expect(starters.map(card => card.back)).toEqual(['.PI.', 'A..F', '....', '....', '..xx', '..xx']);
  });

  test('C21 shapes begin with their highest cell and hold three cells of the grid', () => {
    for (const objective of OBJECTIVES) {
      if (!('shape' in objective)) continue;
      expect(objective.shape).toHaveLength(3);
      const [x, y] = objective.shape[0]!;
      expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
      for (const [dx, dy] of objective.shape.slice(1)) {
        expect(dy).toBeLessThan(0);
        expect(Math.abs(dx + dy) % 2).toBe(0);
      }
    }
  });

  test('C19 objectives give 2 points, the columns and the set of three objects give 3', () => {
    expect(OBJECTIVES.map(objective => objective.points).join('')).toBe('2222333322223222');
  });
});
