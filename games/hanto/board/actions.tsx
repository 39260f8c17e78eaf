/** The action bar: a sentence about what is selected, and what can be done with it. */
import { type Action, ActionBar } from '@parlor/ui';
import type { ReactNode } from 'react';
import { PIECE_NAMES } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { capital, words } from './en.ts';
import { moveTo } from './selection.ts';
import type { Play } from './use-play.ts';
import { hexText, moveLabel, nameOf } from './words.ts';

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
    label: words.resign,
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
      { id: 'move', label: words.move, keyTag: letterKeys ? 'M' : undefined, run: play.nextOnBoard },
      { id: 'place', label: words.place, look: 'strong', keyTag: letterKeys ? 'P' : undefined, run: play.nextInHand },
    ];
  }
  if (!play.target) return [resign];
  const move = moveTo(play.selection, play.target);
  return [resign, { id: 'go', label: moveLabel(move), look: 'primary', keyTag: 'Enter', run: () => play.make(move) }];
}

function Sentence({ props, play }: { readonly props: HantoProps; readonly play: Play }): ReactNode {
  const { view, people } = props;
  const { selection } = play;
  if (props.pending) return words.onItsWay;
  if (play.resigning) return words.askResign(nameOf(1 - (view.seat ?? 0), people));
  if (selection) {
    const what =
      selection.kind === 'hand'
        ? words.fromHand(capital(PIECE_NAMES[selection.type]))
        : words.pieceAt(capital(PIECE_NAMES[selection.piece.type]), hexText(selection.piece));
    return (
      <>
        <b>{what}</b> {play.live && play.destinations.length > 0 && words.pickOne(words.places(play.destinations.length))}
      </>
    );
  }
  if (view.turn === null) return words.over;
  if (play.live) return words.choose;
  return view.turn === view.seat ? words.yourTurn : words.onTurn(nameOf(view.turn, people));
}
