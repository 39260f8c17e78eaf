/** Chat: to the table or to one person, plain text, quick phrases, and a mute for each voice. */

import type { ChatLine, Picture } from '@parlor/protocol';
import { Button, Icon } from '@parlor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { sayAtOnce } from '../platform/speech.ts';
import { ask, useSession } from '../session/session.ts';
import { words } from '../strings/index.ts';
import { useTable } from './store.ts';

const LONGEST = 500;

/** What is typed and to whom: kept while the chat is closed. */
const useChatDraft = create<{ text: string; to: string }>()(() => ({ text: '', to: '' }));

export function Chat({ picture }: { readonly picture: Picture }) {
  const unread = useTable(state => state.unread);
  useEffect(() => {
    if (unread > 0) useTable.setState({ unread: 0 });
  }, [unread]);
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
  const list = useRef<HTMLOListElement>(null);
  const lines = picture.chat.filter(line => !picture.muted.includes(line.from));
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return <p className="chat-lines help">{words.chat.empty}</p>;
  return (
    <ol className="chat-lines" ref={list}>
      {lines.map(line => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
    </ol>
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
  const { text, to } = useChatDraft();
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = seat === null ? null : facts.people[seat]?.name;
  const others = facts.people.flatMap(person => (person && !person.bot && person.name !== own ? [person.name] : []));
  const phrasesOnly = facts.chat === 'phrases' && facts.phase === 'playing';
  if (facts.chat === 'none') return <p className="help">{words.chat.none}</p>;
  const say = async (said: string) => {
    const answer = await ask('say', { table: facts.table, text: said, ...(to ? { to } : {}) });
    if ('refusal' in answer) {
      setRefusal(answer.refusal.message);
      sayAtOnce(answer.refusal.message);
    } else {
      setRefusal(null);
      if (said === useChatDraft.getState().text.trim()) useChatDraft.setState({ text: '' });
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
        {others.length > 0 && (
          <label className="chat-to">
            <span>{words.chat.to}</span>
            <select value={to} onChange={event => useChatDraft.setState({ to: event.target.value })}>
              <option value="">{words.chat.table}</option>
              {others.map(name => (
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
            onChange={event => useChatDraft.setState({ text: event.target.value })}
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
  const change = async (name: string, on: boolean) => {
    const answer = await ask('mute', { table: picture.facts.table, name, on });
    if ('value' in answer) {
      useSession.setState(({ picture: current }) => ({ picture: current && { ...current, muted: answer.value.muted } }));
    }
  };
  return (
    <details className="pop">
      <summary className="ui-button ui-focus ui-button-bare">{words.chat.people}</summary>
      <div className="pop-body panel">
        {names.map(name => {
          const muted = picture.muted.includes(name);
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
