/** The log: the sentences of every turn, each a way back to it, with the table's news between them. */
import type { AnyBoard } from '@parlor/ui';
import { memo } from 'react';
import { words } from '../strings/index.ts';
import { usePainted } from './after-paint.ts';
import type { Turn } from './history.ts';
import { lookAt, type NewsLine, useTable } from './store.ts';

type Sentence = AnyBoard['Sentence'];

export function Log({ sentence }: { readonly sentence: Sentence | null }) {
  const turns = usePainted(useTable(state => state.turns));
  const news = usePainted(useTable(state => state.news));
  const looking = useTable(state => state.looking);
  return <Lines turns={turns} news={news} looking={looking} sentence={sentence} />;
}

interface LinesProps {
  readonly turns: readonly Turn[];
  readonly news: readonly NewsLine[];
  readonly looking: number | null;
  readonly sentence: Sentence | null;
}

const Lines = memo(function Lines({ turns, news, looking, sentence }: LinesProps) {
  const lines = merged(turns, news);
  return (
    <div className="log">
      <h2 className="ui-spoken">{words.table.log}</h2>
      {lines.length === 0 && <p className="help">{words.table.logEmpty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard. */}
      <div className="log-lines at-end" tabIndex={0}>
        <ol aria-label={words.table.log}>
          {lines.map(line =>
            'text' in line ? (
              <li key={`news-${line.key}`} className="log-news">
                {line.text}
              </li>
            ) : (
              <TurnLine key={line.n} turn={line} looked={line.n === looking} sentence={sentence} />
            ),
          )}
        </ol>
      </div>
    </div>
  );
});

const TurnLine = memo(function TurnLine({ turn, looked, sentence: Sentence }: TurnLineProps) {
  return (
    <li className={looked ? 'log-turn looked' : 'log-turn'} aria-current={looked ? 'step' : undefined}>
      <button
        type="button"
        className="log-number ui-focus"
        aria-label={words.table.showTurn(turn.n)}
        onClick={() => lookAt(turn.n)}
      >
        {turn.n}
      </button>
      <div>
        {turn.sentences.map(text => (
          <p key={text}>{Sentence ? <Sentence text={text} /> : text}</p>
        ))}
      </div>
    </li>
  );
});

interface TurnLineProps {
  readonly turn: Turn;
  readonly looked: boolean;
  readonly sentence: Sentence | null;
}

/** News stand after the move they followed. Turns without a sentence are left out. */
export function merged(turns: readonly Turn[], news: readonly NewsLine[]): readonly (Turn | NewsLine)[] {
  const lines: (Turn | NewsLine)[] = [];
  let next = 0;
  for (const turn of turns) {
    while (next < news.length && news[next]!.after < turn.n) lines.push(news[next++]!);
    if (turn.sentences.length > 0) lines.push(turn);
  }
  return [...lines, ...news.slice(next)];
}
