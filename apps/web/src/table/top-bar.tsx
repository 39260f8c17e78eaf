/** The bar over lobby and table: which game, whose turn, how the connection is, help and menu. */

import type { Picture } from '@parlor/protocol';
import { Button, Icon, Logo, Mark } from '@parlor/ui';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { ThemeButton } from '../parts/theme-button.tsx';
import { useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { HelpSheet } from './help.tsx';
import { TableMenu } from './menu.tsx';
import { markedName } from './people.ts';
import { gameOf } from './store.ts';
import { ClockRing, TurnClock } from './turn-clock.tsx';

interface Props {
  readonly picture: Picture;
  readonly keys?: readonly (readonly [string, string])[];
  readonly help?: boolean;
  onHelp?(open: boolean): void;
}

export function TopBar({ picture, keys = [], help = false, onHelp }: Props) {
  const [menu, openMenu] = useState(false);
  const lobby = picture.view === null;
  return (
    <header className="top-bar">
      <Link href="/" className="home ui-focus" aria-label={words.states.mainMenu}>
        {lobby ? <Logo /> : <Mark />}
      </Link>
      {!lobby && <Place picture={picture} />}
      {!lobby && <Status picture={picture} />}
      <Tools onHelp={onHelp} onMenu={openMenu} />
      {menu && <TableMenu picture={picture} onClose={() => openMenu(false)} />}
      {help && onHelp && <HelpSheet picture={picture} keys={keys} onClose={() => onHelp(false)} />}
    </header>
  );
}

interface ToolsProps {
  readonly onHelp: Props['onHelp'];
  onMenu(open: boolean): void;
}

/** No move changes them. */
const Tools = memo(function Tools({ onHelp, onMenu }: ToolsProps) {
  return (
    <div className="row top-tools">
      <Net />
      <ThemeButton />
      {onHelp && (
        <Button className="square" aria-label={words.table.help} onClick={() => onHelp(true)}>
          <Icon name="help" />
        </Button>
      )}
      <Button className="square" aria-label={words.table.menu} onClick={() => onMenu(true)}>
        <Icon name="menu" />
      </Button>
    </div>
  );
});

function Place({ picture }: { readonly picture: Picture }) {
  return (
    <h1 className="place">
      {gameOf(picture).name} <span className="muted">#{picture.facts.table}</span>
    </h1>
  );
}

function Status({ picture }: { readonly picture: Picture }) {
  const standing = standingOf(picture);
  const running = standing === 'mine' || standing === 'other';
  return (
    <section className="status" aria-labelledby="status">
      <h2 id="status" className="ui-spoken">
        {words.table.status}
      </h2>
      <p className={`pill pill-${standing}`}>
        {running && <ClockRing picture={picture} />}
        {standing === 'other' ? <TurnOf picture={picture} /> : <span>{STANDING_WORDS[standing]}</span>}
        {running && <TurnClock picture={picture} />}
      </p>
      {picture.seat === null && <p className="watching">{words.table.watching}</p>}
    </section>
  );
}

type Standing = 'over' | 'waits' | 'mine' | 'other';

const STANDING_WORDS = { over: words.table.over, waits: words.table.waits, mine: words.table.yourTurn };

function standingOf({ facts, view, seat }: Picture): Standing {
  if (facts.phase === 'over' || view?.turn === null) return 'over';
  if (facts.phase === 'suspended') return 'waits';
  return seat !== null && view?.turn === seat ? 'mine' : 'other';
}

/** Where room is short, the name is: what is said of it stays. */
function TurnOf({ picture: { facts, view } }: { readonly picture: Picture }) {
  const person = typeof view?.turn === 'number' ? facts.people[view.turn] : null;
  return (
    <span className="turn-of">
      <span className="turn-name">{person ? markedName(person) : '?'}</span> <span>{words.table.toMove}</span>
    </span>
  );
}

function Net() {
  const status = useSession(session => session.status);
  const word = status.is === 'open' ? 'open' : status.is === 'connecting' ? 'opening' : 'lost';
  return (
    <span className={word === 'open' ? 'net' : 'net net-lost'}>
      <Icon name={word === 'lost' ? 'plug' : 'net'} /> <span>{words.table.net[word]}</span>
    </span>
  );
}
