/** The tables this browser has a seat at, and the games it has finished. */

import { findGame } from '@parlor/games';
import type { Outcome } from '@parlor/kernel';
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
  const others = rowNames(row).filter((name, seat): name is string => name !== null && seat !== row.seat);
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
  const { scores } = row.outcome;
  if (isTeamScore(row.outcome)) return words.over.scored(scores[0] ?? 0);
  return areShares(scores) ? verdict(row, row.outcome) : `${verdict(row, row.outcome)} ${scores.join(' : ')}`;
}

/** Everybody has it, and they won together or nobody did. */
function isTeamScore({ scores, winners }: Outcome): boolean {
  const together = winners.length === 0 || winners.length === scores.length;
  return together && new Set(scores).size === 1 && !areShares(scores);
}

/** Parts of one win, as in 1 : 0 or a half each: they say no more than the verdict does. */
function areShares(scores: readonly number[]): boolean {
  return scores.reduce((sum, score) => sum + score, 0) === 1;
}

function verdict(row: TableRow, { winners, scores }: Outcome): string {
  const { over } = words;
  if (winners.length === 0) return areShares(scores) ? over.drawn : over.ended;
  if (typeof row.seat === 'number' && winners.includes(row.seat)) return over.won;
  if (typeof row.seat === 'number' && areShares(scores)) return over.lost;
  const names = rowNames(row);
  return over.wonBy(words.and(winners.map(seat => names[seat] ?? '?')));
}

/** Who sits where, bots marked; null: a free seat. */
export function rowNames({ names, bots }: TableRow): readonly (string | null)[] {
  return names.map((name, seat) => name && markedName({ name, bot: bots[seat] ?? null }));
}
