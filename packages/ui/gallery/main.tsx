/** One board, at the position the address names: ?game=hanabi&seats=4&moves=18&theme=dark&options={"colours":"six"}. */
import '@fontsource-variable/besley';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@parlor/ui/tokens.css';
import './gallery.css';
import { findGame } from '@parlor/games';
import { boards, emblems } from '@parlor/games/boards';
import { type AnyGame, playIdle, type SealedMove, type SealedState } from '@parlor/kernel';
import { type AnyBoard, type BoardSettings, Logo } from '@parlor/ui';
import { playOn, propsOf, SETTINGS } from '@parlor/ui/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const game = findGame(query.get('game') ?? 'hanabi') as AnyGame;
const seats = Number(query.get('seats') ?? game.seats[0]);
const only = query.get('only');
const list = query.get('list');

function start(): SealedState {
  const read = game.options.read(JSON.parse(query.get('options') ?? '{}'), seats);
  if ('refusal' in read) throw new Error(read.refusal.message);
  const begun = game.setup(read.value, seats, '00000000000000000000000000000007');
  if (list) return list.split(' ').reduce(step, begun);
  return playOn(game, begun, Number(query.get('moves') ?? 12), moves => {
    const kept = only ? moves.filter(move => new RegExp(only).test(game.format(move))) : moves;
    return kept.length > 0 ? kept : moves;
  });
}

function step(state: SealedState, text: string): SealedState {
  const next = game.clone(state);
  game.apply(next, game.parse(text) as SealedMove);
  return next;
}

function Gallery({ board }: { readonly board: AnyBoard }) {
  const [state, setState] = useState(start);
  const [settings, setSettings] = useState<BoardSettings>({ ...SETTINGS, ...JSON.parse(query.get('settings') ?? '{}') });
  const asked = query.get('seat');
  const seat = asked === 'null' ? null : asked === null ? (game.turn(state) ?? 0) : Number(asked);
  const onMove = (move: SealedMove) => setState(step(state, game.format(move)));
  const props = propsOf({ game, state, seat, seats, settings, onMove });
  const outcome = game.outcome(state);
  return (
    <div className="gallery">
      <div className="gallery-bar">
        <Logo />
        <button type="button" onClick={() => setState(playIdle(game, state).state)}>
          idle
        </button>
      </div>
      <div className="gallery-table">
        <board.Board {...props} clock="0:48" onPast={() => {}} onSettings={change => setSettings({ ...settings, ...change })} />
        <div className="gallery-side">
          {outcome && <board.Ending view={props.view} seat={seat} people={props.people} outcome={outcome} />}
          {game
            .narrate(
              props.view,
              props.people.map(person => person.name),
            )
            .map(text => (
              <p key={text}>
                <board.Sentence text={text} />
              </p>
            ))}
        </div>
      </div>
    </div>
  );
}

const Emblem = (await emblems[game.id]?.())?.default;
const board = await boards[game.id]?.();
const root = createRoot(document.getElementById('root') as HTMLElement);
if (query.has('emblem') && Emblem) {
  root.render(
    <div className="gallery-box">
      <Emblem />
    </div>,
  );
} else if (board) root.render(<Gallery board={board} />);
