/** The two voices for screen readers. They stay on the page from the first paint, or nothing would be heard. */
import { useSpeech } from '../platform/speech.ts';

export function LiveRegions() {
  const { polite, assertive } = useSpeech();
  return (
    <>
      <div className="ui-spoken" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="ui-spoken" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  );
}
