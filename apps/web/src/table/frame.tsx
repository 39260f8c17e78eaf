/** The table, the same frame for all games: status, the game's board, log and chat, the command box. */
import type { Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { optionLabel } from '../parts/option-label.ts';
import { useKeys } from '../platform/keys.ts';
import { words } from '../strings/index.ts';
import { Bars, RefusalBar } from './bars.tsx';
import { BoardArea } from './board-area.tsx';
import { Chat } from './chat.tsx';
import { CommandBox } from './command.tsx';
import { LeaveQuestion } from './leave.tsx';
import { Log } from './log.tsx';
import { Look, tableLooks } from './look.tsx';
import { readTable } from './read-table.ts';
import { referee } from './referee.ts';
import { gameOf, stepLook, useTable } from './store.ts';
import { TopBar } from './top-bar.tsx';
import { ClockVoice } from './turn-clock.tsx';
import { useTypedOn } from './typed-on.ts';
import { useBoard } from './use-board.ts';

/** Log, chat, or one of the game's own panels of the table by its word. */
type Panel = string | null;

const WIDE = '(min-width: 1000px)';

interface Props {
  readonly picture: Picture;
  /** Back to the result of a finished game that is being looked at. */
  readonly onResult: (() => void) | null;
}

export function TableFrame({ picture, onResult }: Props) {
  const game = gameOf(picture);
  const arrival = useBoard(game);
  // A board that does not arrive stops no game: it goes on in text.
  const board = arrival === 'missing' ? null : arrival;
  const typedOn = useTypedOn();
  const [panel, show] = useState<Panel>(() => (typedOn ? 'chat' : matchMedia(WIDE).matches ? 'log' : null));
  const [help, openHelp] = useState(false);
  const [leaving, leave] = useState(false);
  const command = useRef<HTMLInputElement>(null);
  const { view, seat } = picture;
  const judge = useMemo(() => referee(game, view!, seat), [game, view, seat]);
  const looks = useMemo(() => tableLooks(game), [game]);
  const toggle = useCallback((which: Panel) => show(shown => (shown === which ? null : which)), []);
  const showBoard = useCallback(() => {
    if (!matchMedia(WIDE).matches) show(null);
  }, []);
  const type = () => {
    show('log');
    setTimeout(() => command.current?.focus());
  };
  useKeys({
    '/': type,
    '?': () => openHelp(true),
    l: () => toggle('log'),
    c: () => toggle('chat'),
    r: () => readTable(picture),
    '[': () => stepLook(-1),
    ']': () => stepLook(1),
  });
  return (
    <div className={panel ? 'frame frame-panel' : 'frame'}>
      <TopBar picture={picture} keys={board?.keys ?? []} help={help} onHelp={openHelp} />
      <main className="play">
        <Bars picture={picture} boardMissing={arrival === 'missing'} />
        {board !== undefined && <BoardArea game={game} board={board} picture={picture} referee={judge} />}
        <RefusalBar />
        {onResult && (
          <Button look="primary" className="result-button" onClick={onResult}>
            {words.over.result}
          </Button>
        )}
      </main>
      <aside className="side" aria-label={words.table.resized}>
        <Tabs panel={panel} looks={looks} onToggle={toggle} />
        {panel === 'log' && (
          <>
            <Log sentence={board?.Sentence ?? null} onShow={showBoard} />
            <CommandBox
              game={game}
              picture={picture}
              referee={judge}
              input={command}
              open={what => (what === 'help' ? openHelp(true) : leave(true))}
            />
          </>
        )}
        {panel === 'chat' && <Chat picture={picture} />}
        {panel !== null && looks.includes(panel) && (
          <Look picture={picture} word={panel} board={board ?? null} onShow={showBoard} />
        )}
      </aside>
      <ClockVoice picture={picture} />
      {leaving && <LeaveQuestion picture={picture} onClose={() => leave(false)} />}
    </div>
  );
}

interface TabsProps {
  readonly panel: Panel;
  readonly looks: readonly string[];
  onToggle(panel: Panel): void;
}

const Tabs = memo(function Tabs({ panel, looks, onToggle }: TabsProps) {
  const unread = useTable(state => state.unread);
  return (
    <div className="tabs">
      <button type="button" className="tab ui-focus" aria-expanded={panel === 'log'} onClick={() => onToggle('log')}>
        <Icon name="log" /> {words.table.log}
      </button>
      <button type="button" className="tab ui-focus" aria-expanded={panel === 'chat'} onClick={() => onToggle('chat')}>
        <Icon name="chat" /> {words.table.chatUnread(unread)}
      </button>
      {looks.map(word => (
        <button
          key={word}
          type="button"
          className="tab tab-look ui-focus"
          aria-expanded={panel === word}
          onClick={() => onToggle(word)}
        >
          <Icon name="cards" /> {optionLabel(word)}
        </button>
      ))}
      {panel && (
        <Button look="bare" className="square tab-close" aria-label={words.table.closePanel} onClick={() => onToggle(panel)}>
          <Icon name="cross" />
        </Button>
      )}
    </div>
  );
});
