/** What somebody is called: a bot is marked wherever it is named, and a name that is cut keeps both its ends. */
import './name.css';
import type { BoardPerson } from './board.ts';
import { words } from './words.ts';

/** For sentences: "ben", "BOT search 1". */
export function markedName({ name, bot }: Pick<BoardPerson, 'name' | 'bot'>): string {
  return bot ? `${words.bot} ${name}` : name;
}

/** Cut in its middle where there is no room: versions and numbers stand at the end and tell bots of a kind apart. Heard whole. */
export function Name({ children: name }: { readonly children: string }) {
  const letters = [...name];
  if (letters.length <= ALWAYS_WHOLE) return <b className="ui-name">{name}</b>;
  return (
    <b className="ui-name" title={name}>
      <span className="ui-spoken">{name}</span>
      <span aria-hidden="true" className="ui-name-start">
        {letters.slice(0, -ENDING).join('')}
      </span>
      <span aria-hidden="true">{letters.slice(-ENDING).join('')}</span>
    </b>
  );
}

const ALWAYS_WHOLE = 8;
/** " 1 (2)": a version and a number. */
const ENDING = 6;
