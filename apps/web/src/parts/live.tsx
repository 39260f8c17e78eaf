/**
 * The two voices for screen readers. They stay on the page from the first paint, or nothing would be heard. A modal sheet
 * silences everything outside it: while one is open they stand inside it.
 */
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { forgetSaid, useSpeech } from '../platform/speech.ts';

export function LiveRegions() {
  const { polite, assertive } = useSpeech();
  useLayoutEffect(() => {
    placeVoices();
    return () => voices.remove();
  }, []);
  return createPortal(
    <>
      <div className="ui-spoken" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="ui-spoken" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>,
    voices,
  );
}

const voices = document.createElement('div');

/** To be called when a modal sheet has opened or closed. */
export function placeVoices(): void {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (voices.parentElement === place) return;
  // A voice that arrives with words in it says them again.
  forgetSaid();
  place.append(voices);
}
