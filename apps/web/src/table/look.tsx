/** A panel of the game's own, such as the discards: on a phone a tab beside log and chat. */
import type { AnyGame } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import type { AnyBoard } from '@parlor/ui';
import { optionLabel } from '../parts/option-label.ts';
import { textNames } from './people.ts';
import { useShownView } from './shown.ts';
import { gameOf, lookAtFirst } from './store.ts';

/** The words for what a game shows of the whole table. */
export function tableLooks({ panels = {} }: AnyGame): readonly string[] {
  return Object.keys(panels).filter(word => panels[word]?.of === 'table');
}

interface Props {
  readonly picture: Picture;
  readonly word: string;
  readonly board: AnyBoard | null;
  /** A turn is shown on the board. */
  onShow(): void;
}

export function Look({ picture, word, board, onShow }: Props) {
  const view = useShownView(picture);
  const panel = gameOf(picture).panels?.[word];
  if (!view || panel?.of !== 'table') return null;
  const Drawn = board?.panels?.[word];
  const showPast: typeof lookAtFirst = test => {
    lookAtFirst(test);
    onShow();
  };
  return (
    <div className="log look">
      <h2 className="ui-spoken">{optionLabel(word)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="log-lines" tabIndex={0} aria-label={optionLabel(word)}>
        {Drawn ? (
          <div className="look-drawn">
            <Drawn view={view} onPast={showPast} />
          </div>
        ) : (
          <p className="look-text">{panel.show(view, textNames(picture.facts))}</p>
        )}
      </section>
    </div>
  );
}
