/** A seat and the pieces it still has in hand. One's own can be picked up. */
import type { Seat as SeatNumber } from '@parlor/kernel';
import { RingMark, Seat, useRoving } from '@parlor/ui';
import { type InHand, PIECE_NAMES } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { Disc, UsedUp } from './disc.tsx';
import { capital, words } from './en.ts';
import { destinationsOf, handId } from './selection.ts';
import type { Play } from './use-play.ts';
import { colourName } from './words.ts';

interface HandTrayProps {
  readonly seat: SeatNumber;
  readonly props: HantoProps;
  readonly play: Play;
}

export function HandTray({ seat, props, play }: HandTrayProps) {
  const { view, people } = props;
  const hand = view.hands[seat] ?? [];
  const person = people[seat] ?? { name: colourName(seat), bot: false, present: true };
  const roving = useRoving(hand.map(({ type }, x) => ({ id: handId(type), x, y: 0 })));
  const own = seat === view.seat;
  return (
    <Seat
      person={person}
      you={own}
      onTurn={view.turn === seat}
      clock={props.clock}
      absent={props.absent}
      detail={capital(colourName(seat))}
      className="hanto-seat"
    >
      <div className="hanto-hand" {...(own ? roving.group : {})}>
        {hand.map(one =>
          own ? (
            <OwnPiece key={one.type} one={one} props={props} play={play} item={roving.item(handId(one.type))} />
          ) : (
            <span key={one.type} className="hanto-kind" role="img" aria-label={words.inHand(PIECE_NAMES[one.type], one.left)}>
              <Drawing one={one} seat={seat} />
            </span>
          ),
        )}
      </div>
    </Seat>
  );
}

interface OwnPieceProps {
  readonly one: InHand;
  readonly props: HantoProps;
  readonly play: Play;
  readonly item: { readonly 'data-place': string; readonly tabIndex: number };
}

function OwnPiece({ one, props, play, item }: OwnPieceProps) {
  const selected = play.selection?.kind === 'hand' && play.selection.type === one.type;
  const places = play.live ? destinationsOf({ kind: 'hand', type: one.type }, props.moves).length : 0;
  const ring = selected ? 'selected' : places > 0 && !play.selection && props.settings.showLegal ? 'legal' : null;
  const inHand = words.inHand(PIECE_NAMES[one.type], one.left);
  const name = play.live ? words.withPlaces(inHand, words.places(places)) : inHand;
  return (
    <button
      type="button"
      className={`hanto-kind ui-focus${ring ? ` hanto-kind-${ring}` : ''}${places > 0 ? ' ui-draggable' : ''}`}
      aria-label={name}
      aria-pressed={selected}
      {...item}
      {...(places > 0 ? play.handle(handId(one.type)) : {})}
      onClick={event => {
        const byKeyboard = event.detail === 0;
        if (selected && !byKeyboard && props.view.pieces.length > 0) play.cancel();
        else play.select({ kind: 'hand', type: one.type }, byKeyboard);
      }}
    >
      <Drawing one={one} seat={props.view.seat ?? 0} />
      <RingMark state={ring} />
    </button>
  );
}

function Drawing({ one, seat }: { readonly one: InHand; readonly seat: SeatNumber }) {
  return (
    <>
      <span className="hanto-kind-disc" data-spot={`hand-${seat}-${one.type}`}>
        {one.left > 0 ? <Disc type={one.type} seat={seat} /> : <UsedUp type={one.type} />}
      </span>
      <b aria-hidden="true">{one.left}</b>
    </>
  );
}
