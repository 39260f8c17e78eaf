/** Tables marked public: anybody may look in, and take a seat where the creator allows it. */

import { findGame } from '@parlor/games';
import type { TableRow } from '@parlor/protocol';
import { Button, Mark } from '@parlor/ui';
import { useLocation } from 'wouter';
import { playerName, watchTable } from '../session/doors.ts';
import { useSession } from '../session/session.ts';
import { fail } from '../stores/drafts.ts';
import { hasSeatKey } from '../stores/keys.ts';
import { words } from '../strings/index.ts';
import { rowNames } from './own-tables.tsx';

const SHOWN = 8;

export function OpenTables() {
  const rows = useSession(session => session.open).filter(row => row.watchers && !hasSeatKey(row.table));
  if (rows.length === 0) return null;
  return (
    <section className="panel own-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.menu.openTables}</h2>
      <ul>
        {rows.slice(0, SHOWN).map(row => (
          <OpenTable key={row.table} row={row} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ row }: { readonly row: TableRow }) {
  const [, go] = useLocation();
  const watch = async () => {
    const answer = await watchTable({ id: row.table, token: '', name: playerName() });
    if ('value' in answer) go(`/t/${row.table}`);
    else fail('join', answer.refusal.message);
  };
  const names = rowNames(row).filter(name => name !== null);
  return (
    <li className="own-table">
      <Mark />
      <span className="own-name">
        <b>{findGame(row.game)?.name ?? row.game}</b> <span className="muted">#{row.table}</span>
      </span>
      <span className="own-standing">
        {row.phase === 'lobby' && <span className="muted">{words.menu.free(row.seats - names.length, row.seats)}</span>}
        {names.length > 0 && <span className="muted">{words.menu.with(names)}</span>}
      </span>
      <Button aria-label={words.menu.watchNamed(row.table)} onClick={watch}>
        {words.menu.watch}
      </Button>
    </li>
  );
}
