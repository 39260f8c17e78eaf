/** The table of a game that has no drawn board yet: its text, and its legal moves as buttons. */
import type { AnyGame, SealedMove, SeenView } from '@parlor/kernel';
import { Button } from '@parlor/ui';
import { useState } from 'react';
import { Field } from '../parts/field.tsx';
import { words } from '../strings/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly view: SeenView;
  readonly names: readonly string[];
  readonly moves: readonly SealedMove[];
  /** A move as it is typed. */
  phrase(move: SealedMove): string;
  /** What is said where no move can be made. */
  readonly wait: string;
  readonly pending: string | null;
  onMove(move: SealedMove): void;
}

/** More than this many moves get a field to narrow them down. */
const MANY = 24;

export function TextBoard({ game, view, names, moves, phrase, wait, pending, onMove }: Props) {
  const [filter, setFilter] = useState('');
  const listed = moves.map(move => ({ move, text: phrase(move) }));
  const shown = listed.filter(({ text }) => text.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <div className="text-board ui-surface">
      <h2 className="ui-spoken">{words.table.board}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="text-table" tabIndex={0} aria-label={words.table.board}>
        <pre>
          {linesOf(game.render(view, names)).map(([key, line]) => (
            <span key={key} className="text-line">
              {line}
            </span>
          ))}
        </pre>
      </section>
      <section className="panel text-moves" aria-busy={pending !== null} aria-labelledby="actions">
        <h2 id="actions">{words.table.actions}</h2>
        <p className="help">{moves.length === 0 ? wait : words.table.legalMoves(moves.length)}</p>
        {moves.length > MANY && (
          <Field label={words.table.narrow} value={filter} autoComplete="off" onChange={event => setFilter(event.target.value)} />
        )}
        <ul className="move-list">
          {shown.map(({ move, text }) => (
            <li key={text}>
              <Button onClick={() => onMove(move)}>{text}</Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Each line with its end, under its place: lines come and go, and two may be equal. */
function linesOf(text: string): readonly (readonly [place: number, line: string])[] {
  return text.split(/(?<=\n)/).map((line, place) => [place, line]);
}
