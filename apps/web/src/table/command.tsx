/** The command box: the whole game by typing, with the grammar of the terminal and completion from the legal moves. */
import { type AnyGame, type SealedMove, understand } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { KeyTag } from '@parlor/ui';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { sayPolitely } from '../platform/speech.ts';
import { ask } from '../session/session.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { plainNames } from './people.ts';
import type { Referee } from './referee.ts';
import { refuse, sendMove } from './store.ts';

interface Props {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly referee: Referee;
  readonly input: Ref<HTMLInputElement>;
  onLeave(): void;
  onLog(): void;
}

export function CommandBox({ game, picture, referee, input, onLeave, onLog }: Props) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const letterKeys = useSettings(settings => settings.letterKeys);
  const id = useId();
  const reply = (said: string | null) => {
    setAnswer(said);
    if (said) sayPolitely(said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const command = text.trim();
    if (!command) return;
    setText('');
    reply(null);
    void obey(command, { game, picture, referee, onLeave, onLog, reply });
  };
  return (
    <form className="command" onSubmit={submit}>
      {answer && <p className="command-answer">{answer}</p>}
      <div className="command-row">
        <span className="prompt" aria-hidden="true">
          &gt;
        </span>
        <input
          ref={input}
          aria-label={words.table.command}
          placeholder={words.table.commandHint}
          list={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {letterKeys && <KeyTag>/</KeyTag>}
      </div>
      <datalist id={id}>
        {referee.moves.slice(0, COMPLETIONS).map(move => (
          <option key={game.format(move)} value={game.format(move)} />
        ))}
      </datalist>
    </form>
  );
}

const COMPLETIONS = 200;

interface Means {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly referee: Referee;
  onLeave(): void;
  onLog(): void;
  reply(text: string): void;
}

async function obey(command: string, means: Means): Promise<void> {
  const { game, picture, referee, reply } = means;
  const [word = '', ...rest] = command.split(/\s+/);
  const tail = rest.join(' ');
  switch (word.toLowerCase()) {
    case 'legal':
      return reply(
        referee.moves.length === 0 ? words.table.noLegal : words.table.legalList(referee.moves.map(game.format).join(', ')),
      );
    case 'why':
      return reply(whyNot(tail, means));
    case 'log':
      return means.onLog();
    case 'leave':
      return means.onLeave();
    case 'chat':
      return talk(picture, tail, undefined);
    case 'msg':
      return talk(picture, rest.slice(1).join(' '), rest[0]);
  }
  const move = readMove(command, means);
  if (move) await sendMove(move);
  else refuse({ code: 'unreadable', message: words.table.unreadable(command) });
}

function whyNot(text: string, means: Means): string {
  const move = readMove(text, means);
  if (!move) return words.table.unreadable(text);
  return means.referee.why(move)?.message ?? words.table.fine(text);
}

function readMove(text: string, { game, picture }: Means): SealedMove | null {
  return picture.view ? understand(game, text, picture.view, plainNames(picture.facts)) : null;
}

async function talk(picture: Picture, text: string, to: string | undefined): Promise<void> {
  const answer = await ask('say', { table: picture.facts.table, text, ...(to ? { to } : {}) });
  if ('refusal' in answer) refuse(answer.refusal);
}
