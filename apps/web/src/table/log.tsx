/** The log: the sentences of every turn, each a way back to it, with the table's news between them. */
import type { AnyBoard } from '@parlor/ui';
import { memo } from 'react';
import { words } from '../strings/index.ts';
import { usePainted } from './after-paint.ts';
import type { Turn } from './history.ts';
import { lookAt, type NewsLine, useTable } from './store.ts';

type Sentence = AnyBoard['Sentence'];

interface LogProps {
  readonly sentence: Sentence | null;
  /** A turn is shown on the board. */
  onShow(): void;
}

export function Log({ sentence, onShow }: LogProps) {
  const turns = usePainted(useTable(state => state.turns));
  const news = usePainted(useTable(state => state.news));
  const looking = useTable(state => state.looking);
  return <Lines turns={turns} news={news} looking={looking} sentence={sentence} onShow={onShow} />;
}

interface LinesProps extends LogProps {
  readonly turns: readonly Turn[];
  readonly news: readonly NewsLine[];
  readonly looking: number | null;
}

const Lines = memo(function Lines({ turns, news, looking, sentence, onShow }: LinesProps) {
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
              <TurnLine key={line.n} turn={line} looked={line.n === looking} sentence={sentence} onShow={onShow} />
            ),
          )}
        </ol>
      </div>
    </div>
  );
});

const TurnLine = memo(function TurnLine({ turn, looked, sentence: Sentence, onShow }: TurnLineProps) {
  const show = () => {
    lookAt(turn.n);
    onShow();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number is the button; the line is a larger target for it.
    <li className={looked ? 'log-turn looked' : 'log-turn'} aria-current={looked ? 'step' : undefined} onClick={show}>
      <button type="button" className="log-number ui-focus" aria-label={words.table.showTurn(turn.n)}>
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

interface TurnLineProps extends LogProps {
  readonly turn: Turn;
  readonly looked: boolean;
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
