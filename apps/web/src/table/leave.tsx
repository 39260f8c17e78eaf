/** Leaving asks once and says what it does. */

import type { Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/dialog.tsx';
import { leaveTable } from '../session/doors.ts';
import { forgetTable } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { refuse, resetTable } from './store.ts';

export function LeaveButton({ picture }: { readonly picture: Picture }) {
  const [asking, ask] = useState(false);
  return (
    <>
      <Button onClick={() => ask(true)}>
        <Icon name="leave" /> {words.lobby.leave}
      </Button>
      {asking && <LeaveQuestion picture={picture} onClose={() => ask(false)} />}
    </>
  );
}

export function LeaveQuestion({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const [, go] = useLocation();
  const leave = async () => {
    const answer = await leaveTable(picture.facts.table);
    if ('refusal' in answer) {
      onClose();
      return refuse(answer.refusal);
    }
    forgetTable();
    resetTable(null);
    go('/');
  };
  return (
    <Dialog title={words.leave.title} onClose={onClose}>
      <p>{effect(picture)}</p>
      <div className="row form-end">
        <Button look="primary" onClick={leave}>
          {words.leave.yes}
        </Button>
        <Button onClick={onClose}>{words.leave.no}</Button>
      </div>
    </Dialog>
  );
}

function effect({ facts, seat }: Picture): string {
  if (facts.phase === 'lobby' || facts.phase === 'over') return words.leave.lobby;
  if (seat === null) return words.leave.watching;
  const people = facts.people.filter(person => person && !person.bot);
  return people.length === 1 ? words.leave.alone : words.leave.effect[facts.policy.left];
}
