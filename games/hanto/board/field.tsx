/** The hexes: pieces and destinations as buttons on a plane that can be panned and zoomed. */
import { Icon, SpokenHeading, useRoving } from '@parlor/ui';
import type { Hex, Piece } from '../types.ts';
import type { HantoProps } from './board.tsx';
import { Destination, PieceCell } from './cells.tsx';
import { words } from './en.ts';
import { centreOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { placeId } from './selection.ts';
import { Tracks } from './tracks.tsx';
import type { CameraControl } from './use-camera.ts';
import type { Play } from './use-play.ts';
import { useTravel } from './use-travel.ts';
import { dutyText, hexText, progressText } from './words.ts';

interface FieldProps {
  readonly props: HantoProps;
  readonly play: Play;
  readonly camera: CameraControl;
}

export function Field({ props, play, camera }: FieldProps) {
  const { view, settings } = props;
  const { x, y, scale } = camera.camera;
  const hexes: readonly Hex[] = [...view.pieces, ...play.destinations];
  const roving = useRoving(hexes.map(placeOf), play.destinations[0] ? placeId(play.destinations[0]) : null);
  const duty = dutyText(view);
  useTravel(camera.field, view, settings.motion, scale);
  return (
    <section className="hanto-board" aria-label={words.board}>
      <SpokenHeading>{words.board}</SpokenHeading>
      <div className="hanto-field" ref={camera.field} {...camera.pan} {...roving.group}>
        <div className="hanto-plane" style={{ transform: `translate(50cqw, 50cqh) scale(${scale}) translate(${-x}px, ${-y}px)` }}>
          <Ground pieces={view.pieces} />
          {view.pieces.map(piece => (
            <PieceCell
              key={keyOf(piece)}
              piece={piece}
              props={props}
              play={play}
              scale={scale}
              item={roving.item(placeId(piece))}
            />
          ))}
          {play.destinations.map(hex => (
            <Destination key={placeId(hex)} hex={hex} props={props} play={play} item={roving.item(placeId(hex))} />
          ))}
          {view.pieces.length === 0 && play.destinations.length === 0 && <OriginMark />}
          <Tracks view={view} play={play} />
        </div>
      </div>
      {duty && <p className="hanto-duty">{duty}</p>}
      <p className="hanto-legend">
        {progressText(view)}
        {settings.showLegal && play.destinations.length > 0 && (
          <>
            <br />
            <span className="hanto-legend-dot" aria-hidden="true" /> {words.placesToGo(words.places(play.destinations.length))}
          </>
        )}
      </p>
      <fieldset className="hanto-zoom">
        <legend className="ui-spoken">{words.zoom}</legend>
        <ZoomButton name={words.zoomIn} icon="plus" onClick={() => camera.zoom(1.2)} />
        <ZoomButton name={words.zoomOut} icon="minus" onClick={() => camera.zoom(1 / 1.2)} />
        <ZoomButton name={words.fit} icon="fit" onClick={camera.fit} />
      </fieldset>
    </section>
  );
}

function placeOf(hex: Hex) {
  return { id: placeId(hex), ...centreOf(hex) };
}

/** A piece keeps its element only where it stands: one that moved is drawn anew and travels there. */
function keyOf(piece: Piece): string {
  return `${piece.seat}${piece.type}${placeId(piece)}`;
}

const ORIGIN: Hex = { x: 0, y: 0 };

function OriginMark() {
  return (
    <span className="hanto-cell hanto-origin" role="img" aria-label={words.origin(hexText(ORIGIN))}>
      <span className="hanto-coordinates">{hexText(ORIGIN)}</span>
    </span>
  );
}

function ZoomButton({
  name,
  icon,
  onClick,
}: {
  readonly name: string;
  readonly icon: 'plus' | 'minus' | 'fit';
  onClick(): void;
}) {
  return (
    <button type="button" className="ui-button ui-focus" aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
