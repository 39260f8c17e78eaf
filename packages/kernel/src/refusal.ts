/** Refusals are values. A game keeps one table of its sentences and refuses by code. */
import type { Refusal } from './game.ts';

/** Makes a game's `refuse(code)` from its table of sentences. The values are shared: a refusal costs nothing. */
export function refusals<Code extends string>(sentences: Readonly<Record<Code, string>>): (code: Code) => Refusal {
  const made = new Map<string, Refusal>();
  for (const [code, message] of Object.entries<string>(sentences)) made.set(code, Object.freeze({ code, message }));
  return code => made.get(code) as Refusal;
}

/** A `Read` that failed. */
export function refused(code: string, message: string): { readonly refusal: Refusal } {
  return { refusal: { code, message } };
}
