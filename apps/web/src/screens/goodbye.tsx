/** The end of a visit: the connection is closed. */

import { useEffect } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Page } from '../parts/page.tsx';
import { disconnect } from '../session/session.ts';
import { words } from '../strings/index.ts';

export function Goodbye() {
  useEffect(disconnect, []);
  return (
    <Page title={words.goodbye.title} narrow>
      <div className="panel form">
        <p className="lead">{words.goodbye.text}</p>
        <ButtonLink href="/">{words.goodbye.again}</ButtonLink>
      </div>
    </Page>
  );
}
