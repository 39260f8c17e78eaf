/** The edge: text to message, judged for form, both ways. */
import { type Read, refused } from '@parlor/kernel';
import type * as z from 'zod/mini';
import { type AnswerOf, answers, type RefusalMessage, refusal, type Tell, type TellName, tells } from './messages.ts';
import { type Ask, type Request, requests } from './requests.ts';

/** A request, or why it is none; `tag` is there if it could be read, so that even a faulty request is answered. */
export function readRequest(text: string): Read<Request> & { readonly tag: string | null } {
  const input = readObject(text);
  if (input === null) return { ...refused('bad-message', 'A request is one JSON object in one text frame.'), tag: null };
  const { ask, tag: mark } = input as { ask?: unknown; tag?: unknown };
  const tag = typeof mark === 'string' ? mark.slice(0, 40) : null;
  if (!isTame(input))
    return { ...refused('bad-message', 'The request is nested too deep, or has a key that is not allowed.'), tag };
  if (typeof ask !== 'string' || !Object.hasOwn(requests, ask)) {
    return { ...refused('unknown-request', `There is no such request. Known: ${Object.keys(requests).join(', ')}.`), tag };
  }
  const read = requests[ask as Ask].safeParse(input);
  if (read.success) return { value: read.data as Request, tag: read.data.tag };
  return { ...refused('bad-message', `The request "${ask}" cannot be read${place(read.error)}.`), tag };
}

/** Something the server says by itself, or null: unknown kinds are for newer clients. */
export function readTell(input: unknown): Tell | null {
  const name = (input as { tell?: unknown } | null)?.tell;
  if (typeof name !== 'string' || !Object.hasOwn(tells, name)) return null;
  const read = tells[name as TellName].safeParse(input);
  return read.success ? (read.data as Tell) : null;
}

/** The answer to a request of that name, or null if it cannot be read. */
export function readAnswer<Name extends Ask>(name: Name, input: unknown): AnswerOf<Name> | RefusalMessage | null {
  const refusing = refusal.safeParse(input);
  if (refusing.success) return refusing.data;
  const read = answers[name].safeParse(input);
  return read.success ? (read.data as AnswerOf<Name>) : null;
}

export function readObject(text: string): object | null {
  try {
    const input: unknown = JSON.parse(text);
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : null;
  } catch {
    return null;
  }
}

/** Not nested beyond reason, and without the one key that would change what an object is. */
function isTame(input: object): boolean {
  let level: object[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST || level.some(one => Object.hasOwn(one, '__proto__'))) return false;
    level = level.flatMap(one => Object.values(one).filter(part => typeof part === 'object' && part !== null));
  }
  return true;
}

/** Far more than any message, view or patch has. */
const DEEPEST = 64;

function place(error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.');
  return path ? `: see "${path}"` : '';
}
