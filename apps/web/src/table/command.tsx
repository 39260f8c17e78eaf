/** The command box: the whole game by typing, with the grammar of the terminal and completion from the legal moves. */
import type { AnyGame } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { KeyTag } from '@parlor/ui';
import { type FormEvent, memo, type Ref, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { sayPolitely } from '../platform/speech.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { usePainted } from './after-paint.ts';
import { completions, type Means, obey } from './commands.ts';
import { useHindrance } from './live.ts';
import type { Referee } from './referee.ts';

interface Props {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly referee: Referee;
  readonly input: Ref<HTMLInputElement>;
  readonly open: Means['open'];
}

export function CommandBox({ game, picture, referee, input, open }: Props) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const [, go] = useLocation();
  const letterKeys = useSettings(settings => settings.letterKeys);
  const hindered = useHindrance(picture.facts.phase) !== null;
  const id = useId();
  const reply = (said: string) => {
    setAnswer(said);
    sayPolitely(said);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setAnswer(null);
    const obeyed = await obey(text.trim(), { game, picture, referee, reply, open, go });
    // What was refused stays to be mended, and so does what was typed meanwhile.
    if (obeyed) setText(typed => (typed === text ? '' : typed));
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
      <Completions id={id} game={game} picture={picture} moves={usePainted(hindered ? NONE : referee.moves)} />
    </form>
  );
}

interface CompletionsProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly moves: Referee['moves'];
}

/** Made anew with the moves alone: a picture is new with every line of chat. */
const Completions = memo(
  function Completions({ id, game, picture, moves }: CompletionsProps) {
    return (
      <datalist id={id}>
        {completions(game, picture, moves).map(line => (
          <option key={line} value={line} />
        ))}
      </datalist>
    );
  },
  (before, after) => before.moves === after.moves,
);

const NONE: Referee['moves'] = [];
