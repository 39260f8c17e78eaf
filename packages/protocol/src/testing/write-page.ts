/** `npx tsx packages/protocol/src/testing/write-page.ts` makes the messages in docs/protocol.md anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withMessages } from './page.ts';

const page = new URL('../../../../docs/protocol.md', import.meta.url);
writeFileSync(page, withMessages(readFileSync(page, 'utf8')));
