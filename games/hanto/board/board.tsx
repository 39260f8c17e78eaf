/** The Hanto table: both hands, the hexes, and what may be done. */
import './hanto.css';
import './plane.css';
import './phone.css';
import { type BoardProps, BoardShell, SpokenHeading } from '@parlor/ui';
import { useMemo } from 'react';
import type { Move, View } from '../types.ts';
import { HantoActions } from './actions.tsx';
import { words } from './en.ts';
import { Field } from './field.tsx';
import { boxAround } from './geometry.ts';
import { HandTray } from './hands.tsx';
import { useCamera } from './use-camera.ts';
import { groundOf, usePlay } from './use-play.ts';

export type HantoProps = BoardProps<View, Move>;

export function HantoBoard(props: HantoProps) {
  const box = useMemo(() => boxAround(groundOf(props.view.pieces)), [props.view.pieces]);
  const camera = useCamera(box);
  const play = usePlay(props, camera);
  const own = props.view.seat;
  const others = own === null ? [0, 1] : [1 - own];
  return (
    <BoardShell ref={play.root} motion={props.settings.motion} className="hanto">
      <div className="hanto-grid">
        <section className="hanto-others" aria-label={words.others}>
          <SpokenHeading>{words.others}</SpokenHeading>
          {others.map(seat => (
            <HandTray key={seat} seat={seat} props={props} play={play} />
          ))}
        </section>
        <Field props={props} play={play} camera={camera} />
        {own !== null && (
          <section className="hanto-own" aria-label={words.yourHand}>
            <SpokenHeading>{words.hand}</SpokenHeading>
            <HandTray seat={own} props={props} play={play} />
          </section>
        )}
        <HantoActions props={props} play={play} />
      </div>
    </BoardShell>
  );
}
