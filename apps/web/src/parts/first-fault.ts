/** A form that was sent with a fault: the first field that has one takes focus, so that it is seen and heard. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFirstFault(timesSent: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (timesSent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesSent]);
  return form;
}
