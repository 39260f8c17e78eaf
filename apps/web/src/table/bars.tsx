/**
 * Bars over the table: connection lost, back again, seat elsewhere, a vote about an absent seat, a look into the past, a refused
 * move. They are read; what is heard goes through the two voices.
 */

import type { Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { useLocation } from 'wouter';
import { useSecondsLeft } from '../platform/clock.ts';
import { returnToTable } from '../session/doors.ts';
import { retryNow, useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { BarFrame } from './bar-frame.tsx';
import { ownClockRuns } from './live.ts';
import { lookAt, refuse, stepLook, useTable } from './store.ts';
import { VoteBars } from './vote-bars.tsx';

export function Bars({ picture, boardMissing = false }: { readonly picture: Picture; readonly boardMissing?: boolean }) {
  return (
    <div className="bars">
      <LostBar picture={picture} />
      <AsideBar table={picture.facts.table} />
      {boardMissing && <BoardMissingBar />}
      <SuspendedBar picture={picture} />
      <VoteBars picture={picture} />
      <NoteBar />
      <PastBar />
    </div>
  );
}

/** The board stays readable; its actions are gone until the connection is back. */
function LostBar({ picture }: { readonly picture: Picture }) {
  const status = useSession(session => session.status);
  const seconds = useSecondsLeft(status.is === 'waiting' ? status.retryAt : null);
  if (status.is === 'open' || status.is === 'closed') return null;
  return (
    <BarFrame kind="refused" icon="plug">
      <p>
        <b>{seconds ? words.states.lost(seconds) : words.states.trying}</b> {ownClockRuns(picture) && words.states.clockRuns}
      </p>
      <Button onClick={retryNow}>{words.states.now}</Button>
    </BarFrame>
  );
}

function AsideBar({ table }: { readonly table: number }) {
  const aside = useTable(state => state.aside);
  const [, go] = useLocation();
  if (!aside) return null;
  const takeBack = async () => {
    const answer = await returnToTable(table);
    if ('refusal' in answer) refuse(answer.refusal);
    else useTable.setState({ aside: null });
  };
  return (
    <BarFrame kind="refused" icon="plug">
      <p>{aside.code === 'elsewhere' ? words.states.elsewhere : aside.message}</p>
      {aside.code === 'elsewhere' && (
        <Button look="primary" onClick={takeBack}>
          {words.states.takeBack}
        </Button>
      )}
      <Button onClick={() => go('/')}>{words.states.mainMenu}</Button>
    </BarFrame>
  );
}

function BoardMissingBar() {
  return (
    <BarFrame kind="plain" icon="plug">
      <p>{words.states.boardMissing}</p>
      <Button onClick={() => location.reload()}>{words.table.reload}</Button>
    </BarFrame>
  );
}

function SuspendedBar({ picture }: { readonly picture: Picture }) {
  const left = picture.facts.phase === 'suspended' ? picture.facts.suspendedFor : null;
  const seconds = useSecondsLeft(left === null ? null : picture.clockAt + left);
  if (seconds === null) return null;
  return (
    <BarFrame kind="plain">
      <p>{words.states.suspended(seconds)}</p>
    </BarFrame>
  );
}

function NoteBar() {
  const bar = useTable(state => state.bar);
  if (!bar) return null;
  const close = () => useTable.setState({ bar: null });
  const show = () => {
    lookAt(bar.since ?? null);
    close();
  };
  return (
    <BarFrame kind={bar.kind}>
      <p>{bar.text}</p>
      {bar.since !== undefined && <Button onClick={show}>{words.states.show}</Button>}
      <Button look="bare" className="square" aria-label={words.states.close} onClick={close}>
        <Icon name="cross" />
      </Button>
    </BarFrame>
  );
}

function PastBar() {
  const looking = useTable(state => state.looking);
  if (looking === null) return null;
  return (
    <BarFrame kind="plain">
      <p>{words.table.past(looking)}</p>
      <Button className="square" aria-label={words.table.earlier} onClick={() => stepLook(-1)}>
        <Icon name="back" />
      </Button>
      <Button className="square" aria-label={words.table.later} onClick={() => stepLook(1)}>
        <Icon name="forward" />
      </Button>
      <Button look="strong" onClick={() => lookAt(null)}>
        {words.table.now}
      </Button>
    </BarFrame>
  );
}

/** Under the action bar, where the refused move was made. Focus stays, nothing moved. */
export function RefusalBar() {
  const refusal = useTable(state => state.refusal);
  if (!refusal) return null;
  return (
    <div className="bar bar-refusal">
      <Icon name="refused" />
      <p>
        <b>{words.table.refusedLead}</b> {refusal.message}
      </p>
      <Button
        look="bare"
        className="square"
        aria-label={words.table.closeRefusal}
        onClick={() => useTable.setState({ refusal: null })}
      >
        <Icon name="cross" />
      </Button>
    </div>
  );
}
