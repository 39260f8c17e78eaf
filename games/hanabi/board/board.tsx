/** The Hanabi table: others' hands, fireworks and tokens, the own hand face down, and what may be done. */
import './hanabi.css';
import './centre.css';
import './laptop.css';
import './phone.css';
import './short.css';
import './landscape.css';
import { type BoardProps, BoardShell } from '@parlor/ui';
import type { Move, View } from '../types.ts';
import { HanabiActions } from './actions.tsx';
import { Centre } from './centre.tsx';
import { Others } from './others.tsx';
import { OwnHand } from './own-hand.tsx';
import { Rays } from './rays.tsx';
import { useTable } from './use-table.ts';

export type HanabiProps = BoardProps<View, Move>;

export function HanabiBoard(props: HanabiProps) {
  const table = useTable(props);
  return (
    <BoardShell ref={table.root} motion={props.settings.motion} className="hanabi">
      <Rays />
      <div
        className="hanabi-grid"
        data-seats={props.view.seats}
        data-suits={props.view.piles.length}
        data-level={props.settings.knowledge}
        data-watching={props.view.seat === null || undefined}
      >
        <Others props={props} table={table} />
        <Centre props={props} table={table} />
        <div className="hanabi-near">
          {props.view.seat !== null && <OwnHand props={props} table={table} />}
          <HanabiActions props={props} table={table} />
        </div>
      </div>
    </BoardShell>
  );
}
