/** Every game's own bots, by game id. */
import type { AnyShelf } from '@parlor/kernel';

export const shelves: Readonly<Record<string, AnyShelf>> = {};
