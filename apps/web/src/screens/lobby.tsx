/** Before the game: the invitation, the seats, who sits there, and what this table does when somebody goes. */

import { absenceAt, type BotOffer, type Facts, type Person, type Picture } from '@parlor/protocol';
import { Avatar, BotTag, Button, OpenSeatAvatar } from '@parlor/ui';
import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { InviteTicket } from '../parts/invite.tsx';
import { sitDown } from '../session/doors.ts';
import { ask, useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { Chat } from '../table/chat.tsx';
import { LeaveButton } from '../table/leave.tsx';
import { optionWords } from '../table/option-words.ts';
import { markedName, shownName } from '../table/people.ts';
import { gameOf, refuse } from '../table/store.ts';
import { SeatsPicture } from './seats-picture.tsx';

export function Lobby({ picture }: { readonly picture: Picture }) {
  const { facts } = picture;
  const game = gameOf(picture);
  const taken = facts.people.filter(Boolean).length;
  const details = [words.lobby.players(facts.seats), words.lobby.turnTime(facts.limit), ...optionWords(game, facts.options)];
  details.push(...termWords(facts));
  return (
    <main className="lobby">
      <div className="lobby-head">
        <h1 className="title">
          {game.name} <span className="muted">#{facts.table}</span>
        </h1>
        <p className="offer">{details.join(' · ')}</p>
        {picture.token && <InviteTicket id={facts.table} token={picture.token} />}
      </div>
      <section className="lobby-side" aria-labelledby="seats">
        <header className="row between">
          <h2 id="seats">{words.lobby.seats}</h2>
          <span className="ui-tag ui-tag-outlined">{words.lobby.taken(taken, facts.seats)}</span>
        </header>
        <SeatsPicture facts={facts} seat={picture.seat} />
        <ol className="panel seat-list">
          {facts.people.map((person, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <SeatRow key={seat} picture={picture} person={person} seat={seat} />
          ))}
        </ol>
        <footer className="row between">
          <p className="help">{startsWhen(facts)}</p>
          <LeaveButton picture={picture} />
        </footer>
      </section>
      <div className="lobby-more">
        <Policies facts={facts} />
        <section className="panel lobby-chat">
          <Chat picture={picture} />
        </section>
      </div>
    </main>
  );
}

/** The table's terms, where they differ from the usual ones. */
function termWords(facts: Facts): readonly string[] {
  const text = words.lobby;
  const terms = [
    facts.public && text.public,
    !facts.watchers && text.noWatchers,
    facts.watchers && facts.sitIn && text.sitIn,
    text.chatRule[facts.chat],
    facts.random && text.random,
  ];
  return terms.filter(term => typeof term === 'string');
}

function startsWhen(facts: Facts): string {
  const away = facts.people.filter(person => person && !person.here).map(person => person!.name);
  const full = facts.people.every(Boolean);
  return full && away.length > 0 ? words.lobby.waitsFor(words.and(away)) : words.lobby.startsAlone;
}

function Policies({ facts }: { readonly facts: Facts }) {
  const text = words.lobby;
  const promise = `${facts.promise.slice(0, 6)}…${facts.promise.slice(-4)}`;
  return (
    <dl className="panel policies">
      <div>
        <dt>{text.dropsTitle}</dt>
        <dd>{text.drops[absenceAt(facts)]}</dd>
      </div>
      <div>
        <dt>{text.leavesTitle}</dt>
        <dd>{text.leaves[facts.policy.left]}</dd>
      </div>
      <div>
        <dt>{text.dealTitle}</dt>
        <dd>{text.deal(promise)}</dd>
      </div>
    </dl>
  );
}

interface RowProps {
  readonly picture: Picture;
  readonly person: Person | null;
  readonly seat: number;
}

function SeatRow({ picture, person, seat }: RowProps) {
  return (
    <li className="seat-row">
      <span className="seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      {person ? <Taken picture={picture} person={person} seat={seat} /> : <Open picture={picture} seat={seat} />}
    </li>
  );
}

function Taken({ picture, person, seat }: RowProps & { readonly person: Person }) {
  const { facts } = picture;
  const notes = [seat === picture.seat && words.lobby.you, seat === facts.owner && words.lobby.creator].filter(Boolean);
  const mayRemove = picture.seat === facts.owner && seat !== picture.seat;
  return (
    <>
      <Avatar name={person.name} bot={person.bot !== null} you={seat === picture.seat} />
      <span className="seat-words">
        <span className="seat-name">
          {person.bot && <BotTag />}
          <b>{shownName(person)}</b>
        </span>
        <span className="help">{person.bot ? characterOf(facts.game, person.bot.name) : notes.join(', ')}</span>
      </span>
      {!person.bot && <span className={person.here ? 'here' : 'muted'}>{person.here ? words.lobby.here : words.lobby.away}</span>}
      {mayRemove && (
        <Button aria-label={words.lobby.removeBot(markedName(person))} onClick={() => remove(facts.table, seat)}>
          {words.lobby.remove}
        </Button>
      )}
    </>
  );
}

function Open({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const [choosing, choose] = useState(false);
  const first = picture.facts.people.indexOf(null) === seat;
  return (
    <>
      <OpenSeatAvatar number={seat + 1} />
      <span className="seat-words">
        <b className="muted">{words.lobby.waiting}</b>
        <span className="help">{words.lobby.open}</span>
      </span>
      {first && picture.seat !== null && (
        <Button look="strong" aria-haspopup="dialog" onClick={() => choose(true)}>
          {words.lobby.addBot}
        </Button>
      )}
      {first && picture.seat === null && picture.facts.sitIn && (
        <Button look="strong" onClick={() => sit(picture.facts.table)}>
          {words.lobby.sit}
        </Button>
      )}
      {choosing && <BotChooser picture={picture} onClose={() => choose(false)} />}
    </>
  );
}

function BotChooser({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const { table, game } = picture.facts;
  const bots = useSession(session => session.welcome)?.games.find(offer => offer.id === game)?.bots ?? [];
  const add = async (bot: BotOffer) => {
    onClose();
    const answer = await ask('add-bot', { table, bot: bot.name });
    if ('refusal' in answer) refuse(answer.refusal);
  };
  return (
    <Dialog title={words.lobby.addBot} onClose={onClose}>
      <ul className="bot-list">
        {bots.map(bot => (
          <li key={bot.name}>
            <button type="button" className="bot-offer ui-focus" onClick={() => add(bot)}>
              <span className="seat-name">
                <BotTag />
                <b>
                  {bot.name} {bot.version}
                </b>
                <span className="ui-tag ui-tag-outlined">{words.lobby.strength(bot.strength)}</span>
              </span>
              <span className="help">{bot.character}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

async function remove(table: number, seat: number): Promise<void> {
  const answer = await ask('remove', { table, seat });
  if ('refusal' in answer) refuse(answer.refusal);
}

async function sit(table: number): Promise<void> {
  const answer = await sitDown(table);
  if ('refusal' in answer) refuse(answer.refusal);
}

function characterOf(game: string, bot: string): string {
  const offer = useSession.getState().welcome?.games.find(each => each.id === game);
  return offer?.bots.find(each => each.name === bot)?.character ?? '';
}
