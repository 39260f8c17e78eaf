import type { Move } from './types.ts';

export function format(move: Move): string {
  return `play ${move.card}`;
}

export function parse(text: string): Move | null {
  const match = /^play ([1-9])$/.exec(text);
  return match ? { card: Number(match[1]) } : null;
}

/** A person may just type the rank. */
export function say(text: string): Move | null {
  return parse(`play ${text.trim()}`);
}
