/** The view as its person looks at it: of now or of a past turn, and in text with the hand in the order that was asked for. */
import { type AnyGame, inOrder, nobodysTurn, type SeenView } from '@parlor/kernel';
import type { Picture } from '@parlor/protocol';
import { useMemo } from 'react';
import { handOrder } from '../stores/hand-order.ts';
import { type TableStore, useTable } from './store.ts';

export function useShownView({ view, facts }: Picture): SeenView | null {
  const over = facts.phase === 'over';
  const present = useMemo(() => (view && over ? nobodysTurn(view) : view), [view, over]);
  return useTable(state => viewLookedAt(state)) ?? present;
}

/** What a typed line speaks of: places in it are places in the drawn text. */
export function typedView(game: AnyGame, { view, facts }: Picture): SeenView | null {
  const shown = viewLookedAt(useTable.getState()) ?? view;
  return shown && inOrder(game, shown, handOrder(facts.table));
}

function viewLookedAt({ looking, turns }: TableStore): SeenView | null {
  return looking === null ? null : (turns.find(turn => turn.n === looking)?.view ?? null);
}
