/** The invitation: number, Token, link and QR code, all drawn here. */
import { Button, Icon, QrCode, Ticket } from '@parlor/ui';
import { useState } from 'react';
import { encode } from 'uqr';
import { inviteLink } from '../platform/address.ts';
import { sayPolitely } from '../platform/speech.ts';
import { hideToken, useTokenHidden } from '../stores/token-hidden.ts';
import { words } from '../strings/index.ts';

export function InviteTicket({ id, token }: { readonly id: number; readonly token: string }) {
  const link = inviteLink(id, token);
  const shown = !useTokenHidden(id);
  const [note, tell] = useNote();
  return (
    <Ticket
      stub={
        <>
          {shown && <LinkCode link={link} name={words.lobby.qr(link)} />}
          <p className="help centred">{shown ? words.lobby.scan : words.lobby.hidden}</p>
        </>
      }
    >
      <dl className="ticket-facts">
        <div>
          <dt>{words.lobby.gameId}</dt>
          <dd className="ticket-id">{id}</dd>
        </div>
        <div>
          <dt>{words.lobby.token}</dt>
          <dd className="ticket-token">
            {shown ? token : token.replace(/[A-Z0-9]/g, '•')}
            <Button look="bare" className="square" aria-label={words.lobby.copyToken} onClick={() => copy(token, tell)}>
              <Icon name="copy" />
            </Button>
            <Button
              look="bare"
              className="square"
              aria-label={shown ? words.lobby.hide : words.lobby.show}
              onClick={() => hideToken(id, shown)}
            >
              <Icon name="eye" />
            </Button>
          </dd>
        </div>
      </dl>
      <LinkRow label={words.lobby.invite} link={link} hidden={!shown} />
      {note && <p className="noted">{note}</p>}
    </Ticket>
  );
}

export function LinkCode({ link, name }: { readonly link: string; readonly name: string }) {
  const { data } = encode(link, { border: 0 });
  return <QrCode modules={data} label={name} />;
}

interface LinkProps {
  readonly label: string;
  readonly link: string;
  readonly hidden?: boolean;
}

/** A link to read, copy and share. */
export function LinkRow({ label, link, hidden = false }: LinkProps) {
  const [note, tell] = useNote();
  const share = async () => {
    // A person who closes the share sheet has changed their mind; there is nothing to say.
    await navigator.share({ url: link }).catch(() => undefined);
  };
  return (
    <div className="link-row">
      <input
        className="link-text"
        aria-label={label}
        readOnly
        value={hidden ? link.replace(/#.*/, '#…') : link}
        onFocus={event => event.target.select()}
      />
      <div className="row">
        <Button look="primary" onClick={() => copy(link, tell)}>
          <Icon name="copy" /> {words.lobby.copy}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button onClick={share}>
            <Icon name="share" /> {words.lobby.share}
          </Button>
        )}
        {note && <span className="noted">{note}</span>}
      </div>
    </div>
  );
}

/** What became of it, read beside the button and heard. */
function useNote(): [note: string | null, tell: (text: string) => void] {
  const [note, setNote] = useState<string | null>(null);
  const tell = (text: string) => {
    setNote(text);
    sayPolitely(text);
  };
  return [note, tell];
}

async function copy(text: string, tell: (note: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(words.lobby.copied(text));
  } catch {
    tell(words.lobby.copyFailed);
  }
}
