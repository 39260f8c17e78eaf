/** How it ended: the two butterflies, and who won. */
import './ending.css';
import type { EndingProps } from '@parlor/ui';
import type { End, View } from '../types.ts';
import { Disc } from './disc.tsx';
import { capital, colourName } from './words.ts';

export function HantoEnding({ view, people, outcome }: EndingProps<View>) {
  const winner = outcome.winners[0] ?? null;
  const name = (seat: number) => (seat === view.seat ? 'You' : (people[seat]?.name ?? capital(colourName(seat))));
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
        <p className="hanto-result">
          {winner === null ? 'A draw.' : `${name(winner)} ${winner === view.seat ? 'win' : 'wins'} with ${colourName(winner)}.`}
        </p>
        <p className="hanto-reason">{reasonText(view.end)}</p>
      </div>
    </div>
  );
}

/** Null: the table ended it, and the screen round this says how. */
function reasonText(end: End | null): string {
  switch (end?.reason) {
    case 'surrounded':
      return end.winner === null ? '' : `The ${colourName(1 - end.winner)} butterfly is surrounded.`;
    case 'both-surrounded':
      return 'Both butterflies are surrounded.';
    case 'limit':
      return 'The last move of the game was made.';
    case 'blocked':
      return 'There was no legal move left.';
    case 'resigned':
      return end.winner === null ? '' : `${capital(colourName(1 - end.winner))} resigned.`;
    case undefined:
      return '';
  }
}
