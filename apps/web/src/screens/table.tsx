/** One address for lobby, play and score: /t/<Game ID>. Whoever holds the seat's key comes back to the seat. */
import type { Picture } from '@parlor/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../parts/skeleton.tsx';
import { fragment } from '../platform/address.ts';
import { useFirstFocus } from '../platform/keep-focus.ts';
import { useHeldKeys } from '../platform/keys-hold.ts';
import { returnToTable } from '../session/doors.ts';
import { connect, useSession } from '../session/session.ts';
import { fail, useDrafts } from '../stores/drafts.ts';
import { keepSeatKey } from '../stores/keys.ts';
import { Bars, RefusalBar } from '../table/bars.tsx';
import { TableFrame } from '../table/frame.tsx';
import { useTable } from '../table/store.ts';
import { TopBar } from '../table/top-bar.tsx';
import { GameOver } from './game-over.tsx';
import { Lobby } from './lobby.tsx';

export function Table({ id }: { readonly id: number }) {
  const picture = useSession(session => session.picture);
  useEntry(id);
  if (picture?.facts.table !== id) return <Skeleton />;
  // A table that was closed before it began stays on its lobby, with the reason over it.
  return picture.view === null ? <Waiting picture={picture} /> : <Played />;
}

function Waiting({ picture }: { readonly picture: Picture }) {
  useFirstFocus();
  useHeldKeys();
  return (
    <div className="frame">
      <TopBar picture={picture} />
      <Bars picture={picture} />
      <RefusalBar />
      <Lobby picture={picture} />
    </div>
  );
}

function Played() {
  const picture = useSession(session => session.picture)!;
  const over = picture.facts.phase === 'over';
  const [resultShown, showResult] = useState(true);
  useFirstFocus();
  return (
    <>
      <TableFrame picture={picture} onResult={over && !resultShown ? () => showResult(true) : null} />
      {over && resultShown && <GameOver picture={picture} onClose={() => showResult(false)} />}
    </>
  );
}

/** Takes the seat: with the key in the address (another device), or with the one this browser keeps. */
function useEntry(id: number): void {
  const [, go] = useLocation();
  useEffect(() => {
    connect();
    const given = fragment();
    if (given) {
      keepSeatKey(id, given);
      history.replaceState(history.state, '', location.pathname);
    }
    const here = useSession.getState().picture?.facts.table === id && useTable.getState().aside === null;
    if (here && !given) return;
    void returnToTable(id).then(answer => {
      if ('value' in answer) return useTable.setState({ aside: null });
      if (answer.refusal.code === 'no-seat') useDrafts.setState(({ join }) => ({ join: { ...join, id: String(id) } }));
      fail('join', answer.refusal.message);
      go('/');
    });
  }, [id, go]);
}
