/** Scan: only where there is a camera and a browser that reads codes. What it needs arrives with the first press. */
import { Button } from '@parlor/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Invite } from '../platform/address.ts';
import { canScan } from '../platform/camera.ts';
import { sayPolitely } from '../platform/speech.ts';
import { words } from '../strings/index.ts';

const ScanSheet = lazy(async () => ({ default: (await import('./scan-sheet.tsx')).ScanSheet }));

export function ScanButton({ onInvite }: { onInvite(invite: Invite): void }) {
  const [able, setAble] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void canScan().then(setAble);
  }, []);
  if (!able) return null;
  const take = (invite: Invite) => {
    setOpen(false);
    onInvite(invite);
    sayPolitely(words.scan.done(invite.id));
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.scan.button}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ScanSheet onInvite={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
