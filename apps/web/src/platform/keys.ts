/** Keys of the house. Single letters, digits and signs can be switched off in Settings; none is heard while someone types. */
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../stores/settings.ts';

export type KeyMap = Readonly<Record<string, () => void>>;

/** `keys` by KeyboardEvent.key, letters in lower case. A board that used the key first has prevented its default. */
export function useKeys(keys: KeyMap): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[key];
    if (!action || (key.length === 1 && !useSettings.getState().letterKeys)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
