/** Every game's test support, by game id. */
import type { AnyTesting } from '@parlor/kernel';

export const testing: Readonly<Record<string, AnyTesting>> = {};
