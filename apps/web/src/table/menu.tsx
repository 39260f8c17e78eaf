/** The table's menu: invite, read aloud, take the seat to another device, settings, main menu, leave. */

import type { Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { useState } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { InviteTicket, LinkCode, LinkRow } from '../parts/invite.tsx';
import { SettingsSheet } from '../parts/settings-sheet.tsx';
import { seatLink } from '../platform/address.ts';
import { seatKey } from '../stores/keys.ts';
import { words } from '../strings/index.ts';
import { LeaveQuestion } from './leave.tsx';
import { readTable } from './read-table.ts';

type Sheet = 'menu' | 'settings' | 'invite' | 'device' | 'leave';

export function TableMenu({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const [sheet, open] = useState<Sheet>('menu');
  const { table, phase } = picture.facts;
  const key = seatKey(table);
  const read = () => {
    onClose();
    readTable(picture);
  };
  switch (sheet) {
    case 'settings':
      return <SettingsSheet onClose={onClose} />;
    case 'leave':
      return <LeaveQuestion picture={picture} onClose={onClose} />;
    case 'invite':
      return (
        <Dialog key={sheet} title={words.table.invite} onClose={onClose}>
          {picture.token && <InviteTicket id={table} token={picture.token} />}
        </Dialog>
      );
    case 'device':
      return (
        <Dialog key={sheet} title={words.table.otherDevice} onClose={onClose}>
          <p>{words.table.otherDeviceHelp}</p>
          {key && <LinkCode link={seatLink(table, key)} name={words.table.seatCode} />}
          {key && <LinkRow label={words.table.otherDevice} link={seatLink(table, key)} />}
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog key={sheet} title={words.table.menu} kind="side" onClose={onClose}>
          <div className="menu-list">
            {picture.token && phase === 'lobby' && (
              <Button onClick={() => open('invite')}>
                <Icon name="share" /> {words.table.invite}
              </Button>
            )}
            {key && phase !== 'over' && (
              <Button onClick={() => open('device')}>
                <Icon name="copy" /> {words.table.otherDevice}
              </Button>
            )}
            {picture.view && (
              <Button onClick={read}>
                <Icon name="log" /> {words.table.read}
              </Button>
            )}
            <Button onClick={() => open('settings')}>
              <Icon name="settings" /> {words.settings.title}
            </Button>
            <ButtonLink href="/">
              <Icon name="arrow" /> {words.states.mainMenu}
            </ButtonLink>
            {phase !== 'over' && (
              <Button onClick={() => open('leave')}>
                <Icon name="leave" /> {words.lobby.leave}
              </Button>
            )}
          </div>
        </Dialog>
      );
  }
}
