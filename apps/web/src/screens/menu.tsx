/** The front page: create, join, the own tables, and every game two clicks from a first move. */

import { games } from '@parlor/games';
import type { AnyGame } from '@parlor/kernel';
import { Button, Icon } from '@parlor/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../parts/button-link.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Page } from '../parts/page.tsx';
import { sayAtOnce, sayPolitely } from '../platform/speech.ts';
import { playBots, watchTable } from '../session/doors.ts';
import { connect, refreshLists } from '../session/session.ts';
import { type Failure, fail, forgetFailure, useDrafts } from '../stores/drafts.ts';
import { words } from '../strings/index.ts';
import { OpenTables } from './open-tables.tsx';
import { FinishedGames, OwnTables } from './own-tables.tsx';

export function Menu() {
  useLists();
  const [opening, play] = useBotsTable();
  return (
    <Page title={words.tagline} front>
      <div className="hero-row">
        <p className="offer">{words.offer}</p>
        <nav className="row hero-actions" aria-label={words.house}>
          <ButtonLink href="/create" look="primary" className="large">
            {words.menu.create}
          </ButtonLink>
          <ButtonLink href="/join" className="large">
            {words.menu.join}
          </ButtonLink>
          <ButtonLink href="/goodbye" look="bare" className="large">
            {words.menu.quit}
          </ButtonLink>
        </nav>
      </div>
      <FailureBanner />
      <OwnTables />
      <h2 className="ui-spoken">{words.menu.games}</h2>
      <ul className="tiles">
        {games.map(game => (
          <Tile key={game.id} game={game} opening={opening === game.id} onPlay={() => play(game)} />
        ))}
      </ul>
      <OpenTables />
      <FinishedGames />
    </Page>
  );
}

/** The lists are asked for while the menu is open: whose turn it is and who sits where changes. */
function useLists(): void {
  useEffect(() => {
    connect();
    void refreshLists();
    const timer = setInterval(refreshLists, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

const REFRESH_MS = 10_000;

/** Why the last create or join failed, and the way back to the form with its values kept. */
function FailureBanner() {
  const failure = useDrafts(drafts => drafts.failure);
  useEffect(() => {
    if (failure) sayAtOnce(failure.message);
  }, [failure]);
  if (!failure) return null;
  return (
    <div className="banner refused">
      <Icon name="refused" />
      <p>{failure.message}</p>
      {failure.watch && <WatchButton invitation={failure.watch} />}
      <ButtonLink href={`/${failure.form}`} onClick={forgetFailure}>
        {words.menu.tryAgain}
      </ButtonLink>
      <Button look="bare" className="square" aria-label={words.menu.close} onClick={forgetFailure}>
        <Icon name="cross" />
      </Button>
    </div>
  );
}

function WatchButton({ invitation }: { readonly invitation: NonNullable<Failure['watch']> }) {
  const [, go] = useLocation();
  const watch = async () => {
    forgetFailure();
    const answer = await watchTable(invitation);
    if ('value' in answer) go(`/t/${answer.value}`);
    else fail('join', answer.refusal.message);
  };
  return (
    <Button look="strong" onClick={watch}>
      {words.menu.watch}
    </Button>
  );
}

/** One table at a time: while it is being opened, nothing opens another. */
function useBotsTable(): [opening: string | null, play: (game: AnyGame) => void] {
  const [, go] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const busy = useRef(false);
  const play = async (game: AnyGame) => {
    if (busy.current) return;
    busy.current = true;
    setOpening(game.id);
    sayPolitely(words.menu.openingNamed(game.name));
    const answer = await playBots(game);
    busy.current = false;
    setOpening(null);
    if ('value' in answer) go(`/t/${answer.value}`);
    else fail('create', answer.refusal.message);
  };
  return [opening, play];
}

interface TileProps {
  readonly game: AnyGame;
  readonly opening: boolean;
  onPlay(): void;
}

function Tile({ game, opening, onPlay }: TileProps) {
  return (
    <li className="tile">
      <Emblem game={game.id} />
      <div className="tile-words">
        <h3>
          {game.name} <span className="ui-tag ui-tag-outlined">{words.menu.seatsTag(...game.seats)}</span>
        </h3>
        <p className="pitch">{game.pitch}</p>
        <p className="count">{words.menu.players(...game.seats)}</p>
      </div>
      <Button look="strong" aria-label={words.menu.vsBotsNamed(game.name)} aria-busy={opening} onClick={onPlay}>
        {opening ? words.menu.opening : words.menu.vsBots} <Icon name="arrow" />
      </Button>
    </li>
  );
}
