/** Join a game: by number and Token, or by an invite link, which fills in both. */
import { Button } from '@parlor/ui';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Field } from '../parts/field.tsx';
import { useFirstFault } from '../parts/first-fault.ts';
import { NameField, useName } from '../parts/name-field.tsx';
import { Page } from '../parts/page.tsx';
import { ScanButton } from '../parts/scan-button.tsx';
import { type Invite, readInvite } from '../platform/address.ts';
import { gameIdFault, nameFault, tokenFault } from '../platform/judge-fields.ts';
import { sayAtOnce } from '../platform/speech.ts';
import { joinTable } from '../session/doors.ts';
import { fail, type JoinDraft, useDrafts } from '../stores/drafts.ts';
import { words } from '../strings/index.ts';

export function Join({ invited }: { readonly invited: boolean }) {
  const draft = useDrafts(drafts => drafts.join);
  const name = useName();
  const [, go] = useLocation();
  const [timesSent, send] = useState(0);
  const form = useFirstFault(timesSent);
  const sent = timesSent > 0;
  const [working, work] = useState(false);
  const [unread, setUnread] = useState(false);
  const fill = (part: Partial<JoinDraft>) => {
    setUnread(false);
    change(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    send(timesSent + 1);
    if (nameFault(name) || gameIdFault(draft.id) || tokenFault(draft.token)) return;
    work(true);
    const invitation = { id: Number(draft.id.trim().replace('#', '')), token: draft.token.trim(), name: name.trim() };
    const answer = await joinTable(invitation);
    work(false);
    if ('refusal' in answer) {
      fail('join', answer.refusal.message, answer.refusal.code === 'watch-only' ? invitation : undefined);
      go('/');
    } else {
      useDrafts.setState({ join: { id: '', token: '' } });
      // Back from the table leads to where the invite was found, not to the invite.
      go(`/t/${answer.value}`, { replace: invited });
    }
  };
  return (
    <Page title={words.join.title} narrow>
      <form ref={form} className="panel form" noValidate onSubmit={submit} onPaste={event => takeInvite(event, fill)}>
        {invited && <p className="lead">{words.join.invited(draft.id)}</p>}
        <Field
          label={words.join.gameId}
          inputMode="numeric"
          autoComplete="off"
          value={draft.id}
          fault={sent ? gameIdFault(draft.id) : null}
          onChange={event => fill({ id: event.target.value })}
        />
        <Field
          label={words.join.token}
          help={words.join.pasteHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.token}
          fault={unread ? words.join.pasteFailed : sent ? tokenFault(draft.token) : null}
          onChange={event => fill({ token: event.target.value })}
          after={
            <span className="row">
              <PasteButton onRead={fill} onUnread={() => setUnread(true)} />
              <ScanButton onInvite={fill} />
            </span>
          }
        />
        <NameField sent={sent} />
        <div className="row form-end">
          <Button type="submit" look="primary" disabled={working}>
            {working ? words.join.working : words.join.submit}
          </Button>
          <Button onClick={() => go('/')}>{words.join.back}</Button>
        </div>
      </form>
    </Page>
  );
}

function change(part: Partial<JoinDraft>): void {
  useDrafts.setState(({ join }) => ({ join: { ...join, ...part } }));
}

/** An invite pasted into any field fills both; any other text goes where it was pasted. */
function takeInvite(event: ClipboardEvent, fill: (invite: Invite) => void): void {
  const invite = readInvite(event.clipboardData.getData('text'));
  if (!invite) return;
  event.preventDefault();
  fill(invite);
}

/** Only where a page may read the clipboard: over plain http it may not. */
function PasteButton({ onRead, onUnread }: { onRead(part: Partial<JoinDraft>): void; onUnread(): void }) {
  if (typeof navigator.clipboard?.readText !== 'function') return null;
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      onRead(readInvite(text) ?? { token: text.trim() });
    } catch {
      onUnread();
      sayAtOnce(words.join.pasteFailed);
    }
  };
  return <Button onClick={paste}>{words.join.paste}</Button>;
}
