/** How the table itself is: who may look on, how people talk, who sits where, which deal, which bots. */
import type { BotOffer } from '@parlor/protocol';
import { markedName } from '@parlor/ui';
import { useId, useState } from 'react';
import { seedFault } from '../platform/judge-fields.ts';
import type { TableDraft } from '../stores/drafts.ts';
import { words } from '../strings/index.ts';
import { Choice } from './choice.tsx';
import { Field, Switch } from './field.tsx';

interface Props {
  readonly draft: TableDraft;
  /** Seats beside the creator's. */
  readonly room: number;
  readonly bots: readonly BotOffer[];
  readonly sent: boolean;
  onChange(change: Partial<TableDraft>): void;
}

export function TableOptions({ draft, room, bots, sent, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const text = words.create;
  const wrong = sent && seedFault(draft.seed) !== null;
  return (
    <details className="fold" open={open || wrong} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text.tableOptions}</summary>
      <div className="fold-body">
        {bots.length > 0 && (
          <BotPicks bots={bots} picked={draft.bots} room={room} onChange={picked => onChange({ bots: picked })} />
        )}
        <Choice
          label={text.chat}
          values={['all', 'phrases', 'none']}
          names={text.chatModes}
          value={draft.chat}
          onChange={chat => onChange({ chat })}
        />
        <div>
          <Switch
            label={text.watchers}
            help={text.watchersHelp}
            on={draft.watchers}
            onChange={watchers => onChange({ watchers })}
          />
          {draft.watchers && (
            <Switch label={text.sitIn} help={text.sitInHelp} on={draft.sitIn} onChange={sitIn => onChange({ sitIn })} />
          )}
          <Switch
            label={text.public}
            help={text.publicHelp}
            on={draft.public}
            onChange={listed => onChange({ public: listed })}
          />
          <Switch label={text.random} help={text.randomHelp} on={draft.random} onChange={random => onChange({ random })} />
        </div>
        <SeedField seed={draft.seed} sent={sent} onChange={seed => onChange({ seed })} />
      </div>
    </details>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly sent: boolean;
  onChange(seed: string): void;
}

function SeedField({ seed, sent, onChange }: SeedProps) {
  const [left, leave] = useState(false);
  return (
    <Field
      label={words.create.seed}
      help={words.create.seedHelp}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={seed}
      fault={left || sent ? seedFault(seed) : null}
      onBlur={() => leave(true)}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface BotProps {
  readonly bots: readonly BotOffer[];
  readonly picked: readonly string[];
  readonly room: number;
  onChange(picked: readonly string[]): void;
}

/** One list for each bot picked, and one more while there is room. */
function BotPicks({ bots, picked, room, onChange }: BotProps) {
  const lists = Math.min(room, picked.length + 1);
  const pick = (at: number, name: string) => onChange(picked.toSpliced(at, 1, ...(name ? [name] : [])));
  return (
    <fieldset className="field">
      <legend>{words.create.bots}</legend>
      {Array.from({ length: lists }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place.
        <BotList key={at} number={at + 1} bots={bots} picked={picked[at] ?? ''} onPick={name => pick(at, name)} />
      ))}
      <p className="help">{words.create.botsHelp}</p>
    </fieldset>
  );
}

interface ListProps {
  readonly number: number;
  readonly bots: readonly BotOffer[];
  readonly picked: string;
  onPick(name: string): void;
}

function BotList({ number, bots, picked, onPick }: ListProps) {
  const id = useId();
  const bot = bots.find(each => each.name === picked);
  return (
    <div className="bot-pick">
      <label htmlFor={id}>{words.create.bot(number)}</label>
      <select
        id={id}
        value={picked}
        aria-describedby={bot ? `${id}-character` : undefined}
        onChange={event => onPick(event.target.value)}
      >
        <option value="">{words.create.noBot}</option>
        {bots.map(({ name, version, strength }) => (
          <option key={name} value={name}>
            {`${markedName({ name: `${name} ${version}`, bot: true })} (${words.lobby.strength(strength)})`}
          </option>
        ))}
      </select>
      {bot && (
        <p id={`${id}-character`} className="help">
          {words.create.botIs(bot.strength, bot.character)}
        </p>
      )}
    </div>
  );
}
