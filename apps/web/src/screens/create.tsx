/** Create a game: which, for how many, how fast, under whose name. */

import { games } from '@parlor/games';
import type { AnyGame } from '@parlor/kernel';
import type { BotOffer } from '@parlor/protocol';
import { Button } from '@parlor/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Choice } from '../parts/choice.tsx';
import { Field, Switch } from '../parts/field.tsx';
import { useFirstFault } from '../parts/first-fault.ts';
import { NameField, useName } from '../parts/name-field.tsx';
import { formFields, OptionsForm } from '../parts/options-form.tsx';
import { Page } from '../parts/page.tsx';
import { TableOptions } from '../parts/table-options.tsx';
import { nameFault, plainSeed, seedFault, turnTimeFault } from '../platform/judge-fields.ts';
import { createTable } from '../session/doors.ts';
import { connect, useSession } from '../session/session.ts';
import { type CreateDraft, fail, freshCreate, type TableDraft, useDrafts } from '../stores/drafts.ts';
import { words } from '../strings/index.ts';

export function Create() {
  const draft = useDrafts(drafts => drafts.create);
  const name = useName();
  const [, go] = useLocation();
  const [timesSent, send] = useState(0);
  const form = useFirstFault(timesSent);
  const sent = timesSent > 0;
  const [working, work] = useState(false);
  const game = games.find(each => each.id === draft.game) ?? games[0]!;
  const seats = draft.seats ?? game.seats[0];
  const bots = useBots(game);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    send(timesSent + 1);
    if (nameFault(name) || (draft.clock && turnTimeFault(draft.turnTime)) || seedFault(draft.table.seed)) return;
    work(true);
    const answer = await createTable({
      game,
      seats,
      turnSeconds: draft.clock ? Number(draft.turnTime) : null,
      name: name.trim(),
      force: draft.force,
      options: draft.options,
      table: { ...draft.table, seed: plainSeed(draft.table.seed) },
    });
    work(false);
    if ('refusal' in answer) {
      fail('create', answer.refusal.message);
      go('/');
    } else {
      useDrafts.setState({ create: freshCreate });
      go(`/t/${answer.value}`);
    }
  };
  return (
    <Page title={words.create.title} narrow>
      <form ref={form} className="panel form" noValidate onSubmit={submit}>
        <GameChoice game={game} table={draft.table} />
        <SeatsChoice game={game} seats={seats} table={draft.table} />
        <TurnTime draft={draft} sent={sent} />
        <NameField sent={sent} />
        {formFields(game).length > 0 && (
          <details key={game.id} className="fold options" open={formFields(game).length <= FEW_OPTIONS}>
            <summary>{words.create.options}</summary>
            <div className="fold-body">
              <OptionsForm game={game} options={draft.options} onChange={options => change({ options })} />
            </div>
          </details>
        )}
        <TableOptions
          draft={draft.table}
          room={seats - 1}
          bots={bots}
          sent={sent}
          onChange={part => change({ table: { ...draft.table, ...part } })}
        />
        <Switch label={words.create.force} on={draft.force} onChange={force => change({ force })} />
        <div className="row form-end">
          <Button type="submit" look="primary" disabled={working}>
            {working ? words.create.working : words.create.submit}
          </Button>
          <Button onClick={() => go('/')}>{words.create.back}</Button>
        </div>
      </form>
    </Page>
  );
}

/** More options than this stay folded until somebody asks for them. */
const FEW_OPTIONS = 4;

function change(part: Partial<CreateDraft>): void {
  useDrafts.setState(({ create }) => ({ create: { ...create, ...part } }));
}

/** The bots this server has for the game, once it has said so. */
function useBots(game: AnyGame): readonly BotOffer[] {
  useEffect(connect, []);
  return useSession(session => session.welcome)?.games.find(offer => offer.id === game.id)?.bots ?? [];
}

function GameChoice({ game, table }: { readonly game: AnyGame; readonly table: TableDraft }) {
  const names = Object.fromEntries(games.map(each => [each.id, each.name]));
  return (
    <Choice
      label={words.create.game}
      values={games.map(each => each.id)}
      names={names}
      value={game.id}
      help={game.pitch}
      onChange={id => change({ game: id, seats: null, options: {}, table: { ...table, bots: [] } })}
    />
  );
}

interface SeatsProps {
  readonly game: AnyGame;
  readonly seats: number;
  readonly table: TableDraft;
}

/** With fewer seats, the bots that no longer fit stand up. */
function SeatsChoice({ game, seats, table }: SeatsProps) {
  const [min, max] = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <Choice
      label={words.create.players}
      values={counts}
      value={String(seats)}
      onChange={count => change({ seats: Number(count), table: { ...table, bots: table.bots.slice(0, Number(count) - 1) } })}
    />
  );
}

function TurnTime({ draft, sent }: { readonly draft: CreateDraft; readonly sent: boolean }) {
  const [left, leave] = useState(false);
  return (
    <Field
      label={words.create.turnTime}
      help={words.create.turnTimeHelp}
      inputMode="numeric"
      value={draft.clock ? draft.turnTime : ''}
      disabled={!draft.clock}
      fault={draft.clock && (left || sent) ? turnTimeFault(draft.turnTime) : null}
      onBlur={() => leave(true)}
      onChange={event => change({ turnTime: event.target.value })}
      after={
        <>
          <span className="unit">{words.create.seconds}</span>
          <Switch label={words.create.none} on={!draft.clock} onChange={none => change({ clock: !none })} />
        </>
      }
    />
  );
}
