/** Hands the game's board what it needs: the view of now or of the past, the rules' answers, and a way to move. */
import { type AnyGame, inOrder, phrased } from '@parlor/kernel';
import { absenceAt, type Picture } from '@parlor/protocol';
import type { AnyBoard, BoardSettings } from '@parlor/ui';
import { memo, useCallback, useMemo } from 'react';
import { sayAtOnce, sayPolitely } from '../platform/speech.ts';
import { useMotion } from '../platform/theme.ts';
import { useHandOrder } from '../stores/hand-order.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { useHindrance } from './live.ts';
import { boardPeople, plainNames, textNames } from './people.ts';
import type { Referee } from './referee.ts';
import { sendMove } from './send-move.ts';
import { useShownView } from './shown.ts';
import { lookAtFirst, useTable } from './store.ts';
import { TextBoard } from './text-board.tsx';
import { TurnClock } from './turn-clock.tsx';

interface Props {
  readonly game: AnyGame;
  readonly board: AnyBoard | null;
  readonly picture: Picture;
  readonly referee: Referee;
}

export const BoardArea = memo(function BoardArea({ game, board, picture, referee }: Props) {
  const pending = useTable(state => state.pending);
  const now = useTable(state => state.looking === null);
  const settings = useBoardSettings();
  const hindrance = useHindrance(picture.facts.phase);
  const view = useShownView(picture)!;
  const order = useHandOrder(picture.facts.table);
  // A past view, a lost connection, a seat gone elsewhere: move controls are absent, not disabled.
  const moves = hindrance ? [] : referee.moves;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the facts, only the people count; the clock is new at every move.
  const people = useMemo(() => boardPeople(picture.facts), [picture.facts.people]);
  const say = useCallback((text: string, urgent?: boolean) => (urgent ? sayAtOnce(text) : sayPolitely(text)), []);
  if (!board) {
    const shown = inOrder(game, view, order);
    return (
      <TextBoard
        game={game}
        view={shown}
        names={textNames(picture.facts)}
        moves={moves}
        phrase={move => phrased(game, move, shown, plainNames(picture.facts))}
        wait={hindrance?.message ?? words.table.waitTurn}
        pending={pending}
        onMove={sendMove}
      />
    );
  }
  return (
    <board.Board
      view={view}
      seat={picture.seat}
      people={people}
      absent={absenceAt(picture.facts)}
      moves={moves}
      why={referee.why}
      after={referee.after}
      onMove={sendMove}
      pending={pending}
      settings={settings}
      onSettings={changeSettings}
      clock={now && picture.facts.limit !== null ? <TurnClock picture={picture} /> : null}
      say={say}
      onPast={lookAtFirst}
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
