/** A panel of the game's own, such as the discards: on a phone a tab beside log and chat. */
import type { AnyGame } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { optionLabel } from '../parts/option-label.ts';
import { textNames } from './people.ts';
import { useShownView } from './shown.ts';
import { gameOf } from './store.ts';

/** The words for what a game shows of the whole table. */
export function tableLooks({ panels = {} }: AnyGame): readonly string[] {
  return Object.keys(panels).filter(word => panels[word]?.of === 'table');
}

export function Look({ picture, word }: { readonly picture: Picture; readonly word: string }) {
  const view = useShownView(picture);
  const panel = gameOf(picture).panels?.[word];
  if (!view || panel?.of !== 'table') return null;
  return (
    <div className="log look">
      <h2 className="ui-spoken">{optionLabel(word)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="log-lines" tabIndex={0} aria-label={optionLabel(word)}>
        <p className="look-text">{panel.show(view, textNames(picture.facts))}</p>
      </section>
    </div>
  );
}
