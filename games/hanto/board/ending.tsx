/** How it ended: the two butterflies, who won, and why. */
import './ending.css';
import { type EndingProps, markedName } from '@parlor/ui';
import type { View } from '../types.ts';
import { Disc } from './disc.tsx';
import { capital, words } from './en.ts';
import { colourName } from './words.ts';

export function HantoEnding({ view, people, outcome }: EndingProps<View>) {
  const winner = outcome.winners[0] ?? null;
  return (
    <div className="hanto-ending">
      <p className="hanto-podium" aria-hidden="true">
        {[0, 1].map(seat => (
          <span key={seat} className={winner === null || winner === seat ? '' : 'hanto-beaten'}>
            <Disc type="B" seat={seat} />
          </span>
        ))}
      </p>
      <div>
        <p className="hanto-result">{winner === null ? words.draw : verdict(winner, view, people)}</p>
        <p className="hanto-reason">{words.reasons[outcome.reason]?.(colourName(winner === 1 ? 0 : 1))}</p>
      </div>
    </div>
  );
}

function verdict(winner: number, view: View, people: EndingProps<View>['people']): string {
  const colour = colourName(winner);
  const person = people[winner];
  if (winner === view.seat) return words.youWin(colour);
  return words.wins(person ? markedName(person) : capital(colour), colour);
}
