/**
 * A screen that goes away under somebody who types: the rest of the sentence is not meant for the next one. Its keys do
 * nothing until the first of them have been typed and a second has passed, or until focus is moved on purpose.
 */
import { useLayoutEffect } from 'react';
import { isTyping } from './keys.ts';

/** For the screen that goes. It listens from its beginning: whatever the next one hears, it hears before. */
export function useHeldKeys(): void {
  useLayoutEffect(() => {
    const hold = new Hold();
    return () => hold.beginOrEnd();
  }, []);
}

const REST_MS = 1000;

class Hold {
  /** The last thing done here was typing; its field may be gone before the screen is. */
  #typing = false;
  #held = false;
  #typedAt: number | null = null;

  constructor() {
    addEventListener('keydown', this.#press, true);
    addEventListener('pointerdown', this.#point, true);
  }

  beginOrEnd(): void {
    this.#held = this.#typing || isTyping(document.activeElement);
    if (!this.#held) this.#end();
  }

  #end(): void {
    removeEventListener('keydown', this.#press, true);
    removeEventListener('pointerdown', this.#point, true);
  }

  readonly #press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#held) {
      this.#typing = event.key !== 'Tab' && isTyping(event.target);
      return;
    }
    const rested = this.#typedAt !== null && event.timeStamp - this.#typedAt > REST_MS && !event.repeat;
    if (event.key === 'Tab' || rested) return this.#end();
    if (event.key.length > 1 && event.key !== 'Enter') return;
    this.#typedAt = event.timeStamp;
    if (isTyping(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  readonly #point = () => {
    this.#typing = false;
    if (this.#held) this.#end();
  };
}
