/** What is said to screen readers: one polite voice for changes, one assertive for "your turn" and refusals. */
import { create } from 'zustand';

interface Speech {
  readonly polite: string;
  readonly assertive: string;
}

export const useSpeech = create<Speech>()(() => ({ polite: '', assertive: '' }));

/** Sentences that arrive together are spoken together; the same words twice in a row are marked apart so that they are heard. */
export function sayPolitely(sentence: string): void {
  waiting.polite.push(sentence);
  soon();
}

export function sayAtOnce(sentence: string): void {
  waiting.assertive.push(sentence);
  soon();
}

/** Empties the voices of what has been heard; what was said this very moment stays. */
export function forgetSaid(): void {
  if (performance.now() - saidAt > HEARD_MS) useSpeech.setState({ polite: '', assertive: '' });
}

/** What was said at once is no longer true: it is taken back, spoken or not. */
export function hush(): void {
  waiting.assertive.length = 0;
  useSpeech.setState({ assertive: '' });
}

const HEARD_MS = 1000;
let saidAt = 0;

const waiting = { polite: [] as string[], assertive: [] as string[] };
let planned = false;

function soon(): void {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    const spoken: { polite?: string; assertive?: string } = {};
    for (const voice of ['polite', 'assertive'] as const) {
      const sentences = [...new Set(waiting[voice])].join(' ');
      waiting[voice].length = 0;
      if (sentences) spoken[voice] = apart(sentences, useSpeech.getState()[voice]);
    }
    useSpeech.setState(spoken);
    saidAt = performance.now();
  });
}

const UNHEARD = '\u00a0';

function apart(text: string, before: string): string {
  return text === before ? text + UNHEARD : text;
}
