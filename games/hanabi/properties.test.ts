import { dice, numberedSeed } from '@parlor/kernel';
import { describe, expect, test } from 'vitest';
import { boxOf, CARD_TEXTS, handSize, NONE, rankOf } from './cards.ts';
import { hanabi } from './game.ts';
import { allows } from './knowledge.ts';
import { keptOf } from './score.ts';
import { testing } from './testing.ts';
import { COLOURS, type State, type View } from './types.ts';

/** Random games that misplay seldom, so that many last to the final round. */
function eachPosition(fact: (state: State, before: State) => void): void {
  const chance = dice(numberedSeed(9));
  for (let game = 0; game < 24; game++) {
    const options = testing.ends[game % testing.ends.length];
    const seats = 2 + (game % 4);
    if (options === undefined) continue;
    const state = hanabi.setup(options, seats, numberedSeed(game));
    while (state.turn !== null) {
      const before = hanabi.clone(state);
      const moves = hanabi.moves(state);
      const calm = moves.filter(move => move.kind !== 'play' || fits(state, move.slot));
      hanabi.apply(state, chance.pick(calm.length > 0 && chance.below(20) > 0 ? calm : moves));
      fact(state, before);
    }
  }
}

function fits(state: State, slot: number): boolean {
  const card = state.cards[(state.turn ?? 0) * handSize(state.seats) + slot] as number;
  return state.piles[Math.floor(card / 5)] === rankOf(card) - 1;
}

describe('in every position', () => {
  test('H1 deck, hands, piles and discards are the box', () => {
    eachPosition(state => {
      const piles = state.piles.flatMap((top, colour) => Array.from({ length: top }, (_, rank) => colour * 5 + rank));
      const held = state.cards.filter(card => card !== NONE);
      const all = [...state.deck.slice(state.drawn), ...held, ...piles, ...state.discards];
      expect(all.sort((a, b) => a - b)).toEqual(boxOf(state.rules));
    });
  });

  test('H7 tokens stay within 0 and 8, lives within 0 and 3, the score never falls before the end', () => {
    eachPosition((state, before) => {
      expect(state.info).toBeGreaterThanOrEqual(0);
      expect(state.info).toBeLessThanOrEqual(8);
      expect(state.lives).toBeGreaterThanOrEqual(0);
      expect(state.lives).toBeLessThanOrEqual(before.lives);
      expect(keptOf(state)).toBeGreaterThanOrEqual(keptOf(before));
    });
  });

  test('H12 knowledge is true of the card, and never weaker than before while the card lies there', () => {
    eachPosition((state, before) => {
      for (const [place, card] of state.cards.entries()) {
        if (card === NONE) continue;
        expect(allows(state.knows[place] as number, card)).toBe(true);
        if (state.since[place] === before.since[place] && before.cards[place] !== NONE) {
          expect((state.knows[place] as number) & 2047 & ~(before.knows[place] as number)).toBe(0);
        }
      }
    });
  });

  test('H12 knowledge is exactly what the hints said, kept by a slower bookkeeper', () => {
    const sets = new Map<string, Set<string>>();
    eachPosition((state, before) => {
      if (state.moves === 1) sets.clear();
      const view = hanabi.view(state, null);
      for (let seat = 0; seat < view.seats; seat++) {
        for (const [slot, held] of (view.hands[seat] ?? []).entries()) {
          if (held === null) continue;
          const key = `${seat}/${slot}/${held.since}`;
          const possible = sets.get(key) ?? new Set(CARD_TEXTS.filter(text => text[0] !== 'M' || view.rules.colours !== 'none'));
          sets.set(key, narrowed(view, seat, slot, possible));
          expect([...(sets.get(key) ?? [])]).toEqual(held.colours.flatMap(colour => held.ranks.map(rank => `${colour}${rank}`)));
        }
      }
      expect(before.moves).toBe(state.moves - 1);
    });
  });
});

/** What a card can be after the last move, if that was a hint to its holder: straight from H12 to H14. */
function narrowed(view: View, seat: number, slot: number, possible: Set<string>): Set<string> {
  const hint = view.happened.find(event => event.kind === 'hint');
  if (hint?.kind !== 'hint' || hint.to !== seat) return possible;
  const touched = hint.slots.includes(slot);
  return new Set([...possible].filter(text => isTouched(view, text, hint.about) === touched));
}

function isTouched(view: View, text: string, about: string | number): boolean {
  if (typeof about === 'number') return text[1] === String(about);
  return text[0] === about || (view.rules.colours === 'wild' && text[0] === COLOURS[5]);
}
