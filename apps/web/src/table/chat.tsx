/** Chat: to the table or to one person, plain text, quick phrases, and a mute for each voice. */

import type { ChatLine, Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { sayAtOnce } from '../platform/speech.ts';
import { ask, useSession } from '../session/session.ts';
import { changeChatDraft, chatDraft, useChatDraft } from '../stores/chat-drafts.ts';
import { words } from '../strings/index.ts';
import { useTable } from './store.ts';
import { readChat } from './unread.ts';

const LONGEST = 500;

export function Chat({ picture }: { readonly picture: Picture }) {
  const { chat } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the picture, only its chat is read.
  useEffect(() => readChat(picture), [chat]);
  return (
    <div className="chat">
      <header className="row between">
        <h2>{words.table.chat}</h2>
        <span className="help">{words.chat.limit}</span>
      </header>
      <ChatLines picture={picture} />
      <ChatEntry picture={picture} />
    </div>
  );
}

function ChatLines({ picture }: { readonly picture: Picture }) {
  const muted = useMuted(picture);
  const lines = picture.chat.filter(line => !muted.includes(line.from));
  if (lines.length === 0) return <p className="chat-lines help">{words.chat.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="chat-lines at-end" tabIndex={0}>
      <ol>
        {lines.map(line => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const time = new Date(line.at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <b>{line.from}</b> <span className="muted">{time}</span>{' '}
      {line.to !== null && <span className="ui-tag ui-tag-outlined">{words.chat.privateTo(line.to)}</span>} {line.text}
    </>
  );
}

function ChatEntry({ picture }: { readonly picture: Picture }) {
  const { facts, seat } = picture;
  const { text, to } = useChatDraft(facts.table);
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = seat === null ? null : facts.people[seat]?.name;
  const others = facts.people.flatMap(person => (person && !person.bot && person.name !== own ? [person.name] : []));
  // Whoever the draft is for stays on the list when they go: it must not turn into a word to the whole table.
  const receivers = to === '' || others.includes(to) ? others : [...others, to];
  const phrasesOnly = facts.chat === 'phrases' && facts.phase === 'playing';
  if (facts.chat === 'none') return <p className="help">{words.chat.none}</p>;
  const say = async (said: string) => {
    const answer = await ask('say', { table: facts.table, text: said, ...(to ? { to } : {}) });
    if ('refusal' in answer) {
      setRefusal(answer.refusal.message);
      sayAtOnce(answer.refusal.message);
    } else {
      setRefusal(null);
      if (said === chatDraft(facts.table).text.trim()) changeChatDraft(facts.table, { text: '' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void say(text.trim());
  };
  return (
    <form className="chat-entry" onSubmit={submit}>
      {refusal && <p className="fault">{refusal}</p>}
      <div className="row chat-tools">
        {receivers.length > 0 && (
          <label className="chat-to">
            <span>{words.chat.to}</span>
            <select value={to} onChange={event => changeChatDraft(facts.table, { to: event.target.value })}>
              <option value="">{words.chat.table}</option>
              {receivers.map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <Phrases onSay={say} />
        {others.length > 0 && <Mutes picture={picture} names={others} />}
      </div>
      {phrasesOnly ? (
        <p className="help">{words.chat.onlyPhrases}</p>
      ) : (
        <div className="row">
          <input
            className="chat-text"
            aria-label={to ? words.chat.placeholderPrivate(to) : words.chat.placeholder}
            placeholder={to ? words.chat.placeholderPrivate(to) : words.chat.placeholder}
            maxLength={LONGEST}
            autoComplete="off"
            value={text}
            onChange={event => changeChatDraft(facts.table, { text: event.target.value })}
          />
          <Button type="submit">{words.chat.send}</Button>
        </div>
      )}
    </form>
  );
}

function Phrases({ onSay }: { onSay(text: string): void }) {
  const phrases = useSession(session => session.welcome)?.phrases ?? [];
  if (phrases.length === 0) return null;
  return (
    <details className="pop">
      <summary className="ui-button ui-focus ui-button-bare">
        <Icon name="chat" /> {words.chat.phrases}
      </summary>
      <div className="pop-body panel">
        {phrases.map(phrase => (
          <Button
            key={phrase}
            look="bare"
            onClick={event => {
              event.currentTarget.closest('details')?.removeAttribute('open');
              onSay(phrase);
            }}
          >
            {phrase}
          </Button>
        ))}
      </div>
    </details>
  );
}

function Mutes({ picture, names }: { readonly picture: Picture; readonly names: readonly string[] }) {
  const mutedNames = useMuted(picture);
  const change = async (name: string, on: boolean) => {
    const answer = await ask('mute', { table: picture.facts.table, name, on });
    if ('value' in answer) useTable.setState({ muted: answer.value.muted });
  };
  return (
    <details className="pop">
      <summary className="ui-button ui-focus ui-button-bare">{words.chat.people}</summary>
      <div className="pop-body panel">
        {names.map(name => {
          const muted = mutedNames.includes(name);
          return (
            <Button key={name} look="bare" onClick={() => change(name, !muted)}>
              {muted ? words.chat.unmute(name) : words.chat.mute(name)}
            </Button>
          );
        })}
      </div>
    </details>
  );
}

function useMuted(picture: Picture): readonly string[] {
  return useTable(state => state.muted) ?? picture.muted;
}
