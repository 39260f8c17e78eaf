/** Whether a move can leave this page: not from a past view, over a lost connection, or from a seat that is elsewhere. */
import type { Refusal } from '@parlor/kernel';
import type { Facts, Picture } from '@parlor/protocol';
import { useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { useTable } from './store.ts';

/** Why no move can be made from here now, or null. The rules are asked after this. */
export function hindrance(): Refusal | null {
  const { status, picture } = useSession.getState();
  const { aside, looking } = useTable.getState();
  return hindranceOf({ open: status.is === 'open', aside: aside !== null, looking, phase: picture?.facts.phase ?? 'over' });
}

/** The same for what is drawn: move controls are absent, not disabled. */
export function useHindrance(phase: Facts['phase']): Refusal | null {
  const open = useSession(session => session.status.is === 'open');
  const aside = useTable(state => state.aside !== null);
  const looking = useTable(state => state.looking);
  return hindranceOf({ open, aside, looking, phase });
}

/** This person is on turn and the turn has a limit: time goes by, connected or not. */
export function ownClockRuns({ facts, view, seat }: Picture): boolean {
  return facts.limit !== null && facts.phase === 'playing' && seat !== null && view?.turn === seat;
}

interface Around {
  readonly open: boolean;
  readonly aside: boolean;
  readonly looking: number | null;
  readonly phase: Facts['phase'];
}

function hindranceOf({ open, aside, looking, phase }: Around): Refusal | null {
  const say = words.hindrances;
  if (aside) return { code: 'aside', message: say.aside };
  if (!open) return { code: 'offline', message: say.offline };
  if (looking !== null) return { code: 'past', message: say.past(looking) };
  if (phase === 'suspended') return { code: 'suspended', message: words.states.news.suspended };
  return phase === 'playing' ? null : { code: 'over', message: words.over.ended };
}
