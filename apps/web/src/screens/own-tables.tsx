/** The tables this browser has a seat at, and the games it has finished. */

import { findGame } from '@parlor/games';
import type { TableRow } from '@parlor/protocol';
import { Mark } from '@parlor/ui';
import { Link } from 'wouter';
import { ButtonLink } from '../parts/button-link.tsx';
import { useSession } from '../session/session.ts';
import { hasSeatKey } from '../stores/keys.ts';
import { words } from '../strings/index.ts';
import { markedName } from '../table/people.ts';

const FINISHED_SHOWN = 8;

export function OwnTables() {
  const rows = useSession(session => session.mine).filter(row => row.phase !== 'over' && hasSeatKey(row.table));
  if (rows.length === 0) return null;
  return (
    <section className="panel own-tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{words.menu.yourTables}</h2>
      <ul>
        {rows.map(row => (
          <li key={row.table} className="own-table">
            <Mark />
            <span className="own-name">
              <b>{findGame(row.game)?.name ?? row.game}</b> <span className="muted">#{row.table}</span>
            </span>
            <Standing row={row} />
            <ButtonLink href={`/t/${row.table}`} label={`${words.menu.back} #${row.table}`}>
              {words.menu.back}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ row }: { readonly row: TableRow }) {
  const others = namesIn(row).filter((name, seat): name is string => name !== null && seat !== row.seat);
  return (
    <span className="own-standing">
      {row.phase === 'lobby' && <span className="muted">{words.menu.waiting}</span>}
      {row.yourTurn && <span className="ui-tag ui-tag-inverse">{words.menu.yourTurn}</span>}
      {others.length > 0 && <span className="muted">{words.menu.with(others)}</span>}
    </span>
  );
}

export function FinishedGames() {
  const rows = useSession(session => session.mine).filter(row => row.phase === 'over');
  if (rows.length === 0) return null;
  return (
    <section className="panel finished" aria-labelledby="finished">
      <h2 id="finished">{words.menu.finishedGames}</h2>
      <ul>
        {rows.slice(0, FINISHED_SHOWN).map(row => (
          <li key={row.table}>
            <Finished row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ row }: { readonly row: TableRow }) {
  const name = findGame(row.game)?.name ?? row.game;
  const title = (
    <>
      <b>{name}</b> <span className="muted">#{row.table}</span>
    </>
  );
  return (
    <>
      <span className="own-name">{hasSeatKey(row.table) ? <Link href={`/t/${row.table}`}>{title}</Link> : title}</span>
      <span className="muted">{result(row)}</span>
    </>
  );
}

function result(row: TableRow): string {
  if (!row.outcome) return words.over.ended;
  const { winners, scores, places } = row.outcome;
  // A team has one score, and so has a draw.
  if (new Set(places).size === 1) return words.over.scored(scores[0] ?? 0);
  const names = namesIn(row);
  const verdict = winners.length === 0 ? words.over.ended : words.over.wonBy(words.and(winners.map(seat => names[seat] ?? '?')));
  return `${verdict} ${scores.join(' : ')}`;
}

function namesIn({ names, bots }: TableRow): readonly (string | null)[] {
  return names.map((name, seat) => name && markedName({ name, bot: bots[seat] ?? null }));
}
