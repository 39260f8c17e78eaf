/** What each game draws, by game id, each in its own chunk. A game without a board plays through its text and its list of moves. */
import { type AnyBoard, sealBoard } from '@parlor/ui';
import type { ComponentType } from 'react';

export const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  hanabi: async () => sealBoard((await import('./hanabi/board/index.tsx')).hanabiBoard),
  hanto: async () => sealBoard((await import('./hanto/board/index.tsx')).hantoBoard),
};

/** The picture on a game's tile in the menu. It fills the box it is put in, which is a size container. */
export const emblems: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>> = {
  hanabi: () => import('./hanabi/board/emblem.tsx'),
  phase10: () => import('./phase10/board/emblem.tsx'),
  codex: () => import('./codex/board/emblem.tsx'),
  hanto: () => import('./hanto/board/emblem.tsx'),
};
