/** Keys that select: P or D and a slot; H, a seat and a number or a colour's letter. */
import type { Property, View } from '../types.ts';
import { words } from './en.ts';
import type { Selection } from './selection.ts';

/** What the keys typed so far select, 'more' if they only begin something, null if they mean nothing. */
export function readKeys(keys: string, view: View): Selection | 'more' | null {
  if (view.seat === null) return null;
  if (/^(?:[pd]|h[1-9]?)$/.test(keys)) return keys.length === 2 && !isOther(Number(keys[1]) - 1, view) ? null : 'more';
  const own = /^([pd])([1-5])$/.exec(keys);
  if (own) return ownSlot(own[1] === 'p' ? 'play' : 'discard', Number(own[2]) - 1, view);
  const hint = /^h([1-9])([1-5]|[rbgywm])$/.exec(keys);
  return hint ? { kind: 'hint', seat: Number(hint[1]) - 1, about: property(hint[2] as string) } : null;
}

/** What to press next, for the action bar. */
export function promptFor(keys: string): string {
  if (keys === 'p') return words.askPlay;
  if (keys === 'd') return words.askDiscard;
  if (keys === 'h') return words.askWhom;
  return words.askWhat;
}

function ownSlot(prefer: 'play' | 'discard', slot: number, view: View): Selection | null {
  return view.hands[view.seat ?? 0]?.[slot] ? { kind: 'own', slot, prefer } : null;
}

function isOther(seat: number, view: View): boolean {
  return seat < view.seats && seat !== view.seat;
}

function property(key: string): Property {
  return (/\d/.test(key) ? Number(key) : key.toUpperCase()) as Property;
}
