/** The action bar: a sentence about what is selected, and what can be done with it. */
import { type Action, ActionBar } from '@parlor/ui';
import type { ReactNode } from 'react';
import { PIECE_NAMES } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { moveTo } from './selection.ts';
import type { Play } from './use-play.ts';
import { capital, colourName, hexText, moveLabel, placesText } from './words.ts';

export function HantoActions({ props, play }: { readonly props: HantoProps; readonly play: Play }) {
  const busy = props.pending !== null;
  const selected = play.selection !== null && props.view.pieces.length > 0;
  return (
    <ActionBar
      actions={busy || !play.live ? [] : actionsFor(props, play)}
      onCancel={!busy && (selected || play.resigning) ? play.cancel : null}
      onRefused={play.refuse}
      refusal={play.refusal ?? play.stuck}
      busy={busy}
    >
      <Sentence props={props} play={play} />
    </ActionBar>
  );
}

function actionsFor(props: HantoProps, play: Play): Action[] {
  const { letterKeys } = props.settings;
  const resign: Action = {
    id: 'resign',
    label: 'Resign',
    look: 'bare',
    why: props.why({ kind: 'resign' })?.message ?? null,
    run: play.askResign,
  };
  if (play.resigning) {
    return [{ ...resign, look: 'primary', run: () => play.make({ kind: 'resign' }) }];
  }
  if (!play.selection) {
    return [
      resign,
      { id: 'move', label: 'Move', keyTag: letterKeys ? 'M' : undefined, run: play.nextOnBoard },
      { id: 'place', label: 'Place', look: 'strong', keyTag: letterKeys ? 'P' : undefined, run: play.nextInHand },
    ];
  }
  if (!play.target) return [resign];
  const move = moveTo(play.selection, play.target);
  return [resign, { id: 'go', label: moveLabel(move), look: 'primary', keyTag: 'Enter', run: () => play.make(move) }];
}

function Sentence({ props, play }: { readonly props: HantoProps; readonly play: Play }): ReactNode {
  const { view, people } = props;
  const { selection } = play;
  const name = (seat: number) => people[seat]?.name ?? colourName(seat);
  if (props.pending) return 'On its way to the table …';
  if (play.resigning) return `Resign? ${name(1 - (view.seat ?? 0))} wins at once.`;
  if (selection) {
    const what =
      selection.kind === 'hand'
        ? `${capital(PIECE_NAMES[selection.type])} from your hand`
        : `${capital(PIECE_NAMES[selection.piece.type])} at ${hexText(selection.piece)}`;
    return (
      <>
        <b>{what}</b> {play.live && play.destinations.length > 0 && `${placesText(play.destinations.length)}; pick one.`}
      </>
    );
  }
  if (view.turn === null) return 'The game is over.';
  if (play.live) return 'Your turn. Place a piece or move one.';
  return view.turn === view.seat ? 'Your turn.' : `${name(view.turn)} is on turn.`;
}
