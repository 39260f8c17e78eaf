/** Reads the table aloud: what `render` shows, to whoever hears it. */
import type { Picture } from '@parlor/protocol';
import { sayPolitely } from '../platform/speech.ts';
import { textNames } from './people.ts';
import { typedView } from './shown.ts';
import { gameOf } from './store.ts';

export function readTable(picture: Picture): void {
  const game = gameOf(picture);
  const view = typedView(game, picture);
  if (view) sayPolitely(game.render(view, textNames(picture.facts)));
}
