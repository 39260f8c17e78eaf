/** What stands on a ring: a dot says "you may", a tick says "this one". */
import './ring.css';
import { memo } from 'react';
import { Icon } from './icon.tsx';

export type RingState = 'legal' | 'selected' | null;

/** The class of a thing that can wear a ring. Lifted things move up 8 px. */
export function ringClass(state: RingState, lifted = state === 'selected'): string {
  return `ui-ring${state ? ` ui-ring-${state}` : ''}${lifted ? ' ui-lifted' : ''}`;
}

export const RingMark = memo(function RingMark({ state }: { readonly state: RingState }) {
  if (state === null) return null;
  return (
    <span className={`ui-ring-mark ui-ring-mark-${state}`} aria-hidden="true">
      {state === 'selected' && <Icon name="tick" />}
    </span>
  );
});
