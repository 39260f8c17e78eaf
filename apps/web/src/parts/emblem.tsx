/** A game's picture on its tile, from the game itself; it arrives after the words. */
import { emblems } from '@parlor/games/boards';
import { Mark } from '@parlor/ui';
import { type ComponentType, lazy, Suspense } from 'react';

const drawings = new Map<string, ComponentType>(Object.entries(emblems).map(([id, load]) => [id, lazy(load)]));

export function Emblem({ game }: { readonly game: string }) {
  const Drawing = drawings.get(game);
  return (
    <div className="emblem" aria-hidden="true">
      <Suspense fallback={null}>{Drawing ? <Drawing /> : <Mark />}</Suspense>
    </div>
  );
}
