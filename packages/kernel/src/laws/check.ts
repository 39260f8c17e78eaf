/** Small assertions with readable messages; the laws run in tests and in the bench, so they bring their own. */

export function hold(fact: boolean, message: string): asserts fact {
  if (!fact) throw new Error(message);
}

/** Byte for byte. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}\n${difference(left, right)}`);
}

/** Where two texts part, with some of what stands around it. */
function difference(actual: string | undefined, expected: string | undefined): string {
  const [left, right] = [actual ?? 'undefined', expected ?? 'undefined'];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 60);
  return `  is        …${left.slice(from, at + 60)}…\n  should be …${right.slice(from, at + 60)}…`;
}

/** A state without its chance: the part that the cards on the table decide. */
export function withoutRng(state: { rng: unknown }): string {
  const { rng: _, ...rest } = state;
  return JSON.stringify(rest);
}

/** True if the value survives JSON unchanged: no undefined, NaN, -0, Map, class or hidden field. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.getOwnPropertySymbols(value).length > 0) return false;
  return Object.values(value).every(isPlain);
}
