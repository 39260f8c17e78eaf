/** How it ended: rockets as high as their piles, the score, and what the crowd says. */
import './ending.css';
import { type EndingProps, looks, type Suit } from '@parlor/ui';
import { impression, STRIKEOUT_TEXT } from '../notation.ts';
import { type CardText, COLOURS, type View } from '../types.ts';
import { CardChip } from './actions.tsx';
import { words } from './en.ts';
import { suitOf } from './words.ts';

export function HanabiEnding({ view, outcome }: EndingProps<View>) {
  const best = view.piles.length * 5;
  const score = view.end?.score ?? view.piles.reduce((sum, top) => sum + top, 0);
  return (
    <div className="hanabi-ending">
      <Sky piles={view.piles} />
      <div className="hanabi-result">
        <p className="hanabi-score">
          <b>{score}</b>
          {words.of(best)}
        </p>
        <div>
          <p className="hanabi-impression">{sentenceOf(view, score, best)}</p>
          <p className="hanabi-reason">{words.reasons[view.end?.reason ?? outcome.reason]}</p>
          <p className="hanabi-tops">
            {view.piles.map((top, index) => {
              const colour = COLOURS[index] ?? 'R';
              return top > 0 && <CardChip key={colour} card={`${colour}${top}` as CardText} />;
            })}
            <span>{words.list([words.turns(view.moves), words.fusesLeft(view.lives)])}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** A game that broke off has no crowd to speak. */
function sentenceOf(view: View, score: number, best: number): string {
  if (view.end === null) return words.brokeOff;
  return view.end.reason === 'strikeout' ? STRIKEOUT_TEXT : impression(score, best);
}

function Sky({ piles }: { readonly piles: readonly number[] }) {
  const step = 700 / piles.length;
  return (
    <svg className="hanabi-sky" viewBox="0 0 700 270" aria-hidden="true">
      <path className="hanabi-stars" d={STARS} />
      {piles.map((top, index) => (
        <Rocket key={COLOURS[index]} suit={suitOf(COLOURS[index] ?? 'R')} top={top} x={step * (index + 0.5)} />
      ))}
      <path className="hanabi-hill" d="M0 262C120 240 200 262 330 256S560 238 700 260V270H0Z" />
    </svg>
  );
}

function Rocket({ suit, top, x }: { readonly suit: Suit; readonly top: number; readonly x: number }) {
  if (top === 0) return null;
  const height = 250 - top * 35;
  const arms = Array.from({ length: top * 2 - 1 }, (_, arm) => (2 * Math.PI * arm) / Math.max(1, top * 2 - 1) - Math.PI / 2);
  const reach = 22 + top * 6;
  return (
    <g className={`ui-suit-${suit}`}>
      <path className="hanabi-trail" d={`M${x} 258V${height}`} />
      {[0, 1, 2, 3].slice(0, top - 1).map(step => (
        <path
          key={step}
          className="hanabi-burst"
          d={looks[suit].shape}
          transform={`translate(${x} ${236 - step * 27}) scale(${0.8 + step * 0.08})`}
        />
      ))}
      {arms.map(angle => (
        <g key={angle} transform={`translate(${x} ${height})`}>
          <path
            className="hanabi-arm"
            d={`M${22 * Math.cos(angle)} ${22 * Math.sin(angle)}L${reach * Math.cos(angle)} ${reach * Math.sin(angle)}`}
          />
          <path
            className="hanabi-burst"
            d={looks[suit].shape}
            transform={`translate(${(reach + 8) * Math.cos(angle)} ${(reach + 8) * Math.sin(angle)}) scale(0.5)`}
          />
        </g>
      ))}
      <circle className="hanabi-heart" cx={x} cy={height} r="17" />
      <text className="ui-rank" x={x} y={height + 7} fontSize="20">
        {top}
      </text>
    </g>
  );
}

const STARS = [31, 97, 158, 246, 303, 377, 448, 512, 590, 655]
  .map((x, index) => `M${x} ${(x * 37 + index * 53) % 190}h0`)
  .join('');
