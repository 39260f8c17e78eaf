/** Hands the game's board what it needs: the view of now or of the past, the rules' answers, and a way to move. */
import type { AnyGame } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import type { AnyBoard, BoardSettings } from '@parlor/ui';
import { memo, useCallback, useMemo } from 'react';
import { sayAtOnce, sayPolitely } from '../platform/speech.ts';
import { useMotion } from '../platform/theme.ts';
import { useSession } from '../session/session.ts';
import { useSettings } from '../stores/settings.ts';
import { boardPeople, textNames } from './people.ts';
import type { Referee } from './referee.ts';
import { lookAt, sendMove, useTable } from './store.ts';
import { TextBoard } from './text-board.tsx';
import { TurnClock } from './turn-clock.tsx';

interface Props {
  readonly game: AnyGame;
  readonly board: AnyBoard | null;
  readonly picture: Picture;
  readonly referee: Referee;
}

export const BoardArea = memo(function BoardArea({ game, board, picture, referee }: Props) {
  const turns = useTable(state => state.turns);
  const looking = useTable(state => state.looking);
  const pending = useTable(state => state.pending);
  const settings = useBoardSettings();
  const live = useLive(picture);
  const past = looking === null ? null : (turns.find(turn => turn.n === looking)?.view ?? null);
  const view = past ?? picture.view!;
  // A past view, a lost connection, a seat gone elsewhere: move controls are absent, not disabled.
  const moves = past === null && live ? referee.moves : [];
  const people = useMemo(() => boardPeople(picture.facts), [picture.facts]);
  const say = useCallback((text: string, urgent?: boolean) => (urgent ? sayAtOnce(text) : sayPolitely(text)), []);
  const onPast = useCallback<(test: (view: typeof picture.view & object) => boolean) => void>(test => {
    const found = useTable.getState().turns.find(turn => test(turn.view));
    if (found) lookAt(found.n);
  }, []);
  if (!board) {
    return (
      <TextBoard game={game} view={view} names={textNames(picture.facts)} moves={moves} pending={pending} onMove={sendMove} />
    );
  }
  return (
    <board.Board
      view={view}
      seat={picture.seat}
      people={people}
      moves={moves}
      why={referee.why}
      after={referee.after}
      onMove={sendMove}
      pending={pending}
      settings={settings}
      onSettings={changeSettings}
      clock={picture.facts.limit === null ? null : <TurnClock picture={picture} />}
      say={say}
      onPast={onPast}
    />
  );
});

function useBoardSettings(): BoardSettings {
  const { knowledge, showLegal, letterKeys, coordinates } = useSettings();
  const motion = useMotion();
  return useMemo(
    () => ({ knowledge, showLegal, letterKeys, coordinates, motion }),
    [knowledge, showLegal, letterKeys, coordinates, motion],
  );
}

/** The house keeps its own word for motion; the rest of a board's settings are the person's. */
function changeSettings({ motion, ...change }: Partial<BoardSettings>): void {
  useSettings.getState().change({ ...change, ...(motion === undefined ? {} : { motion: motion ? 'full' : 'reduced' }) });
}

/** Whether a move can be made at all from this page. */
function useLive(picture: Picture): boolean {
  const open = useSession(session => session.status.is === 'open');
  const aside = useTable(state => state.aside);
  return open && aside === null && picture.facts.phase === 'playing';
}
