/** A stored match, entry by entry, to where it stands. */
import { type GameRecord, type Refusal, replay } from '@parlor/kernel';
import { fold, type Start, startMatch } from './fold.ts';
import type { Match } from './types.ts';

/** What a match's record does not say. */
export type Setting = Omit<Start, 'state' | 'at'>;

export function loadMatch(setting: Setting, record: GameRecord): { readonly value: Match } | { readonly refusal: Refusal } {
  let match: Match | null = null;
  const replayed = replay(setting.game, record, ({ state, entry }) => {
    match = match && entry ? fold(match, entry, state) : startMatch({ ...setting, state, at: record.header.created });
  });
  if ('refusal' in replayed) return replayed;
  return { value: match as unknown as Match };
}
