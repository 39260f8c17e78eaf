/** The camera's picture, until there is an invite in it. */
import './scan-sheet.css';
import { Button } from '@parlor/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Invite } from '../platform/address.ts';
import { sayPolitely } from '../platform/speech.ts';
import { words } from '../strings/index.ts';
import { Dialog } from './dialog.tsx';
import { lookForInvite } from './look-for-invite.ts';

interface Props {
  onInvite(invite: Invite): void;
  onClose(): void;
}

export function ScanSheet({ onInvite, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [note, setNote] = useState(words.scan.hint);
  const tell = useEffectEvent((text: string) => {
    if (text === note) return;
    setNote(text);
    sayPolitely(text);
  });
  const found = useEffectEvent(onInvite);
  useEffect(() => (video.current ? lookForInvite(video.current, { found, tell }) : undefined), []);
  return (
    <Dialog title={words.scan.title} onClose={onClose}>
      <div className="scan-picture">
        <video ref={video} muted playsInline aria-label={words.scan.picture} />
      </div>
      <p>{note}</p>
      <div className="row form-end">
        <Button onClick={onClose}>{words.scan.cancel}</Button>
      </div>
    </Dialog>
  );
}
