/** One hex that can be pressed: a piece that stands on it, or a place where the selected one may go. */
import { RingMark } from '@parlor/ui';
import { type CSSProperties, memo, useRef } from 'react';
import type { Hex, Piece } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { Disc } from './disc.tsx';
import { words } from './en.ts';
import { centreOf, outlineOf, RADIUS, sameHex } from './geometry.ts';
import { destinationsOf, moveTo, placeId } from './selection.ts';
import type { Play } from './use-play.ts';
import { hexText, pieceName } from './words.ts';

interface CellProps {
  readonly props: HantoProps;
  readonly play: Play;
  readonly item: { readonly 'data-place': string; readonly tabIndex: number };
}

export function PieceCell({ piece, props, play, scale, item }: CellProps & { readonly piece: Piece; readonly scale: number }) {
  const { view, settings } = props;
  const own = piece.seat === view.seat;
  const selected = play.selection?.kind === 'piece' && sameHex(play.selection.piece, piece);
  const places = own && play.live ? destinationsOf({ kind: 'piece', piece }, props.moves).length : 0;
  const ring = selected ? 'selected' : places > 0 && !play.selection && settings.showLegal ? 'legal' : null;
  const piecePlace = pieceName(piece, view);
  const reach = places > 0 ? words.withPlaces(piecePlace, words.places(places)) : words.cannotMove(piecePlace);
  return (
    <button
      type="button"
      className={`hanto-cell hanto-piece${ring ? ` hanto-piece-${ring}` : ''}${places > 0 ? ' ui-draggable' : ''}`}
      style={positionOf(piece)}
      aria-label={own && play.live ? reach : piecePlace}
      aria-pressed={own ? selected : undefined}
      data-spot={placeId(piece)}
      {...(places > 0 ? { 'data-drags': '' } : {})}
      {...item}
      {...(places > 0 ? play.handle(placeId(piece), scale) : {})}
      onClick={event => {
        const byKeyboard = event.detail === 0;
        if (!own || (selected && !byKeyboard)) play.cancel();
        else play.select({ kind: 'piece', piece }, byKeyboard);
      }}
    >
      <span className="hanto-disc-box">
        <Disc type={piece.type} seat={piece.seat} />
        <RingMark state={ring} />
      </span>
      <Coordinates hex={piece} always={settings.coordinates} />
    </button>
  );
}

/** Focus and the mouse put the ghost here, a press sends it; a first touch only puts the ghost. */
export function Destination({ hex, props, play, item }: CellProps & { readonly hex: Hex }) {
  const touch = useRef<'first' | 'again' | null>(null);
  const { selection } = play;
  if (!selection) return null;
  const aimed = sameHex(play.target, hex);
  const type = selection.kind === 'hand' ? selection.type : selection.piece.type;
  return (
    <button
      type="button"
      className={`hanto-cell hanto-destination${aimed ? ' hanto-destination-aimed' : ''}${props.settings.showLegal ? '' : ' hanto-destination-quiet'}`}
      style={positionOf(hex)}
      aria-label={selection.kind === 'hand' ? words.placeHere(hexText(hex)) : words.moveHere(hexText(hex))}
      data-drop={placeId(hex)}
      {...item}
      onPointerDown={event => {
        touch.current = event.pointerType === 'touch' ? (aimed ? 'again' : 'first') : null;
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && play.aim(hex)}
      onPointerLeave={event => event.pointerType === 'mouse' && play.aim(null)}
      onFocus={() => play.aim(hex)}
      onClick={() => {
        if (touch.current === 'first') play.aim(hex);
        else play.make(moveTo(selection, hex));
        touch.current = null;
      }}
    >
      <svg className="hanto-outline" viewBox="-48 -42 96 84" aria-hidden="true">
        <path d={OUTLINE} />
        <path className="hanto-focus" d={FOCUS_OUTLINE} />
        {!aimed && <circle r="8.5" />}
      </svg>
      {aimed && (
        <span className="hanto-disc-box hanto-ghost">
          <Disc type={type} seat={props.view.seat ?? 0} />
        </span>
      )}
      <Coordinates hex={hex} always={props.settings.coordinates || aimed} />
    </button>
  );
}

const OUTLINE = outlineOf(RADIUS - 3);
/** Two pixels outside the ring. */
const FOCUS_OUTLINE = outlineOf(RADIUS + 3);

const Coordinates = memo(function Coordinates({ hex, always }: { readonly hex: Hex; readonly always: boolean }) {
  return (
    <span className={`hanto-coordinates${always ? ' hanto-coordinates-shown' : ''}`} aria-hidden="true">
      {hexText(hex)}
    </span>
  );
});

function positionOf(hex: Hex): CSSProperties {
  const { x, y } = centreOf(hex);
  return { left: x, top: y };
}
