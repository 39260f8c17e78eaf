import { type Read, refused } from '@parlor/kernel';
import * as z from 'zod/mini';
import type { State } from './types.ts';

const whole = z.int().check(z.gte(0), z.lt(1_000_000));
const card = z.int().check(z.gte(1), z.lte(6));
const stateForm = z.strictObject({
  options: z.strictObject({ ranks: z.int().check(z.gte(3), z.lte(6)), bonus: z.boolean() }),
  rng: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)), at: whole }),
  turn: whole,
  hands: z.array(z.array(card)).check(z.minLength(2), z.maxLength(3)),
  deck: z.array(card),
  pile: z.array(card).check(z.minLength(1)),
  scores: z.array(whole),
  happened: z.array(
    z.union([
      z.strictObject({ event: z.literal('played'), seat: whole, card, scored: whole }),
      z.strictObject({ event: z.literal('drew'), seat: whole, card }),
    ]),
  ),
});

export function load(json: unknown): Read<State> {
  const parsed = stateForm.safeParse(json);
  if (!parsed.success)
    return refused('bad-state', `That is not a position of Pairs: look at "${parsed.error.issues[0]?.path.join('.')}".`);
  const state = parsed.data;
  const seats = state.hands.length;
  if (state.turn >= seats || state.scores.length !== seats || state.happened.some(event => event.seat >= seats)) {
    return refused('bad-state', 'That is not a position of Pairs: it speaks of a seat that is not there.');
  }
  return { value: state };
}

export function encode(state: State): Read<string> {
  return { value: JSON.stringify(state) };
}

export function decode(text: string): Read<State> {
  try {
    return load(JSON.parse(text));
  } catch {
    return refused('bad-state', 'The position text is not JSON.');
  }
}
