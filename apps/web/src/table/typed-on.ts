/** Whoever types into the lobby's chat when the game begins goes on in the chat of the table, at the same letter. */
import { useLayoutEffect, useState } from 'react';

/** True: the chat is to be open from the start. */
export function useTypedOn(): boolean {
  const [caret] = useState(readCaret);
  useLayoutEffect(() => {
    const entry = document.querySelector<HTMLInputElement>(CHAT_TEXT);
    if (!caret || !entry) return;
    entry.focus({ preventScroll: true });
    entry.setSelectionRange(...caret);
  }, [caret]);
  return caret !== null;
}

const CHAT_TEXT = 'input.chat-text';

/** Asked at the table's first drawing, when the lobby is still on the page. */
function readCaret(): readonly [start: number, end: number] | null {
  const typed = document.activeElement;
  if (!(typed instanceof HTMLInputElement && typed.matches(CHAT_TEXT))) return null;
  return [typed.selectionStart ?? typed.value.length, typed.selectionEnd ?? typed.value.length];
}
