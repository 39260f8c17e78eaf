/** Move texts to throw at a position: moves of other positions, mangled ones, and noise. */
import type { AnyView, Game } from '../game.ts';
import { below, pick, type Rng, rngFrom } from '../rng.ts';
import { type Positions, walk } from './position.ts';

const POOL_SIZE = 400;
const NOISE = ['', ' ', 'null', '-', '[]', '{"move":1}', 'P0 P0', '0', '💥', 'a'.repeat(600), '__proto__', 'resign resign'];

/** Notations that some position of this game allows, gathered from one game per setting. */
export function notationPool<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
): string[] {
  const pool = new Set<string>();
  for (const { options, seats } of positions.settings) {
    const seed = '5'.repeat(32);
    const state = positions.game.setup(options, seats, seed);
    for (const move of walk(positions.game, state, seed, 200)) pool.add(positions.game.format(move));
  }
  return [...pool].slice(0, POOL_SIZE);
}

/** So many texts for one position, the same for the same salt. */
export function textsToTry<Move>(
  game: Pick<Game<{ rng: Rng }, Move, AnyView, never>, 'format'>,
  pool: readonly string[],
  legal: readonly Move[],
  salt: number,
): string[] {
  const chance = rngFrom(salt.toString(16).padStart(32, 't'));
  const texts: string[] = [];
  for (let i = 0; i < 6; i++) texts.push(pick(chance, pool));
  for (let i = 0; i < 3; i++) texts.push(mangle(chance, pick(chance, pool)));
  if (legal.length > 0) texts.push(mangle(chance, game.format(pick(chance, legal))));
  texts.push(pick(chance, NOISE));
  return texts;
}

function mangle(chance: Rng, text: string): string {
  const at = below(chance, text.length + 1);
  switch (below(chance, 4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + String.fromCharCode(33 + below(chance, 94)) + text.slice(at + 1);
    case 2:
      return `${text} ${text}`;
    default:
      return text.slice(0, at) + String(below(chance, 10)) + text.slice(at);
  }
}
