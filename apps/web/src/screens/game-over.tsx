/** The end: result, sentence, and the ways on. The last board stays behind it until this screen is left. */
import { type AnyGame, promiseOf } from '@parlor/kernel';
import type { Facts, Picture } from '@parlor/protocol';
import { BotTag, Button, Icon } from '@parlor/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/dialog.tsx';
import { NoticesOffer } from '../parts/settings-sheet.tsx';
import { playAgain } from '../session/doors.ts';
import { forgetTable } from '../session/session.ts';
import { dropKept } from '../stores/kept.ts';
import { words } from '../strings/index.ts';
import { RefusalBar } from '../table/bars.tsx';
import { boardPeople, markedName, shownName } from '../table/people.ts';
import { saveRecord } from '../table/save.ts';
import { gameOf, refuse, resetTable, useTable } from '../table/store.ts';
import { useBoard } from '../table/use-board.ts';

export function GameOver({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const [, go] = useLocation();
  const game = gameOf(picture);
  const watching = picture.seat === null;
  const mayPlayAgain = !watching || picture.facts.rematch !== null;
  useEffect(forgetRefusal, []);
  const leave = (to: string) => {
    dropKept(picture.facts.table);
    forgetTable();
    resetTable(null);
    go(to);
  };
  const rematch = async () => {
    const answer = await playAgain(picture);
    if ('refusal' in answer) refuse(answer.refusal);
    else go(`/t/${answer.value}`);
  };
  const save = async () => {
    if (!(await saveRecord(picture))) refuse({ code: 'offline', message: words.faults.offline });
  };
  return (
    <Dialog title={words.over.title} kind="end" closeLabel={words.over.board} onClose={onClose}>
      <Result game={game} picture={picture} />
      <p className="help">
        <Seated facts={picture.facts} />
      </p>
      <div className="row over-actions">
        <Button look="primary" onClick={() => leave('/')}>
          {words.over.ok}
        </Button>
        {mayPlayAgain && (
          <Button onClick={rematch}>
            <Icon name="again" /> {watching ? words.over.watchRematch : words.over.rematch}
          </Button>
        )}
        <Button onClick={save}>
          <Icon name="save" /> {words.over.save}
        </Button>
        <Button look="bare" onClick={() => leave('/goodbye')}>
          {words.over.quit}
        </Button>
        {!watching && <NoticesOffer />}
      </div>
      <RefusalBar />
      {picture.facts.rematch !== null && <p>{words.over.rematchOpen(watching)}</p>}
      <Seal facts={picture.facts} />
    </Dialog>
  );
}

/** What was refused before the end is of no use after it. */
function forgetRefusal(): void {
  useTable.setState({ refusal: null });
}

/** The game's own ending where it has one, else places and points. */
function Result({ game, picture }: { readonly game: AnyGame; readonly picture: Picture }) {
  const board = useBoard(game);
  const { outcome } = picture.facts;
  if (!outcome) return <p className="lead">{words.over.ended}</p>;
  if (board === undefined) return null;
  if (board === null || board === 'missing' || !picture.view) return <Places picture={picture} />;
  return <board.Ending view={picture.view} seat={picture.seat} people={boardPeople(picture.facts)} outcome={outcome} />;
}

function Places({ picture }: { readonly picture: Picture }) {
  const { outcome, people } = picture.facts;
  if (!outcome) return null;
  const seats = people.map((_, seat) => seat).sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  return (
    <>
      <p className="verdict">{verdict(picture)}</p>
      {words.over.reasons[outcome.reason] && <p>{words.over.reasons[outcome.reason]}</p>}
      <ol className="places">
        {seats.map(seat => (
          <li key={seat}>
            <span className="seat-number">{words.over.place(outcome.places[seat] ?? 0)}</span>
            <span className="seat-name">
              {people[seat]?.bot && <BotTag />}
              <b>{shownName(people[seat]!)}</b>
              {outcome.winners.includes(seat) && <span className="ui-tag ui-tag-inverse">{words.over.winner}</span>}
            </span>
            <span className="points">{outcome.scores[seat]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function verdict({ facts: { outcome, people }, seat }: Picture): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return words.over.ended;
  if (seat !== null && winners.includes(seat)) return words.over.youWon;
  return words.over.wonBy(words.and(winners.flatMap(winner => (people[winner] ? [markedName(people[winner])] : []))));
}

/** Who played, and who left before the end. */
function Seated({ facts }: { readonly facts: Facts }) {
  const names = facts.people.flatMap(person => {
    if (!person) return [];
    return [person.left ? words.over.gone(markedName(person)) : markedName(person)];
  });
  return <>{words.and(names)}</>;
}

/** The seed, and whether it is the one that was promised. */
function Seal({ facts }: { readonly facts: Facts }) {
  if (facts.seed === null) return null;
  const kept = promiseOf(facts.seed) === facts.promise;
  return (
    <p className={kept ? 'seal' : 'seal fault'}>
      <Icon name={kept ? 'tick' : 'refused'} /> {kept ? words.over.sealed : words.over.broken}{' '}
      <code className="seed">{words.over.seed(facts.seed)}</code>
    </p>
  );
}
