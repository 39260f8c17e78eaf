/** Help: every key, how to type, and what this table does when somebody goes. */
import { type AnyGame, orderNames } from '@parlor/kernel';
import { absenceAt, type Picture } from '@parlor/protocol';
import { Dialog } from '../parts/dialog.tsx';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { gameOf } from './store.ts';

interface Props {
  readonly picture: Picture;
  readonly keys: readonly (readonly [string, string])[];
  onClose(): void;
}

export function HelpSheet({ picture, keys, onClose }: Props) {
  const letters = useSettings(settings => settings.letterKeys);
  const { policy } = picture.facts;
  const looks = looksOf(gameOf(picture));
  return (
    <Dialog title={words.help.title} kind="side" closeLabel={words.help.close} onClose={onClose}>
      <h3>{words.help.keys}</h3>
      {!letters && <p className="help">{words.help.letterKeysOff}</p>}
      <KeyList keys={words.help.common} />
      {keys.length > 0 && (
        <>
          <h3>{gameOf(picture).name}</h3>
          <KeyList keys={keys} />
        </>
      )}
      <h3>{words.help.commands}</h3>
      <p>{words.help.commandWords}</p>
      {looks.length > 0 && <p>{words.help.looks(looks)}</p>}
      <h3>{words.help.policy}</h3>
      <p>
        {words.lobby.dropsTitle}: {words.lobby.drops[absenceAt(picture.facts)]}
      </p>
      <p>
        {words.lobby.leavesTitle}: {words.lobby.leaves[policy.left]}
      </p>
    </Dialog>
  );
}

/** The game's own words for looking. */
function looksOf(game: AnyGame): readonly string[] {
  const orders = orderNames(game);
  const panels = Object.entries<{ of: 'table' | 'seat' }>(game.panels ?? {});
  return [
    ...panels.map(([word, { of }]) => (of === 'seat' ? `${word} NAME` : word)),
    ...(orders.length > 0 ? [`sort ${orders.join('|')}`] : []),
  ];
}

function KeyList({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <dl className="key-list">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
